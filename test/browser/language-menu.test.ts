// @suite full
import { expect, test } from "vitest";
import { visitor } from "../support/browser.ts";
import { layoutFindings } from "../support/layout-check.ts";
import { cookiesFor } from "../support/signed-in.ts";
import { go, hydrated } from "./people.ts";
import { served } from "./served.ts";

/** With a third language to choose, and the longest name among them. */
const on = served({ DEMO: "on", OFFER_LANGUAGES: "gu, mr" });

test("from three languages on they stand in a menu, which opens without a script and leads to the same page", async () => {
  const context = await on.browser.newContext({ baseURL: on.site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/VenueBooking?state=Goa");
  const menu = page.getByRole("banner").locator("details", { has: page.locator("summary.tongue") });
  expect(await menu.locator("summary").innerText()).toBe("English");
  expect(await menu.getByRole("link").count()).toBe(0);
  await menu.locator("summary").click();
  expect(await menu.getByRole("link").allInnerTexts()).toEqual(["हिन्दी", "मराठी", "ગુજરાતી"]);
  await menu.getByRole("link", { name: "ગુજરાતી" }).click();
  await page.waitForURL("**/gu/VenueBooking?state=Goa");
  expect(await menu.locator("summary").innerText()).toBe("ગુજરાતી");
  await context.close();
});

test("it holds on every width, open and shut, for a visitor and for who is signed in; its choice is kept", async () => {
  for (const who of [null, "Organiser"]) {
    const { page, context, problems } = await visitor(on.browser, on.site.url, "phone");
    if (who) await context.addCookies(await cookiesFor(on.site, who));
    for (const path of ["/VenueBooking", "/hi/VenueBooking", "/gu/VenueBooking"]) {
      await go(page, path);
      await hydrated(page);
      const summary = page.getByRole("banner").locator("summary.tongue");
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await layoutFindings(page, { width }), `${path} at ${width}`).toEqual([]);
        await summary.click();
        for (const link of await page.getByRole("banner").locator(".menu a.tongue").all()) {
          const box = (await link.boundingBox())!;
          expect(box.x >= 0 && box.x + box.width <= width && box.height >= 44, `${path} at ${width}`).toBe(true);
        }
        await summary.click();
      }
    }
    await page.getByRole("banner").locator("summary.tongue").click();
    await page.getByRole("banner").locator("a.tongue", { hasText: "मराठी" }).click();
    await page.waitForURL("**/mr/VenueBooking");
    expect((await context.cookies()).find(({ name }) => name === "mandap_language")?.value).toBe("mr");
    expect(problems).toEqual([]);
    await context.close();
  }
});
