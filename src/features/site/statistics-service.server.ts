import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";

type WithDb = Pick<Deps, "db">;

/** 'Total Reach': visits to the home page, one for each browser session (DECISIONS 16). */
export async function totalReach({ db }: WithDb): Promise<number> {
  const { rows } = await db.$client.query<{ total: string }>("SELECT total FROM site_counters WHERE name = 'reach'");
  return Number(rows[0]?.total ?? 0);
}

/** Counts one visit. @returns the new total */
export async function countReach({ db }: WithDb): Promise<number> {
  const { rows } = await db.$client.query<{ total: string }>(
    "INSERT INTO site_counters (name, total) VALUES ('reach', 1) ON CONFLICT (name) DO UPDATE SET total = site_counters.total + 1 RETURNING total",
  );
  return Number(rows[0]?.total ?? 0);
}

/** 'Registered With Us': approved listings of every category (DECISIONS 16). */
export async function registeredCount({ db }: WithDb): Promise<number> {
  dependsOn("listings");
  const { rows } = await db.$client.query<{ total: string }>(
    "SELECT count(*) AS total FROM listings WHERE status = 'approved'",
  );
  return Number(rows[0]?.total ?? 0);
}
