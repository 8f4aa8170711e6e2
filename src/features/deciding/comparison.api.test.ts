import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { newId } from "../../domain/ids.ts";
import { firstTerms } from "../bookings/first-terms.server.ts";
import type { EnquiryRow } from "../enquiries/request-carry.server.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { testPerson, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { GST_KINDS, cardSchema } from "../prices/price-model.ts";
import { questionSchema } from "../prices/price-question.ts";
import type { Compared } from "./comparison-model.ts";
import { testHall } from "./deciding-test-kit.server.ts";

let site: TestSite;
let owner: TestPerson;
let mahal: string;
let vatika: string;
let lawn: string;
let hidden: string;
let caterer: string;
const DAY = addDays(todayIST(), 90);

type Answer = {
  category: string | null;
  listings: Compared[];
  differs: string[];
  closed: string[];
  address: string;
  message: string;
  error?: string;
  errors?: Record<string, string>;
};
const query = (text: string, values: unknown[] = []) => site.deps.database.pool.query(text, values);
const compare = (ids: readonly string[], brief = "") =>
  site.call<Answer>("GET", `/api/compare?${ids.map((id) => `listing=${id}`).join("&")}${brief}`);
const say = async (id: string, card: object) => {
  const { status, body } = await site.call("PUT", `/api/listings/${id}/price-card`, {
    cookie: owner.cookie,
    body: { card },
  });
  expect(status, JSON.stringify(body)).toBe(200);
};
const rowsOf = (body: Answer, at: number) => new Map(body.listings[at]!.rows);

beforeAll(async () => {
  site = await startTestSite();
  owner = await testPerson(site.deps, { name: "Meera Joshi" });
  mahal = (await testHall(site.deps, "Rang Mahal")).id;
  vatika = (await testHall(site.deps, "Shri Vatika", { price: 700_00, capacity: 900 })).id;
  lawn = (await testHall(site.deps, "Lake Lawn", { price: 1_20_000_00, priceUnit: "day" })).id;
  hidden = (await testHall(site.deps, "Moti Mahal")).id;
  caterer = (
    await testListing(site.deps, "caterers", {
      title: "Annapurna",
      slug: "annapurna",
      attributes: {
        cuisines: ["Malwi"],
        kitchen: "Vegetarian only",
        platePrice: 450_00,
        leastPlates: 100,
        mostGuests: 900,
        liveCounters: [],
        services: [],
        fssai: "",
        description: "",
      },
    })
  ).id;
  await query("UPDATE listings SET owner_id = $1", [owner.id]);
  await query("UPDATE listings SET status = 'suspended' WHERE id = $1", [hidden]);
  await query("UPDATE listings SET answer_minutes = 95, mobile_proven = true WHERE id = $1", [mahal]);
  await say(mahal, {
    included: ["Sound for 200 guests"],
    gst: "onTop",
    gstPercent: 5,
    freeKm: 10,
    perKmPaise: 100_00,
    ladder: "fair",
    depositPaise: 25_000_00,
  });
  await say(vatika, { gst: "inside", gstPercent: 5, ladder: "kept" });
});
afterAll(() => site.close());

test("each stands with its price and its parts, what is included, its way, its answer, and what comes back, for one brief", async () => {
  const { status, body } = await compare([mahal, vatika], `&guests=300&pin=462001&date=${DAY}`);
  expect(status).toBe(200);
  const [first, second] = body.listings;
  expect([body.category, body.closed, body.listings.map(({ title }) => title)]).toEqual([
    "venues",
    [],
    ["Rang Mahal", "Shri Vatika"],
  ]);
  expect(first!.lines[0]).toMatchObject({ quantity: 300, amountPaise: 2_55_000_00 });
  expect(first!.lines[1]!.label).toBe("Travel beyond 10 km");
  expect(first!.totalPaise).toBe(
    first!.lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0) + (first!.gstPaise ?? 0),
  );
  expect(second!.totalPaise).toBe(2_10_000_00);
  expect(first!.km).toBe(second!.km);
  expect(first).toMatchObject({
    included: ["Sound for 200 guests"],
    depositPaise: 25_000_00,
    day: { state: "notSaid" },
    answerMinutes: 95,
    cancellation: [
      { days: 30, back: 100 },
      { days: 7, back: 50 },
      { days: 1, back: 0 },
    ],
  });
  expect(second!.cancellation.map(({ back }) => back)).toEqual([null, null, null]);
  const said = rowsOf(body, 0);
  expect(said.get("How it adds up")).toContain("300 × ₹850 a plate = ₹2,55,000");
  expect(said.get("Included")).toBe("Sound for 200 guests");
  expect(said.get("Usual answer")).toBe("Answers in 2 h");
  expect(said.get("Cancelled 7 days before")).toBe("50 % refunded");
  expect(said.get("Cancelled 1 day before")).toBe("Nothing refunded");
  expect(rowsOf(body, 1).get("Cancelled 7 days before")).toBe("All but the first payment refunded");
  expect(said.get("Verified")).toBe("Mobile number by a code");
  expect(said.get("Capacity")).toBe("600 guests");
  expect(said.get("Reviews")).toBe("None yet");
});

