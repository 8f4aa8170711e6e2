// @suite full
import { describe, expect, test } from "vitest";
import { SIZES, seen, visitor } from "../support/browser.ts";
import { cookiesFor } from "../support/signed-in.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, hydrated, press, type } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("an artist says what the price comes with, and a visitor asks for the sum", async () => {
    const { site, browser } = on;
    const { page, context, problems } = await visitor(browser, site.url, size, { allow: [/status of 400/] });
    await context.addCookies(await cookiesFor(site, "Artist"));
    await go(page, "/user-dashboard");
    await page.locator("main").getByRole("link", { name: "Prices", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: /^Prices of / }).waitFor();
    const id = /listings\/([^/]+)\/prices/.exec(page.url())![1]!;
    await hydrated(page);

    // What is wrong is told beside its box, and what was typed stays.
    await type(page, "basePaise", "a lot");
    await type(page, "freeKm", "50");
    await press(page, "Save prices");
    await page.getByText("Please enter an amount in rupees, such as 5,000.").first().waitFor();
    await seen(page, "prices-errors");
    for (const [name, text] of [
      ["basePaise", "45000"],
      ["hours", "2"],
      ["extraHourPaise", "5000"],
      ["leastPaise", ""],
      ["included", "Own instruments\nSound check an hour before"],
      ["perKmPaise", ""],
      ["stayFor", "4"],
      ["foodFor", "6"],
      ["needs", "Two sockets of 15 A"],
      ["gstPercent", "18"],
      ["depositPaise", ""],
      ["token", "10"],
      ["advance", "40"],
      ["advanceDays", "15"],
    ] as const)
      await type(page, name, text);
    await page.locator('main [name="gst"]').selectOption("onTop");
    await page.locator('main [name="ladder"][value="fair"]').check();
    await press(page, "Save prices");
    await page.getByText("Please say what each of them costs.").first().waitFor();
    expect(await page.locator('main [name="token"]').inputValue()).toBe("10");
    await type(page, "perKmPaise", "15");
    await press(page, "Save prices");
    await page.getByText("Your prices are saved.").first().waitFor();
    await seen(page, "prices-saved");
    await context.close();

    // Everybody reads it, and asks without a script.
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: SIZES[size] });
    const bare = await plain.newPage();
    await bare.goto(`${site.url}/artist/${id}`);
    const price = bare.locator("section.price");
    for (const text of [
      "Own instruments",
      "₹5,000",
      "Free up to 50 km, then ₹15 a km",
      "18 % on top",
      "Fair. Free until 21 days",
    ])
      await price.getByText(text).first().waitFor();
    expect(await price.locator(".lprice").innerText()).toContain("₹45,000");
    await bare.locator("#price-hours").fill("4");
    await bare.locator("#price-pin").fill("12");
    await bare.getByRole("button", { name: "What would it cost?" }).click();
    await bare.getByText("Please enter the six digits of a PIN code.").waitFor();
    expect(await bare.locator("#price-hours").inputValue()).toBe("4");
    await bare.locator("#price-pin").fill("110001");
    await bare.getByRole("button", { name: "What would it cost?" }).click();
    await bare.getByRole("heading", { level: 2, name: /^About ₹/ }).waitFor();
    for (const text of [
      "Further hours",
      "Travel beyond 50 km",
      "GST of 18 %",
      "To hold the date",
      "Two sockets of 15 A",
    ])
      await bare.getByText(text).first().waitFor();
    await bare.getByText(/Travel is approximate: about [\d,]+ km by road, one way\./).waitFor();
    await plain.close();

    // The same page with scripts, looked at.
    const again = await visitor(browser, site.url, size);
    await go(again.page, `/price/${id}?hours=4&pin=110001`);
    await hydrated(again.page);
    await seen(again.page, "price-answer");
    await again.page.getByRole("link", { name: /^Ask for / }).click();
    await again.page.waitForURL(/\/artist\//);
    await seen(again.page, "artist-with-price");
    expect([...problems, ...again.problems]).toEqual([]);
    await again.context.close();
  });
});
