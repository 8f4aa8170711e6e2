import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// A project of its own in a temporary folder; without a PATH no npm is found, whatever happens.

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mandap-setup-"));
  mkdirSync(join(folder, "project/scripts"), { recursive: true });
  mkdirSync(join(folder, "elsewhere"));
  cpSync("scripts/setup.mjs", join(folder, "project/scripts/setup.mjs"));
  writeFileSync(join(folder, "project/package-lock.json"), "{}");
  writeFileSync(join(folder, "elsewhere/kept.txt"), "kept");
  symlinkSync(join(folder, "elsewhere"), join(folder, "project/node_modules"), "dir");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("packages are not installed through a link", () => {
  const script = `import { ensureInstalled } from "./scripts/setup.mjs"; ensureInstalled();`;
  const done = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: join(folder, "project"),
    env: { PATH: "" },
    encoding: "utf8",
  });
  expect(done.status).toBe(1);
  expect(done.stderr).toContain("node_modules is a link to a folder elsewhere");
  expect(done.stdout).not.toContain("Installing");
  expect(existsSync(join(folder, "elsewhere/kept.txt"))).toBe(true);
});

test("a .env is read where there is one, and nothing is said where there is none", () => {
  const read = () =>
    spawnSync(
      process.execPath,
      ["--input-type=module", "-e", `import { envFile } from "./scripts/setup.mjs"; console.log(envFile().join());`],
      { cwd: join(folder, "project"), env: { PATH: "" }, encoding: "utf8" },
    );
  expect([read().stdout.trim(), read().stderr]).toEqual(["", ""]);
  writeFileSync(join(folder, "project/.env"), "PORT=1");
  expect(read().stdout.trim()).toBe("--env-file=.env");
});