test("all have the same lines in one order, and what differs is named, and nothing else", async () => {
  const { body } = await compare([mahal, vatika, lawn], "&guests=300&pin=452001");
  const labels = body.listings.map(({ rows }) => rows.map(([label]) => label));
  expect(labels[1]).toEqual(labels[0]);
  expect(labels[2]).toEqual(labels[0]);
  const all = body.listings.map(({ rows }) => new Map(rows));
  for (const label of labels[0]!)
    expect(body.differs.includes(label), label).toBe(new Set(all.map((rows) => rows.get(label))).size > 1);
  expect(body.differs).toContain("Capacity");
  expect(body.differs).not.toContain("Kind");
  expect((await compare([mahal])).body.differs).toEqual([]);
});

test("a day that is taken is said, and no refusal", async () => {
  const taken = await site.call("POST", `/api/listings/${vatika}/calendar/blocks`, {
    cookie: owner.cookie,
    body: { does: "block", from: DAY, to: DAY, note: "" },
  });
  expect(taken.status, JSON.stringify(taken.body)).toBeLessThan(300);
  const { body } = await compare([vatika, mahal], `&date=${DAY}`);
  expect(body.listings.map(({ day }) => day?.state)).toEqual(["taken", expect.stringMatching(/free|notSaid/)]);
  expect((await compare([vatika])).body.listings[0]!.day).toBeNull();
});

test("what nobody sees any more is named, and nothing of it shown", async () => {
  const never = newId();
  const { status, body } = await compare([hidden, mahal, never]);
  expect([status, body.listings.map(({ id }) => id), body.closed]).toEqual([200, [mahal], [hidden, never]]);
  expect(JSON.stringify(body)).not.toContain("Moti");
  expect((await compare([hidden])).body).toMatchObject({ category: null, listings: [] });
});

test("what is wrong with the question is said by field", async () => {
  const five = [mahal, vatika, lawn, hidden, newId()];
  for (const [ids, brief, field] of [
    [five, "", "listing"],
    [[mahal, caterer], "", "listing"],
    [[mahal], "&guests=many", "guests"],
    [[mahal], "&pin=999999", "pin"],
    [[mahal], "&date=2020-01-01", "date"],
    [["nothing"], "", "listing"],
    [[], "", "listing"],
  ] as const) {
    const { status, body } = await compare(ids, brief);
    expect([status, Object.keys(body.errors ?? {})], `${ids.length} ${brief}`).toEqual([400, [field]]);
  }
});

