// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { isUnavailable, READ_ONLY, sqlstateOf } from "./sqlstate.server.ts";
import { transaction } from "./transaction.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site?.close());

test.runIf(process.env.TEST_ENGINE === "postgres")(
  "a write at what is a replica now is 'away for the moment', and nobody else is given that connection",
  async () => {
    const { db } = site.deps;
    let pid = 0;
    const failed = await transaction(db, async (tx) => {
      pid = (await tx.$client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]!.pid;
      // As a replica answers.
      await tx.$client.query("SET TRANSACTION READ ONLY");
      await tx.$client.query("DELETE FROM rate_limits");
    }).catch((error: unknown) => error);
    expect([sqlstateOf(failed), isUnavailable(failed)]).toEqual([READ_ONLY, true]);
    const { rows } = await db.$client.query("SELECT 1 FROM pg_stat_activity WHERE pid = $1 AND state <> 'idle'", [pid]);
    const pids = await Promise.all(
      Array.from(
        { length: 12 },
        async () => (await db.$client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]!.pid,
      ),
    );
    expect([rows, pids.includes(pid)]).toEqual([[], false]);
  },
);
