import { managers as category } from "../../features/managers/manager-category.ts";
import { formValues } from "../../features/listings/fields/field-values.ts";
import { listingContent, parseForm } from "../../features/listings/listing-form.server.ts";
import { categoryRows, portraitOf, type DemoListingRow } from "./demo-listing-rows.server.ts";
import { enquiryRows, notificationRows } from "./demo-request-rows.server.ts";
import { merged, type Clock, type Rows } from "./demo-rows.server.ts";
import type { DemoStory } from "./demo-story.ts";

/** The managers, their reviews and requests, and what the manager one can sign in as was told of them. */
export function managerRows(story: DemoStory, clock: Clock, users: Map<string, string>): Rows {
  const listings = new Map<string, string>();
  const rows = categoryRows(
    category,
    story.managers.map(({ username, form, face, gallery, reviews, ...manager }): DemoListingRow => ({
      ...manager,
      slug: username,
      ownerId: users.get(username) ?? null,
      content: listingContent(category, parseForm(category, formValues(category.fields, form)), username),
      profile: portraitOf(username, face),
      gallery,
      reviews: reviews.map(({ author, ...review }) => ({ ...review, authorId: users.get(author) })),
    })),
    clock,
    users,
    listings,
  );
  const requests = {
    ...story,
    volunteers: [],
    reviews: [],
    enquiries: story.managers.flatMap(({ enquiries }) => enquiries),
  };
  const ids = { users, listings, enquiries: new Map<string, string>() };
  return merged(rows, enquiryRows(requests, clock, ids), notificationRows(requests, clock, ids));
}
