import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OTHERS } from "../../domain/words/languages.ts";
import { parseDltTemplates, registeredLanguage } from "./dlt.ts";
import { isPlainSms, smsSegments } from "./sms-segments.ts";
import { hasSmsText, registeredText, smsTemplateIds, smsText } from "./sms-templates.ts";

const HOST = "www.mandapevents.example.in";
const LINK = "https://mandap.example/hi/r/0123456789abcdefABCDEF";
const VARS = { code: "123456", date: "12 Feb 2026", event: "Wedding", number: "MD-7K3Q-9ZXA", link: LINK };
const english = { ...VARS, status: "confirmed" };
const hindi = { ...VARS, event: "शादी", date: "12 फ़रवरी 2026", status: "कन्फ़र्म हुई" };

const holes = (registered: string) => registered.match(/\{#[a-z]+#\}/g) ?? [];

test("every text in English fits one SMS of plain letters", () => {
  for (const id of smsTemplateIds) {
    const text = smsText(id, english, { host: HOST });
    if (id.startsWith("guest-")) expect(text).toContain(LINK);
    expect({ id, plain: isPlainSms(text), segments: smsSegments(text) }).toEqual({ id, plain: true, segments: 1 });
  }
});

test("every text in another language is short: one SMS, and two with a link", () => {
  expect(smsTemplateIds.filter((id) => hasSmsText(id, "hi"))).toEqual([
    "booking-received",
    "guest-request",
    "guest-answer",
    "guest-reminder",
  ]);
  for (const id of smsTemplateIds.filter((one) => hasSmsText(one, "hi"))) {
    const text = smsText(id, hindi, { language: "hi", host: HOST });
    expect({ id, segments: smsSegments(text) }).toEqual({ id, segments: id.startsWith("guest-") ? 2 : 1 });
  }
});

test("codes are English in every language, and their last line names the site for browsers that fill them in", () => {
  for (const id of smsTemplateIds.filter((one) => one.endsWith("-code"))) {
    const text = smsText(id, english, { language: "hi", host: HOST });
    expect(text.split("\n").at(-1)).toBe(`@${HOST} #123456`);
    for (const { code } of OTHERS) expect(hasSmsText(id, code)).toBe(false);
  }
});

test("as it is registered a text has at most two variables, by their kinds and never side by side", () => {
  for (const id of smsTemplateIds)
    for (const language of ["en", "hi"] as const) {
      const registered = registeredText(id, language, HOST);
      if (registered === null) continue;
      expect(holes(registered).length).toBeLessThanOrEqual(2);
      expect(registered).not.toContain("undefined");
      expect(registered).not.toMatch(/\}\s*\{/);
    }
  expect(registeredText("booking-received", "en", HOST)).toBe(
    "Mandap: new booking request for {#alphanumeric#} on {#alphanumeric#}. Sign in and open My requests to see it.",
  );
});

test("the list of what is to be registered stands in the docs, letter for letter", () => {
  const docs = readFileSync("docs/operations.md", "utf8");
  for (const id of smsTemplateIds)
    for (const language of ["en", "hi"] as const) {
      const registered = registeredText(id, language, "<your host>");
      if (registered === null) continue;
      const row = `| \`${language === "en" ? id : `${id}:${language}`}\` | \`${registered.replaceAll("\n", "⏎")}\` |`;
      expect(docs).toContain(row);
    }
});

test("a missing or empty variable is an error, not a hole in the text", () => {
  expect(() => smsText("signup-code", {}, { host: HOST })).toThrow("needs the variable 'code'");
  expect(() => smsText("signup-code", { code: "" }, { host: HOST })).toThrow("needs the variable 'code'");
});

test("what a person typed stays one line, is not a template itself, and has at most 40 characters", () => {
  const vars = { event: "Grand\r\nwedding {date} reception of Asha and Ravi", date: "$& today" };
  expect(smsText("booking-received", vars, { host: HOST })).toBe(
    "Mandap: new booking request for Grand wedding {date} reception of Ash... on $& today. Sign in and open My requests to see it.",
  );
});

test("Devanagari is cut between syllables", () => {
  const long = "क्षत्रिय ज्ञानेश्वरी विश्वनाथन कृष्णमूर्ति अय्यंगार";
  const text = smsText("booking-received", { event: long, date: "y" }, { host: HOST });
  const event = /for (.*)\.\.\. on/.exec(text)?.[1] ?? "";
  expect(event.length).toBeLessThanOrEqual(37);
  expect(long.startsWith(event)).toBe(true);
  expect(event).not.toMatch(/\u094d$/u);
});

test("segments are counted as carriers do", () => {
  expect(smsSegments("a".repeat(160))).toBe(1);
  expect(smsSegments("a".repeat(161))).toBe(2);
  expect(smsSegments("a".repeat(307))).toBe(3);
  expect(smsSegments(`${"a".repeat(159)}[`)).toBe(2);
  expect(smsSegments("क".repeat(70))).toBe(1);
  expect(smsSegments("क".repeat(71))).toBe(2);
  expect(smsSegments("₹".repeat(135))).toBe(3);
});

test("ids are read by text and language; a reader is texted in their language only where it has one", () => {
  const templates = parseDltTemplates("guest-answer=1107000000000000001,\n guest-answer:hi = 1107000000000000002 ,");
  const dlt = { route: "transactional" as const, templates };
  expect(registeredLanguage(dlt, "guest-answer", "hi")).toBe("hi");
  expect(registeredLanguage(dlt, "guest-answer", "ta")).toBe("en");
  expect(registeredLanguage(dlt, "guest-request", "hi")).toBe("en");
  expect(registeredLanguage(undefined, "guest-answer", "hi")).toBe("en");
  for (const wrong of [
    "guest-answer",
    "pigeon=1107000000000000001",
    "signup-code:hi=1107000000000000001",
    "guest-answer=x",
  ])
    expect(() => parseDltTemplates(wrong)).toThrow(`'${wrong}' is no text of ours`);
});
