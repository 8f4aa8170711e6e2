import { expect, test } from "vitest";
import { inLanguage } from "../../platform/words.server.ts";
import { agreementText } from "./agreement.server.ts";

test("what is agreed has the same text, and so the same fingerprint, in whichever language somebody accepts it", () => {
  const at = new Date("2026-11-21T06:30:00Z");
  const textOf = () =>
    agreementText(
      "0190b7c2-0000-7000-8000-000000000001",
      {
        number: "MD-HK4R-X2RD",
        name: "Kabir Chouhan",
        eventType: "Wedding",
        eventDate: "2027-01-23",
        city: "Gwalior",
        district: "Gwalior",
        state: "Madhya Pradesh",
        details: { slot: "evening", hall: "Ashoka hall", guests: "250", pieces: "40", returnDate: "2027-01-25" },
      },
      "Roshni Awasthi",
      {
        lines: [{ label: "Photos", quantity: 2, unit: "day", eachPaise: 500_00, amountPaise: 1000_00 }],
        discountPaise: 0,
        tax: { kind: "none", percent: 0 },
        included: "",
        excluded: "",
        note: "",
        milestones: [{ kind: "advance", percent: 100, due: "agreement", days: 0 }],
        ladder: "fair",
      },
      { allInPaise: null, offered: { by: "provider", at }, accepted: { by: "organiser", at } },
    );
  expect(inLanguage("hi", textOf)).toEqual(textOf());
  expect(JSON.parse(textOf().text)).toMatchObject({
    event: {
      day: "2027-01-23",
      slot: "evening",
      hall: "Ashoka hall",
      pieces: 40,
      lastDay: "2027-01-25",
      guests: "250",
    },
  });
  expect(textOf().text).toContain("half comes back until 16 January 2027, 11:59 pm");
});
