import { newId } from "../../domain/ids.ts";
import { sql, and, desc, eq, like, lt, or, isNull, isNotNull } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { enquiries, enquiryEvents, listings, media } from "../../platform/database/schema.server.ts";
import type { ShownPhoto } from "../listings/listing-media.server.ts";
import type { EnquiryMove, EnquiryStatus } from "./enquiry-access.ts";
import type { EnquiryEventRow } from "./enquiry-event-store.server.ts";
import { heldRow, requestsWithSides } from "./request-sides.server.ts";

export type EnquiryRow = typeof enquiries.$inferSelect;
/** After a step: with what was agreed for it in paise, where that was asked for with it. */
export type MovedRow = EnquiryRow & { agreedPaise: number | null };
export type NewEnquiry = typeof enquiries.$inferInsert;
/** An enquiry with the listing it is about, as far as it is shown. */
export type EnquiryWithListing = EnquiryRow & {
  listing: {
    category: string;
    slug: string;
    title: string;
    status: string;
    phone: string | null;
    state: string | null;
    district: string | null;
    city: string | null;
    photo: ShownPhoto | null;
  } | null;
};

/** The row, or null when the number is taken already. */
export async function insertEnquiry(tx: Tx, values: NewEnquiry): Promise<EnquiryRow | null> {
  const [row] = await tx.insert(enquiries).values(values).onConflictDoNothing({ target: enquiries.number }).returning();
  return row ?? null;
}

/** Of anybody: the caller looks who may see it. */
export async function enquiryById(db: Db, id: string): Promise<EnquiryRow | null> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  return row ?? null;
}

/** How many pending ones nobody in particular was asked, those of some kinds left out; counted up to `most`. */
export async function countToSite(db: Db, without: readonly string[], most: number): Promise<number> {
  const { rows } = await db.$client.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM (SELECT 1 FROM enquiries WHERE recipient_id IS NULL AND status = 'pending' AND kind <> ALL($1::text[]) LIMIT $2) AS waiting",
    [without, most],
  );
  return rows[0]?.n ?? 0;
}

/** Of anybody: the caller looks who may see it. @param number as it is stored, see `parseEnquiryNumber` */
export async function enquiryByNumber(db: Db, number: string): Promise<EnquiryRow | null> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.number, number));
  return row ?? null;
}

/** The enquiry, held until the transaction ends, if `viewer` stands on one of its sides; what nobody in particular was asked, admins may see. */
export async function holdEnquiryFor(
  tx: Tx,
  viewer: { id: string; isAdmin: boolean },
  number: string,
): Promise<EnquiryRow | null> {
  const sides = [
    eq(enquiries.senderId, viewer.id),
    eq(enquiries.recipientId, viewer.id),
    viewer.isAdmin ? isNull(enquiries.recipientId) : undefined,
  ];
  const [row] = await requestsWithSides(tx)
    .where(and(eq(enquiries.number, number), or(...sides)))
    .for("no key update", { of: enquiries });
  return heldRow(tx, row);
}

/** The enquiry, held until the transaction ends. */
export async function holdEnquiry(tx: Tx, id: string): Promise<EnquiryRow | null> {
  const [row] = await requestsWithSides(tx).where(eq(enquiries.id, id)).for("no key update", { of: enquiries });
  return heldRow(tx, row);
}

/** The enquiry, held until the transaction ends; null where somebody else holds it. */
export async function holdIfFree(tx: Tx, id: string): Promise<EnquiryRow | null> {
  const [row] = await requestsWithSides(tx)
    .where(eq(enquiries.id, id))
    .for("no key update", { of: enquiries, skipLocked: true });
  return heldRow(tx, row);
}

/**
 * Moves it from one status to the next, with the line in its story; null when somebody moved it meanwhile.
 * @param acceptedAnyway whoever accepts it knows that its day is taken
 * @param agreed from its id, what was agreed for it in paise, where that is wanted with it
 */
export async function setEnquiryStatus(
  tx: Tx,
  { id, status: from }: Pick<EnquiryRow, "id" | "status">,
  to: EnquiryMove,
  {
    acceptedAnyway = false,
    agreed,
    side,
    personId,
    at,
  }: { acceptedAnyway?: boolean; agreed?: ((id: string) => SQL<number | null>) | undefined } & Pick<
    EnquiryEventRow,
    "side" | "personId" | "at"
  >,
): Promise<MovedRow | null> {
  const moved = tx.$with("moved").as(
    tx
      .update(enquiries)
      .set({ status: to, updatedAt: sql`now()`, ...(acceptedAnyway ? { acceptedAnyway } : {}) })
      .where(and(eq(enquiries.id, id), eq(enquiries.status, from)))
      .returning(),
  );
  const line = tx.$with("line").as(
    tx
      .insert(enquiryEvents)
      .select((query) =>
        query
          .select({
            id: sql`${newId()}::uuid`.as("id"),
            enquiryId: moved.id,
            what: sql`${to}`.as("what"),
            side: sql`${side}`.as("side"),
            personId: sql`${personId}::uuid`.as("person_id"),
            at: sql`${at}::timestamptz`.as("at"),
          })
          .from(moved),
      )
      .returning({ id: enquiryEvents.id }),
  );
  const agreedPaise = agreed ? agreed(id) : sql<null>`NULL::float8`;
  const [row] = await tx
    .with(moved, line)
    .select({ ...moved._.selectedFields, agreedPaise: agreedPaise.as("agreed_paise") })
    .from(moved);
  return row ?? null;
}

