import { describe, expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { cookiesFor } from "../support/signed-in.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, hydrated, press, takenOver } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });
/** A busy machine takes longer. */
const WAIT = { timeout: 15_000 };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a guest saves three halls, compares them, has the family vote, logs in, adopts the list and asks for an event", async () => {
    const { site, browser } = on;
    const { page, context, problems } = await visitor(browser, site.url, size);

    // Cards are saved where they stand, and taken out again.
    await go(page, "/VenueBooking?state=Madhya+Pradesh");
    await takenOver(page, "#save");
    const save = page.locator(".card-save");
    const names = (await page.locator(".lcard h3").allTextContents()).slice(0, 4);
    for (let at = 0; at < 4; at++) {
      await save.nth(at).click();
      await expect.poll(() => save.nth(at).textContent(), WAIT).toBe("Saved");
    }
    await save.nth(3).click();
    await expect.poll(() => save.nth(3).textContent(), WAIT).toBe("Save");
    // What is saved says so on its profile, too, and on the list that is opened anew.
    await page.locator(".lcard h3 a").first().click();
    await page.waitForURL(/\/venue\//);
    await page.getByRole("button", { name: "Saved", exact: true }).waitFor();
    await page.locator(".pro-share").getByRole("link", { name: "Your shortlist" }).click();
    await page.waitForURL(/\/saved$/);
    await page.getByRole("heading", { level: 1, name: "Your shortlist" }).waitFor();
    expect(await page.locator(".shortlist-entry h3").allTextContents()).toEqual(names.slice(0, 3));
    await seen(page, "shortlist");

    // Side by side, for one brief.
    const list = page.url();
    await press(page, /^Compare these/);
    await page.waitForURL(/\/compare\?/);
    expect(await page.locator(".side-by-side h2").allTextContents()).toEqual(names.slice(0, 3));
    await page.getByText("Tell us the date and guests to see your price").click();
    await page.locator('main [name="pin"]').fill("452001");
    await page.locator('main [name="guests"]').fill("300");
    await page.locator('main [name="date"]').fill(inDays(90));
    await press(page, "Compare for this");
    await page.waitForURL(/guests=300/);
    await page.getByText(/300 guests, PIN code 452001\./).waitFor();
    await page.getByText(/^They differ in/).waitFor();
    expect(await page.locator(".side-differs").count()).toBeGreaterThan(0);
    if (size === "phone") {
      // It is as high as it is: the page scrolls, the names stay above it, and go along sideways.
      const box = page.locator(".side-by-side");
      const bar = page.locator(".side-names");
      expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
      await page
        .locator("#side-1 dl > div")
        .nth(3)
        .evaluate((row) => row.scrollIntoView({ block: "start", behavior: "instant" }));
      expect(Math.abs((await bar.boundingBox())!.y)).toBeLessThan(4);
      await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: "instant" }));
      const last = bar.locator("li").last();
      await expect
        .poll(async () => Math.abs((await last.boundingBox())!.x - (await page.locator("#side-3").boundingBox())!.x))
        .toBeLessThan(4);
      expect(await bar.evaluate((element) => element.getBoundingClientRect().right <= innerWidth)).toBe(true);
    }
    await seen(page, "compared");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".price-ask").isVisible()).toBe(false);
    expect(await page.locator(".side-by-side h2").count()).toBe(3);
    await page.emulateMedia({ media: "screen" });

    // The family votes by the link to read.
    await page.goto(list);
    const read = await page.getByLabel("The link, to read and vote").inputValue();
    const family = await visitor(browser, site.url, size);
    await family.page.goto(read);
    await family.page.getByLabel("Your first name").fill("Dadi");
    await family.page.getByRole("button", { name: `Vote for ${names[1]}` }).click();
    await family.page.getByText("1 vote: Dadi").waitFor();
    await family.page.getByRole("button", { name: /^Take back Dadi’s vote/ }).waitFor();
    expect(await family.page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);
    await seen(family.page, "family-shortlist");
    await family.context.close();

    // A login takes it over.
    await page.reload();
    await page.getByText("1 vote: Dadi").waitFor();
    await context.addCookies(await cookiesFor(site, "Organiser"));
    await page.reload();
    await page.getByRole("heading", { name: "Other lists" }).waitFor();
    await page
      .locator("main")
      .getByRole("link", { name: /^Changed on/ })
      .last()
      .click();
    await page.waitForURL(/\/s\//);
    await press(page, "Add to my account");
    await page.waitForURL(/\/saved$/);
    await page.getByText("In your account, until you delete it.").waitFor();
    expect(await page.locator(".shortlist-entry h3").allTextContents()).toEqual(names.slice(0, 3));
    expect((await context.cookies()).some(({ name, value }) => name === "mandap_shortlist" && value !== "")).toBe(
      false,
    );

    // And it becomes the list of an event.
    await page.getByRole("link", { name: "Ask them for an event" }).click();
    await page.getByRole("heading", { level: 1, name: "Add these 3 to an event" }).waitFor();
    await hydrated(page);
    await page.locator(".event-choice").getByRole("button").first().click();
    await page.waitForURL(/\/my\/events\/.+\/ask\?category=venues/);
    // Each of the three stands on the event's list, or was asked for that day before.
    const onList = page.locator(".ask-list li", { hasText: "On your list" });
    const asked = page.getByText("Asked already for this day:");
    await expect
      .poll(async () => {
        const said = [...(await onList.allTextContents()), ...(await asked.allTextContents())].join(" ");
        return names.slice(0, 3).filter((name) => !said.includes(name));
      }, WAIT)
      .toEqual([]);
    await seen(page, "asked-from-shortlist");
    expect(problems).toEqual([]);
    await context.close();
  });
});

test("without a script a card is saved and leads to the shortlist, and a full round of votes works", async () => {
  const { site, browser } = on;
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (let at = 0; at < 2; at++) {
    await page.goto("/Volunteers");
    await page.locator(".card-save").nth(at).click();
    await page.waitForURL(/\/saved\?from=%2FVolunteers$/);
  }
  expect(await page.locator(".shortlist-entry").count()).toBe(2);
  await page.getByRole("link", { name: "Back to where you were" }).waitFor();
  await page.goto(await page.getByLabel("The link, to edit").inputValue());
  await page.getByLabel("Your first name").fill("Riya");
  await page
    .getByRole("button", { name: /^Vote for/ })
    .first()
    .click();
  await page.getByText("1 vote: Riya").waitFor();
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await page.waitForURL(/\/s\//);
  expect(await page.locator(".shortlist-entry").count()).toBe(1);
  await page.getByRole("button", { name: "Delete this list" }).click();
  await page.waitForURL(/\/saved$/);
  await page.getByText("Nothing saved yet").waitFor();
  await context.close();
});
