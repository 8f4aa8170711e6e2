import { expect, test } from "vitest";
import { categoryOf } from "../registry.ts";
import { listingFiltersIn, type ListingFilters } from "./search-address.ts";
import { searchPageWords } from "./search-description.ts";
import { whatToDrop } from "./ways-out.server.ts";

const words = searchPageWords(categoryOf("venues"));
const asked = (query: string) =>
  listingFiltersIn(
    new URLSearchParams(query),
    words.extra.map(({ name }) => name),
  );
/** More with each condition fewer: the day is the dearest. */
const count = ({ state, when, extra }: ListingFilters) =>
  Promise.resolve({ total: (when ? 0 : 14) + (state ? 0 : 3) + (extra.kind ? 0 : 1), capped: false });

test("each condition is tried by itself, and what gains most is said first", async () => {
  const filters = asked("state=Goa&kind=Farmhouse&date=2027-02-12&pin=403001");
  const out = await whatToDrop(filters, words, { found: 0, point: undefined }, count);
  expect(out.map(({ label }) => label)).toEqual([
    "Without Free on 12 February 2027: 14 venues",
    "Without Goa: 3 venues",
    "Without Farmhouse: 1 venue",
  ]);
  expect(out[0]?.to).toBe("/VenueBooking?state=Goa&kind=Farmhouse&pin=403001");
});

test("where some are found, only what brings more is said, also of a single condition", async () => {
  const few = await whatToDrop(
    asked("state=Goa&kind=Farmhouse&date=2027-02-12"),
    words,
    { found: 3, point: undefined },
    count,
  );
  expect(few.map(({ label }) => label)).toEqual(["Without Free on 12 February 2027: 14 venues"]);
  const one = (found: number) => whatToDrop(asked("date=2027-02-12"), words, { found, point: undefined }, count);
  expect(await one(2)).toHaveLength(1);
  // Of nothing the search without anything stands beside it.
  expect(await one(0)).toEqual([]);
});

test("where no single one helps, two are left out together", async () => {
  // Only without both its kind and its stars is anything found in Goa.
  const two = ({ state, extra }: ListingFilters) =>
    Promise.resolve({ total: extra.kind || extra.rating ? 0 : state ? 5 : 9, capped: false });
  const query = "state=Goa&kind=Farmhouse&rating=4.5&upto=40000";
  const out = await whatToDrop(asked(query), words, { found: 0, point: undefined }, two);
  expect(out).toEqual([
    { label: "Without Farmhouse and 4.5 and more: 5 venues", to: "/VenueBooking?state=Goa&upto=40000" },
  ]);
  const nothing = () => Promise.resolve({ total: 0, capped: false });
  expect(await whatToDrop(asked(query), words, { found: 0, point: undefined }, nothing)).toEqual([]);
  const dearest = ({ extra }: ListingFilters) => Promise.resolve({ total: extra.upto ? 0 : 7, capped: false });
  const [first] = await whatToDrop(asked(query), words, { found: 0, point: undefined }, dearest);
  expect(first?.label).toBe("Without Total up to ₹40,000: 7 venues");
});

test("around a place farther is a way, too", async () => {
  const point = { latitude: 22.7, longitude: 75.9 };
  const out = await whatToDrop(asked("near=452001"), words, { found: 1, point }, ({ extra }) =>
    Promise.resolve({ total: extra.radius === "200" ? 20 : extra.near ? 1 : 50, capped: false }),
  );
  expect(out).toEqual([
    { label: "Without Near: 452001: 50 venues", to: "/VenueBooking" },
    { label: "Within 200 km: 20 venues", to: "/VenueBooking?near=452001&radius=200" },
  ]);
});
