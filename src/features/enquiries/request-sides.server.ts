/**
 * Whom a request concerns: the listing that was asked, which lies beside it, and the people on its two sides, who lie
 * elsewhere and are read by their ids (docs/sharding.md).
 */
import { eq, inArray, sql } from "drizzle-orm";
import type { LanguageCode } from "../../domain/words/languages.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { enquiries, guestLinks, listings, users } from "../../platform/database/schema.server.ts";
import { PERSON_COLUMNS, personIn, type Person } from "../notifications/notification-service.server.ts";
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

/** What comes along with a request, from where it lies. `texted`: a guest's number has had the first message, and so was within its limit. */
export type RequestSides = {
  /** Null: it asked no listing, or one that is there no more. */
  listing: AskedListing | null;
  texted: boolean;
};

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
  texted: sql<boolean>`EXISTS (SELECT FROM ${guestLinks} WHERE ${guestLinks.enquiryId} = ${enquiries.id} AND ${guestLinks.channel} = 'sms')`,
};

/** Requests with what lies beside them; the people on their sides lie elsewhere. */
export const requestsWithSides = (db: Db) =>
  db.select(COLUMNS).from(enquiries).leftJoin(listings, eq(listings.id, enquiries.listingId));

type Row = Awaited<ReturnType<typeof requestsWithSides>>[number];

const sidesIn = ({ listing, texted }: Row): RequestSides => ({
  listing: listing && {
    id: listing.id,
    ownerId: listing.ownerId,
    title: listing.title,
    email: listing.email,
    phone: listing.phone,
    path: categoryOf(listing.category).profilePath(listing.slug),
  },
  texted,
});

/** Somebody on a side of a request, and whether they have asked to be written to on WhatsApp. */
export type SidePerson = Person & { asksForWhatsapp: boolean };

/** What a transaction has read of the requests that it holds, and of their people: whoever tells them of it asks no more. */
type Held = { requests: Map<string, RequestSides>; people: Map<string, SidePerson | null> };
const heldIn = new WeakMap<Db, Held>();

/** The request of a row that this transaction holds; what lies beside it is remembered as long. */
export function heldRow(tx: Tx, row: Row | undefined): Row["enquiry"] | null {
  if (!row) return null;
  const held = heldIn.get(tx) ?? { requests: new Map(), people: new Map() };
  heldIn.set(tx, held);
  held.requests.set(row.enquiry.id, sidesIn(row));
  return row.enquiry;
}

/** As they were read when the request was held in this transaction, where it was. */
export async function sidesOf(db: Db, { id }: { id: string }): Promise<RequestSides> {
  const held = heldIn.get(db)?.requests.get(id);
  if (held) return held;
  const [row] = await requestsWithSides(db).where(eq(enquiries.id, id));
  return row ? sidesIn(row) : { listing: null, texted: false };
}

async function readPeople(db: Db, ids: readonly string[]): Promise<SidePerson[]> {
  const rows = await db
    .select({
      ...PERSON_COLUMNS,
      // Beside the rest, for this stands on the way of every move.
      asksForWhatsapp: sql<boolean>`EXISTS (SELECT FROM consents c WHERE c.user_id = users.id AND c.purpose = 'whatsapp' AND c.withdrawn_at IS NULL)`,
    })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return rows.map(personIn);
}

type Sides = Pick<typeof enquiries.$inferSelect, "senderId" | "recipientId">;

/** Both people of a request in one statement, where a transaction that holds it tells both. */
export async function readBothSides(tx: Tx, { senderId, recipientId }: Sides): Promise<void> {
  const known = heldIn.get(tx)?.people;
  if (!known || !senderId || !recipientId || known.has(senderId) || known.has(recipientId)) return;
  const people = await readPeople(tx, [senderId, recipientId]);
  for (const id of [senderId, recipientId]) known.set(id, people.find((person) => person.id === id) ?? null);
}

async function personAt(db: Db, id: string | null): Promise<SidePerson | null> {
  if (id === null) return null;
  const known = heldIn.get(db)?.people;
  const read = known?.get(id);
  if (read !== undefined) return read;
  const person = (await readPeople(db, [id]))[0] ?? null;
  known?.set(id, person);
  return person;
}

/** Who was asked; null: nobody with an account, or they are there no more. */
export const recipientOf = (db: Db, { recipientId }: Pick<Sides, "recipientId">): Promise<SidePerson | null> =>
  personAt(db, recipientId);

/** Who asks; null for a guest. */
export const senderOf = (db: Db, { senderId }: Pick<Sides, "senderId">): Promise<SidePerson | null> =>
  personAt(db, senderId);

/** What its sender reads: by their account, else as they asked. */
export const sendersLanguage = async (
  db: Db,
  enquiry: Pick<Sides, "senderId"> & { language: LanguageCode },
): Promise<LanguageCode> => (await senderOf(db, enquiry))?.language ?? enquiry.language;
