// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { statementsIn } from "../support/statements.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { newId } from "../../src/domain/ids.ts";
import { keepHolds, releaseHolds } from "../../src/features/calendar/hold-store.server.ts";
import { closeStock } from "../../src/features/calendar/stock-store.server.ts";
import { flushVisits, countVisits } from "../../src/features/listings/listing-visits.server.ts";
import { setSettled } from "../../src/features/notifications/notification-store.server.ts";
import type { Tx } from "../../src/platform/database/database.server.ts";
import { transaction } from "../../src/platform/database/transaction.server.ts";

type Plan = {
  "Node Type": string;
  "Parent Relationship"?: string;
  "Subplan Name"?: string;
  "Relation Name"?: string;
  "One-Time Filter"?: string;
  "Sort Key"?: string[];
  Plans?: Plan[];
};

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site?.close());

const id = newId();
const day = addDays(todayIST(), 200);

/** What waits for its locks by `onceLocked`. */
const WAITS: Record<string, (tx: Tx) => Promise<unknown>> = {
  keepHolds: (tx) => keepHolds(tx, { listingId: id, enquiryId: id, days: [day], until: null, now: new Date() }),
  releaseHolds: (tx) => releaseHolds(tx, id, null),
};
/** What writes only rows that a part of it has locked, in their order. */
const JOINED: Record<string, (tx: Tx) => Promise<unknown>> = {
  setSettled: (tx) => setSettled(tx, "newReport", id, new Date()),
  closeStock: (tx) => closeStock(tx, { listingId: id, buckets: { days: [day] }, closed: false, note: "" }),
  flushVisits: async (tx) => {
    countVisits({ ...site.deps, db: tx }, [id], {
      ip: "192.0.2.1",
      userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
    });
    await flushVisits({ ...site.deps, db: tx });
  },
};

const WAYS = ["", "seqscan", "indexscan", "bitmapscan", "nestloop", "hashjoin", "hashagg"];

/** How the one statement with a lock in a part of it would be run, in each way that the planner could choose. */
async function plansOf(work: (tx: Tx) => Promise<unknown>): Promise<Plan[]> {
  const { database, db } = site.deps;
  const asked = await statementsIn(database, () => transaction(db, work));
  const [statement, ...others] = asked.filter((one) => /for (?:update|no key update|key share)\)/i.test(one));
  expect([typeof statement, others]).toEqual(["string", []]);
  const values = Math.max(...[...statement!.matchAll(/\$(\d+)/g)].map(([, at]) => Number(at)));
  const plans: Plan[] = [];
  for (const way of WAYS)
    await transaction(db, async (tx) => {
      if (way) await tx.$client.query(`SET LOCAL enable_${way} = off`);
      // As it is planned whatever the values are.
      await tx.$client.query("SET LOCAL plan_cache_mode = force_generic_plan");
      await tx.$client.query(`PREPARE locking AS ${statement}`);
      const { rows } = await tx.$client.query<{ "QUERY PLAN": { Plan: Plan }[] }>(
        `EXPLAIN (FORMAT JSON) EXECUTE locking(${Array.from({ length: values }, () => "NULL").join(", ")})`,
      );
      await tx.$client.query("DEALLOCATE locking");
      plans.push(rows[0]!["QUERY PLAN"][0]!.Plan);
    });
  return plans;
}

const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)];
/** What is run in its turn, as against what is read where somebody asks for it. */
const inTurn = (plan: Plan): Plan[] =>
  (plan.Plans ?? []).filter((one) => !/^(?:InitPlan|SubPlan)$/.test(one["Parent Relationship"] ?? ""));
/** Tables that are read before the condition without columns is asked. */
const early = (plan: Plan): string[] => {
  const table = plan["Relation Name"];
  if (plan["One-Time Filter"]) return [];
  return [...(table && !/^ModifyTable$/.test(plan["Node Type"]) ? [table] : []), ...inTurn(plan).flatMap(early)];
};

test.each(Object.entries(WAITS))("%s reads no row before it has its locks", async (_, work) => {
  for (const plan of await plansOf(work)) {
    expect(all(plan).filter((one) => one["One-Time Filter"]).length, JSON.stringify(plan)).toBeGreaterThan(0);
    // Parts that write what another part gave out read that one first.
    const parts = all(plan).filter(
      (one) =>
        one === plan || (one["Node Type"] === "ModifyTable" && all(one).every((o) => o["Node Type"] !== "CTE Scan")),
    );
    for (const part of parts) expect(early(part), JSON.stringify(part)).toEqual([]);
  }
});

test.each(Object.entries(JOINED))("%s writes only what it has locked, in order", async (_, work) => {
  for (const plan of await plansOf(work)) {
    const locks = all(plan).filter((one) => one["Node Type"] === "LockRows");
    expect(locks.length, JSON.stringify(plan)).toBe(1);
    // Sorted below its locks, or read by the index that has that order.
    expect(locks[0]!.Plans!.map((one) => one["Node Type"]).join()).toMatch(
      /^(?:Sort|Incremental Sort|Index Scan|Index Only Scan|Merge Join|Nested Loop)$/,
    );
  }
});
