import { afterAll, beforeAll, expect, test } from "vitest";
import { outcomeOf } from "../../src/app/access-kinds.ts";
import { PAGES } from "../../src/app/access-matrix.ts";
import routes from "../../src/routes.ts";
import { cellsOf, filled } from "../support/access-cells.ts";
import { builtSite } from "../support/built-site.ts";
import { ENDS_OF_THE_CALENDAR } from "../support/odd-days.ts";
import { cast, type Cast } from "../support/personas.ts";
import type { TestSite } from "../support/test-app.ts";

// Every page of the matrix, tried by everybody on everything, as a document and as the data that the browser asks for.

let site: TestSite;
let people: Cast;
beforeAll(async () => {
  site = await builtSite();
  people = await cast(site);
});
afterAll(() => site?.close());

const hashes = /\$argon2|passwordHash|password_hash|codeHash|tokenHash/;
const leaks: string[] = [];

/** What a page answered, as an outcome of the matrix: led elsewhere within the site is let in, led to the login page is 401. */
function seen(status: number, text: string, location: string): "in" | number {
  // The data of a redirect says it in its body.
  const to = location || (status === 202 ? text : "");
  if (status === 202 || (status >= 300 && status < 400)) return /\/login(?:\?|%3F)/.test(to) ? 401 : "in";
  return status === 200 ? "in" : status;
}

test.each(Object.keys(PAGES))("/%s", { timeout: 240_000 }, async (path) => {
  const row = PAGES[path]!;
  const wrong: string[] = [];
  for (const { persona, target, expected, name } of cellsOf(path, row, people)) {
    const url = `/${filled(path, target)}`;
    for (const address of [url, path === "" ? "/_.data" : `${url}.data`]) {
      const answer = await site.app.inject({
        method: "GET",
        url: address,
        headers: { "user-agent": "test-bot", ...(persona.cookie ? { cookie: persona.cookie } : {}) },
      });
      const text = answer.body;
      const outcome = seen(answer.statusCode, text, String(answer.headers.location ?? ""));
      if (outcome !== expected) wrong.push(`${name} at ${address}: ${outcome} in place of ${expected}`);
      if (hashes.test(text)) leaks.push(`${name} at ${address}: a hash`);
      if (persona.cookie && text.includes(persona.cookie.split("=")[1]!))
        leaks.push(`${name} at ${address}: the session`);
      if (persona.name !== "admin")
        for (const { label, ownerId, secrets } of people.targets)
          for (const secret of secrets)
            if (ownerId !== persona.id && text.includes(secret))
              leaks.push(`${name} at ${address}: ${secret} of ${label}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("no page source and no page data gives away a hash, a session, or what belongs to somebody else", () => {
  expect(leaks).toEqual([]);
});

test("every page of the site stands in the matrix, and every row of it is a page", () => {
  const paths = routes.map(({ index, path }) => (index ? "" : path)).filter((path) => path !== "*");
  expect(Object.keys(PAGES).sort()).toEqual(paths.sort());
  expect(outcomeOf(PAGES["AdminDashboard"]!, "other")).toBe(403);
});

const DAY_QUERIES = ["date", "until", "from", "to", "day", "month", "year"];

test.each(ENDS_OF_THE_CALENDAR)(
  "no page fails where its address names the day %s",
  { timeout: 120_000 },
  async (day) => {
    const failed: string[] = [];
    const named = encodeURIComponent(day);
    for (const [path, row] of Object.entries(PAGES)) {
      const cells = cellsOf(path, row, people).filter(({ expected }) => expected === "in");
      const cell =
        cells.find(({ persona, target }) => persona.id !== null && persona.id === target?.ownerId) ?? cells[0];
      if (!cell) continue;
      const url = `/${path.replace(":year", named) === path ? filled(path, cell.target) : path.replace(":year", named)}`;
      const query = DAY_QUERIES.map((name) => `${name}=${named}`).join("&");
      const { cookie } = cell.persona;
      const answer = await site.app.inject({
        method: "GET",
        url: `${url}?${query}`,
        headers: { "user-agent": "test-bot", ...(cookie ? { cookie } : {}) },
      });
      if (answer.statusCode >= 500) failed.push(`${url}?${query}: ${answer.statusCode}`);
    }
    expect(failed).toEqual([]);
  },
);
