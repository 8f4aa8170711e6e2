import { z } from "zod";
import { todayIST, addDays } from "../../domain/dates.ts";
import { sweepAudit } from "../../platform/database/audit.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { JobDefinition } from "../../platform/jobs/jobs.server.ts";

const HOUR_MS = 3_600_000;

/** Removes what has run out; docs/security.md says how long each is kept. */
export async function sweep(deps: Deps): Promise<void> {
  const now = deps.now().getTime();
  const before = (hours: number) => new Date(now - hours * HOUR_MS);
  const statements: [text: string, value: Date | number | string][] = [
    ["DELETE FROM one_time_codes WHERE expires_at < $1", before(24)],
    ["DELETE FROM sessions WHERE expires_at < $1", before(0)],
    ["DELETE FROM idempotency_keys WHERE created_at < $1", before(48)],
    ["DELETE FROM reports WHERE decided_at < $1", before(365 * 24)],
    ["DELETE FROM notifications WHERE created_at < $1", before(365 * 24)],
    ["DELETE FROM mail_days WHERE day < $1::date", addDays(todayIST(deps.now()), -7)],
    ["DELETE FROM rate_limits WHERE expire < $1", now],
    ["DELETE FROM listing_views WHERE day < $1::date", addDays(todayIST(deps.now()), -2)],
  ];
  for (const [text, value] of statements) await deps.db.$client.query(text, [value]);
  await sweepAudit(deps.db, deps.now());
}

export const sweepJob: JobDefinition<Deps, Record<string, never>> = {
  name: "accounts.sweep",
  schema: z.object({}) as z.ZodType<Record<string, never>>,
  cron: "23 * * * *",
  options: { retryLimit: 0 },
  handle: (deps) => sweep(deps),
};

export const accountsJobs = [sweepJob];
