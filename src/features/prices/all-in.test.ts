import { describe, expect, test } from "vitest";
import { centreOfDistrict, centreOfPin, roadKm } from "../../domain/places/centres.ts";
import { allIn, type PriceBrief } from "./all-in.ts";
import { GST_KINDS, UNTOUCHED, cardSchema, type PriceBase, type PriceCard } from "./price-model.ts";

const NOTHING: PriceBrief = { quantity: null, days: null, hours: null, km: null };
const plate: PriceBase = { basePaise: 850_00, unit: "plate", counts: "guests" };
const show: PriceBase = { basePaise: 45_000_00, unit: "performance", counts: null };

describe("what a price card comes to", () => {
  test("a card that nobody touched is the price itself, once", () => {
    const answer = allIn({ base: show, card: UNTOUCHED, brief: NOTHING });
    expect(answer).toMatchObject({
      lines: [{ label: "Price of a performance", quantity: 1, amountPaise: 45_000_00 }],
      subtotalPaise: 45_000_00,
      gstPaise: null,
      totalPaise: 45_000_00,
      payments: [],
      notes: ["Whether GST comes on top is not said: ask."],
    });
  });

  test("plates are counted, and never fewer than the smallest order", () => {
    const card = { ...UNTOUCHED, least: 100, gst: "onTop" as const, gstPercent: 5 };
    const few = allIn({ base: plate, card, brief: { ...NOTHING, quantity: 40 } });
    expect([few.subtotalPaise, few.gstPaise, few.totalPaise]).toEqual([85_000_00, 4_250_00, 89_250_00]);
    expect(few.notes).toEqual(["The smallest order is 100 guests: reckoned for as many."]);
    const many = allIn({ base: plate, card, brief: { ...NOTHING, quantity: 300 } });
    expect([many.lines[0]?.quantity, many.totalPaise]).toEqual([300, 2_67_750_00]);
    expect(allIn({ base: plate, card, brief: NOTHING }).notes).toEqual([
      "Reckoned for 100 guests: say how many there are.",
    ]);
  });

  test("further hours, the way, the smallest amount, tax inside and payments", () => {
    const card: PriceCard = {
      ...UNTOUCHED,
      hours: 3,
      extraHourPaise: 5_000_00,
      freeKm: 50,
      perKmPaise: 15_00,
      stayFor: 4,
      foodFor: 1,
      needs: "A socket",
      gst: "inside",
      gstPercent: 18,
      depositPaise: 2_000_00,
      token: 10,
      advance: 40,
      advanceDays: 15,
    };
    const answer = allIn({ base: show, card, brief: { ...NOTHING, hours: 5, km: 212 } });
    expect(answer.lines.map(({ label, quantity, amountPaise }) => [label, quantity, amountPaise])).toEqual([
      ["Price of a performance", 1, 45_000_00],
      ["Further hours", 2, 10_000_00],
      ["Travel beyond 50 km", 162, 2_430_00],
    ]);
    expect([answer.totalPaise, answer.gstPaise, answer.depositPaise]).toEqual([57_430_00, 8_760_50, 2_000_00]);
    expect(answer.payments.map(({ label, amountPaise }) => [label, amountPaise])).toEqual([
      ["To hold the date", 5_743_00],
      ["15 days before", 22_972_00],
      ["On the day", 28_715_00],
    ]);
    expect(answer.notes).toEqual([
      "Travel is approximate: about 212 km by road, one way.",
      "Besides, you provide a place to stay for 4 people and food for 1 person.",
      "On site: A socket",
    ]);
    const small = allIn({
      base: plate,
      card: { ...UNTOUCHED, leastPaise: 50_000_00 },
      brief: { ...NOTHING, quantity: 10 },
    });
    expect(small.lines.at(-1)).toMatchObject({ label: "Up to the smallest amount", amountPaise: 41_500_00 });
    expect(small.totalPaise).toBe(50_000_00);
  });

  test("what is asked for by the piece and the day is counted by both", () => {
    const base: PriceBase = { basePaise: 12_000_00, unit: "day", counts: "pieces" };
    const answer = allIn({ base, card: UNTOUCHED, brief: { ...NOTHING, quantity: 2, days: 3 } });
    expect(answer.lines).toEqual([
      { label: "2 pieces, 3 days", quantity: 6, unit: "day", eachPaise: 12_000_00, amountPaise: 72_000_00 },
    ]);
  });

  test("without a price of its own, or beyond exact numbers, there is no total", () => {
    const none = allIn({
      base: { ...show, basePaise: null },
      card: { ...UNTOUCHED, perKmPaise: 10_00 },
      brief: { ...NOTHING, km: 30 },
    });
    expect([none.totalPaise, none.payments, none.lines.length]).toEqual([null, [], 1]);
    expect(none.notes[0]).toBe("The price itself is told on request.");
    const huge = allIn({
      base: { ...plate, basePaise: Number.MAX_SAFE_INTEGER },
      card: UNTOUCHED,
      brief: { ...NOTHING, quantity: 9 },
    });
    expect([huge.totalPaise, huge.lines, huge.notes[0]]).toEqual([null, [], "So much is reckoned on request."]);
  });
});

