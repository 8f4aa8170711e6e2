import type { Actor } from "../../domain/actor.ts";
import { categoryOf } from "../registry.ts";
import { movesFor, partiesOf, type EnquiryMove, type EnquiryStatus } from "./enquiry-access.ts";
import type { EnquiryWithListing } from "./enquiry-store.server.ts";
import { factsOf, kindLabel, type Fact } from "./enquiry-words.ts";

/** An enquiry as one of its sides sees it. */
export type EnquiryView = {
  number: string;
  kind: string;
  /** 'Booking request'. */
  label: string;
  status: EnquiryStatus;
  /** Instant in ISO form. */
  createdAt: string;
  eventType: string | null;
  /** ISO day. */
  eventDate: string | null;
  state: string | null;
  district: string | null;
  city: string | null;
  facts: Fact[];
  /** How to reach the sender; null for the sender. */
  contact: { name: string; phone: string; email: string | null } | null;
  /** Whom or what it is about; `path` is null where the page is not there any more. */
  listing: { title: string; path: string | null } | null;
  /** What the viewer may do now. */
  moves: EnquiryMove[];
};

export function presentEnquiry(row: EnquiryWithListing, { side, actor, today }: { side: "sent" | "received"; actor: Pick<Actor, "id" | "role">; today: string }): EnquiryView {
  const { listing } = row;
  return {
    number: row.number,
    kind: row.kind,
    label: kindLabel(row.kind),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    eventType: row.eventType,
    eventDate: row.eventDate,
    state: row.state,
    district: row.district,
    city: row.city,
    facts: factsOf(row, { longTexts: true }),
    contact: side === "received" ? { name: row.name, phone: row.phone, email: row.email } : null,
    listing: listing && { title: listing.title, path: listing.status === "approved" ? categoryOf(listing.category).profilePath(listing.slug) : null },
    moves: movesFor(partiesOf(actor, row), row, today),
  };
}