test("nobody's number or address is in it, and its address and message say the same brief", async () => {
  await query("UPDATE listings SET phone = '+919876501234', email = 'halls@mail.example' WHERE id = $1", [mahal]);
  const { body } = await compare([mahal, vatika], `&guests=300&date=${DAY}&hours=5`);
  expect(JSON.stringify(body)).not.toMatch(/98765|mail\.example/);
  const address = new URL(body.address);
  expect([address.pathname, address.searchParams.getAll("listing"), address.searchParams.get("guests")]).toEqual([
    "/compare",
    [mahal, vatika],
    "300",
  ]);
  expect([address.searchParams.get("date"), address.searchParams.get("hours")]).toEqual([DAY, "5"]);
  expect(body.message).toMatch(/^Venues side by side\nFor .+, 300 guests, 5 hours\n\n\*Rang Mahal\*\n₹/);
  expect(body.message.endsWith(body.address)).toBe(true);
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

const PLACES = [
  { pin: "462001", state: "Madhya Pradesh", district: "Bhopal" },
  { pin: "452001", state: "Madhya Pradesh", district: "Indore" },
  { pin: "110001", state: "Delhi", district: "New Delhi" },
  { pin: "", state: "Madhya Pradesh", district: "Ujjain" },
  { pin: "", state: "", district: "" },
] as const;

test("of 500 random briefs the card, the page of the price, the comparison and a quote's first lines are the same to the paisa", async () => {
  const { int, maybe } = seeded(1_529);
  const halls: string[] = [];
  for (let at = 0; at < 8; at++)
    halls.push(
      (
        await testHall(site.deps, `Hall ${at}`, {
          price: int(1, 5_00_000) * 100 + int(0, 99),
          priceUnit: at % 3 === 2 ? "day" : "plate",
        })
      ).id,
    );
  const cards = halls.map(() => {
    const gst = [...GST_KINDS, null][int(0, 3)] ?? null;
    return cardSchema.parse({
      hours: maybe(1, 10),
      extraHourPaise: maybe(0, 9_999_99),
      least: maybe(1, 300),
      leastPaise: maybe(0, 50_000_01),
      perKmPaise: maybe(0, 99_99),
      gst,
      gstPercent: gst === "inside" || gst === "onTop" ? int(1, 40) : null,
      depositPaise: maybe(0, 10_000_00),
    });
  });
  for (const [at, id] of halls.entries())
    await query("INSERT INTO price_cards (listing_id, card) VALUES ($1, $2)", [id, JSON.stringify(cards[at])]);
  let quoted = 0;
  for (let round = 0; round < 500; round++) {
    const id = halls[int(0, halls.length - 1)]!;
    const other = halls[int(0, halls.length - 1)]!;
    const place = PLACES[int(0, PLACES.length - 1)]!;
    const byDistrict = int(0, 1) === 1;
    const [guests, days, hours] = [maybe(1, 2_000), maybe(1, 10), int(0, 1) === 1 ? maybe(1, 20) : null];
    const where = byDistrict ? { state: place.state, district: place.district } : { pin: place.pin };
    const asked = Object.entries({ guests, days, hours, ...where })
      .filter(([, value]) => value !== null && value !== "")
      .map(([name, value]) => `&${name}=${encodeURIComponent(String(value))}`)
      .join("");
    const said = `round ${round}: ${asked}`;
    const { body } = await compare([other, id], asked);
    const one = body.listings.find((listing) => listing.id === id)!;
    const page = (
      await site.call<{ totalPaise: number; lines: unknown[]; km: number | null }>(
        "GET",
        `/api/listings/${id}/price?${asked.slice(1)}`,
      )
    ).body;
    expect([one.totalPaise, one.lines, one.km], said).toEqual([page.totalPaise, page.lines, page.km]);
    const question = questionSchema.parse(
      Object.fromEntries([...new URLSearchParams(asked.slice(1))].map(([name, value]) => [name, value])),
    );
    const card = (await site.deps.cardPrices(site.deps, [id], { ...question })).get(id);
    expect(card?.totalPaise, said).toBe(one.totalPaise);
    expect(new Map(one.rows).get("Total")?.startsWith(card!.words), said).toBe(true);
    quoted++;
    const terms = await firstTerms(
      site.deps.db,
      {
        listingId: id,
        eventType: "Wedding",
        eventDate: DAY,
        details: {
          ...(guests === null ? {} : { guests: String(guests) }),
          ...(days && days > 1 ? { returnDate: addDays(DAY, days - 1) } : {}),
          ...(hours === null ? {} : { hours: String(hours) }),
          ...(place.pin && !byDistrict ? { pin: place.pin } : {}),
        },
        state: byDistrict ? place.state : null,
        district: byDistrict ? place.district : null,
      } as unknown as EnquiryRow,
      null,
    );
    expect(terms.lines, said).toEqual(one.lines);
  }
  expect(quoted).toBeGreaterThan(100);
}, 240_000);
