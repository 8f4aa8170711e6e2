import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { askedFor } from "../../../test/support/test-bookings.ts";
import { testPerson, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { BookingView } from "./booking-present.server.ts";
import type { EnquiryRow } from "../enquiries/request-carry.server.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { searchBySum } from "../listings/search-by-sum.server.ts";
import { cardSchema, GST_KINDS } from "../prices/price-model.ts";
import { askedPrice } from "../prices/price-page.server.ts";
import { firstTerms } from "./first-terms.server.ts";
import { reckon } from "./quote-money.ts";

/** All of them with `BRIEFS=500`: every brief that becomes a request is quoted and booked by the calls, which takes its time. */
const BRIEFS = Number(process.env["BRIEFS"] ?? 80);
const SEED = 2_026;

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
const ids: string[] = [];
const query = (text: string, values: unknown[] = []) => site.deps.database.pool.query(text, values);

/** Numbers that look random and come again by their seed. */
function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    pick: <T>(from: readonly T[]): T => from[int(0, from.length - 1)]!,
    maybe: (least: number, most: number) => (next() < 0.3 ? null : int(least, most)),
  };
}
const { int, pick, maybe } = seeded(SEED);

beforeAll(async () => {
  site = await startTestSite();
  provider = await testPerson(site.deps, { name: "Meera Joshi" });
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  const units = [
    ["venues", "plate"],
    ["venues", "day"],
    ["rentals", "day"],
    ["artists", "performance"],
  ] as const;
  for (let at = 0; at < 20; at++) {
    const [category, unit] = units[at % units.length]!;
    const chairs = { itemCategory: "Seating", brand: "", rental: "", uses: [], cities: [], description: "" };
    const { id } = await testListing(site.deps, "rentals", { title: `Of ${at}`, slug: `of-${at}`, attributes: chairs });
    const price = int(100, 60_000_01);
    await query("UPDATE listings SET category = $2, attributes = attributes || $3, price = $4 WHERE id = $1", [
      id,
      category,
      { priceUnit: unit, price, rental: price, rate: price, budget: price },
      price,
    ]);
    const gst = pick([...GST_KINDS, null]);
    const card = cardSchema.parse({
      hours: maybe(1, 8),
      extraHourPaise: maybe(0, 9_999_99),
      least: maybe(1, 200),
      leastPaise: maybe(0, 50_000_01),
      perKmPaise: maybe(0, 99_99),
      gst,
      gstPercent: gst === "inside" || gst === "onTop" ? int(1, 40) : null,
      needs: "",
    });
    await query("UPDATE listings SET owner_id = $2 WHERE id = $1", [id, provider.id]);
    // As many as ask for the same day.
    if (category === "rentals") await query("INSERT INTO calendars (listing_id, capacity) VALUES ($1, 100000)", [id]);
    await query("INSERT INTO price_cards (listing_id, card) VALUES ($1, $2)", [id, JSON.stringify(card)]);
    ids.push(id);
  }
});
afterAll(() => site.close());

/** A request for this brief, quoted as the form proposes it and accepted, by the calls. @returns the quote's total, and the booking's */
async function bookedFor(
  listing: string,
  brief: {
    many: number | null;
    days: number | null;
    hours: number | null;
    pin: string;
    state: string;
    district: string;
  },
  day: string,
): Promise<{ quoted: number | undefined; agreed: number | undefined; said: string }> {
  await query("DELETE FROM rate_limits");
  const { number, id } = await askedFor(site.deps.db, {
    sender: organiser.id,
    recipient: provider.id,
    listing,
    day,
    details: {
      ...(brief.many === null ? {} : { guests: String(brief.many) }),
      ...(brief.days === null ? {} : { returnDate: addDays(day, brief.days - 1) }),
      ...(brief.hours === null ? {} : { hours: String(brief.hours) }),
      ...(brief.pin ? { pin: brief.pin } : {}),
    },
  });
  await query("UPDATE enquiries SET state = $2, district = $3 WHERE id = $1", [id, brief.state, brief.district]);
  const seen = async (who: TestPerson) =>
    (await site.call<{ booking: BookingView }>("GET", `/api/bookings/${number}`, { cookie: who.cookie })).body.booking;
  const { terms } = await seen(provider);
  const { lines, ...rest } = terms!;
  const free = reckon(terms!).totalPaise === 0;
  const quote = await site.call("POST", `/api/bookings/${number}/quotes`, {
    cookie: provider.cookie,
    body: {
      ...rest,
      lines: lines.map(({ amountPaise: _amount, ...line }) => line),
      ...(free ? { free: true } : {}),
      validUntil: addDays(todayIST(), 3),
    },
  });
  const quoted = (await seen(organiser)).quotes.at(0)?.money.totalPaise;
  const accepted = await site.call("POST", `/api/bookings/${number}/accept`, {
    cookie: organiser.cookie,
    body: { round: 1 },
  });
  const { agreement } = await seen(organiser);
  return {
    quoted,
    agreed: agreement?.agreed.money.totalPaise,
    said: JSON.stringify([quote.body, accepted.body]).slice(0, 600),
  };
}

