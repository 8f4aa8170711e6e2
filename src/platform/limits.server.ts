import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { lt } from "drizzle-orm";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { tooMany } from "../domain/errors.ts";
import type { LimitName, LimitSettings } from "./config/limit-settings.server.ts";
import type { Db } from "./database/database.server.ts";
import { rateLimits } from "./database/schema.server.ts";

function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}

const wholeSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
const usedUpFor = (seconds: number) => tooMany(`Too many attempts. Please try again in ${duration(seconds)}.`, seconds);

/** A rule, and whom it counts. */
export type Counted = readonly [name: LimitName, subject: string];

/** Rate limits kept in the database: they survive a restart and hold across processes. */
export type Limits = {
  /** Counts one. @throws AppError 429 with `retryAfter` when the rule of `name` is used up for `subject`. */
  hit(name: LimitName, subject: string): Promise<void>;
  /** Counts one. @returns whether the rule still allows it */
  within(name: LimitName, subject: string): Promise<boolean>;
  /** Takes back one that should not have counted, after a success. */
  giveBack(name: LimitName, subject: string): Promise<void>;
  /** Forgets all that was counted. */
  forget(name: LimitName, subject: string): Promise<void>;
  /**
   * Counts one for each of `first`, and if all of them allow it one for each of `rest`: in one statement, for logins.
   * @returns whether all of `rest` still allow it
   * @throws AppError 429 with `retryAfter` for the first of `first` that is used up
   */
  hitTogether(first: readonly Counted[], rest: readonly Counted[]): Promise<boolean>;
  /** Under what these are counted in the table, for `SETTLING`. */
  keysOf(counted: readonly Counted[]): string[];
};

/**
 * An address as it is counted. One customer of an IPv6 network has a whole /64 of them and may change at will:
 * the first half stands for all. IPv4 written as IPv6 is IPv4. Anything else stays as it is.
 */
export function countedAddress(subject: string): string {
  if (!isIPv6(subject)) return subject;
  const bare = subject.split("%")[0]!.toLowerCase();
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (v4) return v4;
  const { hostname } = new URL(`http://[${bare}]/`);
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => "0");
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(":")}::/64`;
}

/** Removes counts whose window is over. */
export async function sweepCounts(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}

/**
 * The library's own upsert (rate-limiter-flexible's RateLimiterPostgres), for several keys at once and in their order,
 * so that nobody waits crosswise. $1 keys, $2 the points of their rules, $3 when a new count ends, $4 how many of them
 * come first, $5 now; times in milliseconds since 1970.
 */
const upsert = (wanted: string) => `
  INSERT INTO rate_limits AS counted (key, points, expire) SELECT key, 1, expire FROM asked WHERE ${wanted} ORDER BY at
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN counted.expire <= $5 THEN 1 ELSE counted.points + 1 END,
    expire = CASE WHEN counted.expire <= $5 THEN excluded.expire ELSE counted.expire END
  RETURNING key, points, expire`;
const HIT_TOGETHER = `
  WITH asked AS (SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[]) WITH ORDINALITY AS asked (key, allowed, expire, at)),
  firsts AS (${upsert("at <= $4")}),
  others AS (${upsert("at > $4 AND NOT EXISTS (SELECT FROM firsts JOIN asked USING (key) WHERE points > allowed)")})
  SELECT key, points, expire FROM firsts UNION ALL SELECT key, points, expire FROM others`;
/**
 * Part of a statement that ends in a success, after WITH: takes one back of the counts `given`, and forgets the others.
 * @param all the parameter with the keys of all of them (`keysOf`), in the order of their counting
 * @param given the parameter with those keys of which one is taken back
 * @param provided a condition under which it happens at all
 */
export const SETTLING = ({ all, given, provided }: { all: string; given: string; provided: string }): string => `
  held AS (SELECT key FROM unnest(${all}::text[]) WITH ORDINALITY AS asked (key, at) JOIN rate_limits USING (key) WHERE ${provided} ORDER BY at FOR UPDATE OF rate_limits),
  given AS (UPDATE rate_limits SET points = points - 1 WHERE key IN (SELECT key FROM held WHERE key = ANY (${given}::text[]))),
  forgotten AS (DELETE FROM rate_limits WHERE key IN (SELECT key FROM held WHERE key <> ALL (${given}::text[])))`;

export function createLimits(pool: pg.Pool, settings: LimitSettings, secret: string): Limits {
  // Subjects are numbers, identifiers and addresses: only a keyed hash of them is kept.
  const keyOf = (subject: string) => createHmac("sha256", secret).update(`limit:${countedAddress(subject).toLowerCase()}`).digest("base64url").slice(0, 27);
  const rowKey = ([name, subject]: Counted) => limiters[name].getKey(keyOf(subject));
  const limiters = Object.fromEntries(
    Object.entries(settings).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({ storeClient: pool, storeType: "pool", tableName: "rate_limits", tableCreated: true, clearExpiredByTimeout: false, keyPrefix: name, points, duration: seconds }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  /** The seconds to wait, or null where one more is allowed. */
  async function count(name: LimitName, subject: string): Promise<number | null> {
    try {
      await limiters[name].consume(keyOf(subject));
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return wholeSeconds(refusal.msBeforeNext);
    }
  }
  return {
    async hit(name, subject) {
      const seconds = await count(name, subject);
      if (seconds !== null) throw usedUpFor(seconds);
    },
    within: async (name, subject) => (await count(name, subject)) === null,
    async giveBack(name, subject) {
      await limiters[name].reward(keyOf(subject));
    },
    async forget(name, subject) {
      await limiters[name].delete(keyOf(subject));
    },
    async hitTogether(first, rest) {
      const all = [...first, ...rest];
      const now = Date.now();
      const keys = all.map(rowKey);
      const values = [keys, all.map(([name]) => settings[name].points), all.map(([name]) => now + settings[name].seconds * 1000), first.length, now];
      const { rows } = await pool.query<{ key: string; points: number; expire: string }>({ name: "hit limits together", text: HIT_TOGETHER, values });
      const counts = new Map(rows.map((row) => [row.key, row]));
      const usedUp = (at: number) => (counts.get(keys[at]!)?.points ?? 0) > settings[all[at]![0]].points;
      const refused = first.findIndex((_, at) => usedUp(at));
      if (refused >= 0) throw usedUpFor(wholeSeconds(Number(counts.get(keys[refused]!)!.expire) - now));
      return !rest.some((_, at) => usedUp(first.length + at));
    },
    keysOf: (counted) => counted.map(rowKey),
  };
}
