import { afterAll, beforeAll, expect, test } from "vitest";
import { person } from "../../src/features/accounts/accounts-test-kit.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

const ROUNDS = 120;

let site: TestSite;
beforeAll(async () => {
  const much = "1000000";
  site = await startTestSite({
    LIMIT_LOGINS_PER_ADDRESS: much,
    LIMIT_LOGINS_PER_ACCOUNT: much,
    LIMIT_LOGINS_PER_ACCOUNT_DAY: much,
  });
});
afterAll(() => site?.close());

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** Kolmogorov and Smirnov: the widest gap between the two distributions, 0 to 1. */
function widestGap(a: number[], b: number[]): number {
  const below = (times: number[], at: number) => times.filter((time) => time <= at).length / times.length;
  return Math.max(...[...a, ...b].map((at) => Math.abs(below(a, at) - below(b, at))));
}

test("how long a login takes does not tell whether there is such an account", { timeout: 300_000 }, async () => {
  await person(site, "somebody");
  const time = async (loginId: string) => {
    const start = performance.now();
    expect(
      (await site.call("POST", "/api/twilio/login", { body: { loginId, password: "not-it-at-all" } })).status,
    ).toBe(401);
    return performance.now() - start;
  };
  for (let at = 0; at < 10; at++) await time(at % 2 ? "somebody" : "nobody-at-all");
  const known: number[] = [];
  const unknown: number[] = [];
  // In turns, each first every other time, so that a busy machine is as busy for both.
  for (let at = 0; at < ROUNDS; at++) {
    if (at % 2) known.push(await time("somebody"));
    unknown.push(await time(`nobody-${at}`));
    if (at % 2 === 0) known.push(await time("somebody"));
  }
  const gap = widestGap(known, unknown);
  console.log(
    `login: known ${median(known).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms (medians of ${ROUNDS}); widest gap of the distributions ${gap.toFixed(2)}`,
  );
  // 1.95·√(2/n): what two samples of one distribution pass once in a thousand times.
  expect(gap).toBeLessThan(1.95 * Math.sqrt(2 / ROUNDS));
});
