import { expect, test } from "vitest";
import { categoryOf } from "../../registry.ts";
import { rendered } from "../../volunteers/parts/volunteer-test-kit.tsx";
import { cardView } from "../card-view.ts";
import { searchMeta } from "../listing-seo.ts";
import { listingFiltersIn, widest } from "../search-address.ts";
import { searchPageWords } from "../search-description.ts";
import type { SearchPageData } from "../search-view.ts";
import { FilterChips } from "./filter-chips.tsx";
import { ListingSearch } from "./listing-search.tsx";
import { SearchForm } from "./search-form.tsx";
import { SearchResults, SearchTop } from "./search-results.tsx";
import type { ListingSearch as Search } from "./use-listing-search.ts";

const volunteers = categoryOf("volunteers");
const words = searchPageWords(volunteers);
const filters = listingFiltersIn(
  new URLSearchParams("q=first aid&state=Madhya Pradesh&district=Indore&district=Ujjain&city=Mhow"),
  ["rating"],
);
const ASHA = cardView(volunteers, {
  _id: "1",
  userId: { _id: "2", username: "asha" },
  firstName: "Asha",
  lastName: "Kulkarni",
  addressState: "Madhya Pradesh",
  addressDistrict: "Indore",
  city: "Indore",
  averageRating: 4.9,
  ratingCount: 212,
  photo: null,
  _proof: {
    price: 800_00,
    booked: 20,
    weddings: 14,
    answerMinutes: 95,
    photos: 6,
    mobileProven: true,
    papersSeen: false,
    since: "2024-03-09",
  },
});
const data: SearchPageData = {
  category: volunteers.key,
  words,
  named: words.title,
  filters,
  today: "2026-11-25",
  cards: [],
  total: 0,
  capped: false,
  next: null,
  later: false,
  priced: false,
  leftOut: [],
  unheard: "",
  dayHint: "",
  near: null,
  counts: null,
  placePages: [],
  without: [],
  states: ["Goa", "Madhya Pradesh"],
  districts: [
    { name: "Indore", aliases: [] },
    { name: "Dewas", aliases: [] },
  ],
  description: "",
};
const still: Search = { path: words.path, filters, loading: false, change: () => undefined };
const results = (more: Partial<SearchPageData>, search = still) =>
  rendered(
    <>
      <SearchTop search={search} form="search" data={{ ...data, ...more }} />
      <SearchResults search={search} data={{ ...data, ...more }} />
    </>,
  );

test("the search is a plain form", () => {
  const out = rendered(<SearchForm id="search" search={still} data={data} />);
  expect(out).toContain('action="/Volunteers" method="get"');
  expect(out).toContain('name="state"');
  expect(out).toContain('<input type="checkbox" name="district" checked="" value="Indore"/>');
  expect(out).toContain('<input type="hidden" name="district" value="Ujjain"/>');
  expect(out).toContain('value="Mhow"');
  // The words stand in the head: a choice keeps them.
  expect(out).toContain('<input type="hidden" name="q" value="first aid"/>');
});

test("each chosen filter is a link that takes it away", () => {
  const out = rendered(<FilterChips filters={filters} words={words} />).replaceAll("&amp;", "&");
  expect(out).toContain('aria-label="Remove Indore"');
  expect(out).toContain('href="/Volunteers?q=first+aid&state=Madhya+Pradesh&district=Ujjain&city=Mhow"');
  expect(out).toContain('aria-label="Remove “first aid”"');
  expect(out).toContain('href="/Volunteers?state=Madhya+Pradesh&district=Indore&district=Ujjain&city=Mhow"');
  expect(out).toContain('href="/Volunteers"');
  expect(rendered(<FilterChips filters={widest(filters)} words={words} />)).not.toContain("chip");
  const venues = searchPageWords(categoryOf("venues"));
  const chosen = { ...widest(filters), extra: { kind: "Farmhouse", priceUnit: "day", guests: "300", rating: "4" } };
  const chips = rendered(<FilterChips filters={chosen} words={venues} />);
  for (const label of ["Farmhouse", "A day", "Guests: 300", "4 and more"])
    expect(chips).toContain(`aria-label="Remove ${label}"`);
});

test("cards carry name, place, stars and the way to the profile", () => {
  const out = results({ cards: [ASHA], total: 128, next: "abc" });
  for (const text of [
    "128 volunteers",
    "Asha Kulkarni",
    "Indore, Madhya Pradesh",
    "4.9 out of 5 stars, 212 ratings",
    "Contact Us",
    "₹800 a day",
    "<span>Answers in 2 h </span><span>14 weddings here </span>",
    'href="/volunteer/asha"',
    "cursor=abc",
  ])
    expect(out).toContain(text);
  expect(cardView(volunteers, { userId: { _id: "2", username: "" }, photo: null }).path).toBe("/volunteer/2");
});

