import { isUuid } from "../../domain/ids.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import {
  approvedById,
  approvedByOwner,
  approvedBySlug,
  holdApproved,
  listingFacts,
  type FoundListing,
} from "../listings/listing-lookup.server.ts";
import { categoryOf } from "../registry.ts";
import type { Party } from "./enquiry-access.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";
import { sidesOf, type AskedListing } from "./request-sides.server.ts";
import { say } from "../../domain/words/say.ts";

const asked = ({ id, category, slug, ownerId, title, email, phone }: FoundListing): AskedListing => ({
  id,
  ownerId,
  title,
  email,
  phone,
  path: categoryOf(category).profilePath(slug),
});

/** The approved listing under this slug in any case, or with this id or its owner's (no slug looks like one), or null. */
export async function askedBySlug(db: Db, category: string, slug: string): Promise<AskedListing | null> {
  const found = isUuid(slug)
    ? ((await approvedById(db, [category], slug)) ?? (await approvedByOwner(db, category, slug)))
    : await approvedBySlug(db, category, slug);
  return found && asked(found);
}

/** The same listing as it is now, held until the transaction ends; null when it is not shown any more. */
export async function holdAsked(tx: Tx, { id }: AskedListing): Promise<AskedListing | null> {
  const held = await holdApproved(tx, id);
  return held && asked(held);
}

/** Whether everybody sees it; held so until the transaction ends. */
export const isShown = async (tx: Tx, id: string): Promise<boolean> => (await holdApproved(tx, id)) !== null;

/** The listing of an enquiry, whatever has become of it. */
export async function askedById(db: Db, id: string): Promise<AskedListing | null> {
  const found = await listingFacts(db, id);
  return found && asked(found);
}

/** The listing of a request, and the other side by the name by which `reader` knows it. */
export async function otherSide(
  db: Db,
  { id, name }: Pick<EnquiryRow, "id" | "name">,
  reader: Party,
): Promise<{ listing: AskedListing | null; who: string }> {
  const { listing } = await sidesOf(db, { id });
  return { listing, who: reader === "sender" ? (listing?.title ?? say("Somebody who has left")) : name };
}