/** Numbers that look random and come again by their seed. */
function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { int, maybe: (least: number, most: number) => (next() < 0.3 ? null : int(least, most)) };
}

test.each([1, 20, 26, 2026, 99_991])(
  "seed %i: no paisa is lost, more never costs less, nothing is negative",
  (seed) => {
    const { int, maybe } = seeded(seed);
    for (let round = 0; round < 400; round++) {
      const token = maybe(0, 60);
      const gst = [...GST_KINDS, null][int(0, 3)] ?? null;
      const card: PriceCard = cardSchema.parse({
        hours: maybe(1, 12),
        extraHourPaise: maybe(0, 9_999_99),
        least: maybe(1, 200),
        leastPaise: maybe(0, 50_000_01),
        freeKm: null,
        perKmPaise: maybe(0, 99_99),
        gst,
        gstPercent: gst === "inside" || gst === "onTop" ? int(1, 40) : null,
        depositPaise: maybe(0, 10_000_00),
        token,
        advance: maybe(0, 100 - (token ?? 0)),
      });
      const base: PriceBase = {
        basePaise: int(0, 5_00_000_01),
        unit: ["plate", "day", "event"][int(0, 2)]!,
        counts: ([null, "guests", "pieces"] as const)[int(0, 2)]!,
      };
      const brief: PriceBrief = {
        quantity: maybe(1, 2_000),
        days: maybe(1, 10),
        hours: maybe(1, 24),
        km: maybe(0, 3_000),
      };
      const answer = allIn({ base, card, brief });
      const total = answer.totalPaise!;
      const said = `seed ${seed}, round ${round}`;
      for (const amount of [total, answer.subtotalPaise, answer.gstPaise ?? 0, answer.depositPaise])
        expect(Number.isSafeInteger(amount) && amount >= 0, said).toBe(true);
      for (const { quantity, eachPaise, amountPaise } of answer.lines) {
        expect(amountPaise, said).toBe(quantity * eachPaise);
        expect(amountPaise >= 0, said).toBe(true);
      }
      expect(
        answer.lines.reduce((sum, one) => sum + one.amountPaise, 0),
        said,
      ).toBe(answer.subtotalPaise);
      expect(total, said).toBe(answer.subtotalPaise + (card.gst === "onTop" ? answer.gstPaise! : 0));
      if (answer.payments.length > 0) {
        expect(
          answer.payments.reduce((sum, one) => sum + one.amountPaise, 0),
          said,
        ).toBe(total);
        expect(
          answer.payments.every(({ amountPaise }) => amountPaise >= 0),
          said,
        ).toBe(true);
      }
      for (const name of ["quantity", "days", "hours", "km"] as const) {
        const now = brief[name];
        if (now === null) continue;
        const more = allIn({ base, card, brief: { ...brief, [name]: now + int(1, 5) } });
        expect(more.totalPaise! >= total, `${said}, ${name}`).toBe(true);
      }
    }
  },
);

test("the way is told by PIN codes and districts, and what is unknown is null", async () => {
  const [indore, bhopal, delhi] = await Promise.all([
    centreOfPin("452001"),
    centreOfDistrict("Madhya Pradesh", "Bhopal"),
    centreOfPin("110001"),
  ]);
  expect(roadKm(indore!, indore!)).toBe(0);
  // By road 195 and 810 km.
  expect(roadKm(indore!, bhopal!)).toBeGreaterThan(170);
  expect(roadKm(indore!, bhopal!)).toBeLessThan(250);
  expect(roadKm(indore!, delhi!)).toBeGreaterThan(750);
  expect(roadKm(indore!, delhi!)).toBeLessThan(950);
  for (const pin of ["000000", "999999", "45200", "4520011", "", "constructor"])
    expect(await centreOfPin(pin)).toBeNull();
  expect(await centreOfDistrict("Madhya Pradesh", "constructor")).toBeNull();
  expect(await centreOfDistrict("toString", "Bhopal")).toBeNull();
});

test("over the sea no way by road is reckoned, and the answer says so", () => {
  const card = cardSchema.parse({ freeKm: 20, perKmPaise: 15_00, gst: "none", needs: "" });
  const answer = allIn({ base: show, card, brief: { ...NOTHING, overSea: true } });
  expect([answer.totalPaise, answer.notes]).toEqual([
    show.basePaise,
    ["Travel is not in it: no road leads there. Ask what the way costs."],
  ]);
});
