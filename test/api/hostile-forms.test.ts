import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { person } from "../../src/features/accounts/accounts-test-kit.ts";
import { apiForms, bodyOf, fitting, type ApiForm } from "../support/api-forms.ts";
import { hearLog } from "../support/heard-log.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { NOBODYS_ID } from "../support/nobodys-id.ts";

// What is sent to do harm, in every field, query and path part of every call that the OpenAPI document describes: it is
// refused or kept as the text it is. A new call is tried without a word here.

let site: TestSite;
let forms: ApiForm[];
let log: string[];
let cookies: string[];
const many = "100000";
beforeAll(async () => {
  site = await startTestSite(
    Object.fromEntries(
      [
        "LIMIT_UPLOADS_PER_PERSON",
        "LIMIT_REVIEWS_PER_PERSON",
        "LIMIT_LOGINS_PER_ADDRESS",
        "LIMIT_CODE_TRIES_PER_ADDRESS",
        "LIMIT_CODES_PER_ADDRESS",
        "LIMIT_ENQUIRIES_PER_ADDRESS",
        "LIMIT_SIGNUPS_PER_ADDRESS",
      ].map((name) => [name, many]),
    ),
  );
  cookies = [(await person(site, "somebody")).cookie, (await person(site, "desk", { role: "admin" })).cookie];
  forms = apiForms(site.app);
  log = hearLog(site.deps);
});
afterAll(() => site?.close());

/** Values by what they are made to break. */
const HOSTILE: Record<string, unknown> = {
  "a script": `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>`,
  SQL: `'; DROP TABLE users; --`,
  "SQL that is always true": `1' OR '1'='1' UNION SELECT password_hash FROM users --`,
  "a pattern": String.raw`%_\%\_*?[a-z]($^)`,
  "a format": "%s%s%n {{7*7}} ${7*7} <%= 7*7 %>",
  "lines of a mail": "a@b.in\r\nBcc: everybody@evil.example\r\n\r\nBuy!",
  "a path": "../../../../etc/passwd",
  "a Windows path": String.raw`..\..\windows\win.ini`,
  NUL: "a\0b",
  "a lone surrogate": "a\uD800b",
  "turned text": "\u202Egnp.exe\u202C\u200B\uFEFF",
  "ten thousand marks": `a${"\u0301".repeat(10_000)}`,
  "half a megabyte": "x".repeat(500_000),
  "a number": 1e308,
  "no number": "NaN",
  "a list": [["a"], ["b"]],
  "an object": { $gt: "", toString: "x", __proto__: { admin: true } },
  nothing: null,
  yes: true,
};

