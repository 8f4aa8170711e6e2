import { afterAll, beforeAll, expect, test } from "vitest";
import { callRows } from "../../src/app/access-matrix.ts";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { testPerson, testVolunteer, type TestPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import { cellsOf, filled } from "../support/access-cells.ts";
import { apiForms, bodyOf, fitting, type ApiForm } from "../support/api-forms.ts";
import { ENDS_OF_THE_CALENDAR, isDayName } from "../support/odd-days.ts";
import { cast, type Cast } from "../support/personas.ts";
import { SAMPLES } from "../support/sample-values.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { askedFor, quoteOf } from "../support/test-bookings.ts";

// Every field and query of every call that names a day, with the ends of the calendar and with what is none: refused with
// a sentence, and nothing fails. A new call is tried without a word here.

let site: TestSite;
let people: Cast;
let forms: ApiForm[];
beforeAll(async () => {
  site = await startTestSite(
    Object.fromEntries(
      [
        "LIMIT_UPLOADS_PER_PERSON",
        "LIMIT_REVIEWS_PER_PERSON",
        "LIMIT_CODES_PER_ADDRESS",
        "LIMIT_CODE_TRIES_PER_ADDRESS",
        "LIMIT_ENQUIRIES_PER_ADDRESS",
        "LIMIT_ENQUIRIES_PER_LISTING",
        "LIMIT_SIGNUPS_PER_ADDRESS",
      ].map((name) => [name, "100000"]),
    ),
  );
  people = await cast(site);
  forms = apiForms(site.app);
});
afterAll(() => site?.close());

type Field = ApiForm["fields"][number];
const isDay = ([name, { format }]: Field): boolean => format === "date" || isDayName(name);
const valueOf = (field: Field): unknown => SAMPLES[field[0]] ?? fitting(field);
/** What an event is made of besides. */
const EVENT = {
  name: "Riya's wedding",
  occasion: "Wedding",
  place: "Indore",
  guests: 300,
  budgetPaise: null,
  needs: [],
};

/** A form with something in every field, its days replaced; of an event the days of its parts. */
const withDay = (form: ApiForm, day: string): Record<string, unknown> =>
  form.fields.some(([name]) => name === "parts")
    ? { ...EVENT, parts: [{ name: "Mela", day }] }
    : Object.fromEntries(form.fields.map((field) => [field[0], isDay(field) ? day : valueOf(field)]));

/** Whoever a call lets in, on a thing of theirs where it has an owner; nobody where a call has no such row. */
function tryOf(form: ApiForm): { url: string; cookie: string | null }[] {
  const path = form.path.replace(/\{(\w+)\}/g, ":$1");
  const row = callRows()[`${form.method} ${path}`];
  if (!row) return [];
  const cells = cellsOf(form.key, row, people).filter(({ expected }) => expected === "in");
  const cell = cells.find(({ persona, target }) => persona.id !== null && persona.id === target?.ownerId) ?? cells[0];
  if (!cell) return [];
  return [{ url: path.includes(":day") ? path : filled(path, cell.target), cookie: cell.persona.cookie }];
}

test.each(ENDS_OF_THE_CALENDAR)(
  "%s in every day of every form is refused in words",
  { timeout: 120_000 },
  async (day) => {
    const wrong: string[] = [];
    // When a payment was made is held against its request: src/features/payments/.
    const asked = forms.filter(
      ({ method, fields, path }) =>
        method !== "GET" && !path.endsWith("/payments") && fields.some((field) => isDay(field) || field[0] === "parts"),
    );
    expect(asked.length).toBeGreaterThan(15);
    for (const form of asked)
      for (const { url, cookie } of tryOf(form)) {
        const { status, body } = await site.call<{ message?: string; errors?: Record<string, string> }>(
          form.method,
          url,
          {
            cookie,
            ...bodyOf(form, withDay(form, day)),
          },
        );
        const named = Object.keys(body.errors ?? {}).some((name) => isDayName(name.split(".").at(-1) ?? ""));
        if (status !== 400 || !body.message || !named) wrong.push(`${form.key}: ${status} ${JSON.stringify(body)}`);
      }
    expect(wrong).toEqual([]);
  },
);

test.each(ENDS_OF_THE_CALENDAR)("%s in every query and path that names a day", { timeout: 120_000 }, async (day) => {
  const wrong: string[] = [];
  const named = encodeURIComponent(day);
  for (const form of forms.filter(({ params, query }) => params.includes("day") || query.some(isDayName)))
    for (const { url, cookie } of tryOf(form)) {
      const at = url.replace(":day", named);
      const queries = form.query.filter(isDayName).map((name) => `${name}=${named}`);
      for (const query of queries.length > 0 ? [...queries, queries.join("&")] : [""]) {
        const { status } = await site.call<unknown>(form.method, query ? `${at}?${query}` : at, { cookie });
        // The form of a listing leaves out what an old address brings along.
        if (status >= 500 || (!at.endsWith("/enquiry-form") && /\b(?:date|day)=/.test(query) && status < 400))
          wrong.push(`${form.method} ${at}?${query}: ${status}`);
      }
    }
  expect(wrong).toEqual([]);
});

test.each(["9999-12-31", "9999-12-30", "0001-01-01"])(
  "a request for %s that was taken before days had bounds goes its way and ends nothing",
  async (day) => {
    const organiser: TestPerson = await testPerson(site.deps);
    const provider: TestPerson = await testPerson(site.deps, { role: "volunteer" });
    const listing = (await testVolunteer(site.deps, provider)).id;
    const statuses: [string, number][] = [];
    const call = async (who: TestPerson, method: "GET" | "POST" | "PATCH", path: string, body?: unknown) => {
      const { status } = await site.call<unknown>(method, path, { cookie: who.cookie, ...(body ? { body } : {}) });
      statuses.push([`${method} ${path}`, status]);
    };
    const asked = { sender: organiser.id, recipient: provider.id, listing, day };
    const [one, two] = [
      await askedFor(site.deps.db, { ...asked, details: { days: "60" } }),
      await askedFor(site.deps.db, asked),
    ];
    const { number } = one;
    await call(provider, "POST", `/api/bookings/${number}/quotes`, {
      ...quoteOf(new Date(), 10_000_00),
      holdHours: 24,
    });
    await call(organiser, "POST", `/api/bookings/${number}/accept`, { round: 1 });
    await call(organiser, "PATCH", `/api/bookings/${number}`, { move: "confirm", round: 1 });
    await call(organiser, "POST", `/api/bookings/${number}/changes`, { day: addDays(todayIST(), 40) });
    await call(provider, "PATCH", `/api/enquiries/${two.number}`, { status: "accepted", despite: true });
    await call(organiser, "PATCH", `/api/enquiries/${two.number}`, { status: "confirmed" });
    for (const who of [organiser, provider])
      for (const path of [
        `/api/bookings/${number}`,
        `/api/bookings/${number}/payments`,
        `/api/bookings/${two.number}`,
        "/api/enquiries/sent",
        "/api/enquiries/received",
        `/api/listings/${listing}/availability`,
        `/api/listings/${listing}/calendar`,
      ])
        await call(who, "GET", path);
    expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
    expect(statuses.find(([what]) => what.endsWith("/quotes"))?.[1]).toBe(day > todayIST() ? 201 : 409);
  },
);
