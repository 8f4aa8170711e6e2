import { expect, test } from "vitest";
import { countOfSearch, isNarrowed, listingFiltersIn, listingSearchHref, placeOfSearch, widest } from "./search-address.ts";

const read = (query: string) => listingFiltersIn(new URLSearchParams(query), ["kind", "guests"]);

test("an address and its filters are one", () => {
  const filters = { state: "Goa", district: "North Goa", city: "Panaji & co", q: "lawn", sort: "newest" as const, extra: { kind: "Hotel lawn", guests: "300" } };
  const href = listingSearchHref("/VenueBooking", filters);
  expect(href).toBe("/VenueBooking?state=Goa&district=North+Goa&city=Panaji+%26+co&q=lawn&kind=Hotel+lawn&guests=300&sort=newest");
  expect(read(href.split("?")[1] ?? "")).toEqual(filters);
  expect(listingSearchHref("/VenueBooking", filters, "abc")).toContain("&cursor=abc");
});

test("what is sent empty is not asked for, and a district needs its state", () => {
  const none = read("state=&district=Indore&q=+&guests=&sort=';DROP");
  expect(none).toEqual({ state: "", district: "", city: "", q: "", sort: "rating", extra: { kind: "", guests: "" } });
  expect(listingSearchHref("/VenueBooking", { ...none, district: "Indore" })).toBe("/VenueBooking");
  expect([isNarrowed(none), isNarrowed(read("guests=3"))]).toEqual([false, true]);
});

test("long texts are cut; the widest search keeps its order", () => {
  expect(read(`q=${"x".repeat(5_000)}`).q).toHaveLength(100);
  expect(read("q=%00lawn%E2%80%AE&guests=%00")).toMatchObject({ q: "lawn", extra: { guests: "" } });
  expect(widest(read("state=Goa&kind=a&sort=newest"))).toEqual({ state: "", district: "", city: "", q: "", sort: "newest", extra: { kind: "", guests: "" } });
});

test("words for places and counts", () => {
  expect(placeOfSearch(read("state=Odisha&district=Puri&city=Puri"))).toBe("Puri, Odisha");
  const noun = ["venue", "venues"] as const;
  expect([countOfSearch(1, false, noun), countOfSearch(128, false, noun), countOfSearch(1000, true, noun)]).toEqual(["1 venue", "128 venues", "1,000+ venues"]);
});
