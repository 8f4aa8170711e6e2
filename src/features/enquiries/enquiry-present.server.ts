import type { Actor } from "../../domain/actor.ts";
import { categoryOf } from "../registry.ts";
import { movesFor, partiesOf } from "./enquiry-access.ts";
import { enquiryPhotoPath, photoOfDetails } from "./enquiry-photo.server.ts";
import type { EnquiryWithListing } from "./enquiry-store.server.ts";
import type { EnquiryView } from "./enquiry-view.ts";
import { factsOf, kindLabel } from "./enquiry-words.ts";

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
    photo: actor.role === "admin" && photoOfDetails(row.details) ? enquiryPhotoPath(row.number) : null,
    moves: movesFor(partiesOf(actor, row), row, today),
  };
}
