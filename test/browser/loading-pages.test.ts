// @suite full
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, logIn, press, takenOver } from "./people.ts";
import { sharedDemo } from "./served.ts";

const on = sharedDemo();

/** Keeps the data of a page back until it is let go. */
async function heldBack(page: Page, path: RegExp): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** Everything that has moved without anybody touching the page, as browsers count it. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const held = window as unknown as { shifts: number };
    held.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) held.shifts += entry.value;
    }).observe({ type: "layout-shift" });
  });

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("an artist's page says 'Loading...' until it is there, from a card and from anywhere", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    await go(page, "/ArtistBooking?q=sufi");
    await takenOver(page, "article.vol h3 a");
    const letGo = await heldBack(page, /\/artist\/[^/]+\.data/);
    await watchShifts(page);
    const card = page.locator("article.vol h3 a").nth(2);
    const name = await card.innerText();
    await card.click();
    await page.getByText("Loading...", { exact: true }).waitFor();
    expect(await page.getByRole("heading", { name: "Artists", level: 1 }).count()).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await seen(page, "artist-loading");
    // Longer than a browser counts what moves to the click.
    await page.waitForFunction(
      (until) => performance.now() > until,
      (await page.evaluate(() => performance.now())) + 600,
    );
    letGo();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    expect(await page.getByText("Loading...", { exact: true }).count()).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.1);
    await page.goBack();
    await page.getByRole("heading", { name: "Artists", level: 1 }).waitFor();
    expect(page.url()).toContain("q=sufi");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a volunteer's page and the manager's form show that they load", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    await go(page, "/Volunteers");
    await takenOver(page, "article.vol h3 a");
    const profile = await heldBack(page, /\/volunteer\/[^/]+\.data/);
    await page.locator("article.vol h3 a").first().click();
    await page.locator("main [role=status] .pro").waitFor();
    profile();
    await page.locator("main h1").first().waitFor();
    const { username, password } = on.site.logins().find(({ label }) => label === "Manager")!;
    await logIn(page, username, password);
    await go(page, "/ProfileVerification");
    const form = await heldBack(page, /\/VolunteerManagerEditPage\/[^/]+\.data/i);
    await press(page, "Edit profile");
    await page.getByText("Loading profile data...", { exact: true }).waitFor();
    form();
    await page.getByRole("heading", { name: "Edit My Profile" }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
