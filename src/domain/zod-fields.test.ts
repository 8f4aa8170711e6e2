import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import {
  adultDob,
  boolText,
  email,
  aheadDay,
  aheadOrPastDay,
  indianMobile,
  isoDay,
  jsonList,
  optionalEmail,
  optionalMobile,
  optionalText,
  pin,
  requiredText,
} from "./zod-fields.ts";
import { NO_DAY_MESSAGE, UNDER_AGE_MESSAGE } from "./typed-text.ts";
import { badInputFrom, fieldErrors } from "./zod-issues.ts";

/** The parsed value, or the messages. */
function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
}

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T18:30:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const wrongTypes: unknown[] = [
  5,
  0,
  Number.NaN,
  true,
  [],
  ["x"],
  [[1]],
  {},
  { toString: 1 },
  Symbol("x"),
  10n,
  () => "x",
  new Date(),
];
const NO_TEXT = "Please enter text.";
const required: [string, z.ZodType, wrong: string][] = [
  ["requiredText", requiredText("Required", { max: 20 }), NO_TEXT],
  ["email", email("Wrong", { requiredMessage: "Required" }), "Wrong"],
  ["indianMobile", indianMobile("Wrong", { requiredMessage: "Required" }), "Wrong"],
  ["isoDay", isoDay("Wrong", { requiredMessage: "Required" }), "Wrong"],
  ["aheadDay", aheadDay("Past", { requiredMessage: "Required" }), NO_DAY_MESSAGE],
  ["adultDob", adultDob("Required"), NO_DAY_MESSAGE],
];

test.each(required)("%s tells what is missing from what is wrong", (_, schema, wrong) => {
  for (const value of [null, undefined, "", "  ", "\u0000", "\u200D"])
    expect(parse(schema, value)).toEqual(["Required"]);
  for (const value of wrongTypes) expect(parse(schema, value)).toEqual([wrong]);
});

test("numbers are taken where their meaning is plain", () => {
  expect(parse(indianMobile("Wrong"), 9_826_000_000)).toBe("+919826000000");
  expect(parse(optionalMobile("Wrong"), 919_826_000_000)).toBe("+919826000000");
  expect(parse(pin(), 452_010)).toBe("452010");
  expect(parse(requiredText("Required", { max: 20, numbers: true }), 25_000)).toBe("25000");
  expect(parse(optionalText(20, { numbers: true }), 0)).toBe("0");
  expect(parse(requiredText("Required", { max: 20, numbers: true }), 1e300)).toEqual([NO_TEXT]);
  expect(parse(requiredText("Required", { max: 20, numbers: true }), Number.NaN)).toEqual([NO_TEXT]);
  expect(parse(optionalText(20), 5)).toEqual([NO_TEXT]);
});

const optional: [string, z.ZodType][] = [
  ["optionalText", optionalText(20)],
  ["optionalEmail", optionalEmail("Bad")],
  ["optionalMobile", optionalMobile("Bad")],
  ["pin", pin("Bad")],
];

test.each(optional)("%s takes nothing as '' and refuses wrong types without throwing", (_, schema) => {
  for (const value of [null, undefined, "", "  "]) expect(parse(schema, value)).toBe("");
  for (const value of wrongTypes) expect(parse(schema, value)).toHaveLength(1);
  expect(z.object({ x: schema }).parse({})).toEqual({ x: "" });
});

test("text is cleaned and counted in visible characters", () => {
  const name = requiredText("First name is required", { max: 5, maxMessage: "Too long", singleLine: true });
  expect(parse(name, "  a\n\n b ")).toBe("a b");
  expect(parse(name, "नमस्ते")).toBe("नमस्ते");
  expect(parse(name, "👨‍👩‍👧‍👦".repeat(5))).toBe("👨‍👩‍👧‍👦".repeat(5));
  expect(parse(name, "abcdef")).toEqual(["Too long"]);
  expect(parse(name, "a".repeat(5_000_000))).toEqual(["Too long"]);
  expect(parse(optionalText(3), "abcd")).toEqual(["Please use at most 3 characters."]);
  expect(parse(optionalText(9), "a\nb")).toBe("a\nb");
  expect(parse(optionalText(99), "<b>'; DROP TABLE x; --</b>")).toBe("<b>'; DROP TABLE x; --</b>");
});

