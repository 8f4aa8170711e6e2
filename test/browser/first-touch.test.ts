import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, visitor } from "../support/browser.ts";
import { serveSite, type ServedSite } from "../support/served-site.ts";
import { hydrated } from "./people.ts";

/** How long every script takes that the page did not name itself. */
const SLOW_MS = 700;
const PAGES = ["/", "/Volunteers", "/volunteer/asha.kulkarni", "/volunteer/no.such.person", "/ArtistBooking", "/no-such-page"];

let site: ServedSite;
let browser: Browser;
beforeAll(async () => {
  site = await serveSite({ DEMO: "on" });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

declare global {
  interface Window {
    gone: string[];
  }
}

/** A visitor on a slow line whose page notes which of its parts are taken away. */
async function slowVisitor(path: string) {
  const visit = await visitor(browser, site.url, "phone", { allow: [/status of 404/] });
  await visit.page.addInitScript(() => {
    window.gone = [];
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) for (const node of removedNodes) if (node instanceof HTMLElement && node.matches("section, header, footer, .wrap, .topbar, main *")) window.gone.push(`${node.tagName} ${node.className}`);
    }).observe(document, { childList: true, subtree: true });
  });
  await visit.page.goto(path);
  await hydrated(visit.page);
  await visit.page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
  return visit;
}
const gone = (page: Page) => page.evaluate(() => window.gone);

test.each(PAGES)("%s keeps everything the server sent, before the first touch and while its scripts come after it", async (path) => {
  const { page, context, problems } = await slowVisitor(path);
  await page.waitForLoadState("networkidle");
  expect(await page.locator("footer a").count()).toBeGreaterThan(10);
  const more = page.waitForResponse(/shell-later.*\.js/);
  await page.keyboard.press("Shift");
  await more;
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => Object.keys(document.querySelector("footer")!).some((key) => key.startsWith("__reactFiber")));
  expect(await gone(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test("a booking may be the first touch of all", async () => {
  const { page, context } = await slowVisitor("/volunteer/asha.kulkarni");
  await page.locator(".bookbar").getByRole("button", { name: "Book Now" }).click();
  await page.getByRole("dialog", { name: /Book/ }).waitFor();
  expect(await gone(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel" }).click();
  await context.close();
});

test("nothing is lost that is pressed before any script is there", async () => {
  const { page, context, problems } = await visitor(browser, site.url, "phone");
  const sent = new Promise<void>((resolve) => page.once("domcontentloaded", () => resolve()));
  let go: () => void = () => {};
  const pressed = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await pressed;
    await route.continue();
  });
  const loaded = page.goto("/");
  await sent;
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Read More" }).click();
  go();
  await loaded;
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Read Less" }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test("so may the side menu, and a link in the foot of the page", async () => {
  const { page, context, problems } = await slowVisitor("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "About" }).click();
  await page.waitForURL(/\/AboutUs$/i);
  expect(problems).toEqual([]);
  await context.close();

  const other = await slowVisitor("/");
  await other.page.locator("footer").getByRole("link", { name: "Volunteers", exact: true }).click();
  await other.page.getByRole("heading", { level: 1, name: "Volunteers" }).waitFor();
  await other.page.goBack();
  await other.page.getByRole("heading", { name: "What We Offer" }).waitFor();
  expect(other.problems).toEqual([]);
  await other.context.close();
});
