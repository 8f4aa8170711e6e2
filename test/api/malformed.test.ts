import { afterAll, beforeAll, expect, test } from "vitest";
import { callRows } from "../../src/app/access-matrix.ts";
import { hashPassword } from "../../src/features/accounts/password-hash.server.ts";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { cellsOf, filled } from "../support/access-cells.ts";
import { hearLog } from "../support/heard-log.ts";
import { cast, type Cast } from "../support/personas.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

// Every field of every call of the OpenAPI document is sent the wrong type, a list, too much, and nothing. Whatever is
// answered says so in our own words and by the names of fields, and nothing fails.

type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
};
type Operation = {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};
type Document = { paths: Record<string, Record<string, Operation>> };
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

let site: TestSite;
let log: string[];
let people: Cast;
/** What went wrong inside, by its lines in the log. */
const failures = (lines: string[]) =>
  lines.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ level }) => level >= 50);

let calls: Record<string, Operation>;
beforeAll(async () => {
  const much = Object.fromEntries(
    [
      "UPLOADS_PER_PERSON",
      "REVIEWS_PER_PERSON",
      "REPORTS_PER_ADDRESS",
      "LOGINS_PER_ADDRESS",
      "CODE_TRIES_PER_ADDRESS",
      "CODES_PER_ADDRESS",
      "ENQUIRIES_PER_ADDRESS",
    ].map((name) => [`LIMIT_${name}`, "100000"]),
  );
  site = await startTestSite(much);
  log = hearLog(site.deps);
  people = await cast(site);
  await site.deps.db.$client.query("UPDATE users SET password_hash = $1", [await hashPassword("Right-1@words")]);
  const { paths } = site.app.swagger() as unknown as Document;
  calls = Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`.toLowerCase(),
        operation,
      ]),
    ),
  );
});
afterAll(() => site?.close());

/** What a field is called tells what fits it; the rest follows from its schema. */
const FITTING: Record<string, unknown> = {
  email: "someone@mail.example",
  mobile: "9826012345",
  phone: "9826012345",
  mobileNumber: "9826012345",
  dob: "1995-05-05",
  calendar: addDays(todayIST(), 30),
  eventDate: addDays(todayIST(), 30),
  state: "Madhya Pradesh",
  addressState: "Madhya Pradesh",
  selectedState: "Madhya Pradesh",
  district: "Indore",
  addressDistrict: "Indore",
  city: "Indore",
  selectedDistricts: '["Indore"]',
  pin: "452010",
  zipCode: "452010",
  username: "volunteer",
  stars: 4,
  rating: 4,
  consent: true,
};
function fitting(name: string, schema: Schema = {}): unknown {
  if (name in FITTING) return FITTING[name];
  const one = schema.anyOf?.[0] ?? schema;
  if (one.enum) return one.enum[0];
  return { boolean: true, number: 1, integer: 1, array: [], object: {} }[String(one.type)] ?? "Some words";
}

const LONG = "x".repeat(20_000);
const WRONG: readonly unknown[] = [7, 1e300, true, ["x", "y"], { a: 1 }, LONG, Array(500).fill("x"), "x"];
const NOTHING: readonly unknown[] = [undefined, null, "  "];
/** Letters that fields of text must stand: refused in words or kept whole, never cut into something that cannot be kept. */
const UNUSUAL = [
  "call 𝟗𝟖𝟐𝟔𝟎𝟏𝟐𝟑𝟒𝟓 or 𝓻𝓪𝓿𝓲@𝓰𝓶𝓪𝓲𝓵.𝓬𝓸𝓶",
  "a\uD835b\uDFD7",
  "a\0b\u202Etxt.9826012345\u202C\u200F",
  `a${"\u0301".repeat(10_000)}`,
];
const IN_ADDRESS = ["", "x", "-1", "5&%=6", "x".repeat(300), "%00", "[]", "{}"];

/** The words of zod, and what JavaScript makes of a value that nobody looked at. */
const NOT_OURS =
  /Invalid (?:input|option|string|key|element|discriminator|UUID|ISO|URL|regex|date|number)|expected|received|Too (?:big|small)|Unrecognized|must match|\bNaN\b|undefined|\[object|\bnull\b/i;

/** What is wrong with an answer, or null. `sent`: the field that was sent something wrong. */
function complaint({ status, body }: { status: number; body: Record<string, unknown> }, sent?: string): string | null {
  if (status >= 500) return `${status} ${JSON.stringify(body)}`;
  if (status < 400) return null;
  const { error, message, errors = {} } = body as { error: string; message: string; errors?: Record<string, string> };
  if (!error || error !== message) return `error and message differ: ${JSON.stringify(body)}`;
  const texts = [message, ...Object.values(errors)];
  if (texts.some((text) => NOT_OURS.test(text) || text.trim() === "")) return JSON.stringify(texts);
  if ("" in errors) return "an empty name of a field";
  // 'Valid mobile number is required' is the specification's text for a wrong one.
  if (sent && /^(?!Valid ).*\brequired\b/i.test(errors[sent] ?? "")) return `${sent}: ${errors[sent]}, and it was sent`;
  return null;
}

/** How a call is sent JSON: forms name lists `name[]` and members `name[member]`. */
const jsonName = (name: string) => name.replace(/\[\]$/, "");
let senders = 0;
const nextIp = () => `10.${(++senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`;

test.each(Object.keys(callRows()).filter((key) => key.includes(" /api/")))("%s", { timeout: 120_000 }, async (key) => {
  const operation = calls[key.toLowerCase().replace(/\/$/, "")] ?? calls[key.toLowerCase()];
  // The document itself and its page describe nothing.
  if (!operation) return expect(key).toMatch(/openapi\.json|\/api\/docs|\/photo$/);
  const [method, path] = key.split(" ") as [Method, string];
  const all = cellsOf(key, callRows()[key]!, people);
  const admitted = all.filter(({ expected }) => expected === "in");
  // Whoever is let in by a token alone is none of the people here: then everybody meets the door.
  const cells = admitted.length > 0 ? admitted : all;
  const { persona, target } = cells.find(({ persona: { id } }) => id !== null) ?? cells[0]!;
  const url = filled(path, target);
  const wrong = new Set<string>();
  const call = async (address: string, body: unknown, what: string, field?: string) => {
    const sent =
      method === "GET" ? {} : typeof body === "object" && body instanceof FormData ? { form: body } : { body };
    const answer = await site.call(method, address, { cookie: persona.cookie, ip: nextIp(), ...sent });
    const said = complaint(answer, field);
    if (said) wrong.add(`${what}: ${said}`);
    if (method === "DELETE") await people.restore();
  };

  const content = operation.requestBody?.content ?? {};
  const schema = (content["application/json"] ?? Object.values(content)[0])?.schema ?? {};
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => [jsonName(name), one] as const);
  const whole = Object.fromEntries(fields.map(([name, one]) => [name, fitting(name, one)]));
  for (const [name, described] of fields) {
    const file = schema.properties?.[name]?.format === "binary";
    for (const value of WRONG)
      await call(
        url,
        { ...whole, [name]: value },
        `${name} = ${JSON.stringify(value).slice(0, 40)}`,
        file ? undefined : name,
      );
    for (const value of NOTHING) await call(url, { ...whole, [name]: value }, `${name} = ${String(value)}`);
    if (JSON.stringify(described).includes('"string"'))
      for (const [at, value] of UNUSUAL.entries())
        await call(url, { ...whole, [name]: value }, `${name} = unusual letters ${at + 1}`, file ? undefined : name);
  }
  if (fields.length > 0) {
    for (const value of WRONG)
      await call(
        url,
        Object.fromEntries(fields.map(([name]) => [name, value])),
        `all = ${JSON.stringify(value).slice(0, 40)}`,
      );
    for (const body of [[], ["x"], "null", "7", '"x"', "true", "{}", {}, "{", ""])
      await call(url, body, `the body ${JSON.stringify(body)}`);
  }
  if (content["multipart/form-data"]) {
    for (const value of ["", "x", LONG, "[", '[{"a":1}]', "{}"]) {
      const form = new FormData();
      for (const [name] of fields) for (const _twice of [1, 2]) form.append(name, value);
      await call(url, form, `a form of ${value.slice(0, 20)}`);
    }
  }
  const query = (operation.parameters ?? []).filter(({ in: where }) => where === "query").map(({ name }) => name);
  for (const name of query) {
    for (const value of IN_ADDRESS) await call(`${url}?${name}=${value}`, {}, `?${name}=${value.slice(0, 40)}`);
    await call(`${url}?${name}=5&${name}=6`, {}, `?${name} twice`);
    await call(`${url}?${name}[a]=5`, {}, `?${name}[a]`);
  }
  for (const [name] of path.matchAll(/:\w+/g))
    for (const value of ["x", "%00", "7", "-", "x".repeat(99), "x".repeat(2000)])
      await call(
        path.replace(name, value).replace(/:(\w+)/g, (_all, one: string) => target?.params[one] ?? "x"),
        whole,
        `${name} = ${value.slice(0, 20)}`,
      );
  await people.restore();
  expect([...wrong]).toEqual([]);
});

test("what followed from all of it was done", async () => {
  await site.deps.jobs.idle(25_000);
  expect(failures(log)).toEqual([]);
});
