import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { taxPaperCounters, taxPapers, taxPaperSellers } from "../../platform/database/schema.server.ts";
import type { PaperContent, PaperKind } from "./paper-model.ts";

export type SellerRow = typeof taxPaperSellers.$inferSelect;
export type PaperRow = Omit<typeof taxPapers.$inferSelect, "content"> & { content: PaperContent };

const asPaper = (row: typeof taxPapers.$inferSelect): PaperRow => ({ ...row, content: row.content as PaperContent });

/** What a person has said of whom their papers are from; null for nothing. See `ownSeller`. */
export async function sellerOf(db: Db, personId: string): Promise<SellerRow | null> {
  const [row] = await db.select().from(taxPaperSellers).where(eq(taxPaperSellers.personId, personId));
  return row ?? null;
}

/** For papers that come: those that were issued keep who issued them. */
export async function upsertSeller(tx: Tx, row: SellerRow): Promise<void> {
  const { personId: _, ...rest } = row;
  await tx.insert(taxPaperSellers).values(row).onConflictDoUpdate({ target: taxPaperSellers.personId, set: rest });
}

/** The next number of a seller in a year; it is given back where the transaction fails. @param year '26-27' */
export async function nextNumber(tx: Tx, sellerId: string, year: string): Promise<number> {
  const [row] = await tx
    .insert(taxPaperCounters)
    .values({ sellerId, year, last: 1 })
    .onConflictDoUpdate({
      target: [taxPaperCounters.sellerId, taxPaperCounters.year],
      set: { last: sql`${taxPaperCounters.last} + 1` },
    })
    .returning({ last: taxPaperCounters.last });
  if (!row) throw new Error("A counter gave no number.");
  return row.last;
}

/**
 * Under a number of `nextNumber`, in the same transaction, so that none is missing. Never changed afterwards (ADR 29).
 */
export async function insertPaper(tx: Tx, row: PaperRow): Promise<void> {
  await tx.insert(taxPapers).values(row);
}

/** Oldest first. */
export async function papersOf(db: Db, bookingId: string): Promise<PaperRow[]> {
  const rows = await db.select().from(taxPapers).where(eq(taxPapers.bookingId, bookingId)).orderBy(asc(taxPapers.id));
  return rows.map(asPaper);
}

/** `issued`: by whoever asks; `received`: for what they have booked. */
export type PaperBox = "issued" | "received";

const inBox = (box: PaperBox, personId: string) =>
  box === "issued"
    ? eq(taxPapers.sellerId, personId)
    : sql`${taxPapers.bookingId} IN (SELECT b.id FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE e.sender_id = ${personId})`;

/** The newest first. `before`: the id that the last page ended with; `year`: '26-27'. */
export async function papersIn(
  db: Db,
  box: PaperBox,
  personId: string,
  { before, year, kind, limit }: { before: string | null; year: string | null; kind: PaperKind | null; limit: number },
): Promise<PaperRow[]> {
  const rows = await db
    .select()
    .from(taxPapers)
    .where(
      and(
        inBox(box, personId),
        before ? lt(taxPapers.id, before) : undefined,
        year ? eq(taxPapers.year, year) : undefined,
        kind ? eq(taxPapers.kind, kind) : undefined,
      ),
    )
    .orderBy(desc(taxPapers.id))
    .limit(limit);
  return rows.map(asPaper);
}

/** The financial years of which there are some, the newest first: '26-27'. */
export async function yearsIn(db: Db, box: PaperBox, personId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ year: taxPapers.year }).from(taxPapers).where(inBox(box, personId));
  return rows.map(({ year }) => year).toSorted((one, other) => other.localeCompare(one));
}

/** Those of one financial year, in the order of their numbers. @param year '26-27' */
export async function papersOfYear(db: Db, sellerId: string, year: string): Promise<PaperRow[]> {
  const rows = await db
    .select()
    .from(taxPapers)
    .where(and(eq(taxPapers.sellerId, sellerId), eq(taxPapers.year, year)))
    .orderBy(asc(taxPapers.issuedAt), asc(taxPapers.id));
  return rows.map(asPaper);
}

/** The paper with the number of its request. */
export async function paperById(db: Db, id: string): Promise<(PaperRow & { request: string }) | null> {
  const { rows } = await db.$client.query<{ number: string }>(
    "SELECT e.number FROM tax_papers p JOIN bookings b ON b.id = p.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE p.id = $1",
    [id],
  );
  const [row] = await db.select().from(taxPapers).where(eq(taxPapers.id, id));
  return row && rows[0] ? { ...asPaper(row), request: rows[0].number } : null;
}