/** Where a person is at home, as far as known: where they last asked for something, else where what they keep is. */
export async function placeOfPerson(
  db: Db,
  userId: string,
): Promise<Pick<EnquiryRow, "state" | "district" | "city"> | null> {
  const somewhere = (table: typeof enquiries | typeof listings) => or(isNotNull(table.district), isNotNull(table.city));
  const [asked] = await db
    .select({ state: enquiries.state, district: enquiries.district, city: enquiries.city })
    .from(enquiries)
    .where(and(eq(enquiries.senderId, userId), somewhere(enquiries)))
    .orderBy(desc(enquiries.id))
    .limit(1);
  if (asked) return asked;
  const [kept] = await db
    .select({ state: listings.state, district: listings.district, city: listings.city })
    .from(listings)
    .where(and(eq(listings.ownerId, userId), somewhere(listings)))
    .orderBy(desc(listings.id))
    .limit(1);
  return kept ?? null;
}

export const SIDES = { sent: enquiries.senderId, received: enquiries.recipientId } as const;

type Page = { before: string | null; limit: number };

/**
 * Requests with the listing that was asked and its main photo, also where that listing is no longer shown: a query to
 * go on with. `withListing` puts its rows together.
 */
export const selectWithListing = (db: Db) =>
  db
    .select({
      enquiry: enquiries,
      listing: {
        category: listings.category,
        slug: listings.slug,
        title: listings.title,
        status: listings.status,
        phone: listings.phone,
        state: listings.state,
        district: listings.district,
        city: listings.city,
      },
      photo: {
        id: media.id,
        category: media.category,
        kind: media.kind,
        width: media.width,
        height: media.height,
        widths: media.widths,
        hasAvif: media.hasAvif,
      },
    })
    .from(enquiries)
    .leftJoin(listings, eq(listings.id, enquiries.listingId))
    .leftJoin(media, and(eq(media.listingId, enquiries.listingId), eq(media.kind, "profile")));

/** A row of `selectWithListing` as one thing; `listing` is null for what went to a district or to us. */
export const withListing = ({
  enquiry,
  listing,
  photo,
}: Awaited<ReturnType<typeof selectWithListing>>[number]): EnquiryWithListing => ({
  ...enquiry,
  listing: listing && { ...listing, photo },
});

/** Newest first; `before` is the id that the last page ended with. */
async function page(
  db: Db,
  { before, limit }: Page,
  ...conditions: (SQL | undefined)[]
): Promise<EnquiryWithListing[]> {
  const rows = await selectWithListing(db)
    .where(and(...conditions, before ? lt(enquiries.id, before) : undefined))
    .orderBy(desc(enquiries.id))
    .limit(limit);
  return rows.map(withListing);
}

/** One request with its listing; null for an unknown id. */
export async function enquiryWithListing(db: Db, id: string): Promise<EnquiryWithListing | null> {
  return (await page(db, { before: null, limit: 1 }, eq(enquiries.id, id)))[0] ?? null;
}

/** What a person sent or received. */
export function enquiriesOf(
  db: Db,
  box: keyof typeof SIDES,
  userId: string,
  paging: Page,
): Promise<EnquiryWithListing[]> {
  return page(db, paging, eq(SIDES[box], userId));
}

/** Everybody's enquiries, for admins. `words` are LIKE patterns over lower-case text that must all hold. */
export function enquiriesBy(
  db: Db,
  {
    kind,
    status,
    number,
    words,
  }: { kind?: string | undefined; status?: EnquiryStatus | undefined; number: string | null; words: readonly string[] },
  paging: Page,
): Promise<EnquiryWithListing[]> {
  return page(
    db,
    paging,
    kind ? eq(enquiries.kind, kind) : undefined,
    status ? eq(enquiries.status, status) : undefined,
    number ? eq(enquiries.number, number) : undefined,
    ...words.map((word) =>
      or(
        like(sql`lower(${enquiries.name})`, word),
        like(enquiries.phone, word),
        like(sql`lower(${enquiries.email})`, word),
        like(sql`lower(${enquiries.number})`, word),
      ),
    ),
  );
}
