import { afterAll, beforeAll, expect, test } from "vitest";
import { SELLER } from "../../../test/support/test-seller.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { askedFor } from "../../../test/support/test-bookings.ts";
import { testPerson, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { BookingView } from "./booking-present.server.ts";
import type { EnquiryRow } from "../enquiries/request-carry.server.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { takenAlong } from "../listings/brief-along.ts";
import { nearIn } from "../listings/near.server.ts";
import { listingFiltersIn } from "../listings/search-address.ts";
import { priceBrief } from "../listings/search-description.ts";
import { askedAt } from "../listings/search-page.server.ts";
import { searchBySum } from "../listings/search-by-sum.server.ts";
import { askableOf } from "../enquiries/askable.ts";
import { broughtInto } from "../enquiries/brought-brief.ts";
import type { ListingEnquiry } from "../enquiries/listing-enquiry.ts";
import { askPage } from "../events/ask-page.server.ts";
import { priceFields, type Category } from "../listings/category.ts";
import type { EnquiryField } from "../listings/enquiry-description.ts";
import { cardSchema, GST_KINDS } from "../prices/price-model.ts";
import { categories, categoryOf } from "../registry.ts";
import { askedPrice } from "../prices/price-page.server.ts";
import { firstTerms } from "./first-terms.server.ts";
import { reckon } from "./quote-money.ts";

/** All of them with `BRIEFS=500`: every brief that becomes a request is quoted and booked by the calls, which takes its time. */
const BRIEFS = Number(process.env["BRIEFS"] ?? 80);
const SEED = 2_026;

let site: TestSite;
let provider: TestPerson;
/** Whose listings have a tax on their cards: who has given a GSTIN. */
let registered: TestPerson;
let organiser: TestPerson;
const taxed = new Set<string>();
const ownerOf = (listing: string): TestPerson => (taxed.has(listing) ? registered : provider);
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
  registered = await testPerson(site.deps, { name: "Asha Kulkarni" });
  const seller = { ...SELLER, legalName: "Asha Kulkarni" };
  const given = await site.call("PUT", "/api/papers/seller", { cookie: registered.cookie, body: seller });
  expect(given.status).toBe(200);
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
    if (gst === "inside" || gst === "onTop") taxed.add(id);
    await query("UPDATE listings SET owner_id = $2 WHERE id = $1", [id, ownerOf(id).id]);
    // As many as ask for the same day.
    if (category === "rentals") await query("INSERT INTO calendars (listing_id, capacity) VALUES ($1, 100000)", [id]);
    await query("INSERT INTO price_cards (listing_id, card) VALUES ($1, $2)", [id, JSON.stringify(card)]);
    ids.push(id);
  }
});
afterAll(() => site.close());

