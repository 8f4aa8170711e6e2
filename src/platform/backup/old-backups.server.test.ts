import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { backupName, removeOldBackups } from "./old-backups.server.ts";

const dir = mkdtempSync(join(tmpdir(), "mandap-old-backups-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test("backups go by the time in their names; what has another name stays", async () => {
  const now = new Date("2027-03-31T02:30:00.000Z");
  const ago = (days: number, ms = 0) => backupName(new Date(now.getTime() - days * 86_400_000 + ms));
  const stay = [
    ago(0),
    ago(1),
    ago(30),
    ago(-3),
    `${ago(2)}.part`,
    "mandap.tar.gz",
    "mandap-2020-01-01.tar.gz",
    `old-${ago(90)}`,
    `${ago(90)}.gpg`,
  ];
  const go = [ago(30, -1), ago(31), ago(400), `${ago(40)}.part`];
  for (const name of [...stay, ...go]) writeFileSync(join(dir, name), "");
  expect(await removeOldBackups(dir, 30, now)).toBe(go.length);
  expect(readdirSync(dir).sort()).toEqual([...stay].sort());
  expect(await removeOldBackups(dir, 1, now)).toBe(2);
});
