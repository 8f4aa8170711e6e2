import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { categories } from "../../src/features/registry.ts";
import { layoutFindings } from "../support/layout-check.ts";
import { sharedDemo } from "./served.ts";

const NARROW = [320, 360] as const;
const on = sharedDemo();

/** The page at another width, laid out anew. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** What opens over a page on a phone: the page, and what opens it. */
const SHEETS: readonly [path: string, opener: string][] = [
  ["/", "header [aria-haspopup='dialog']"],
  ["/search?q=dj", ".filter-row [aria-haspopup='dialog']:visible"],
  ["/Volunteers", ".filter-row [aria-haspopup='dialog']:visible"],
  ["/VenueBooking", ".filter-row [aria-haspopup='dialog']:visible"],
  ["/volunteer/asha.kulkarni", ".bookbar [aria-haspopup='dialog']"],
  ["/PlannerProfile", ".bookbar [popovertarget]"],
];

/** Fields that a button standing still over them hides in part, wherever the open sheet is rolled to. */
const underButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector<HTMLElement>(":is(dialog:modal, :popover-open)")!;
    const sticks = (one: Element) => ["sticky", "fixed"].includes(getComputedStyle(one).position);
    const buttons = [...sheet.querySelectorAll(".btn")].filter(sticks);
    const covered = new Set<string>();
    for (let top = 0; top <= sheet.scrollHeight; top += 24) {
      sheet.scrollTo({ top, behavior: "instant" });
      for (const button of buttons) {
        const over = button.getBoundingClientRect();
        for (const field of sheet.querySelectorAll("input, select, textarea")) {
          const box = field.getBoundingClientRect();
          if (box.bottom > over.top && box.top < over.bottom && box.right > over.left && box.left < over.right)
            covered.add(`covered: ${field.getAttribute("name")} by '${button.textContent}'`);
        }
      }
    }
    return [...covered];
  });

test("nothing in what opens over a page overflows, overlaps, covers or is cut off on narrow phones", async () => {
  const context = await on.browser.newContext({
    baseURL: on.site.url,
    serviceWorkers: "block",
    viewport: { width: NARROW[0], height: 800 },
    reducedMotion: "reduce",
  });
  const found: string[] = [];
  for (const [path, opener] of SHEETS) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "load" });
    await page.locator(opener).first().click();
    await page.locator(":is(dialog:modal, :popover-open)").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 800 });
      const findings = [...(await layoutFindings(page, { width })), ...(await underButtons(page))];
      found.push(...findings.map((finding) => `${path} at ${width}: ${finding}`));
    }
    await page.close();
  }
  expect(found).toEqual([]);
  await context.close();
});

test("the menu stays in sight at 150 % zoom of a narrow phone", async () => {
  const context = await on.browser.newContext({
    baseURL: on.site.url,
    serviceWorkers: "block",
    viewport: { width: 240, height: 534 },
  });
  const page = await context.newPage();
  for (const path of ["/", "/Volunteers"]) {
    await page.goto(path, { waitUntil: "load" });
    const box = await page.locator("header [aria-haspopup='dialog']").boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 240, `${path}: ${JSON.stringify(box)}`).toBe(true);
  }
  await context.close();
});

/** Down to where the first card of a list may begin, by width. The search of volunteers has its pictures first (spec 001). */
const FIRST_CARD_PX = [
  { width: 360, height: 800, plain: 420, withPictures: 560 },
  { width: 1280, height: 900, plain: 300, withPictures: 420 },
] as const;

test("on every list the first card stands on the first screen, whatever it is narrowed by", async () => {
  const context = await on.browser.newContext({
    baseURL: on.site.url,
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  // Pictures have their room before they are there.
  await page.route(/\/(images|art)\//, (route) => route.abort());
  const late: string[] = [];
  const narrowed = ["/Volunteers", "/VenueBooking"].map(
    (path) => `${path}?state=Madhya+Pradesh&district=Indore&rating=3`,
  );
  const searches = ["/search?q=wedding", "/search?q=weding&state=Rajasthan"];
  for (const path of [...categories.map(({ searchPath }) => searchPath), ...narrowed, ...searches]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    for (const { width, height, plain, withPictures } of FIRST_CARD_PX) {
      await resize(page, width, height);
      const top = await page.evaluate(
        () => document.querySelector(":is(.cards, .lcards) > *")?.getBoundingClientRect().top ?? Infinity,
      );
      if (top > (path.startsWith("/Volunteers") ? withPictures : plain)) late.push(`${path} at ${width}: ${top}`);
    }
  }
  expect(late).toEqual([]);
  await context.close();
});