test(`${BRIEFS} random briefs: what a card says is what the page of the price says, the comparison, the quote and the booking`, async () => {
  const [today, districts] = [todayIST(), ["Indore", "Ujjain", "Bhopal", "Dewas"]];
  let quotes = 0;
  let sums = 0;
  for (let round = 0; round < BRIEFS; round++) {
    const id = pick(ids);
    // A district is said in place of a PIN code, and the page of a price asks for none.
    const byPin = round % 2 > 0;
    // A line of a quote is of ten thousand at most.
    const many = maybe(1, 1_500);
    const days = maybe(2, 6);
    const hours = maybe(1, 20);
    const pin = byPin ? pick(["452001", "462001", "110001", "400001", ""]) : "";
    const district = byPin ? "" : pick(districts);
    const state = district && "Madhya Pradesh";
    const card = (
      await site.deps.cardPrices(site.deps, [id], { guests: many, pieces: many, days, hours, pin, state, district })
    ).get(id);
    const said = `brief ${round} of seed ${SEED}`;
    const total = card?.totalPaise ?? null;
    if (total !== null) sums++;

    const call = await site.call<{ answer: { totalPaise: number | null }; totalPaise?: number | null }>(
      "GET",
      `/api/listings/${id}/price?${new URLSearchParams(Object.entries({ guests: many, pieces: many, days, hours, pin, state, district }).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))}`,
    );
    const compared = await site.call<{ listings: { totalPaise: number | null }[] }>(
      "GET",
      `/api/compare?${new URLSearchParams([["listing", id], ...Object.entries({ guests: many, pieces: many, days, hours, pin, state, district }).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))])}`,
    );
    expect(
      compared.body.listings.map(({ totalPaise }) => totalPaise),
      said,
    ).toEqual([total]);
    expect(call.status, said).toBe(200);
    expect(JSON.stringify(call.body), said).toContain(`"totalPaise":${total}`);

    if (byPin) {
      const asked = new URLSearchParams(
        Object.entries({ many, days, hours, pin }).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
      );
      const page = await askedPrice(site.deps, id, new Request(`http://mandap.example/price/${id}?${asked}`));
      expect(page.answer?.totalPaise ?? null, said).toBe(total);
    }
    if (total === null) continue;
    const terms = await firstTerms(
      site.deps.db,
      {
        listingId: id,
        eventType: "Wedding",
        eventDate: addDays(today, 40),
        details: {
          ...(many === null ? {} : { guests: String(many) }),
          ...(days === null ? {} : { returnDate: addDays(today, 39 + days) }),
          ...(hours === null ? {} : { hours: String(hours) }),
          ...(pin ? { pin } : {}),
        },
        state,
        district,
      } as unknown as EnquiryRow,
      null,
    );
    expect(reckon(terms).totalPaise, said).toBe(total);
    quotes++;
    const booked = await bookedFor(id, { many, days, hours, pin, state, district }, addDays(today, 40 + round));
    expect([booked.quoted, booked.agreed], `${said}: ${booked.said}`).toEqual([total, total]);
  }
  expect([sums > BRIEFS / 2, quotes > BRIEFS / 3]).toEqual([true, true]);
}, 600_000);

test("a list by its sums: the lowest first, none above the most, in pages that go on", async () => {
  const asked = { guests: 300, pieces: null, days: null, hours: 5, pin: "462001", state: "", district: "" };
  const all = await searchBySum(site.deps, "venues", {}, { asked, upto: null, cheapest: true });
  const sums = all.cards.map(({ allIn }) => allIn!.totalPaise);
  expect(sums).toHaveLength(10);
  expect(sums).toEqual([...sums].sort((a, b) => a - b));
  expect([all.total, all.capped, all.next]).toEqual([10, false, null]);
  const most = sums[4]!;
  const few = await searchBySum(site.deps, "venues", {}, { asked, upto: most, cheapest: false, cursor: "nonsense" });
  expect(few.cards.map(({ allIn }) => allIn!.totalPaise).sort((a, b) => a - b)).toEqual(sums.slice(0, 5));
  const later = await searchBySum(site.deps, "venues", {}, { asked, upto: null, cheapest: true, cursor: "s8" });
  expect(later.cards.map(({ id }) => id)).toEqual(all.cards.slice(8).map(({ id }) => id));
});
