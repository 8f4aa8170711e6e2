/** Listings that nobody keeps, for tests: made as the service makes them, approved by an admin where asked. */
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { testPerson } from "../notifications/people-test-kit.server.ts";
import { categoryOf } from "../registry.ts";
import { placeRows } from "./listing-places.ts";
import { createListing, setListingStatus } from "./listing-service.server.ts";

export type TestListing = {
  title: string;
  slug: string;
  attributes: Record<string, unknown>;
  facets?: Record<string, string>;
  words?: string[];
  state?: string;
  district?: string;
  email?: string | null;
  approved?: boolean;
};

export async function testListing(
  deps: Deps,
  categoryKey: string,
  {
    title,
    slug,
    attributes,
    facets = {},
    words = [],
    state = "Madhya Pradesh",
    district = "Indore",
    email = null,
    approved = true,
  }: TestListing,
): Promise<{ id: string; slug: string }> {
  const row = await transaction(deps.db, (tx) =>
    createListing(deps, tx, categoryOf(categoryKey), {
      owner: null,
      slug,
      photos: [],
      content: {
        title,
        email,
        phone: null,
        address: null,
        state,
        district,
        city: district,
        pin: null,
        attributes,
        facets,
        searchParts: [title, ...words],
        places: placeRows({ home: null, works: { state, districts: [district] } }),
      },
    }),
  );
  if (approved) await setListingStatus(deps, await testPerson(deps, { role: "admin" }), categoryKey, row.id, "approve");
  return row;
}
