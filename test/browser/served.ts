import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { launch } from "../support/browser.ts";
import { serveSite, type ServedSite } from "../support/served-site.ts";

/** The built site and a browser for the tests of a file, from the first to the last of them. `env` as for the server. */
export function served(env: Record<string, string> = {}): { site: ServedSite; browser: Browser } {
  let site: ServedSite | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    site = await serveSite(env, env.DEMO === "on" ? inject("demoFolder") : null);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
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