/** A request for this brief, quoted and booked. */
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
): ReturnType<typeof quotedAndBooked> {
  await query("DELETE FROM rate_limits");
  // As many days as it takes are held, of a hall by nobody else.
  await query("DELETE FROM holds");
  const { number, id } = await askedFor(site.deps.db, {
    sender: organiser.id,
    recipient: ownerOf(listing).id,
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
  return quotedAndBooked(number, ownerOf(listing));
}

/** A request that is quoted as the form proposes it and accepted, by the calls. @returns the quote's total, and the booking's */
async function quotedAndBooked(number: string, by: TestPerson = provider) {
  const seen = async (who: TestPerson) =>
    (await site.call<{ booking: BookingView }>("GET", `/api/bookings/${number}`, { cookie: who.cookie })).body.booking;
  const { terms } = await seen(by);
  const { lines, ...rest } = terms!;
  const free = reckon(terms!).totalPaise === 0;
  const quote = await site.call("POST", `/api/bookings/${number}/quotes`, {
    cookie: by.cookie,
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
      taxed.has(id) ? "registered" : null,
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

test("where a list is narrowed by a district, or looks around a name, the way there stands beside the sum: no request says that place", async () => {
  const id = await priced(categoryOf("artists"), "-there");
  const shown = async (asks: string) => {
    const filters = listingFiltersIn(new URLSearchParams(`guests=300&${asks}`), ["guests", "hours", "pin", "near"]);
    const near = await nearIn(filters.extra["near"] ?? "");
    const { asked } = priceBrief(filters);
    const at = askedAt(asked, near?.known ? near.point : undefined, filters.extra["near"]);
    const card = (await site.deps.cardPrices(site.deps, [id], at)).get(id)!;
    const { guests, hours, pin } = asked;
    const [taken] = takenAlong([{ id }], { when: filters.when, guests, hours, pin }, filters.extra["near"]);
    const address = new URLSearchParams(taken?.asked);
    const page = await askedPrice(site.deps, id, new Request(`http://mandap.example/price/${id}?${address}`));
    const number = await askedByForm(
      id,
      "artists",
      new URLSearchParams([...address, ["date", addDays(todayIST(), 20)]]),
    );
    await query("DELETE FROM holds");
    const booked = await quotedAndBooked(number);
    expect([page.answer?.totalPaise, booked.quoted, booked.agreed], asks).toEqual(Array(3).fill(card.totalPaise));
    return card;
  };
  const plain = await shown("state=Madhya+Pradesh");
  for (const asks of ["state=Madhya+Pradesh&district=Bhopal", "near=Bhopal"]) {
    const card = await shown(asks);
    expect(card.totalPaise, asks).toBe(plain.totalPaise);
    expect(card.words, asks).not.toContain("all in");
    expect(card.parts, asks).toMatch(/without travel of about ₹[\d,]+ \(\d+ km\)/);
  }
  for (const asks of ["near=462001", "state=Madhya+Pradesh&district=Ujjain&pin=462001"]) {
    const card = await shown(asks);
    expect(card.totalPaise, asks).toBeGreaterThan(plain.totalPaise);
    expect(card.parts, asks).toMatch(/travel ₹[\d,]+ \(\d+ km\)/);
  }
});

/** What somebody types into a field that nobody has filled in. */
const typedInto = ({ fills, kind, options }: Pick<EnquiryField, "fills" | "kind" | "options">): string => {
  const [option] = options ?? [];
  if (option) return typeof option === "string" ? option : option.value;
  if (fills === "phone") return "9826012345";
  if (fills === "state") return "Madhya Pradesh";
  if (fills === "district") return "Indore";
  return fills === "email" || kind === "email" ? "ravi@mail.example" : kind === "money" ? "5000" : "Indore";
};

/** A listing of each category with a price, and a card that makes every part of a brief count. */
async function priced(category: Category, more = ""): Promise<string> {
  const { price, unit } = priceFields(category);
  const units: readonly string[] = unit?.options ?? [];
  const { id } = await testListing(site.deps, "rentals", {
    title: `Asked of ${category.key}`,
    slug: `asked-of-${category.key}${more}`,
    attributes: { itemCategory: "Seating", brand: "", rental: "", uses: [], cities: [], description: "" },
  });
  const own = { [price!.name]: int(500_00, 5_000_00), ...(unit ? { [unit.name]: pick(units) } : {}) };
  await query(
    "UPDATE listings SET category = $2, attributes = attributes || $3, price = $4, owner_id = $5, pin = '452001' WHERE id = $1",
    [id, category.key, own, own[price!.name], provider.id],
  );
  if (category.calendar.mode === "counted")
    await query("INSERT INTO calendars (listing_id, capacity) VALUES ($1, 100000)", [id]);
  const card = cardSchema.parse({
    hours: int(1, 4),
    extraHourPaise: int(100_00, 900_00),
    perKmPaise: int(5_00, 40_00),
  });
  await query("INSERT INTO price_cards (listing_id, card) VALUES ($1, $2)", [id, JSON.stringify(card)]);
  return id;
}

const askedOf = categories.filter((category) => askableOf(category) && priceFields(category).price);

test("every category whose prices are said can be asked in every way", () => {
  expect(askedOf.map(({ key }) => key)).toEqual(
    categories.filter((category) => priceFields(category).price).map(({ key }) => key),
  );
});

test.each(askedOf.map((category) => [category.key, category] as const))(
  "%s: asked by the form of a profile, or with others for an event, a brief comes to the sum of its card",
  async (key, category) => {
    const id = await priced(category);
    const rounds = Math.max(2, Math.round(BRIEFS / 40));
    for (let round = 0; round < rounds; round++) {
      await query("DELETE FROM rate_limits");
      const day = addDays(todayIST(), 30 + round * 8);
      const days = maybe(2, 6);
      const [many, hours, pin] = [int(1, 900), maybe(1, 12), pick(["462001", "110001", "400001"])];
      const address = new URLSearchParams({
        date: day,
        ...(days === null ? {} : { until: addDays(day, days - 1) }),
        guests: String(many),
        pieces: String(many),
        ...(hours === null ? {} : { hours: String(hours) }),
        pin,
      });
      const asked = { guests: many, pieces: many, days, hours, pin, state: "", district: "" };
      const total = (await site.deps.cardPrices(site.deps, [id], asked)).get(id)?.totalPaise;
      const said = `${key} ${round}: ${address}`;
      expect(total, said).toBeGreaterThan(0);
      const number =
        round % 2 > 0 ? await askedForAnEvent(category, id, day, address) : await askedByForm(id, key, address);
      const booked = await quotedAndBooked(number);
      expect([booked.quoted, booked.agreed], `${said}: ${booked.said}`).toEqual([total, total]);
    }
  },
  600_000,
);

/** By the form of a profile, as it comes for the address of its page. */
async function askedByForm(id: string, key: string, address: URLSearchParams): Promise<string> {
  const { path, body } = await (key === "managers" ? managersForm(id, address) : profileForm(id, address));
  const sent = await site.call<{ enquiryNumber: string }>("POST", path, { cookie: organiser.cookie, body });
  expect(sent.body.enquiryNumber, `${path} ${JSON.stringify([body, sent.body])}`).toBeTruthy();
  return sent.body.enquiryNumber;
}

const filledIn = (fields: readonly EnquiryField[], values: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(
    fields.filter(({ optional, kind }) => !optional && kind !== "tick").map((field) => [field.name, typedInto(field)]),
  ),
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")),
});

async function profileForm(id: string, address: URLSearchParams) {
  const { body } = await site.call<{ form: ListingEnquiry }>("GET", `/api/listings/${id}/enquiry-form?${address}`);
  const { fields, values, path } = body.form;
  return { path, body: filledIn(fields, values) };
}

/** Its fields stand with its page. */
async function managersForm(id: string, address: URLSearchParams) {
  const { fields, brought } = broughtInto(askableOf(categoryOf("managers"))!.fields, [], address, todayIST());
  return { path: "/api/volunteer-requests", body: { ...filledIn(fields, brought), plannerId: "asked-of-managers" } };
}

/** With others for an event, as its page comes for the address that leads there. */
async function askedForAnEvent(category: Category, id: string, day: string, address: URLSearchParams): Promise<string> {
  // Nobody keeps more than fifty; those before are somebody else's now.
  await query("UPDATE events SET owner_id = $1 WHERE owner_id = $2", [provider.id, organiser.id]);
  const event = await site.call<{ id: string }>("POST", "/api/events", {
    cookie: organiser.cookie,
    body: { name: "Riya's wedding", parts: [{ name: "Wedding", day }], needs: [] },
  });
  const url = new URL(`http://mandap.example/ask?category=${category.key}&day=${day}&${address}`);
  const { form } = (await askPage(site.deps, organiser, event.body.id, url))!;
  const sent = await site.call<{ asked: { number: string }[] }>("POST", `/api/events/${event.body.id}/asks`, {
    cookie: organiser.cookie,
    body: {
      category: category.key,
      listings: [id],
      occasion: "Wedding",
      day,
      city: "Indore",
      ...(form.required.includes("state") ? { state: "Madhya Pradesh", district: "Indore" } : {}),
      guests: form.guests,
      budgetPaise: 5_000_00,
      words: "Two at the gate.",
      extra: filledIn(form.extra, form.values),
    },
  });
  expect(sent.status, `${category.key} ${JSON.stringify(sent.body)}`).toBe(201);
  return sent.body.asked[0]!.number;
}
