import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterEach } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";

/** The browsers of this file, whose open pages are kept as pictures when a test fails. */
export const openBrowsers = new Set<Browser>();

afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  const dir = join(projectRoot, "test-results/screens");
  await mkdir(dir, { recursive: true });
  const name = `${task.file.name.replace(/.*\/|\.test\.ts$/g, "")}-${task.name}`.replace(/[^\w]+/g, "-").slice(0, 100);
  const pages = [...openBrowsers].flatMap((browser) => browser.contexts()).flatMap((context) => context.pages());
  for (const [at, page] of pages.entries()) {
    const path = join(dir, `failed-${name}-${at}.png`);
    // A page that has gone or hangs has no picture; the failure itself is told all the same.
    const taken = await page.screenshot({ path, timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (taken) console.error(`Picture of ${page.url()}: ${path}`);
  }
});
