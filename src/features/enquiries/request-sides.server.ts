/**
 * Whom a request concerns: the listing that was asked, which lies beside it, and the people on its two sides, who lie
 * elsewhere and are read by their ids (docs/sharding.md).
 */
import { eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "../../domain/actor.ts";
import { conflict } from "../../domain/errors.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { enquiries, guestLinks, listings, users } from "../../platform/database/schema.server.ts";
import { PERSON_COLUMNS, personIn, type Person } from "../notifications/notification-service.server.ts";
import { categoryOf } from "../registry.ts";
import { SUSPENDED } from "./suspended-words.ts";

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
  /** The desk has suspended that listing. */
  listingSuspended: boolean;
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
  // Of one that its owner has hidden meanwhile as well.
  listingSuspended: sql<boolean>`coalesce('suspended' IN (${listings.status}, ${listings.statusBefore}), false)`,
  texted: sql<boolean>`EXISTS (SELECT FROM ${guestLinks} WHERE ${guestLinks.enquiryId} = ${enquiries.id} AND ${guestLinks.channel} = 'sms')`,
};

/** Requests with what lies beside them; the people on their sides lie elsewhere. */
export const requestsWithSides = (db: Db) =>
  db.select(COLUMNS).from(enquiries).leftJoin(listings, eq(listings.id, enquiries.listingId));

type Row = Awaited<ReturnType<typeof requestsWithSides>>[number];

const sidesIn = ({ listing, listingSuspended, texted }: Row): RequestSides => ({
  listing: listing && {
    id: listing.id,
    ownerId: listing.ownerId,
    title: listing.title,
    email: listing.email,
    phone: listing.phone,
    path: categoryOf(listing.category).profilePath(listing.slug),
  },
  listingSuspended,
  texted,
});

/** Somebody on a side of a request: whether they have asked to be written to on WhatsApp, and whether the desk has suspended them. */
export type SidePerson = Person & { asksForWhatsapp: boolean; suspended: boolean };

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
  return row ? sidesIn(row) : { listing: null, listingSuspended: false, texted: false };
}

async function readPeople(db: Db, ids: readonly string[]): Promise<SidePerson[]> {
  const rows = await db
    .select({
      ...PERSON_COLUMNS,
      // Beside the rest, for this stands on the way of every move.
      asksForWhatsapp: sql<boolean>`EXISTS (SELECT FROM consents c WHERE c.user_id = users.id AND c.purpose = 'whatsapp' AND c.withdrawn_at IS NULL)`,
      suspended: sql<boolean>`${users.suspendedAt} IS NOT NULL`,
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

/**
 * Whom of a request the desk has suspended: who was asked, by the listing or the person, or who asks; null for neither.
 * Of a request that `tx` holds by what was read with it: no statement of its own, and none over several nodes.
 */
export async function suspendedParty(
  tx: Tx,
  enquiry: Sides & Pick<typeof enquiries.$inferSelect, "id">,
): Promise<"recipient" | "sender" | null> {
  if ((await sidesOf(tx, enquiry)).listingSuspended || (await recipientOf(tx, enquiry))?.suspended) return "recipient";
  return (await senderOf(tx, enquiry))?.suspended ? "sender" : null;
}

/**
 * Nothing of whoever keeps a suspended listing reaches the other side: no text, no answer, no proposal. They may leave.
 * A person who is suspended has no session, and so acts nowhere.
 * @param enquiry held by `tx`: it asks for no statement then
 * @throws 409
 */
export async function refuseSuspended(
  tx: Tx,
  enquiry: Pick<typeof enquiries.$inferSelect, "id" | "recipientId">,
  actor: Pick<Actor, "id"> | null,
): Promise<void> {
  if (actor?.id !== enquiry.recipientId || actor === null) return;
  if ((await sidesOf(tx, enquiry)).listingSuspended) throw conflict(SUSPENDED);
}

/** What its sender reads: by their account, else as they asked. */
export const sendersLanguage = async (
  db: Db,
  enquiry: Pick<Sides, "senderId"> & { language: LanguageCode },
): Promise<LanguageCode> => (await senderOf(db, enquiry))?.language ?? enquiry.language;
