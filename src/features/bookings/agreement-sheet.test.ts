import { expect, test } from "vitest";
import { drawSheet } from "../../platform/pdf/draw-sheet.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { NOTHING_OWED } from "../../domain/ladders.ts";
import { agreementSheet } from "./agreement-sheet.ts";
import { callingOffWords } from "./agreement-words.ts";
import type { AgreementView } from "./booking-present.server.ts";

const NUMBER = "MD-HK4R-X2RD";
const line = (label: string, quantity: number, unit: string, eachPaise: number) => ({
  label,
  quantity,
  unit,
  eachPaise,
  amountPaise: quantity * eachPaise,
});
const payment = (kind: "advance" | "balance", percent: number, due: "agreement" | "event", amountPaise: number) => ({
  kind,
  percent,
  due,
  days: 0,
  amountPaise,
  day: due === "event" ? "2027-01-23" : "2026-11-21",
});
/** As most of them are: two lines, what is in it and what is not, two payments. */
const VIEW = {
  number: NUMBER,
  sha256: "680fe9bd637fea074feccfd0b2ac2f2f26097f75c69b37dadb34a40474b5".padEnd(64, "0"),
  names: { organiser: { name: "Kabir Chouhan", same: true }, provider: { name: "Roshni Awasthi", same: true } },
  agreed: {
    event: {
      type: "Product launch",
      day: "2027-01-23",
      place: "Gwalior, Madhya Pradesh",
      slot: "evening",
      hall: "The whole venue",
      guests: "250",
    },
    terms: {
      lines: [line("My help at the event", 8, "hour", 200_00), line("Travel to the place", 1, "day", 450_00)],
      included: "Own uniform and phone",
      excluded: "Travel after ten at night",
      tax: { kind: "none", percent: 0 },
      ladder: "fair",
    },
    money: { grossPaise: 2050_00, discountPaise: 0, taxablePaise: 2050_00, taxPaise: 0, totalPaise: 2050_00 },
    payments: [payment("advance", 30, "agreement", 615_00), payment("balance", 70, "event", 1435_00)],
    cancellation: {
      words:
        "Fair. Free until 2 January 2027, 11:59 pm; half comes back until 16 January 2027, 11:59 pm; then nothing comes back.",
      dates: [],
      provider:
        "If the provider calls it off, everything comes back, and they owe what the organiser would have lost that day.",
    },
    offered: { by: "provider", at: "2026-11-20T20:45:00.000Z" },
    accepted: { by: "organiser", at: "2026-11-21T04:24:00.000Z" },
  },
} as unknown as AgreementView;

test("an agreement as most are stands on one page, with the code that proves it", async () => {
  const address = `https://mandap.example/agreement/${NUMBER}`;
  const sheet = agreementSheet(VIEW, { check: address, page: address });
  expect(sheet.blocks[1]).toMatchObject({
    facts: expect.arrayContaining([
      { label: "Day", value: "23 January 2027 · Evening · The whole venue · 250 guests" },
    ]),
  });
  expect(sheet.blocks.at(-1)).toMatchObject({ kind: "code", title: "Check that it is this one" });
  const pdf = Buffer.from(await drawSheet(sheet)).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});

test("in Hindi its headings and its cancellation terms are said, its fixed text stays, and a line says which one decides", async () => {
  const address = `https://mandap.example/hi/agreement/${NUMBER}`;
  const sheet = inLanguage("hi", () => agreementSheet(VIEW, { check: address, page: address }));
  const { cancellation, terms } = VIEW.agreed;
  const fixedTerms = `${cancellation.words}\n${cancellation.provider}`;
  const fixed = new Set<string>([
    fixedTerms,
    terms.included,
    terms.excluded,
    ...terms.lines.map(({ label }) => label),
    ...Object.values(VIEW.names).map(({ name }) => name),
    VIEW.agreed.event.type!,
  ]);
  const said = JSON.stringify(sheet.blocks, (key, value: unknown) =>
    key === "kind" || key === "soft" || (typeof value === "string" && fixed.has(value)) ? undefined : value,
  );
  const latin = said.replace(/"\w+":|SHA-256|https:[^" ]+|[0-9a-f]{64}|null|\\n/g, "").match(/[A-Za-z]+/g);
  expect(latin).toBeNull();
  expect(said).toContain("मान्य वही अंग्रेज़ी टेक्स्ट है");
  expect(said).toContain("2 जनवरी 2027, रात 11:59 बजे तक पूरी रकम वापस");
  expect(JSON.stringify(sheet.blocks)).toContain(JSON.stringify(fixedTerms).slice(1, -1));
  // The terms stand in it twice.
  const pdf = Buffer.from(await drawSheet(sheet)).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
});

test("what costs nothing has no ladder: a sentence says that nothing is owed, in the language of the page", () => {
  const agreed = {
    ...VIEW.agreed,
    money: { ...VIEW.agreed.money, totalPaise: 0 },
    cancellation: { words: NOTHING_OWED, dates: [], provider: "" },
  };
  expect(callingOffWords(agreed)).toEqual([NOTHING_OWED]);
  expect(inLanguage("hi", () => callingOffWords(agreed))).toEqual([
    "कुछ देना नहीं है, इसलिए कोई भी कैंसिल करे, किसी पर कुछ बाकी नहीं रहता।",
    NOTHING_OWED,
  ]);
});