test("a card says where, what it costs and what speaks for it, and nothing that is not known", () => {
  const known = {
    price: null,
    booked: 0,
    weddings: 0,
    answerMinutes: null,
    photos: 0,
    mobileProven: false,
    papersSeen: false,
    since: "2026-11-02",
  };
  const card = (more: object, asked?: { state: string; districts: string[] }) =>
    cardView(
      volunteers,
      {
        addressState: "Madhya Pradesh",
        addressDistrict: "Indore",
        city: "Mhow",
        photo: null,
        _proof: { ...known, ...more },
      },
      asked,
    );
  expect(card({})).toMatchObject({
    place: "Mhow, Indore, Madhya Pradesh",
    price: "Stipend on request",
    proof: "Here since November 2026",
  });
  expect(card({ price: 0, photos: 1 })).toMatchObject({ price: "Unpaid", proof: "1 photo · here since November 2026" });
  expect(card({ booked: 1, weddings: 1 })).toMatchObject({
    proven: true,
    proof: "1 booking here · here since November 2026",
  });
  expect(card({ answerMinutes: 9_000, booked: 3 }).proof).toBe("3 bookings here · here since November 2026");
  expect(card({ mobileProven: true }).proof).toBe("Mobile proven · here since November 2026");
  expect(card({ mobileProven: true, photos: 2 }).proof).toBe("2 photos · here since November 2026");
  expect(card({ papersSeen: true, mobileProven: true, weddings: 14, answerMinutes: 95 }).proof).toBe(
    "Documents checked · Answers in 2 h",
  );
  const at = (...districts: string[]) => card({}, { state: "Madhya Pradesh", districts }).place;
  expect([at("Ujjain"), at("Indore"), at("Ujjain", "Dewas"), at()]).toEqual([
    "Mhow, Indore, Madhya Pradesh · comes to Ujjain",
    "Mhow, Indore, Madhya Pradesh",
    "Mhow, Indore, Madhya Pradesh",
    "Mhow, Indore, Madhya Pradesh",
  ]);
  const venue = (price: string, priceUnit: string) =>
    cardView(categoryOf("venues"), { price, priceUnit, kind: "Farmhouse", capacity: "300", photo: null }).price;
  expect([venue("85000", "plate"), venue("12500000", "day")]).toEqual(["₹850 a plate", "₹1,25,000 a day"]);
  const town = (district: string, city: string) =>
    cardView(categoryOf("caterers"), { state: "Madhya Pradesh", district, city, photo: null }).place;
  expect([town("Indore", "Vijay Nagar"), town("Indore", "Indore"), town("Indore", "")]).toEqual([
    "Vijay Nagar, Indore",
    "Indore, Madhya Pradesh",
    "Indore, Madhya Pradesh",
  ]);
  const planner = (price: string, priceTo: string) =>
    cardView(categoryOf("planners"), { price, priceTo, kinds: [], experience: "", photo: null }).price;
  expect([planner("15000000", "60000000"), planner("", "60000000"), planner("15000000", ""), planner("", "")]).toEqual([
    "₹1,50,000 to ₹6,00,000",
    "Up to ₹6,00,000",
    "₹1,50,000 and more",
    "₹1,00,000 to ₹10,00,000+",
  ]);
  const artist = (price: string, duration: string) =>
    cardView(categoryOf("artists"), { price, duration, category: "Singer", genre: "", photo: null }).price;
  expect([artist("1800000", "3"), artist("1800000", "1"), artist("1800000", ""), artist("", "3")]).toEqual([
    "₹18,000 for 3 hours",
    "₹18,000 for 1 hour",
    "₹18,000 a performance",
    "Price on request",
  ]);
});

test("later pages lead back to the first", () =>
  expect(results({ cards: [ASHA], total: 30, later: true })).toContain("First page"));

test("nobody found: three ways on", () => {
  const out = results({});
  for (const text of [
    "No volunteers found.",
    "Nobody found for “first aid” in Mhow, Indore and Ujjain, Madhya Pradesh.",
    "Search all of Madhya Pradesh",
    "Clear all filters",
    'href="/VolunteerEnquiryForm"',
  ])
    expect(out).toContain(text);
});

test("while it loads it says so", () =>
  expect(results({ cards: [ASHA] }, { ...still, loading: true })).toMatch(/Loading.*class="vol" aria-hidden="true"/));

test("the whole page, and what it says to search engines", () => {
  const page = rendered(<ListingSearch data={{ ...data, cards: [ASHA] }} />);
  for (const text of [
    "<h1>Volunteers</h1>",
    'id="filters"',
    "Filters (5)",
    "Show volunteers",
    'href="/login?redirect=volunteer"',
    'href="/VolunteerManagerLanding"',
  ])
    expect(page).toContain(text);
  // The box for words, a plain form too, which keeps what else is chosen.
  expect(page).toMatch(/Name or words.*name="q".*value="first aid"/s);
  expect(page).toContain('<input type="hidden" name="district" value="Indore"/>');
  const meta = JSON.stringify(searchMeta({ ...data, cards: [ASHA] }, []));
  for (const text of [
    "Volunteers for “first aid” in Mhow, Indore and Ujjain, Madhya Pradesh",
    '"numberOfItems":1',
    "/volunteer/asha",
  ])
    expect(meta).toContain(text);
});