/** Sends it. @returns what was wrong with the answers */
async function tried(
  form: ApiForm,
  part: { params?: string; query?: Record<string, unknown>; values?: Record<string, unknown> },
  by = cookies,
): Promise<string[]> {
  const path = form.path.replace(/\{\w+\}/g, encodeURIComponent(part.params ?? NOBODYS_ID));
  const query = part.query
    ? `?${Object.entries(part.query)
        .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
        .join("&")}`
    : "";
  const problems: string[] = [];
  for (const cookie of by) {
    const answer = await site.call<unknown>(form.method, path + query, {
      cookie,
      ...(form.method === "GET" ? {} : bodyOf(form, part.values ?? {})),
    });
    if (answer.status >= 500) problems.push(`${form.key}: ${answer.status}`);
    if (!String(answer.headers["content-type"]).startsWith("application/json"))
      problems.push(`${form.key}: ${answer.headers["content-type"]}`);
    if (/syntax error|relation "|\bat \S+\.ts:|node_modules|pg_catalog/.test(JSON.stringify(answer.body)))
      problems.push(`${form.key}: tells of its insides`);
  }
  return problems;
}

test.each(Object.entries(HOSTILE))(
  "%s in every field of every form, in all at once",
  { timeout: 120_000 },
  async (_name, value) => {
    const problems: string[] = [];
    for (const form of forms.filter(({ fields }) => fields.length > 0))
      problems.push(
        ...(await tried(form, { values: Object.fromEntries(form.fields.map(([field]) => [field, value])) })),
      );
    expect(problems).toEqual([]);
  },
);

// As an admin, whom every call lets in.
test.each(Object.entries(HOSTILE).filter((entry): entry is [string, string] => typeof entry[1] === "string"))(
  "%s in each query and each part of a path",
  { timeout: 120_000 },
  async (_name, value) => {
    const problems: string[] = [];
    const text = value.toWellFormed().slice(0, 5000);
    for (const form of forms.filter(({ query }) => query.length > 0))
      for (const name of form.query)
        problems.push(...(await tried(form, { query: { [name]: text } }, cookies.slice(1))));
    for (const form of forms.filter(({ params, key }) => params.length > 0 && !key.includes("/photo")))
      problems.push(
        ...(await tried(
          form,
          { params: text, values: Object.fromEntries(form.fields.map((field) => [field[0], fitting(field)])) },
          cookies.slice(1),
        )),
      );
    expect(problems).toEqual([]);
  },
);

describe("a body that is no form at all", () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field${at}`, "x"])));
  const parts = (count: number) =>
    `${Array.from({ length: count }, (_, at) => `--x\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\nv\r\n`).join("")}--x--\r\n`;
  const multipart = "multipart/form-data; boundary=x";
  test.each<[string, string, string, (status: number) => boolean]>([
    ["nested a hundred thousand deep", `{"fullName":${deep}}`, "application/json", (status) => status < 500],
    ["with ten thousand fields", wide, "application/json", (status) => status < 500],
    ["a form with ten thousand fields", parts(10_000), multipart, (status) => status >= 400 && status < 500],
    [
      "of two megabytes",
      JSON.stringify({ fullName: "x".repeat(2_000_000) }),
      "application/json",
      (status) => status >= 400 && status < 500,
    ],
    [
      "that pollutes the prototype",
      '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}',
      "application/json",
      (status) => status < 500,
    ],
    [
      "a form that pollutes the prototype",
      `--x\r\nContent-Disposition: form-data; name="__proto__[role]"\r\n\r\nadmin\r\n--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nadmin\r\n--x--\r\n`,
      multipart,
      (status) => status < 500,
    ],
    ["cut in the middle", '{"fullName":"a', "application/json", (status) => status >= 400 && status < 500],
    ["of another kind", "<a/>", "application/xml", (status) => status >= 400 && status < 500],
    [
      "in the clothes of a page's form",
      "fullName=a&phone=b",
      "application/x-www-form-urlencoded",
      (status) => status >= 400 && status < 500,
    ],
    ["that is text", '{"role":"admin"}', "text/plain", (status) => status >= 400 && status < 500],
    [
      "in a character set of its own",
      Buffer.from('{"fullName":"a"}', "utf16le").toString("latin1"),
      "application/json; charset=utf-16",
      (status) => status >= 400 && status < 500,
    ],
    ["packed", "\x1f\x8b\x08\x00\x00\x00\x00\x00", "application/json", (status) => status >= 400 && status < 500],
  ])("%s, to every call that takes one", { timeout: 120_000 }, async (_name, body, type, fine) => {
    const wrong: string[] = [];
    for (const form of forms.filter(({ method, fields }) => method !== "GET" && fields.length > 0)) {
      const path = form.path.replace(/\{\w+\}/g, NOBODYS_ID);
      for (const cookie of cookies) {
        // Past the OpenAPI check: what answers here may be the parser, which no call describes.
        const answer = await site.app.inject({
          method: form.method,
          url: path,
          headers: { "content-type": type, cookie },
          payload: body,
        });
        if (!fine(answer.statusCode)) wrong.push(`${form.key}: ${answer.statusCode}`);
        else if (
          (answer.json() as { error?: string; message?: string }).error !==
            (answer.json() as { message?: string }).message &&
          answer.statusCode >= 400
        )
          wrong.push(`${form.key}: ${answer.body.slice(0, 100)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});

test("after all of it nobody's role has changed, the tables stand, and nothing failed", async () => {
  const { rows } = await site.deps.database.pool.query(
    "SELECT role, count(*)::int AS people FROM users GROUP BY role ORDER BY role",
  );
  expect(rows).toEqual([
    { role: "admin", people: 1 },
    { role: "user", people: 1 },
  ]);
  expect(log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  await site.deps.jobs.idle(25_000);
  for (const { headers } of site.mailOutbox()) expect(Object.keys(headers)).not.toContain("bcc");
});
