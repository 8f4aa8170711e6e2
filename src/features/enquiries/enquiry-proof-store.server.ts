import { addDays, todayIST } from "../../domain/dates.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { daysBefore } from "../../platform/jobs/sweep-job.server.ts";

/** From then on an unanswered request tells of its listing (migration 0013); the sweep may have been away for a while. */
const SILENT_DAYS = 2;
const LOOK_BACK_DAYS = 14;

/** So long after its day somebody may say that the other one did not come, and it stands. */
const DAYS_BEHIND = 20;

/** An event counts once its day is over: those of the last weeks are looked at again. */
export async function proveEvents(db: Db, now: Date): Promise<void> {
  const today = todayIST(now);
  await db.$client.query(
    `SELECT prove_listings(ARRAY(SELECT listing_id FROM enquiries WHERE event_date BETWEEN $1 AND $2 AND status IN ('confirmed', 'completed') AND listing_id IS NOT NULL
      UNION SELECT listing_id FROM enquiries WHERE event_date BETWEEN $1 AND $2 AND status = 'cancelled' AND listing_id IS NOT NULL))`,
    [addDays(today, -DAYS_BEHIND), addDays(today, -1)],
  );
}

/** What a listing proves is taken anew with each answer. Who stops answering is met here, lest the card go on praising. */
export async function proveSilence(db: Db, now: Date): Promise<void> {
  await db.$client.query(
    `SELECT prove_listings(ARRAY(SELECT DISTINCT listing_id FROM enquiries
      WHERE status = 'pending' AND listing_id IS NOT NULL AND created_at BETWEEN $1 AND $2))`,
    [daysBefore(now, LOOK_BACK_DAYS), daysBefore(now, SILENT_DAYS)],
  );
}
