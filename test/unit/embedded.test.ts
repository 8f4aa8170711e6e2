import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openEmbedded } from "../../src/platform/database/embedded.server.ts";
import { FolderInUse } from "../../src/platform/database/folder-lock.server.ts";

const dir = mkdtempSync(join(tmpdir(), "mandap-lock-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test(
  "the embedded engine locks its folder, keeps what was written and frees it on close",
  { timeout: 240_000 },
  async () => {
    const folder = join(dir, "db");
    const first = await openEmbedded({ folder });
    await first.pool.query("CREATE TABLE kept (n int)");
    await first.pool.query("INSERT INTO kept VALUES ($1)", [7]);
    await expect(openEmbedded({ folder })).rejects.toThrow(FolderInUse);
    await expect(openEmbedded({ folder })).rejects.toThrow(
      /Another process is using the database in .* Stop it first, set DATA_DIR/,
    );
    await first.close();
    const second = await openEmbedded({ folder });
    expect((await second.pool.query("SELECT n FROM kept")).rows).toEqual([{ n: 7 }]);
    await second.close();
  },
);

test("errors keep their SQLSTATE, and the connection goes on after one", async () => {
  const engine = await openEmbedded({ folder: null });
  await expect(engine.pool.query("SELECT * FROM nowhere WHERE a = $1", [1])).rejects.toMatchObject({ code: "42P01" });
  await expect(engine.pool.query("BEGIN; SELECT 1/0; COMMIT")).rejects.toMatchObject({ code: "22012" });
  expect(
    (await engine.pool.query("SELECT count(*) AS n, $1::text[] AS list, $2::jsonb AS json", [["a", "b,c"], { k: [1] }]))
      .rows,
  ).toEqual([{ n: "1", list: ["a", "b,c"], json: { k: [1] } }]);
  await engine.close();
});
