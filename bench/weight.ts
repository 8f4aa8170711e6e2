import type { Browser } from "playwright-core";
import { launch } from "../test/support/browser.ts";
import { serveSite } from "../test/support/served-site.ts";
import { categories } from "../src/features/registry.ts";
import { firstPages, inOtherLanguages, kilobytes } from "./first-pages.ts";
import type { Settings, Table } from "./table.ts";

const LIMIT = 350_000;
const KINDS = ["Document", "Script", "Stylesheet", "Font", "Image", "other"] as const;

/** The pages that phones open first, every list, and the page of the listing that stands first in it. */
async function heavyPages(site: { url: string }, browser: Browser): Promise<{ name: string; path: string }[]> {
  const pages = await firstPages(site);
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  pages.push({ name: "/search", path: "/search?q=sufi" });
  for (const { key, searchPath } of categories) {
    if (!pages.some(({ path }) => path === searchPath)) pages.push({ name: searchPath, path: searchPath });
    await page.goto(site.url + searchPath);
    const first = await page.locator(":is(.vol, .lcard) h3 a").first().getAttribute("href");
    if (first && !pages.some(({ path }) => path === first)) pages.push({ name: `one of ${key}`, path: first });
  }
  await context.close();
  // The pages of the site's own desk and projector.
  for (const path of ["/PlannerProfile", "/RentalDetail"]) pages.push({ name: path, path });
  return pages;
}

/** What a first visit brings, by kind; the number of requests; how far the layout jumped. */
async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  network.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "other";
    const kind = KINDS.find((one) => one === type) ?? "other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await network.send("Network.enable");
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const shift = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  await context.close();
  return { requests: types.size, bytes, shift };
}

/**
 * What a first visit on a phone of 360 px and double density brings over the wire, headers included, until the network
 * rests, without a touch; and how far the layout jumped. In every language that is offered. Pictures below the screen come when one scrolls.
 */
export async function benchWeight(_settings: Settings): Promise<Table> {
  const site = await serveSite({ DEMO: "on" });
  const browser = await launch();
  const rows = [
    ["page", "requests", ...KINDS.map((kind) => kind.toLowerCase()), "all", "of the limit", "layout shift"],
  ];
  const pages = await heavyPages(site, browser);
  for (const { name, path } of [...pages, ...pages.flatMap(inOtherLanguages)]) {
    const { requests, bytes, shift } = await weigh(browser, site.url + path);
    const all = [...bytes.values()].reduce((sum, one) => sum + one, 0);
    rows.push([
      name,
      String(requests),
      ...KINDS.map((kind) => kilobytes(bytes.get(kind) ?? 0)),
      kilobytes(all),
      (all / LIMIT).toFixed(2),
      shift.toFixed(3),
    ]);
  }
  await browser.close();
  await site.stop();
  return { title: `Whole page, cold cache, 360 px at double density (limit: ${kilobytes(LIMIT)})`, rows };
}
