// @engine both
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const read = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.reads.$client.query<Record<string, unknown>>(text, values)).rows[0];

describe("reading statements, many at once on few connections", () => {
  test("each gets its own answer, and its own error", async () => {
    const one = (n: number) =>
      n % 7 === 3
        ? read("SELECT 1 / ($1::int - $1::int)", [n]).catch((error: { code?: string }) => error.code)
        : read("SELECT $1::int AS n, repeat('अ', $1) AS text", [n]);
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => one(n)));
      expect(answers).toEqual(
        Array.from({ length: 300 }, (_, n) => (n % 7 === 3 ? "22012" : { n, text: "अ".repeat(n) })),
      );
    }
  });

  test("a named one is prepared once on each, however many come at once", async () => {
    const named = (n: number) =>
      site.deps.database.reads.$client.query<{ n: number }>({
        name: "of this test",
        text: "SELECT $1::int + 1 AS n",
        values: [n],
      });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => named(n)));
    expect(answers.map(({ rows }) => rows[0]!.n)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
  });

  test("what is under way on a connection that breaks is asked again, and another takes its place", async () => {
    const { database } = site.deps;
    if (database.engine === "embedded") return expect(database.reads).toBe(database.db);
    const pids = new Set<unknown>();
    // Until the connections for reading are open, the pool answers.
    await expect
      .poll(async () => {
        pids.clear();
        for (const row of await Promise.all(Array.from({ length: 40 }, () => read("SELECT pg_backend_pid() AS pid"))))
          pids.add(row!["pid"]);
        return pids.size;
      })
      .toBe(2);
    const slow = Promise.all(Array.from({ length: 20 }, () => read("SELECT pg_sleep(0.5), pg_backend_pid() AS pid")));
    await database.pool.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [[...pids]]);
    for (const row of await slow) expect(pids.has(row!["pid"])).toBe(false);
    await expect
      .poll(async () => {
        const now = await Promise.all(Array.from({ length: 40 }, () => read("SELECT pg_backend_pid() AS pid")));
        return now.length === 40 && now.every((row) => !pids.has(row!["pid"]));
      })
      .toBe(true);
  });
});