test("an e-mail looks like an address", () => {
  const field = email("Invalid email address", { requiredMessage: "Email is required", max: 50 });
  for (const good of ["a@b.co", "Asha.Rao+x@mail.example", "राम@डाटामेल.भारत", "o'brien@x.example"])
    expect(parse(field, ` ${good} `)).toBe(good);
  for (const bad of [
    "a",
    "a@b",
    "@b.co",
    "a@@b.co",
    "a@b..co",
    "a@.co",
    "a b@c.de",
    "a@b.c",
    "a@b.co,c@d.ee",
    "<a@b.co>",
    "a@b.co\nBcc: x@y.zz",
    "a@b.co;x",
  ])
    expect(parse(field, bad), bad).toEqual(["Invalid email address"]);
  expect(parse(field, "")).toEqual(["Email is required"]);
  expect(parse(field, `${"a".repeat(50)}@b.co`)).toEqual(["Please use at most 50 characters."]);
  expect(parse(optionalEmail("Bad"), "x")).toEqual(["Bad"]);
  expect(parse(field, `a@${"b.".repeat(100_000)}`)).toContain("Invalid email address");
});

test("a mobile is stored as E.164", () => {
  const field = indianMobile("Please enter a valid 10-digit mobile number", {
    requiredMessage: "Mobile number is required",
  });
  expect(parse(field, "98260 00000")).toBe("+919826000000");
  expect(parse(field, "12345")).toEqual(["Please enter a valid 10-digit mobile number"]);
  expect(parse(field, "")).toEqual(["Mobile number is required"]);
  expect(parse(optionalMobile("Bad"), "09826000000")).toBe("+919826000000");
  expect(parse(optionalMobile("Bad"), "1")).toEqual(["Bad"]);
});

test("a PIN code has six digits, spaces removed", () => {
  // Of any keyboard, as every number.
  for (const typed of ["452 010", "452-010", "४५२०१०"]) expect(parse(pin(), typed)).toBe("452010");
  for (const bad of ["052010", "45201", "4520100", "abc"]) expect(parse(pin("Bad"), bad)).toEqual(["Bad"]);
});

test("days: real, not past, adult; today is today in India", () => {
  expect(parse(isoDay("Bad"), "2026-02-30")).toEqual(["Bad"]);
  const event = aheadDay("Event date cannot be in the past", { requiredMessage: "Event date is required" });
  expect(parse(event, "2026-11-21")).toBe("2026-11-21");
  expect(parse(event, "2026-11-20")).toEqual(["Event date cannot be in the past"]);
  expect(parse(event, "2028-11-21")).toBe("2028-11-21");
  for (const far of ["2028-11-22", "9999-12-30", "9999-12-31"])
    expect(parse(event, far), far).toEqual([
      "Calendars reach two years ahead. Please choose a day up to 21 November 2028.",
    ]);
  for (const gone of ["0001-01-01", "1900-01-01"])
    expect(parse(event, gone), gone).toEqual(["Event date cannot be in the past"]);
  expect(parse(aheadDay(undefined), "1900-01-01")).toEqual([
    "Please choose a day from today on, up to 21 November 2028: calendars reach two years ahead.",
  ]);
  expect(parse(aheadOrPastDay(), "2020-01-01")).toBe("2020-01-01");
  expect(parse(aheadOrPastDay(), "9999-12-31")).toHaveLength(1);
  expect(parse(event, "")).toEqual(["Event date is required"]);
  for (const malformed of [
    "soon",
    "01/01/2027",
    "2027-01-01T00:00:00.000Z",
    "2027-1-1",
    "2027-02-29",
    "0000-01-01",
    "+010000-01-01",
    "10000-01-01",
  ])
    expect(parse(event, malformed), malformed).toEqual([NO_DAY_MESSAGE]);
  const dob = adultDob("Date of Birth is required");
  expect(parse(dob, "2008-11-21")).toBe("2008-11-21");
  expect(parse(dob, "17/05/1994")).toEqual([NO_DAY_MESSAGE]);
  expect(parse(dob, "2008-11-22")).toEqual([UNDER_AGE_MESSAGE]);
  expect(parse(dob, "2030-01-01")).toEqual([UNDER_AGE_MESSAGE]);
  expect(parse(dob, "1900-01-01")).toBe("1900-01-01");
  for (const early of ["1899-12-31", "0001-01-01"])
    expect(parse(dob, early)).toEqual(["Please check the date of birth: it cannot be before 1 January 1900."]);
  expect(parse(dob, "9999-12-31")).toEqual([UNDER_AGE_MESSAGE]);
});

