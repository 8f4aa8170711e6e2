import { launch } from "../test/support/browser.ts";
import { serveSite } from "../test/support/served-site.ts";
import { firstPages, kilobytes } from "./first-pages.ts";
import type { Settings, Table } from "./table.ts";

const LIMIT = 350_000;
const KINDS = ["Document", "Script", "Stylesheet", "Font", "Image", "other"] as const;

/**
 * What a first visit on a phone of 360 px and double density brings over the wire, headers included, until the network
 * rests, without a touch; and how far the layout jumped. Pictures below the screen come when one scrolls.
 */
export async function benchWeight(_settings: Settings): Promise<Table> {
  const site = await serveSite({ DEMO: "on" });
  const browser = await launch();
  const rows = [["page", "requests", ...KINDS.map((kind) => kind.toLowerCase()), "all", "of the limit", "layout shift"]];
  for (const { name, path } of await firstPages(site)) {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, serviceWorkers: "block" });
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
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    const shift = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
    const all = [...bytes.values()].reduce((sum, one) => sum + one, 0);
    rows.push([name, String(types.size), ...KINDS.map((kind) => kilobytes(bytes.get(kind) ?? 0)), kilobytes(all), (all / LIMIT).toFixed(2), shift.toFixed(3)]);
    await context.close();
  }
  await browser.close();
  await site.stop();
  return { title: `Whole page, cold cache, 360 px at double density (limit: ${kilobytes(LIMIT)})`, rows };
}
