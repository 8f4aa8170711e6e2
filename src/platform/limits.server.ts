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

export function createLimits(pool: pg.Pool, settings: LimitSettings, secret: string): Limits {
  // Subjects are numbers, identifiers and addresses: only a keyed hash of them is kept.
  const keyOf = (subject: string) => createHmac("sha256", secret).update(`limit:${countedAddress(subject).toLowerCase()}`).digest("base64url").slice(0, 27);
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
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
  return {
    async hit(name, subject) {
      const seconds = await count(name, subject);
      if (seconds !== null) throw tooMany(`Too many attempts. Please try again in ${duration(seconds)}.`, seconds);
    },
    within: async (name, subject) => (await count(name, subject)) === null,
    async giveBack(name, subject) {
      await limiters[name].reward(keyOf(subject));
    },
    async forget(name, subject) {
      await limiters[name].delete(keyOf(subject));
    },
  };
}
