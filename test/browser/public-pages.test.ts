import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seen, visitor, type Size } from "../support/browser.ts";
import { until } from "../support/served-site.ts";
import { go, hydrated, press, type } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** So that lazy pictures are there when the whole page is photographed. */
async function walkDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await scrollTo(page, y);
    await page.waitForTimeout(60);
  }
  await scrollTo(page, 0);
}

describe.each<Size>(["phone", "wide"])("on a %s screen", (size) => {
  test("every public page stands, in both spellings of its path", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    for (const [path, other, title] of [
      ["/", "/", "Raise the mandap."],
      ["/AboutUs", "/aboutUs", "About Us"],
      ["/Services", "/services", "Services"],
      ["/newsblog", "/NewsBlog", "News & Blog"],
      ["/privacypolicy", "/PrivacyPolicy", "Privacy Policy"],
      ["/TermCondition", "/termcondition", "Terms and Conditions"],
      ["/ComingPage", "/comingpage", "We are launching on 15th July 2025"],
      ["/ContactUs", "/contactus", "Contact Us"],
    ] as const) {
      expect((await page.request.get(other)).status(), other).toBe(200);
      await go(page, path);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(title);
      await walkDown(page);
      await seen(page, `public${path.replace("/", "-").toLowerCase()}`);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a contact enquiry is checked, sent once and numbered", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size, { allow: [/Failed to load resource/] });
    await go(page, "/ContactUs");
    await press(page, "Send enquiry");
    await page.getByText("Please fill all required fields and agree to consent.").waitFor();
    await seen(page, "contact-missing");
    await type(page, "fullName", "Asha Kulkarni");
    await type(page, "phone", "98260 12345");
    await page.locator('[name="service"]').selectOption("Event Planning");
    await type(page, "message", "A housewarming for sixty.");
    await page.locator('[name="consent"]').check();
    await page.route("**/api/inquiry/form/contactUs", (route) => route.abort(), { times: 1 });
    await press(page, "Send enquiry");
    await page.getByText("Something went wrong!").first().waitFor();
    expect(await page.locator('[name="message"]').inputValue()).toBe("A housewarming for sixty.");
    await press(page, "Send enquiry");
    await page.getByText("Submitted successfully!").first().waitFor();
    await page.getByText(/Your enquiry number is/).waitFor();
    expect(await page.locator('[name="message"]').inputValue()).toBe("");
    expect(await page.locator('[name="consent"]').isChecked()).toBe(false);
    await until("the mail to our inbox", () => on.site.mails().some(({ text }) => text.includes("A housewarming for sixty.")));
    await seen(page, "contact-sent");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("what floats comes after 300 px and keeps clear of the bars of phones", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    await go(page, "/AboutUs");
    const up = page.getByRole("button", { name: "Back to the top" });
    expect(await up.count()).toBe(0);
    if (size === "wide") await page.getByText("LOGIN / SIGN UP").waitFor();
    await scrollTo(page, 60);
    await page.locator(".topbar[data-gone]").waitFor({ state: "attached" });
    await scrollTo(page, 420);
    await up.waitFor();
    await page.locator("summary[aria-label='Contact us']").click();
    await page.getByRole("link", { name: "Support page" }).waitFor();
    await page.screenshot({ path: `test-results/screens/floating-${size}.png` });
    await page.keyboard.press("Escape");
    await up.click();
    await page.waitForFunction(() => window.scrollY === 0);

    await go(page, "/Volunteers");
    const profile = await page.locator(".vol h3 a").first().getAttribute("href");
    await go(page, profile ?? "");
    await scrollTo(page, 600);
    await up.waitFor();
    const bar = await page.locator(".bookbar").boundingBox();
    const floats = await page.locator(".floats").boundingBox();
    if (size === "phone") expect((floats?.y ?? 0) + (floats?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("the enquiry form pops up once, late, and is sent", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    await page.clock.install();
    await page.goto("/AboutUs");
    await hydrated(page);
    await page.clock.runFor(30_000);
    expect(await page.locator(".popup").count()).toBe(0);
    await page.clock.runFor(12_000);
    const popup = page.locator(".popup");
    await popup.waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest(".popup") === null)).toBe(true);
    await seen(page, "popup");
    await popup.getByRole("button", { name: "Ask for a call" }).click();
    await popup.locator('[name="fullName"]:focus').waitFor();
    await seen(page, "popup-form");
    await page.screenshot({ path: `test-results/screens/popup-view-${size}.png` });
    await popup.locator('[name="fullName"]').fill("Dev Solanki");
    await popup.locator('[name="phone"]').fill("9826012346");
    await popup.locator('[name="service"]').selectOption("Volunteer Booking");
    await popup.locator('[name="consent"]').check();
    await popup.getByRole("button", { name: "Ask for a call" }).click();
    await popup.getByText("Submitted successfully!").waitFor();
    await popup.getByRole("button", { name: "Close", exact: true }).click();
    await popup.waitFor({ state: "detached" });
    await page.goto("/Services");
    await hydrated(page);
    await page.clock.runFor(60_000);
    expect(await popup.count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

test("the carousels move by themselves, stop when asked, and a popular search finds somebody", async () => {
  const context = await on.browser.newContext({ baseURL: on.site.url, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await go(page, "/");
  const second = page.locator('.hero-slide[aria-label="2 of 5"]');
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.querySelector('.hero-slide[aria-label="2 of 5"]')?.getAttribute("data-place") === "now", undefined, { timeout: 15_000 });
  await page.getByRole("button", { name: "Slide 1 of 5" }).click();
  expect(await second.getAttribute("data-place")).not.toBe("now");
  await page.getByRole("button", { name: "Pause: what you can book" }).click();
  await page.mouse.move(5, 5);

  const events = page.getByRole("group", { name: "Past events", exact: true });
  await events.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expect.poll(() => events.evaluate((view) => view.scrollLeft), { timeout: 10_000 }).toBeGreaterThan(100);
  await page.getByRole("button", { name: "Pause: past events" }).click();
  await page.mouse.move(5, 5);
  await page.waitForTimeout(700);
  const stood = await events.evaluate((view) => view.scrollLeft);
  await page.waitForTimeout(3000);
  expect(await events.evaluate((view) => view.scrollLeft)).toBe(stood);

  await page.getByRole("link", { name: "Garba night volunteers in Ahmedabad" }).click();
  await page.waitForURL(/\/Volunteers\?state=Gujarat&district=Ahmedabad/);
  await page.locator(".vol").first().waitFor();
  await context.close();
});
