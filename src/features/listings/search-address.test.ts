import { expect, test } from "vitest";
import {
  askedInWords,
  canonicalSearch,
  filterCount,
  countOfSearch,
  isNarrowed,
  listingFiltersIn,
  listingSearchHref,
  placeOfSearch,
  widest,
} from "./search-address.ts";

const read = (query: string) => listingFiltersIn(new URLSearchParams(query), ["kind", "guests"]);

test("an address and its filters are one", () => {
  const filters = {
    state: "Goa",
    districts: ["North Goa", "South Goa"],
    city: "Panaji & co",
    q: "lawn",
    sort: "newest" as const,
    extra: { kind: "Hotel lawn", guests: "300" },
  };
  const href = listingSearchHref("/VenueBooking", filters);
  expect(href).toBe(
    "/VenueBooking?q=lawn&state=Goa&district=North+Goa&district=South+Goa&city=Panaji+%26+co&kind=Hotel+lawn&guests=300&sort=newest",
  );
  expect(read(href.split("?")[1] ?? "")).toEqual(filters);
  expect(listingSearchHref("/VenueBooking", filters, "abc")).toContain("&cursor=abc");
});

test("what is sent empty is not asked for, and a district needs its state", () => {
  const none = read("state=&district=Indore&q=+&guests=&sort=';DROP");
  expect(none).toEqual({ state: "", districts: [], city: "", q: "", sort: "best", extra: { kind: "", guests: "" } });
  expect(listingSearchHref("/VenueBooking", { ...none, districts: ["Indore"] })).toBe("/VenueBooking");
  expect([isNarrowed(none), isNarrowed(read("guests=3"))]).toEqual([false, true]);
});

test("long texts are cut; the widest search keeps its order", () => {
  expect(read(`q=${"x".repeat(5_000)}`).q).toHaveLength(100);
  expect(read("q=%00lawn%E2%80%AE&guests=%00")).toMatchObject({ q: "lawn", extra: { guests: "" } });
  expect(widest(read("state=Goa&kind=a&sort=newest"))).toEqual({
    state: "",
    districts: [],
    city: "",
    q: "",
    sort: "newest",
    extra: { kind: "", guests: "" },
  });
});

test("words for places and counts", () => {
  expect(placeOfSearch(read("state=Odisha&district=Puri&city=Puri"))).toBe("Puri, Odisha");
  const of = (districts: string) => placeOfSearch(read(`state=Madhya+Pradesh${districts}`));
  expect(of("&district=Indore&district=Bhopal&district=Ujjain")).toBe("Indore, Bhopal and Ujjain, Madhya Pradesh");
  expect(of("&district=A&district=B&district=C&district=D&district=D")).toBe("4 districts of Madhya Pradesh");
  const asked = read("q=first++aid&state=Goa&district=North+Goa&guests=3");
  expect([askedInWords("Volunteers", asked), filterCount(asked)]).toEqual([
    "Volunteers for “first aid” in North Goa, Goa",
    4,
  ]);
  expect(canonicalSearch("/x", read("state=Goa&district=B&district=A&sort=newest"))).toBe(
    "/x?state=Goa&district=A&district=B",
  );
  const noun = ["venue", "venues"] as const;
  expect([countOfSearch(1, false, noun), countOfSearch(128, false, noun), countOfSearch(1000, true, noun)]).toEqual([
    "1 venue",
    "128 venues",
    "1,000+ venues",
  ]);
});