test("a list comes as JSON text or as a list", () => {
  const awards = jsonList(requiredText("Award is required", { max: 35 }), "Bad list");
  expect(parse(awards, '["Best", " Helper "]')).toEqual(["Best", "Helper"]);
  expect(parse(awards, ["Best"])).toEqual(["Best"]);
  for (const empty of [undefined, null, "", " ", "[]", "null", []]) expect(parse(awards, empty)).toEqual([]);
  for (const bad of [
    "[",
    "Best",
    "{}",
    '"x"',
    "5",
    '{"length":1}',
    "[".repeat(90_000),
    `["${"x".repeat(200_000)}"]`,
    5,
    {},
    true,
  ]) {
    expect(parse(awards, bad)).toEqual(["Bad list"]);
  }
  expect(parse(awards, "[1]")).toEqual([NO_TEXT]);
  expect(parse(z.object({ awards }), {})).toEqual({ awards: [] });
});

test("true and false come as text", () => {
  expect(["true", "false", true, false, "", null, undefined].map((value) => parse(boolText(true), value))).toEqual([
    true,
    false,
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(parse(z.object({ show: boolText() }), {})).toEqual({ show: undefined });
  for (const bad of ["yes", 1, [], {}, "TRUE "])
    expect(parse(boolText(true), bad)).toEqual(["Please send true or false."]);
});

test("a failed parse becomes a 400 with a text for each field", () => {
  const skill = z.object({ skill: requiredText("Please enter a skill name.", { max: 30 }) });
  const form = z.object({ firstName: requiredText("First name is required", { max: 20 }), skills: jsonList(skill) });
  const { error } = form.safeParse({ skills: '[{"skill":""},{"__proto__":{"skill":"x"}}]' });
  if (!error) throw new Error("should have failed");
  expect(fieldErrors(error)).toEqual({
    firstName: "First name is required",
    "skills.0.skill": "Please enter a skill name.",
    "skills.1.skill": "Please enter a skill name.",
  });
  expect(badInputFrom(error, "Please fill all required fields.")).toMatchObject({
    status: 400,
    message: "Please fill all required fields.",
  });
  expect(badInputFrom(error).message).toBe("First name is required");
});

test("every field can be described for the API document", () => {
  const all = z.object({
    a: requiredText("x", { max: 5 }),
    b: optionalText(5),
    c: email("x"),
    d: optionalEmail("x"),
    e: indianMobile("x"),
    f: pin(),
    g: adultDob("x"),
    h: jsonList(z.string()),
    i: boolText(),
    j: aheadDay("x"),
  });
  const described = z.toJSONSchema(all, { io: "input" });
  expect(described.required).toEqual(["a", "c", "e", "g", "j"]);
});

test("what a schema has no text for is said in our words, and what concerns the whole has no field", () => {
  const schema = z.strictObject({
    text: z.string().max(3),
    count: z.number(),
    whole: z.int().max(5),
    on: z.boolean(),
    list: z.array(z.string()).max(1),
    choice: z.enum(["a", "b"]),
    id: z.uuid(),
    either: z.union([z.literal("x"), z.array(z.string())]),
  });
  const said = (value: unknown) => badInputFrom(schema.safeParse(value).error!).fields;
  expect(said({ text: ["a"], count: "1", whole: 1.5, on: 1, list: "x", choice: "c", id: "x", either: 5 })).toEqual({
    text: "Please send one value, not a list.",
    count: "Please enter a number.",
    whole: "Please enter a whole number.",
    on: "Please send true or false.",
    list: "Please send a list.",
    choice: "Please choose one of these: a, b.",
    id: "This is not written as it should be.",
    either: "This could not be read.",
  });
  expect(said({ text: "abcd", count: Number.NaN, whole: 9, on: true, list: ["a", "b"], choice: "a" })).toEqual({
    text: "Please use at most 3 characters.",
    count: "Please enter a number.",
    whole: "Please enter at most 5.",
    list: "Please send at most 1.",
    id: "This is required.",
    either: "This could not be read.",
  });
  const whole = badInputFrom(schema.safeParse([]).error!);
  expect([whole.message, whole.fields]).toEqual(["Please send a JSON object.", undefined]);
});
