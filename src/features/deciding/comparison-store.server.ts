import type { Db } from "../../platform/database/database.server.ts";

/** What a comparison says of a listing that its card does not. */
export type ComparedRow = {
  id: string;
  answerMinutes: number | null;
  mobileProven: boolean;
  papersSeen: boolean;
};

/** Of those that everybody sees, in no order. */
export async function comparedRows(db: Db, ids: readonly string[]): Promise<ComparedRow[]> {
  const { rows } = await db.$client.query<ComparedRow>(
    `SELECT id, answer_minutes AS "answerMinutes", mobile_proven AS "mobileProven", papers_seen AS "papersSeen"
     FROM listings WHERE id = ANY($1::uuid[]) AND status = 'approved'`,
    [ids],
  );
  return rows;
}
