/** Whom a request concerns besides its sender: the listing that was asked, and the person who was. */
import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { displayName } from "../../domain/names.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { consents, enquiries, guestLinks, listings, users } from "../../platform/database/schema.server.ts";
import type { Person } from "../notifications/notification-service.server.ts";
import { categoryOf } from "../registry.ts";

/** The listing an enquiry is about: `email` is the one on its profile, `path` that of its page. */
export type AskedListing = {
  id: string;
  ownerId: string | null;
  title: string;
  email: string | null;
  phone: string | null;
  path: string;
};

/** A sender with an account, as WhatsApp reaches them. */
export type WhatsappSender = Pick<Person, "id" | "mobile" | "language">;

/**
 * `language`: the sender's, by their account, else as they asked. Null: it asked no listing, or nobody with an account; or they are there no more. `texted`: a guest's number has had
 * the first message, and so was within its limit.
 */
export type RequestSides = {
  language: LanguageCode;
  listing: AskedListing | null;
  recipient: Person | null;
  texted: boolean;
  /** The sender, where they have asked to be written to on WhatsApp. */
  onWhatsapp: WhatsappSender | null;
};

const senders = alias(users, "senders");

const COLUMNS = {
  enquiry: enquiries,
  listing: {
    id: listings.id,
    category: listings.category,
    slug: listings.slug,
    ownerId: listings.ownerId,
    title: listings.title,
    email: listings.email,
    phone: listings.phone,
  },
  person: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
    mobile: users.mobile,
    language: users.language,
  },
  senderLanguage: senders.language,
  senderMobile: senders.mobile,
  // Beside the rest, for this stands on the way of every move.
  senderOnWhatsapp: sql<boolean>`EXISTS (SELECT FROM ${consents} WHERE ${consents.userId} = ${enquiries.senderId} AND ${consents.purpose} = 'whatsapp' AND ${consents.withdrawnAt} IS NULL)`,
  texted: sql<boolean>`EXISTS (SELECT FROM ${guestLinks} WHERE ${guestLinks.enquiryId} = ${enquiries.id} AND ${guestLinks.channel} = 'sms')`,
};

/** Requests with what their sides are made of. */
export const requestsWithSides = (db: Db) =>
  db
    .select(COLUMNS)
    .from(enquiries)
    .leftJoin(listings, eq(listings.id, enquiries.listingId))
    .leftJoin(users, eq(users.id, enquiries.recipientId))
    .leftJoin(senders, eq(senders.id, enquiries.senderId));

type Row = Awaited<ReturnType<typeof requestsWithSides>>[number];

function sidesIn({ enquiry, listing, person, senderLanguage, texted, ...sender }: Row): RequestSides {
  const language = senderLanguage ?? enquiry.language;
  const { senderMobile: mobile, senderOnWhatsapp } = sender;
  return {
    language,
    onWhatsapp: senderOnWhatsapp && enquiry.senderId && mobile ? { id: enquiry.senderId, mobile, language } : null,
    listing: listing && {
      id: listing.id,
      ownerId: listing.ownerId,
      title: listing.title,
      email: listing.email,
      phone: listing.phone,
      path: categoryOf(listing.category).profilePath(listing.slug),
    },
    recipient: person && {
      id: person.id,
      name: displayName(person.firstName, person.lastName),
      email: person.email,
      mobile: person.mobile,
      language: person.language,
    },
    texted,
  };
}

/** Those that came along when a transaction took hold of their request: whoever tells them of it asks no more. */
const heldIn = new WeakMap<Db, Map<string, RequestSides>>();

/** The request of a row that this transaction holds; its sides are remembered as long. */
export function heldRow(tx: Tx, row: Row | undefined): Row["enquiry"] | null {
  if (!row) return null;
  const held = heldIn.get(tx) ?? new Map<string, RequestSides>();
  heldIn.set(tx, held.set(row.enquiry.id, sidesIn(row)));
  return row.enquiry;
}

/** As they were read when the request was held in this transaction, where it was. */
export async function sidesOf(db: Db, { id }: { id: string }): Promise<RequestSides> {
  const held = heldIn.get(db)?.get(id);
  if (held) return held;
  const [row] = await requestsWithSides(db).where(eq(enquiries.id, id));
  return row ? sidesIn(row) : { language: "en", listing: null, recipient: null, texted: false, onWhatsapp: null };
}
