import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { lt } from "drizzle-orm";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import { tooMany } from "../domain/errors.ts";
import { say } from "../domain/words/say.ts";
import type { LimitName, LimitSettings } from "./config/limit-settings.server.ts";
import type { Db } from "./database/database.server.ts";
import { rateLimits } from "./database/schema.server.ts";
import { refuseInTransaction } from "./database/transaction.server.ts";

function duration(seconds: number): string {
  if (seconds < 90) return say("{n, plural, one {# second} other {# seconds}}", { n: seconds });
  return seconds < 7200
    ? say("{n, plural, one {# minute} other {# minutes}}", { n: Math.ceil(seconds / 60) })
    : say("{n, plural, one {# hour} other {# hours}}", { n: Math.ceil(seconds / 3600) });
}

const wholeSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
const usedUpFor = (seconds: number) =>
  tooMany(say("Too many attempts. Please try again in {time}.", { time: duration(seconds) }), seconds);

/** A rule, and whom it counts. */
export type Counted = readonly [name: LimitName, subject: string];

/** Rate limits kept in the database: they survive a restart and hold across processes. Inside a transaction none counts: it throws. */
export type Limits = {
  /** Counts one. @throws AppError 429 with `retryAfter` when the rule of `name` is used up for `subject`. */
  hit(name: LimitName, subject: string): Promise<void>;
  /** Counts one. @returns whether the rule still allows it */
  within(name: LimitName, subject: string): Promise<boolean>;
  /** Takes back one that should not have counted, after a success. */
  giveBack(name: LimitName, subject: string): Promise<void>;
  /** Forgets all that was counted. */
  forget(name: LimitName, subject: string): Promise<void>;
  /** The key of the count's row in `rate_limits`: for a statement that settles counts together with what they were for. */
  rowOf(name: LimitName, subject: string): string;
  /**
   * Counts one for each of `first`, and if all of them allow it one for each of `rest`.
   * @returns whether all of `rest` still allow it
   * @throws AppError 429 with `retryAfter` for the first of `first` that is used up
   */
  hitTogether(first: readonly Counted[], rest: readonly Counted[]): Promise<boolean>;
};

/**
 * An address as it is counted. One customer of an IPv6 network has a whole /64 of them and may change at will:
 * the first half stands for all. IPv4 written as IPv6 is IPv4. Anything else stays as it is.
 */
export function countedAddress(subject: string): string {
  if (!subject.includes(":") || !isIPv6(subject)) return subject;
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

/** A subject as it stands in the table: numbers, identifiers and addresses are kept as a keyed hash only. */
export const countedAs = (secret: string, subject: string): string =>
  createHmac("sha256", secret)
    .update(`limit:${countedAddress(subject).toLowerCase()}`)
    .digest("base64url")
    .slice(0, 27);

/**
 * Limits over the table `rate_limits`. `secret` keys the hashes that stand for subjects: all processes of a site must
 * share it.
 */
export function createLimits(pool: pg.Pool, settings: LimitSettings, secret: string): Limits {
  const keyOf = (subject: string) => countedAs(secret, subject);
  const limiters = Object.fromEntries(
    Object.entries(settings).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  function limiter(name: LimitName): RateLimiterPostgres {
    refuseInTransaction(`The count of ${name}`);
    return limiters[name];
  }
  /** The seconds to wait, or null where one more is allowed. */
  async function count(name: LimitName, subject: string): Promise<number | null> {
    const counter = limiter(name);
    try {
      await counter.consume(keyOf(subject));
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
      await limiter(name).reward(keyOf(subject));
    },
    async forget(name, subject) {
      await limiter(name).delete(keyOf(subject));
    },
    rowOf: (name, subject) => limiters[name].getKey(keyOf(subject)),
    async hitTogether(first, rest) {
      const waits = await Promise.all(first.map((one) => count(...one)));
      const refused = waits.find((seconds) => seconds !== null);
      if (refused) throw usedUpFor(refused);
      return (await Promise.all(rest.map((one) => count(...one)))).every((seconds) => seconds === null);
    },
  };
}
