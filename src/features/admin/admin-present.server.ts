import type { Actor } from "../../domain/actor.ts";
import { say } from "../../domain/words/say.ts";
import { STATUS_MOVES, mayMove } from "../listings/listing-access.ts";
import { editPathOf } from "../listings/listing-edit-path.ts";
import type { AdminListing, AdminListingRow } from "../listings/listing-admin.server.ts";
import type { AdminReview } from "../reviews/review-admin.server.ts";
import type { AdminPerson } from "../accounts/people-admin.server.ts";
import { named } from "../listings/fields/field.ts";
import { categories, categoryOf } from "../registry.ts";
import { DECISIONS } from "./admin-model.ts";
import type { AdminListingView, AdminOpinionView, AdminPersonView, AdminReviewView } from "./admin-model.ts";
import { NOT_PROVIDED, reviewFacts } from "./review-facts.ts";

/** The name of a category; of one that is registered no longer, its key. */
export function categoryName(key: string): string {
  return categories.find((category) => category.key === key)?.singular ?? key;
}

const HIGHLIGHTS = 3;
const SHORT = 60;

/** What tells one from the others at a glance: no way to reach it, no place, which stand beside it. */
function highlightsOf({ category: key, attributes }: AdminListingRow) {
  const category = categories.find((one) => one.key === key);
  if (!category) return [];
  const nowhere = { email: null, phone: null, address: null, city: null, district: null, state: null, pin: null };
  // What stands there in place of a price tells nothing.
  const unsaid = named(category.fields).flatMap((field) => (field.kind === "text" ? (field.ours ?? []) : []));
  const says = (value: string) => unsaid.some((one) => value === one || value === say(one));
  const { facts: all } = reviewFacts({ ...nowhere, attributes }, category);
  const facts = all.filter(({ value }) => value !== say(NOT_PROVIDED) && value.length <= SHORT && !says(value));
  // What it costs is told of everything that says it.
  const price = facts.find(({ value }) => value.includes("₹"));
  const first = facts.slice(0, HIGHLIGHTS);
  return price && !first.includes(price) ? [...first, price] : first;
}

/**
 * As the desk's lists show it. `moves` are those that this admin may make of it now; `path` is null where nobody else
 * sees it.
 */
export function presentListing(row: AdminListingRow, actor: Actor): AdminListingView {
  const { duration } = row.attributes;
  return {
    id: row.id,
    category: row.category,
    categoryName: say(categoryName(row.category)),
    title: row.title,
    status: row.status,
    statusReason: row.statusReason,
    city: row.city ?? "",
    state: row.state ?? "",
    rating: row.rating,
    ratingCount: row.ratingCount,
    duration: typeof duration === "string" || typeof duration === "number" ? String(duration) : "",
    owner: row.owner?.username ?? null,
    createdAt: row.createdAt.toISOString(),
    photo: row.photo && { ...row.photo, alt: say("Photo of {title}", { title: row.title }) },
    highlights: highlightsOf(row),
    path: row.status === "approved" ? categoryOf(row.category).profilePath(row.slug) : null,
    moves: DECISIONS.filter(
      (move) =>
        (STATUS_MOVES[move].from as readonly string[]).includes(row.status) &&
        mayMove(actor, { ownerId: row.owner?.id ?? null }, move),
    ),
  };
}

/** The same with everything that its owner has said, also what profiles do not show. For admins alone. */
export function presentForReview(row: AdminListing, actor: Actor): AdminReviewView {
  const category = categoryOf(row.category);
  return {
    ...presentListing(row, actor),
    ...reviewFacts(row, category),
    gallery: row.gallery,
    editPath: category.ownPath ? null : editPathOf(category, row),
  };
}

/** With mobile and e-mail: for admins alone. */
export function presentPerson({ createdAt, lastUsedAt, suspendedAt, ...person }: AdminPerson): AdminPersonView {
  return {
    ...person,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
  };
}

/** A review with whom it is about, hidden ones too: for admins alone. */
export function presentOpinion({ createdAt, hiddenAt, listing, ...review }: AdminReview): AdminOpinionView {
  const { id, title, category, slug } = listing;
  return {
    ...review,
    createdAt: createdAt.toISOString(),
    hidden: hiddenAt !== null,
    listing: { id, title, categoryName: say(categoryName(category)), path: categoryOf(category).profilePath(slug) },
  };
}
