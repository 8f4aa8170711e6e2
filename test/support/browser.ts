import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { expect } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** How Debian's Chromium runs as root, without looking anything up by itself. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const SIZES = { phone: { width: 360, height: 800 }, wide: { width: 1280, height: 900 } } as const;
export type Size = keyof typeof SIZES;

export function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const dir of (process.env.PATH ?? "").split(":"))
    for (const name of ["chromium", "chromium-browser", "google-chrome"])
      if (existsSync(join(dir, name))) return join(dir, name);
  throw new Error("No Chromium found.");
}

export const launch = (env?: Record<string, string>): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
    ...(env ? { env: { ...(process.env as Record<string, string>), ...env } } : {}),
  });

/** For `launch`: a system that has no letters of its own for Hindi. */
export function withoutDevanagari(): { FONTCONFIG_FILE: string } {
  const file = join(mkdtempSync(join(tmpdir(), "mandap-fonts-")), "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <selectfont><rejectfont>
    <pattern><patelt name="lang"><string>hi</string></patelt></pattern>
    <glob>*Devanagari*</glob>
  </rejectfont></selectfont>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}

/**
 * A visitor of their own, on a phone or a wide screen, whose console must stay clean. The service worker, which
 * would answer in the server's place, is let in by `worker` alone.
 */
export async function visitor(
  browser: Browser,
  url: string,
  size: Size,
  { allow = [] as RegExp[], worker = false } = {},
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const context = await browser.newContext({
    serviceWorkers: worker ? "allow" : "block",
    baseURL: url,
    viewport: SIZES[size],
    hasTouch: size === "phone",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  const note = (text: string) => {
    if (!allow.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on("pageerror", (error) => note(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} ${message.location().url}`);
  });
  return { page, context, problems };
}

type AxeResult = {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
};

/** What axe finds on this page, a sentence each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // What has just been enabled or opened fades in: contrast is measured when it stands.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(
      document
        .getAnimations()
        // What follows the page as it is rolled has no end of its own.
        .filter((one) => one.timeline === document.timeline)
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished),
    );
  });
  // Evaluated by the debugger: a script tag would rightly be refused by the page's Content-Security-Policy.
  await page.evaluate(axeSource);
  const results = (await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(root: Document, options: object): Promise<AxeResult> } };
    return axe.run(document, {
      resultTypes: ["violations"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
  })) as AxeResult;
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} → ${nodes.map((node) => node.target.join(" ")).join(" | ")}`,
  );
}

/** axe must find nothing on this page. What it finds, and with SCREENS=on every page, is kept as a picture under test-results/screens. */
export async function seen(page: Page, name: string): Promise<void> {
  const findings = await axeFindings(page);
  const width = page.viewportSize()?.width ?? 0;
  if (findings.length > 0 || process.env.SCREENS === "on") {
    const dir = join(projectRoot, "test-results/screens");
    await mkdir(dir, { recursive: true });
    await page.screenshot({ path: join(dir, `${name}-${width}.png`), fullPage: true });
  }
  expect(findings, `axe on ${name}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
}
