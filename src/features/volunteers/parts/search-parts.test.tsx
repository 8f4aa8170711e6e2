import { expect, test } from "vitest";
import { NO_FILTERS } from "../search-filters.ts";
import { itemListLd } from "../search-seo.ts";
import { FilterChips } from "./filter-chips.tsx";
import { Results } from "./results.tsx";
import { SearchBanner } from "./search-banner.tsx";
import { SearchFields } from "./search-fields.tsx";
import { SearchForm } from "./search-form.tsx";
import type { Search } from "./use-search.ts";
import { ASHA, SHY, rendered } from "./volunteer-test-kit.tsx";

const filters = { ...NO_FILTERS, q: "first aid", state: "Madhya Pradesh", districts: ["Indore", "Ujjain"], city: "Mhow" };
const still: Search = { filters, loading: false, change: () => undefined };
const places = { state: filters.state, states: ["Goa", "Madhya Pradesh"], districts: [{ name: "Indore", aliases: [] }, { name: "Dewas", aliases: [] }] };
const results = (more: Partial<Parameters<typeof Results>[0]>) => rendered(<Results search={still} filters={filters} rows={[]} total={0} capped={false} next={null} later={false} form="search" {...more} />);

test("the banner has two sets of three slides, and leads to the registration", () => {
  const out = rendered(<SearchBanner title="Volunteers" />);
  for (const at of [1, 2, 3]) for (const kind of ["wide", "narrow"]) expect(out).toContain(`/art/volunteers-${kind}-${at}.svg`);
  expect(out).toContain('href="/login?redirect=volunteer"');
  expect(out).toContain("Pause slides");
  expect(out).toContain("VolunteerManagerLanding");
});

test("the search is a plain form", () => {
  const out = rendered(
    <SearchForm id="search" search={still}>
      <SearchFields search={still} places={places} idPrefix="side" />
    </SearchForm>,
  );
  expect(out).toContain('action="/Volunteers" method="get"');
  expect(out).toContain('name="state"');
  expect(out).toContain('<input type="checkbox" name="district" checked="" value="Indore"/>');
  expect(out).toContain('<input type="hidden" name="district" value="Ujjain"/>');
  expect(out).toContain('value="Mhow"');
  expect(out).toMatch(/Name or words.*name="q".*value="first aid"/s);
});

test("each chosen filter is a link that takes it away", () => {
  const out = rendered(<FilterChips filters={filters} />).replaceAll("&amp;", "&");
  expect(out).toContain('aria-label="Remove Indore"');
  expect(out).toContain('href="/Volunteers?q=first+aid&state=Madhya+Pradesh&district=Ujjain&city=Mhow"');
  expect(out).toContain('aria-label="Remove “first aid”"');
  expect(out).toContain('href="/Volunteers?state=Madhya+Pradesh&district=Indore&district=Ujjain&city=Mhow"');
  expect(out).toContain('href="/Volunteers"');
  expect(rendered(<FilterChips filters={NO_FILTERS} />)).toBe('<div class="toasts" popover="manual"><div role="status" aria-live="polite"></div><div role="alert" aria-live="assertive"></div></div>');
});

test("cards carry name, place, stars and the way to the profile", () => {
  const out = results({ rows: [ASHA], total: 128, next: "abc" });
  for (const text of ["128 volunteers", "Asha Kulkarni", "Indore, Madhya Pradesh", "4.9 out of 5 stars, 212 ratings", "Contact Us", 'href="/volunteer/asha"', "cursor=abc"]) expect(out).toContain(text);
  expect(results({ rows: [{ ...SHY, userId: { ...SHY.userId, username: "" } }], total: 1 })).toContain(`href="/volunteer/${SHY.userId._id}"`);
});

test("later pages lead back to the first", () => expect(results({ rows: [ASHA], total: 30, later: true })).toContain("First page"));

test("nobody found: three ways on", () => {
  const out = results({});
  for (const text of ["No volunteers found.", "Nobody found for “first aid” in Mhow, Indore and Ujjain, Madhya Pradesh.", "Search all of Madhya Pradesh", "Clear all filters", 'href="/VolunteerEnquiryForm"']) expect(out).toContain(text);
});

test("while it loads it says so", () => expect(results({ search: { ...still, loading: true }, rows: [ASHA] })).toMatch(/Loading.*class="vol" aria-hidden="true"/));

test("the list for search engines", () => {
  expect(itemListLd([ASHA], "https://mandap.example")).toMatchObject({ numberOfItems: 1, itemListElement: [{ position: 1, name: "Asha Kulkarni", url: "https://mandap.example/volunteer/asha" }] });
});
