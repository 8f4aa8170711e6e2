import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { openBrowsers } from "../support/failed-pages.ts";
import { serveSite, sharedSite, type ReadSite, type ServedSite } from "../support/served-site.ts";

type On<Site> = { site: Site; browser: Browser };

/** The browser that all files share. Closing it ends its contexts, and not the browser. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await chromium.connect(inject("browserEndpoint"));
  openBrowsers.add(browser);
  browser.once("disconnected", () => openBrowsers.delete(browser));
  return browser;
}

/** Opens a site before the tests of a file and the browser that all files share, and lets go of both after them. */
function opened<Site extends ReadSite>(open: () => Promise<Site>, close: (site: Site) => Promise<void>): On<Site> {
  let site: Site | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [site, browser] = await Promise.all([open(), sharedBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    if (site) await close(site);
  });
  const started = <T>(value: T | undefined): T => {
    if (!value) throw new Error("The site is started before the tests, not while they are collected.");
    return value;
  };
  return {
    get site() {
      return started(site);
    },
    get browser() {
      return started(browser);
    },
  };
}

/**
 * A built site of the file's own, empty or with the demo (`DEMO: "on"`), and a browser, from the first of its tests to
 * the last. `env` as for the server.
 */
export const served = (env: Record<string, string> = {}): On<ServedSite> =>
  opened(
    () => serveSite(env, env.DEMO === "on" ? inject("demoFolder") : null),
    (site) => site.stop(),
  );

/** The site with the demo that all files share which write nothing to it, and a browser. */
export const sharedDemo = (): On<ReadSite> =>
  opened(
    async () => sharedSite(inject("demoSite")),
    async () => {},
  );
