import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { projectRoot } from "../../src/platform/root.server.ts";
import { CHROMIUM_FLAGS, chromiumPath } from "./browser.ts";
import { serveSite } from "./served-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder with the demo in it, of which every site with demo data begins as a copy. */
    demoFolder: string;
    /** A running site with the demo, for files that only read. */
    demoSite: { url: string; dataDir: string };
    /** Where the one browser of all files listens. */
    browserEndpoint: string;
  }
}

/**
 * The folder where the demo of this build stands from an earlier run of the same day, or where it is to stand: its dates
 * count from today.
 */
function storedDemo(): string {
  const stamp = readFileSync(join(projectRoot, "build/.stamp"), "utf8");
  const hash = createHash("sha256").update(stamp).update(new Date().toDateString()).digest("hex").slice(0, 16);
  return join(projectRoot, "build/demo", hash);
}

/** Makes the demo data, or takes what an earlier run of the same build has made: it takes 20 seconds, and is the same each time. */
async function demoFolder(): Promise<string> {
  const stored = storedDemo();
  if (existsSync(stored)) return stored;
  rmSync(join(stored, ".."), { recursive: true, force: true });
  const site = await serveSite({ DEMO: "on" });
  await site.end();
  const beside = `${stored}.new`;
  cpSync(site.dataDir, beside, { recursive: true });
  renameSync(beside, stored);
  rmSync(site.dataDir, { recursive: true, force: true });
  return stored;
}

/** Many files ask from one address, and sign in as the same people. */
const UNLIMITED = Object.fromEntries(
  ["LOGINS_PER_ADDRESS", "ENQUIRIES_PER_ADDRESS", "REACH_PER_ADDRESS"].map((name) => [`LIMIT_${name}`, "100000"]),
);

/** What all browser files share: the demo as a folder, one site that serves it to those that only read, one browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "mandap-demo-"));
  cpSync(await demoFolder(), folder, { recursive: true });
  project.provide("demoFolder", folder);
  const site = await serveSite({ DEMO: "on", ...UNLIMITED }, folder);
  project.provide("demoSite", { url: site.url, dataDir: site.dataDir });
  const server = await chromium.launchServer({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  project.provide("browserEndpoint", server.wsEndpoint());
  return async () => {
    await server.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
