import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../platform/root.server.ts";

/** Three starts of Node, each of which a busy machine keeps waiting. */
const LONG_MS = 90_000;

const doctor = (env: Record<string, string>) =>
  spawnSync(process.execPath, ["src/app/doctor/doctor-cli.ts"], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
  });

test(
  "whoever looks leaves nothing behind: no folder, and no secret that the site's user could not read",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "mandap-doctor-"));
    const dataDir = join(folder, "data");
    const { status, stdout } = doctor({ DATA_DIR: dataDir });
    expect(status, stdout).toBe(0);
    for (const said of [
      `disk: There is no ${dataDir} yet.`,
      "database: There is no database yet.",
      "photos: There is no",
    ])
      expect(stdout).toContain(`?      ${said}`);
    expect(existsSync(dataDir)).toBe(false);
    rmSync(folder, { recursive: true, force: true });
  },
  LONG_MS,
);

test(
  "a database that does not answer is said, a wrong setting in a sentence",
  () => {
    const { status, stdout } = doctor({
      DATA_DIR: "/nowhere/data",
      DATABASE_URL: "postgres://mandap@127.0.0.1:1/mandap",
    });
    expect(status).toBe(1);
    expect(stdout).toContain("WRONG  database: The database does not answer: connect ECONNREFUSED 127.0.0.1:1");
    const wrong = doctor({ SECRET: "short" });
    expect([wrong.status, wrong.stderr]).toEqual([
      1,
      expect.stringContaining("SECRET must have at least 32 characters."),
    ]);
  },
  LONG_MS,
);
