import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const jar = join(dirname(createRequire(import.meta.url).resolve("vnu-jar/package.json")), "build/dist/vnu.jar");

/** Whether this machine can run the Nu HTML checker. */
export function hasJava(): boolean {
  try {
    execFileSync("java", ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** What the Nu HTML checker calls an error in these pages, by the page's name. */
export function htmlErrors(pages: Map<string, string>): string[] {
  const dir = mkdtempSync(join(tmpdir(), "mandap-html-"));
  const names = [...pages.keys()];
  names.forEach((name, at) => writeFileSync(join(dir, `${at}.html`), pages.get(name)!));
  const done = spawnSync(
    "java",
    [
      "-jar",
      jar,
      "--errors-only",
      "--format",
      "json",
      "--exit-zero-always",
      ...names.map((_, at) => join(dir, `${at}.html`)),
    ],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  rmSync(dir, { recursive: true, force: true });
  if (!done.stderr.includes('"messages"'))
    throw new Error(`The HTML checker did not run: ${done.stderr.slice(0, 300)}`);
  const { messages } = JSON.parse(done.stderr) as {
    messages: { url: string; lastLine: number; message: string; extract?: string }[];
  };
  return messages.map(
    ({ url, message, extract }) =>
      `${names[Number(/(\d+)\.html$/.exec(url)?.[1])]}: ${message} … ${extract?.trim().slice(0, 160) ?? ""}`,
  );
}
