import { and, eq, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { prepared } from "../../platform/database/prepared.server.ts";
import { papers, users } from "../../platform/database/schema.server.ts";
import type { PaperKind } from "./paper-model.ts";

export type PaperRow = typeof papers.$inferSelect;

/** All that somebody has sent. */
export async function papersOf(db: Db, personId: string): Promise<PaperRow[]> {
  return db.select().from(papers).where(eq(papers.personId, personId)).orderBy(papers.kind);
}

/** One of them, held until the transaction ends. */
export async function holdPaper(tx: Tx, personId: string, kind: PaperKind): Promise<PaperRow | null> {
  const [row] = await tx
    .select()
    .from(papers)
    .where(and(eq(papers.personId, personId), eq(papers.kind, kind)))
    .for("update");
  return row ?? null;
}

/** Keeps it in the place of the one before; not where that was seen meanwhile. @returns whether it did */
export async function keepPaper(tx: Tx, values: typeof papers.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(papers)
    .values(values)
    .onConflictDoUpdate({
      target: [papers.personId, papers.kind],
      // Another one under another id: what an admin decides is what they have looked at.
      set: { ...values, status: "waiting", reason: null, decidedAt: null },
      setWhere: sql`${papers.status} <> 'seen'`,
    })
    .returning({ id: papers.id });
  return rows.length > 0;
}

/** Its photo is the caller's to remove. */
export async function deletePaper(tx: Tx, id: string): Promise<void> {
  await tx.delete(papers).where(eq(papers.id, id));
}

/** The one of this id, whatever became of it. */
export async function paperById(db: Db, id: string): Promise<PaperRow | null> {
  const [row] = await db.select().from(papers).where(eq(papers.id, id));
  return row ?? null;
}

/** Decides one that waits; its photo is not spoken of any more. @returns whether it waited */
export async function decidePaper(
  tx: Tx,
  id: string,
  { status, reason, at }: { status: "seen" | "refused"; reason: string | null; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(papers)
    .set({ status, reason, decidedAt: at, photo: null })
    .where(and(eq(papers.id, id), eq(papers.status, "waiting")))
    .returning({ id: papers.id });
  return rows.length > 0;
}

export type WaitingPaper = Pick<PaperRow, "id" | "personId" | "kind" | "number" | "name" | "sentAt"> & {
  username: string;
  firstName: string;
  lastName: string;
  others: string[];
};

/** Those that nobody has looked at, oldest first, behind the id `after`. */
export async function waitingPapers(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<WaitingPaper[]> {
  const { rows } = await db.$client.query<WaitingPaper>(
    `SELECT p.id, p.person_id AS "personId", p.kind, p.number, p.name, p.sent_at AS "sentAt", u.username, u.first_name AS "firstName", u.last_name AS "lastName",
       ARRAY(SELECT o.username FROM papers q JOIN users o ON o.id = q.person_id WHERE q.number = p.number AND q.kind = p.kind AND q.id <> p.id ORDER BY o.username LIMIT 5) AS others
     FROM papers p JOIN users u ON u.id = p.person_id WHERE p.status = 'waiting' AND ($1::uuid IS NULL OR p.id > $1) ORDER BY p.id LIMIT $2`,
    [after, limit],
  );
  return rows;
}

/** When somebody's mobile was proven by a code; null where it was not, or there is no such person. */
export async function mobileProvenAt(db: Db, personId: string): Promise<Date | null> {
  const [row] = await db.select({ at: users.mobileProvenAt }).from(users).where(eq(users.id, personId));
  return row?.at ?? null;
}

/** What pages say of somebody: one row for each paper that was seen, or one without. None where there is no such person. */
export async function provenOf(
  db: Db,
  personId: string,
): Promise<{ mobileProvenAt: Date | null; kind: PaperKind | null; number: string | null; decidedAt: Date | null }[]> {
  return provenRows(db).execute({ person: personId });
}

const provenRows = prepared((db) =>
  db
    .select({
      mobileProvenAt: users.mobileProvenAt,
      kind: papers.kind,
      number: papers.number,
      decidedAt: papers.decidedAt,
    })
    .from(users)
    .leftJoin(papers, and(eq(papers.personId, users.id), eq(papers.status, "seen")))
    .where(eq(users.id, sql.placeholder("person")))
    .orderBy(papers.kind)
    .prepare("what is proven"),
);

/** Where somebody's papers are spoken of. */
export async function listingsKeptBy(db: Db, personId: string): Promise<{ id: string; category: string }[]> {
  const { rows } = await db.$client.query<{ id: string; category: string }>(
    "SELECT id, category FROM listings WHERE owner_id = $1",
    [personId],
  );
  return rows;
}

/** Removes what was refused before. */
export async function sweepRefused(db: Db, before: Date): Promise<void> {
  await db.delete(papers).where(and(eq(papers.status, "refused"), lt(papers.decidedAt, before)));
}
