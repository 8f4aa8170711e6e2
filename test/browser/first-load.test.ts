import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  brotliBytes,
  FIRST_LOAD_LIMIT,
  firstLoad,
  MEASURED,
  PUBLIC_LOAD_LIMIT,
  sheetsOf,
  WITH_FORMS,
} from "../../bench/first-load.ts";
import { PAGES as ACCESS } from "../../src/app/access-matrix.ts";
import { booksOf } from "../../src/app/words/source-texts.ts";
import { OTHERS } from "../../src/domain/words/languages.ts";
import { projectRoot } from "../../src/platform/root.server.ts";
import routes from "../../src/routes.ts";

/** What no page loads at first, by words that stand in it. */
const LATER = {
  zod: "ZodError",
  "react-hook-form": "shouldUnregister",
  "the lightbox": "yarl__",
  "the districts": "Dakshin Dinajpur",
};

test.each(Object.entries(MEASURED))(
  "%s loads at most 110 KB of scripts at first, and none of forms, lightbox and places",
  (_page, route) => {
    const scripts = firstLoad(route);
    expect(brotliBytes(scripts), [...scripts.keys()].join(" ")).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
    const code = [...scripts.values()].join("\n");
    for (const [what, word] of Object.entries(LATER)) expect(code.includes(word), what).toBe(false);
  },
);

test.each(Object.entries({ ...MEASURED, ...WITH_FORMS }))(
  "%s waits for no styles but those of public pages",
  (_page, route) => {
    expect(sheetsOf(route).map((path) => path.replace(/.*\/(\w+)-.*/, "$1"))).toEqual(["shell"]);
  },
);

/** Those that have words at all. */
const languages = OTHERS.filter(({ code }) => booksOf(projectRoot, code).size > 0);

test.each(
  languages.flatMap(({ code }) => Object.entries(MEASURED).map(([page, route]) => [code, page, route] as const)),
)(
  "in %s, %s loads at most 110 KB of scripts at first too, and no script of another language",
  (language, _page, route) => {
    const scripts = firstLoad(route, language);
    expect(brotliBytes(scripts), [...scripts.keys()].join(" ")).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
    const names = [...scripts.keys()].map((path) => path.replace(/.*\//, ""));
    expect(new Set(names).size).toBe(names.length);
    expect([...scripts.values()].join("").includes("@@w_")).toBe(false);
  },
);

test.each(Object.entries(WITH_FORMS))(
  "%s has a form, and loads at most 130 KB of scripts before the first touch, none of them of forms",
  (_page, route) => {
    const scripts = firstLoad(route);
    expect(brotliBytes(scripts), [...scripts.keys()].join(" ")).toBeLessThanOrEqual(PUBLIC_LOAD_LIMIT);
    const code = [...scripts.values()].join("\n");
    for (const what of ["zod", "react-hook-form"] as const) expect(code.includes(LATER[what]), what).toBe(false);
  },
);

/** Every page that is open without an account, by its path in src/routes.ts, as the route that it is. */
const OPEN = routes.flatMap(({ id, path = "", file }) => {
  const row = path === "*" ? { access: "everybody" } : ACCESS[path];
  const isOpen = ["everybody", "shown", "approved", "linked"].includes(row?.access ?? "");
  return isOpen ? [[`/${path}`, id ?? file.replace(/^\.\//, "").replace(/\.tsx$/, "")] as const] : [];
});

test("every page that is open to all loads at most 130 KB of scripts before the first touch", () => {
  expect(OPEN.length).toBeGreaterThan(40);
  const heavy = OPEN.flatMap(([path, route]) => {
    const bytes = brotliBytes(firstLoad(route));
    return bytes > PUBLIC_LOAD_LIMIT ? [`${path}: ${bytes}`] : [];
  });
  expect(heavy).toEqual([]);
});

/** A value of each category whose values are marked as words where they stand. */
const VALUES = [
  "Hotel lawn",
  "Pre-wedding shoot",
  "Tent and mandap",
  "Party guests",
  "Jain vidhikar",
  "Stage and Truss",
];

test("categories stay on the server: here their values, which are kept and sent, would be in the page's language", () => {
  const folder = join(projectRoot, "build/client/assets");
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".js"))) {
    const code = readFileSync(join(folder, name), "utf8");
    expect(
      VALUES.filter((value) => code.includes(value)),
      name,
    ).toEqual([]);
  }
});

test("what comes later is there", () => {
  const folder = join(projectRoot, "build/client/assets");
  const code = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  for (const [what, word] of Object.entries(LATER)) expect(code.includes(word), what).toBe(true);
});
