import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { serveSite } from "./served-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder with the demo in it, of which every site with demo data begins as a copy. */
    demoFolder: string;
  }
}

/** Makes the demo data once for all files that look at it: it takes seconds each time, and is the same each time. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { process: server, dataDir } = await serveSite({ DEMO: "on" });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  project.provide("demoFolder", dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
