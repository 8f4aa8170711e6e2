import type { Browser, BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { SCROLL_PX } from "../../src/domain/limits.ts";
import routes from "../../src/routes.ts";
import { axeFindings } from "../support/browser.ts";
import { deskSheet, unstyledByDesk } from "../support/desk-styles.ts";
import { hasJava, htmlErrors } from "../support/html-check.ts";
import { layoutFindings } from "../support/layout-check.ts";
import { FULL } from "../support/suite.ts";
import { cookiesFor } from "../support/signed-in.ts";
import { hydrated } from "./people.ts";
import { served } from "./served.ts";
import { filled, namesIn } from "./walked-pages.ts";

/**
 * One visit to each page a person and language tells all that a page alone can tell: what axe finds, its layout at every
 * width, its console and its HTML. In Hindi words are longer and of another height.
 */
type Walk = {
  prefix: string;
  /** The widths that are looked at, the first as it was loaded. */ widths: readonly number[];
  /** Those of them at which axe looks. */ axe: readonly number[];
};
const WALKS: Readonly<Record<"English" | "Hindi", Walk>> = FULL
  ? {
      English: { prefix: "", widths: [360, 320, 414, 768, 1024, 1280, 1920], axe: [360, 1280] },
      Hindi: { prefix: "/hi", widths: [360, 320, 414, 768, 1024, 1280, 1920], axe: [360, 1280] },
    }
  : {
      English: { prefix: "", widths: [360, 320, 768, 1280], axe: [360] },
      Hindi: { prefix: "/hi", widths: [320, 1024], axe: [] },
    };
const HEIGHT = 900;
const SETTLE_MS = 250;
const LOOKS = 12;
/** A hundred pages take a minute or two; on a machine that does other work a few more. */
const WALK_MS = 900_000;
/** Stands for every photo: pictures have their room before they are there, and drawing the demo's would take longer. */
const PICTURE = {
  contentType: "image/svg+xml",
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
};
const DESK = deskSheet();

const on = served({ DEMO: "on" });
let pages: { who: string; path: string }[] = [];
/** The HTML of the pages in English as it came, by page and person. */
const html = new Map<string, string>();
beforeAll(async () => {
  pages = filled(await namesIn(on.site));
});

async function contextOf(browser: Browser, who: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: on.site.url,
    serviceWorkers: "block",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    reducedMotion: "reduce",
    hasTouch: true,
  });
  await context.route("**/images/**", (route) => route.fulfill(PICTURE));
  if (who !== "nobody") await context.addCookies(await cookiesFor(on.site, who));
  return context;
}

/** What is wrong with the layout at this width. `stood`: what stood at another width, which is no matter of time. */
async function layoutAt(page: Page, width: number, stood: Set<string>): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  let findings = await layoutFindings(page, { width, toTheEnd: true });
  // What is seen for a moment only, while the page takes its new width, is nobody's trouble; a busy machine takes longer.
  for (let look = 0; look < LOOKS && findings.some((one) => !stood.has(one)); look++) {
    await page.waitForTimeout(SETTLE_MS);
    findings = await layoutFindings(page, { width, toTheEnd: true });
  }
  for (const finding of findings) stood.add(finding);
  return findings;
}

/** Rolled down as far as what floats needs, after a sign of life, which brings it. */
async function scroll(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), SCROLL_PX.widgetsAppear + 120);
  // A page may lead on meanwhile, and begin at its top.
  await page.waitForFunction(
    (px) => window.scrollY <= px || document.querySelector(".floats"),
    SCROLL_PX.widgetsAppear,
  );
}

/** Everything that is wrong with one page. */
async function visit(page: Page, path: string, who: string, { prefix, widths, axe }: Walk): Promise<string[]> {
  const found: string[] = [];
  const isApiPage = path === "/api/docs";
  page.on("pageerror", (error) => found.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 40[34]/.test(message.text()))
      found.push(`console: ${message.text()} ${message.location().url}`);
  });
  await page.setViewportSize({ width: widths[0]!, height: HEIGHT });
  const answer = await page.goto(isApiPage ? path : prefix + path, { waitUntil: "load" });
  if (prefix === "" && answer) html.set(`${path} as ${who}`, await answer.text());
  // The page of the calls is none of React's.
  await (isApiPage ? page.waitForLoadState("networkidle") : hydrated(page));
  // Leads home whoever has not just registered.
  if (path === "/thank-you") {
    await page.waitForURL((url) => url.pathname === (prefix || "/"));
    // The address changes a moment before the page does.
    await page.locator("h1").first().waitFor({ state: "attached" });
  }
  await page.evaluate(() => document.fonts.ready);
  const stood = new Set<string>();
  // What stands only at the beginning, the bar above the masthead, is the same on every page.
  if (`${who} ${path}` === "nobody /")
    for (const width of widths)
      found.push(...(await layoutAt(page, width, stood)).map((one) => `at ${width}, at the top: ${one}`));
  for (const width of axe) {
    await page.setViewportSize({ width, height: HEIGHT });
    found.push(...(await axeFindings(page)).map((one) => `at ${width}: axe: ${one}`));
  }
  if (isApiPage) return found;
  await scroll(page);
  for (const width of widths) found.push(...(await layoutAt(page, width, stood)).map((one) => `at ${width}: ${one}`));
  for (const selector of await unstyledByDesk(page, DESK)) found.push(`${selector} is not styled there`);
  return found;
}

test.each(Object.entries(WALKS))(
  "every page in %s: axe, layout, console and styles are clean",
  { timeout: WALK_MS },
  async (language, walk) => {
    const contexts = new Map<string, Promise<BrowserContext>>();
    const waiting = [...pages];
    const found: string[] = [];
    // Two pages at a time: one is loaded while the other is measured.
    await Promise.all(
      [0, 1].map(async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { who, path } = next;
          if (!contexts.has(who)) contexts.set(who, contextOf(on.browser, who));
          const page = await (await contexts.get(who)!).newPage();
          page.setDefaultTimeout(60_000);
          const findings = await visit(page, path, who, walk).catch((error: Error) => [error.message]);
          found.push(...findings.map((one) => `${who}: ${path} in ${language}: ${one}`));
          await page.close();
        }
      }),
    );
    for (const context of contexts.values()) await (await context).close();
    expect(found).toEqual([]);
  },
);

test("no page of the site is left out of the walk", () => {
  const walked = pages.map(({ path }) => path.replace(/\?.*/, ""));
  const unseen = routes.flatMap(({ index, path = "" }) => {
    const pattern = new RegExp(`^/${path.replace(/:\w+/g, "[^/]+")}$`, "i");
    return index || path === "*" || walked.some((one) => pattern.test(one)) ? [] : [path];
  });
  expect(unseen).toEqual([]);
});

test.skipIf(!hasJava())("the Nu HTML checker finds no error in any page's HTML", () => {
  expect(html.size).toBeGreaterThan(100);
  expect(htmlErrors(html)).toEqual([]);
});
