import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { databaseFindings } from "./look-up.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test("of a site that has just begun, on the engine that it has", async () => {
  const { database, config } = site.deps;
  const found = await databaseFindings(database, config, async () => null);
  const said = Object.fromEntries(found.map(({ about, verdict, says }) => [about, `${verdict}: ${says}`]));
  expect(said).toMatchObject({
    clock: expect.stringMatching(/^(?:ok: This clock and the database's agree|look: Nothing keeps this clock right)/),
    backup: "look: There is no backup.",
    jobs: "ok: No job was given up.",
  });
  if (database.engine === "postgres") {
    expect(said.connections).toMatch(/max_connections is \d+, a process takes up to \d+: room for \d+\.$/);
    expect(said.migrations).toBeUndefined();
    // The tests' own engine forgets on purpose what it acknowledged.
    expect(found).toContainEqual(
      expect.objectContaining({ verdict: "wrong", says: "fsync is off: what was acknowledged can be lost." }),
    );
  }
});

test("a backup that was made here is the newest", async () => {
  const { database, config } = site.deps;
  const found = await databaseFindings(database, config, async () => new Date(Date.now() - 3 * 3_600_000));
  expect(found).toContainEqual({ about: "backup", verdict: "ok", says: "The newest backup is 3 hours old." });
});
