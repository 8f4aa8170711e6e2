import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { CHROMIUM_FLAGS, chromiumPath, withoutDevanagari } from "../test/support/browser.ts";
import { freePort, serveSite } from "../test/support/served-site.ts";
import { medianOf } from "./figures.ts";
import { firstPages, inOtherLanguages } from "./first-pages.ts";
import type { Settings, Table } from "./table.ts";

const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;
const FIGURES = [
  ["first-contentful-paint", "FCP", (ms: number) => `${(ms / 1000).toFixed(2)} s`],
  ["largest-contentful-paint", "LCP", (ms: number) => `${(ms / 1000).toFixed(2)} s`],
  ["total-blocking-time", "TBT", (ms: number) => `${Math.round(ms)} ms`],
  ["cumulative-layout-shift", "CLS", (value: number) => value.toFixed(3)],
  ["speed-index", "speed index", (ms: number) => `${(ms / 1000).toFixed(2)} s`],
] as const;

/** Where a Hindi name stands among the demo's first cards. */
const WITH_HINDI = ["/", "/Volunteers"];

/**
 * Lighthouse's mobile defaults (a slow phone on slow 4G, simulated) on the built site with demo data, median of `rounds`;
 * the pages with a Hindi name also on a system without letters for it, and each page in every language that is offered.
 */
export async function benchLighthouse({ rounds }: Settings): Promise<Table> {
  const site = await serveSite({ DEMO: "on" });
  const rows = [["page", ...SCORES, ...FIGURES.map(([, short]) => short), "not passed"]];
  const bare = withoutDevanagari();
  const pages = (await firstPages(site)).flatMap(({ name, path }): { name: string; path: string; env?: Env }[] => [
    { name, path },
    ...(WITH_HINDI.includes(path) ? [{ name: `${name}, no face for Hindi`, path, env: bare }] : []),
    ...inOtherLanguages({ name, path }),
  ]);
  for (const { name, path, env } of pages) {
    const runs: Report[] = [];
    for (let round = 0; round < rounds; round++) runs.push(await visit(site.url + path, env));
    rows.push([
      name,
      ...SCORES.map((id) => String(Math.round(100 * medianOf(runs, ({ categories }) => categories[id]!.score ?? 0)))),
      ...FIGURES.map(([id, , shown]) => shown(medianOf(runs, ({ audits }) => audits[id]!.numericValue ?? Number.NaN))),
      failed(runs[0]!).join(", ") || "–",
    ]);
  }
  await site.stop();
  return { title: `Lighthouse, mobile defaults, median of ${rounds}`, rows };
}

type Env = Record<string, string>;
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** Of a visit whose trace was lost Lighthouse says nothing but that it is to be made again. */
const MOST_TRIES = 3;

/** One visit by a browser that has never been here. */
async function visit(url: string, env: Env = {}, tries = 1): Promise<Report> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    env: { ...(process.env as Env), ...env },
  });
  try {
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...SCORES] });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
    if (!result.lhr.runtimeError) return result.lhr;
    if (result.lhr.runtimeError.code !== "NO_NAVSTART" || tries >= MOST_TRIES)
      throw new Error(result.lhr.runtimeError.message);
  } finally {
    await browser.close();
  }
  return visit(url, env, tries + 1);
}

/** The audits of quality that were not passed; speed has its figures. */
function failed({ categories, audits }: Report): string[] {
  const ids = SCORES.slice(1).flatMap((id) =>
    categories[id]!.auditRefs.filter(({ weight }) => weight > 0).map((ref) => ref.id),
  );
  return ids.filter((id) => audits[id]!.score !== null && audits[id]!.score! < 1);
}
