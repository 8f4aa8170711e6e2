import { describe, expect, test } from "vitest";
import { seen, visitor, type Size } from "../support/browser.ts";
import { go } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

describe.each<Size>(["phone", "wide"])("on a %s screen", (size) => {
  test("from the head of any page to what was meant, narrowed by category and state", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    await go(page, "/");
    await page.getByRole("link", { name: "Search everything" }).click();
    await page.getByRole("heading", { name: "What do you look for?" }).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    await seen(page, "search-empty");

    const box = page.getByRole("searchbox", { name: "What do you look for?" });
    await box.fill("sufi singr");
    await box.press("Enter");
    await page.getByText("Showing results for").waitFor();
    expect(await page.getByText("Showing results for").textContent()).toBe("Showing results for sufi singer");
    await page.getByRole("heading", { level: 3, name: /^Artists/ }).waitFor();
    await seen(page, "search-corrected");

    await box.fill("wedding");
    await box.press("Enter");
    await page.waitForURL(/q=wedding/);
    await page.getByRole("heading", { level: 2, name: /^\d+ results$/ }).waitFor();
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    await seen(page, "search-found");
    const facets = page.getByRole("navigation", { name: "Categories and states" });
    const planners = facets.getByRole("link", { name: /^Event planners/ });
    await planners.click();
    await page.waitForURL(/category=planners/);
    await facets.locator('a[aria-current="true"]').filter({ hasText: "Event planners" }).waitFor();
    await facets.getByRole("link", { name: /^Maharashtra/ }).click();
    await page.waitForURL(/state=Maharashtra/);
    await facets.locator('a[aria-current="true"]').filter({ hasText: "Maharashtra" }).waitFor();
    expect(await page.getByRole("heading", { level: 3, name: /^(?!Event planners)/ }).filter({ hasText: /Artists|Volunteers|Venues/ }).count()).toBe(0);
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
