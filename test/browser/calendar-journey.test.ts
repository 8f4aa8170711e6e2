// @suite full
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, formatDay, todayIST, weekdayOf } from "../../src/domain/dates.ts";
import { registeredArtist } from "../../src/features/artists/artist-test-kit.server.ts";
import { testPerson, testVolunteer } from "../../src/features/notifications/people-test-kit.server.ts";
import { seen, visitor, type Size } from "../support/browser.ts";
import { builtSite } from "../support/built-site.ts";
import { freePort } from "../support/served-site.ts";
import type { TestSite } from "../support/test-app.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, press, takenOver } from "./people.ts";
import { sharedBrowser } from "./served.ts";

let site: TestSite;
let browser: Browser;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  site = await builtSite({ PUBLIC_URL: url });
  await site.app.listen({ port, host: "127.0.0.1" });
  browser = await sharedBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const monthAfter = (month: string) => addDays(`${month}-01`, 31).slice(0, 7);
const month = monthAfter(todayIST().slice(0, 7));
const later = monthAfter(month);
const day = (at: number, of = month) => `${of}-${String(at).padStart(2, "0")}`;

/** The calendar of a volunteer whose own it is, with what it says and holds. */
async function calendarOf(size: Size) {
  const owner = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  const { id } = await testVolunteer(site.deps, owner);
  const { page, context, problems } = await visitor(browser, url, size);
  const [name = "", value = ""] = owner.cookie.split("=");
  await context.addCookies([{ name, value, url }]);
  await go(page, `/my/listings/${id}/calendar?month=${month}`);
  const said = page.locator(".cal-own [aria-live=polite]");
  return {
    page,
    problems,
    dayLink: (of: string): Locator => page.locator(`[data-day="${of}"]`),
    focused: () => page.evaluate(() => document.activeElement?.getAttribute("data-day") ?? ""),
    says: (words: string) => expect.poll(() => said.textContent()).toContain(words),
    chosenDays: () =>
      page.locator("[data-day].on").evaluateAll((all) => all.map((one) => one.getAttribute("data-day"))),
    blocked: async () =>
      (
        await site.deps.database.pool.query<{ day: string }>(
          "SELECT day::text FROM holds WHERE listing_id = $1 AND kind = 'block' ORDER BY day",
          [id],
        )
      ).rows.map((row) => row.day),
  };
}

const days = (from: number, to: number, of = month) =>
  Array.from({ length: to - from + 1 }, (_none, at) => day(from + at, of));

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("two taps choose a range, the first stays chosen when the month is turned, and the range is blocked", async () => {
    const { page, problems, dayLink, says, chosenDays, blocked } = await calendarOf(size);
    await says("Choose the first day, then the last");
    const tap = (of: string) => (size === "phone" ? dayLink(of).tap() : dayLink(of).click());
    await tap(day(27));
    await says(`${formatDay(day(27))}: choose the last day`);
    await seen(page, "calendar-first-tap");
    await page.getByRole("navigation", { name: "Months" }).getByRole("link").last().click();
    await dayLink(day(2, later)).waitFor();
    await says(`${formatDay(day(27))}: choose the last day`);
    await tap(day(2, later));
    await says(`${formatDay(day(27))} to ${formatDay(day(2, later))}`);
    expect(await chosenDays()).toEqual(days(1, 2, later));
    await seen(page, "calendar-two-taps");
    await press(page, "Block");
    await expect.poll(async () => (await blocked()).at(-1)).toBe(day(2, later));
    expect((await blocked())[0]).toBe(day(27));
    expect(problems).toEqual([]);
  });
});

