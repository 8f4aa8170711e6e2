import { describe, expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { filters, go } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("in Hindi and in Hinglish, over all, in a list and where a place is asked", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    const cards = page.locator(".cards .vol, .lcards article").first();
    await go(page, `/search?q=${encodeURIComponent("लखनऊ में बैंक्वेट हॉल")}`);
    const chips = page.getByRole("navigation", { name: "What was understood" });
    await chips.getByRole("link", { name: "Without Lucknow" }).waitFor();
    await chips.getByRole("link", { name: "Without Banquet hall" }).waitFor();
    await page.getByRole("heading", { level: 2, name: /^\d+ results?$/ }).waitFor();
    await seen(page, "search-in-hindi");
    await go(page, "/search?q=shaadi+wala+singer");
    await chips.getByRole("link", { name: "Without Singer" }).waitFor();
    // What was typed is no mistake.
    await chips.getByRole("link", { name: "Without shaadi" }).waitFor();
    expect(await page.getByText("Showing results for").count()).toBe(0);

    await go(page, `/ArtistBooking?q=${encodeURIComponent("गायक इंदौर")}`);
    await cards.waitFor();
    await seen(page, "list-in-hindi");

    await go(page, "/");
    const place = page.getByRole("combobox", { name: "Where is your event?" });
    await place.fill("लखन");
    await page.getByRole("option", { name: "Lucknow (लखनऊ), Uttar Pradesh" }).click();
    await page.locator("form.ticket").getByRole("button", { name: "Search" }).click();
    await page.waitForURL((url) => url.searchParams.get("district") === "Lucknow");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("from the head of any page to what was meant, narrowed by category and state", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    await go(page, "/");
    await page.getByRole("link", { name: "Search everything" }).click();
    await page.getByRole("heading", { name: "What are you looking for?" }).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    await seen(page, "search-empty");

    const name = "What are you looking for?";
    // A search box until its suggestions have come, then a box with a list.
    const box = page.getByRole("searchbox", { name }).or(page.getByRole("combobox", { name }));
    await box.fill("sufi snger");
    await box.press("Enter");
    await page.getByText("Showing results for").waitFor();
    expect(await page.getByText("Showing results for").textContent()).toBe("Showing results for sufi singer");
    const chips = page.getByRole("navigation", { name: "What was understood" });
    await chips.getByRole("link", { name: "Without Singer" }).waitFor();
    // Of a portrait nothing is cut off.
    const portrait = page.locator(".lcards .vol img").first();
    await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const { shown, whole } = await portrait.evaluate((img: HTMLImageElement) => ({
      shown: img.clientWidth / img.clientHeight,
      whole: img.naturalWidth / img.naturalHeight,
    }));
    expect(Math.abs(shown - whole), `${shown} of ${whole}`).toBeLessThan(0.02);
    await seen(page, "search-corrected");
    await chips.getByRole("link", { name: "Without Singer" }).click();
    await page.waitForURL((url) => url.searchParams.get("q") === "sufi");

    // Suggestions, by keyboard.
    await box.fill("");
    await box.pressSequentially("event plann");
    await page.getByRole("option", { name: "Event planners" }).waitFor();
    await box.press("ArrowDown");
    await box.press("Enter");
    await page.waitForURL(/q=Event\+planners/i);

    // Typed at once, while the answer is still being drawn: it stays in the box.
    await box.fill("wedding");
    await box.press("Enter");
    await page.waitForURL(/q=wedding/);
    await page.getByRole("heading", { level: 2, name: /^\d+ results$/ }).waitFor();
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    await seen(page, "search-found");
    // Beside the results, or in the sheet, which a choice closes.
    const narrowTo = async (name: RegExp, address: RegExp) => {
      await (await filters(page)).getByRole("link", { name }).click();
      await page.waitForURL(address);
      const chosen = (await filters(page)).locator('a[aria-current="true"]').filter({ hasText: name });
      await chosen.waitFor();
      if (size === "phone") await seen(page, "search-sheet");
      await page.keyboard.press("Escape");
    };
    await narrowTo(/^Event planners/, /category=planners/);
    await narrowTo(/^Maharashtra/, /state=Maharashtra/);
    expect(
      await page
        .locator(".lcards :is(.ltag, .card-kind)")
        .filter({ hasText: /Artist|Volunteer|Venue/ })
        .count(),
    ).toBe(0);
    await seen(page, "search-narrowed");

    await box.fill("qqqqqqq");
    await box.press("Enter");
    await page.getByRole("heading", { name: "Nothing found." }).waitFor();
    await seen(page, "search-nothing");
    await page.getByRole("link", { name: "Search everywhere" }).click();
    await page.waitForURL((url) => !url.searchParams.has("state"));
    expect(problems).toEqual([]);
    await context.close();
  });
});
