import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { launch, seen, visitor, withoutDevanagari } from "../support/browser.ts";
import { until } from "../support/served-site.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, hydrated, press, takenOver, type } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** So that lazy pictures are there when the whole page is photographed. */
async function walkDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await scrollTo(page, y);
    await page.waitForTimeout(60);
  }
  await scrollTo(page, 0);
}

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
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
    const { page, context, problems } = await visitor(on.browser, on.site.url, size, {
      allow: [/Failed to load resource/],
    });
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
    await page.locator(".garland svg").first().waitFor();
    await until("the mail to our inbox", () =>
      on.site.mails().some(({ text }) => text.includes("A housewarming for sixty.")),
    );
    await seen(page, "contact-sent");
    // What was sent stands there; the next form is an empty one.
    await press(page, "Send another request");
    expect(await page.locator('[name="message"]').inputValue()).toBe("");
    expect(await page.locator('[name="consent"]').isChecked()).toBe(false);
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

    // On the desk the way back to the form follows in its column once the form is out of sight, and takes the keys there.
    await go(page, "/artist/gauri.bapat");
    const back = page.locator(".bookbar a", { hasText: "Book Now" });
    if (size === "wide") {
      await back.waitFor({ state: "hidden" });
      await page.locator("footer").scrollIntoViewIfNeeded();
      await back.waitFor();
      const form = page.locator("#book-form");
      await expect.poll(async () => (await form.boundingBox())!.y + (await form.boundingBox())!.height).toBeLessThan(0);
      await back.press("Enter");
      await page.waitForFunction(() => document.querySelector("#book-form")!.getBoundingClientRect().top >= 0);
      await back.waitFor({ state: "hidden" });
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("fullName");
    } else expect(await back.isVisible(), "the bar of phones opens the sheet").toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a profile is printed on one or two pages, with a code that leads back to it", async () => {
    if (size === "phone") return;
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    const first = async (list: string, link: RegExp) =>
      link.exec(await (await page.request.get(list)).text())?.[1] ?? "";
    for (const path of [
      "/volunteer/asha.kulkarni",
      "/volunteermanagerprofile/vikram.solanki",
      await first("/ArtistBooking", /href="(\/artist\/[^"?#]+)"/),
      await first("/VenueBooking", /href="(\/venue\/[^"?#]+)"/),
      await first("/Photographers", /href="(\/photographer\/[^"?#]+)"/),
      "/PlannerProfile",
      "/RentalDetail",
    ]) {
      const codes: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).pathname === "/qr") codes.push(request.url());
      });
      await go(page, path);
      // Before it is printed: a browser that is printing waits for no picture.
      await expect.poll(() => codes.length, { message: path }).toBe(1);
      await page.waitForLoadState("networkidle");
      const paper = await page.pdf({
        format: "A4",
        path: `test-results/screens/paper${path.replaceAll("/", "-")}.pdf`,
      });
      const pages = paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect([1, 2], `${path} on ${pages} pages`).toContain(pages);
      const code = await page.request.get(codes[0]!);
      expect([code.status(), code.headers()["content-type"]]).toEqual([200, expect.stringContaining("image/svg")]);
      page.removeAllListeners("request");
    }
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
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest(".popup") === null,
      ),
    ).toBe(true);
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

/** How far elements move sideways from where they stand, in pixels, while one looks at them. */
const strayOf = (page: Page, selector: string, ms: number): Promise<number> =>
  page.evaluate(
    ([what, time]) =>
      new Promise<number>((resolve) => {
        const lefts = () => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect().left);
        const stood = lefts();
        const end = performance.now() + time;
        let most = 0;
        const look = () => {
          most = Math.max(most, ...lefts().map((left, at) => Math.abs(left - stood[at]!)));
          if (performance.now() < end) requestAnimationFrame(look);
          else resolve(most);
        };
        look();
      }),
    [selector, ms] as const,
  );

test("the carousels move by themselves, stop when asked, and a popular search finds somebody", async () => {
  const context = await on.browser.newContext({ baseURL: on.site.url, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await go(page, "/");
  const second = page.locator('.hero-slide[aria-label="2 of 5"]');
  await page.mouse.move(5, 5);
  await page.waitForFunction(
    () => document.querySelector('.hero-slide[aria-label="2 of 5"]')?.getAttribute("data-place") === "now",
    undefined,
    { timeout: 15_000 },
  );
  const strayed = strayOf(page, ".hero-title", 1200);
  await page.getByRole("button", { name: "Slide 1 of 5" }).click();
  expect(await strayed, "how far the hero's words are dragged").toBeLessThan(2);
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

/** What moves over from one page to the next: noted from now until the next page has a heading and all is at rest. */
const movingOver = (page: Page): Promise<string[]> =>
  page.evaluate(
    (from) =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>();
        let still = 0;
        const look = () => {
          const running = document.documentElement.getAnimations({ subtree: true }).flatMap(({ effect }) => {
            // React holds the page itself still by an animation that takes no time.
            const lasts = Number(effect?.getComputedTiming().duration) > 0;
            const kind = lasts && effect instanceof KeyframeEffect && effect.pseudoElement;
            return kind && kind.startsWith("::view-transition-group(") ? kind : [];
          });
          for (const kind of running) seen.add(kind.replace(/.*\((picture|title).*/, "$1"));
          const there = location.href !== from && document.querySelector("main h1") !== null;
          still = there && running.length === 0 ? still + 1 : 0;
          if (still > 20) resolve([...seen].sort());
          else requestAnimationFrame(look);
        };
        look();
      }),
    page.url(),
  );

test("a card's picture and title move over to its profile; for who wants less motion nothing does", async () => {
  const context = await on.browser.newContext({ baseURL: on.site.url, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const open = async (list: string) => {
    await go(page, list);
    await takenOver(page, "article h3 a");
    const moved = movingOver(page);
    await page.locator("article h3 a").first().click();
    return moved;
  };
  // An answer that comes late brings the loading look, and nothing moves: then once more, with the scripts there.
  for (const list of ["/VenueBooking", "/Caterers", "/search?q=wedding"])
    await expect
      .poll(() => open(list), { message: list, timeout: 240_000 })
      .toEqual(expect.arrayContaining(["picture", "title"]));
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await open("/VenueBooking")).toEqual([]);
  await context.close();
});

test("on a system without letters for Hindi, those of a name come once everything else is there", async () => {
  const browser = await launch(withoutDevanagari());
  const page = await browser.newPage({ baseURL: on.site.url });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/mukta-devanagari/.test(request.url())) asked.push(request.url());
  });
  const letters = page.waitForResponse(/mukta-devanagari-600/);
  await page.goto("/search?q=गायत्री", { waitUntil: "load" });
  expect(asked).toEqual([]);
  expect(
    await page
      .locator("article h3", { hasText: /\p{Script=Devanagari}/u })
      .first()
      .innerText(),
  ).toMatch(/\p{Script=Devanagari}/u);
  expect((await letters).status()).toBe(200);
  await browser.close();
});
