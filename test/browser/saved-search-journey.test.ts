// @suite full
import { describe, expect, test } from "vitest";
import { SIZES, seen, visitor } from "../support/browser.ts";
import { cookiesFor } from "../support/signed-in.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a list is saved without a script, stopped, named and deleted; who is not signed in comes back to it", async () => {
    const { site, browser } = on;
    const guest = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, viewport: SIZES[size] });
    const nobody = await guest.newPage();
    await nobody.goto("/hi/VenueBooking?state=Goa&sort=newest");
    await nobody.getByRole("link", { name: "यह खोज सेव करें" }).click();
    const back = new URL(nobody.url());
    expect(back.pathname).toBe("/hi/login");
    expect(back.searchParams.get("redirect")).toBe("/my/searches?save=%2FVenueBooking%3Fstate%3DGoa");
    await guest.close();

    const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, viewport: SIZES[size] });
    await plain.addCookies(await cookiesFor(site, "Organiser"));
    const page = await plain.newPage();
    await page.goto(back.searchParams.get("redirect")!);
    expect(await page.locator("#save-search ~ form [name=name]").inputValue()).toBe("Venues: Goa");
    await page.locator("#save-search ~ form [name=name]").fill(`Halls by the sea, ${size}`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Your search is saved.").waitFor();
    const entry = page.locator(".event-list .saved-search", { hasText: `Halls by the sea, ${size}` });
    await entry.getByRole("button", { name: /^Stop/ }).click();
    await entry.getByText("Stopped: no mails come about it.").waitFor();
    await entry.locator("summary").click();
    await entry.locator("details [name=name]").fill("Goa");
    await entry.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("link", { name: "Goa", exact: true }).waitFor();
    await page.getByRole("button", { name: "Delete Goa" }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("link", { name: "Goa", exact: true }).count()).toBe(0);
    await plain.close();
  });

  test("a date says whether it is a quiet one: in a list, and while somebody says what they plan", async () => {
    const { site, browser } = on;
    const { page, context, problems } = await visitor(browser, site.url, size);
    await go(page, "/VenueBooking?date=2027-10-29");
    expect(await page.locator(".day-hint").textContent()).toMatch(/^Busy: Diwali/);
    await page.locator(".event-chip").first().click();
    await page.locator("#event-date").fill("2027-10-29");
    await page
      .getByRole("dialog")
      .getByText(/Busy: Diwali/)
      .waitFor();
    await go(page, "/busy-days/2027?state=Bihar");
    await page.getByText("Chhath Puja").waitFor();
    await seen(page, `days-${size}`);
    expect(problems).toEqual([]);
    await context.close();
  });
});