test("a mouse draws over days, and the click that ends it chooses nothing else", async () => {
  const { page, problems, dayLink, says, chosenDays, blocked } = await calendarOf("wide");
  // Picking comes once the page is awake: until then a day is a link.
  await page.mouse.move(5, 5);
  const middle = async (of: string) => {
    const box = await dayLink(of).boundingBox();
    if (!box) throw new Error(`${of} is not on the page`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await expect
    .poll(
      async () => {
        await page.mouse.move(...(await middle(day(18))));
        await page.mouse.down();
        await page.mouse.move(...(await middle(day(14))), { steps: 5 });
        const drawn = await chosenDays();
        if (drawn.length === 5) await seen(page, "calendar-drawn");
        await page.mouse.move(...(await middle(day(15))), { steps: 3 });
        await page.mouse.up();
        return drawn;
      },
      { timeout: 15_000 },
    )
    .toEqual(days(14, 18));
  await says(`${formatDay(day(15))} to ${formatDay(day(18))}, 4 days:`);
  expect(await chosenDays()).toEqual(days(15, 18));
  await expect.poll(() => page.url()).toContain(`from=${day(15)}&to=${day(18)}`);
  await press(page, "Block");
  await expect.poll(blocked).toEqual(days(15, 18));
  expect(problems).toEqual([]);
});

test("keys go from day to day, into the next month, and draw with Shift", async () => {
  const { page, problems, dayLink, focused, says, chosenDays } = await calendarOf("wide");
  await dayLink(day(10)).focus();
  await expect
    .poll(async () => {
      await dayLink(day(10)).focus();
      await page.keyboard.press("ArrowRight");
      return focused();
    })
    .toBe(day(11));
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe(day(18));
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await says(`${formatDay(day(18))} to ${formatDay(day(20))}, 3 days:`);
  await page.keyboard.press("Escape");
  await says("Choose the first day, then the last");
  await page.keyboard.press("Shift+ArrowLeft");
  await says(`${formatDay(day(19))} to ${formatDay(day(20))}, 2 days:`);
  // The form has what is shown, before anything is chosen for good.
  const dates = () =>
    page.locator(".cal-block input[type=date]").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(await dates()).toEqual([day(19), day(20)]);
  await seen(page, "calendar-keys");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toContain(`from=${day(19)}&to=${day(20)}`);
  await expect.poll(chosenDays).toEqual(days(19, 20));
  expect(await focused()).toBe(day(19));
  await page.keyboard.press("PageDown");
  await expect.poll(focused).toBe(day(19, later));
  await page.keyboard.press("PageUp");
  await expect.poll(focused).toBe(day(19));
  for (const _week of [1, 2]) await page.keyboard.press("ArrowDown");
  await expect.poll(focused).toBe(addDays(day(19), 14));
  expect(problems).toEqual([]);
});

test("what is filled in below stays while days are chosen, and goes once they are blocked", async () => {
  const { page, problems, dayLink, says, blocked } = await calendarOf("wide");
  expect(await page.locator(".cal-own .cal-legend").innerText()).toContain("Not said");
  const note = page.getByLabel("Note");
  const part = page.getByLabel("Part of the day");
  await note.fill("Repairs");
  await part.selectOption("evening");
  await dayLink(day(12)).click();
  await says(`${formatDay(day(12))}: choose the last day`);
  await dayLink(day(13)).click();
  await says(`${formatDay(day(12))} to ${formatDay(day(13))}`);
  expect([await note.inputValue(), await part.inputValue()]).toEqual(["Repairs", "evening"]);
  await press(page, "Block");
  await expect.poll(blocked).toEqual(days(12, 13));
  await expect.poll(() => note.inputValue()).toBe("");
  expect(await part.inputValue()).toBe("whole");
  expect(problems).toEqual([]);
});

test("the year strip leads to a month of it", async () => {
  const { page, problems, dayLink } = await calendarOf("wide");
  const strip = page.locator(".cal-year a");
  expect(await strip.count()).toBe(12);
  await strip.nth(3).click();
  await dayLink(day(15, monthAfter(later))).waitFor();
  expect(problems).toEqual([]);
});

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a free day of a profile leads into its form with the day filled in, and what holds for every day is said", async () => {
    const { cookie, artist } = await registeredArtist(site, `meera.${size}`);
    const id = artist._id;
    const free = days(8, 14).find((one) => weekdayOf(one) === "Wednesday") ?? "";
    const body = { weekdaysOff: [1], leadDays: 2 };
    expect((await site.call("PUT", `/api/listings/${id}/calendar`, { body, cookie })).status).toBe(200);
    const { page, context, problems } = await visitor(browser, url, size);
    await go(page, `/artist/${id}?month=${month}`);
    await page.getByText("Needs two days' notice. Not on Mondays.").waitFor();
    await takenOver(page, ".cal-public");
    const link = page.locator(`.cal-ask[href*="on=${free}"]`);
    await (size === "phone" ? link.tap() : link.click());
    const date = page.locator("#book-form [type=date]").first();
    await expect.poll(() => date.inputValue()).toBe(free);
    await date.waitFor({ state: "visible" });
    await page.getByText(`${formatDay(free)} stands in the form`).waitFor();
    await seen(page, "profile-day-wanted");
    expect(problems).toEqual([]);
    await context.close();

    // Without a script the address alone fills it in.
    const plain = await (await fetch(`${url}/artist/${id}?month=${month}&on=${free}`)).text();
    expect(plain).toMatch(new RegExp(`type="date"[^>]*value="${free}"`));
  });
});
