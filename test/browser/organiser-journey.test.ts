import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seen, visitor, type Size } from "../support/browser.ts";
import { plainPhoto } from "../support/photos.ts";
import { until } from "../support/served-site.ts";
import { go, logIn, press, type } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const NUMBER = /MD-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** Name, phone and date: all that is asked for. */
async function fillIn(page: Page, date: string): Promise<void> {
  await type(page, "fullName", "Nandini Rao");
  await type(page, "phone", "98260 11122");
  await type(page, date, inDays(30));
}

describe.each<Size>(["phone", "wide"])("on a %s screen", (size) => {
  test("an organiser asks for a projector, a planner and a venue", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);

    // Equipment: the list, narrowed, and the projector of the bare path.
    await go(page, "/EventEquipmentRental");
    await page.getByRole("heading", { level: 1, name: "Event Equipment Rental" }).waitFor();
    await seen(page, "rentals");
    await page.locator('[name="itemCategory"]').selectOption("Sound");
    await page.waitForURL(/itemCategory=Sound/);
    // The address changes a moment before the cards do.
    await expect.poll(async () => [...new Set(await page.locator(".lcard .ltag").allTextContents())]).toEqual(["Sound"]);
    await go(page, "/RentalDetail");
    await page.getByRole("heading", { level: 1, name: "BARCO PROJECTOR" }).waitFor();
    for (const text of ["Audio Visual", "Barco", "As per requirement", "Available cities"]) await page.getByText(text, { exact: true }).first().waitFor();
    expect(await page.getByRole("button", { name: /^Open picture/ }).count()).toBe(5);
    expect(await page.locator('[name="equipmentName"]').inputValue()).toBe("BARCO PROJECTOR");
    await seen(page, "rental-detail");
    await press(page, "Book Now");
    await page.getByText("Full name is required").first().waitFor();
    await seen(page, "rental-detail-errors");
    await fillIn(page, "calendar");
    await press(page, "Book Now");
    await page.getByText("Booking submitted successfully!").first().waitFor();
    await page.getByText(NUMBER).first().waitFor();
    expect(await page.locator('[name="fullName"]').inputValue(), "the form is empty again").toBe("");

    // A planner: the first of the list by default, with the listing terms.
    await go(page, "/EventPlanner");
    await seen(page, "planners");
    const first = await page.locator(".lcard h3").first().textContent();
    await go(page, "/PlannerProfile");
    await page.getByRole("heading", { level: 1, name: first ?? "" }).waitFor();
    for (const text of ["1,00,000 to 10,00,000+ rupees", "40 percent advance and 60 percent on the event day", "Non-refundable, with date change allowed"]) await page.getByText(text).first().waitFor();
    expect(await page.getByRole("button", { name: /^Open picture/ }).count()).toBe(6);
    await seen(page, "planner");
    await fillIn(page, "calender");
    await type(page, "description", "A wedding of three days, 400 guests.");
    await press(page, "Book Now");
    await page.getByText("Request submitted successfully!").first().waitFor();

    // A venue for 500 guests at up to ₹ 1,500 a plate.
    await go(page, "/VenueBooking");
    await seen(page, "venues");
    await page.locator('[name="priceUnit"]').selectOption("plate");
    await page.waitForURL(/priceUnit=plate/);
    await type(page, "guests", "500");
    await type(page, "price", "1,500");
    await press(page, "Show venues");
    await page.waitForURL(/guests=500/);
    await page.locator(".lcard b", { hasText: "per plate" }).first().waitFor();
    for (const text of await page.locator(".lcard b").allTextContents()) expect(Number(text.replace(/[^\d]/g, ""))).toBeLessThanOrEqual(1500);
    await seen(page, "venues-narrowed");
    await page.locator(".lcard h3 a").first().click();
    await page.waitForURL(/\/venue\//);
    for (const text of ["At a glance", "Halls and lawns", "Amenities", "Rules of the house", "Is it free?"]) await page.getByRole("heading", { name: text }).waitFor();
    await seen(page, "venue");
    await page.getByRole("button", { name: /^Open picture 2/ }).click();
    // It stands before it listens: keys go to what has the focus.
    await page.waitForFunction(() => document.querySelector(".yarl__portal")?.contains(document.activeElement));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await page.locator(".yarl__portal").waitFor({ state: "detached" });
    await fillIn(page, "calendar");
    await type(page, "guests", "450");
    await type(page, "email", `nandini.${size}@mail.example`);
    await press(page, "Send enquiry");
    await page.getByText("Request submitted successfully!").first().waitFor();
    await until("a confirmation", () => on.site.mails().some(({ headers }) => (headers["to"] ?? headers["To"]) === `nandini.${size}@mail.example`));

    // Nothing fits: said plainly, with a way on.
    await go(page, "/VenueBooking?state=Goa&guests=99999");
    await page.getByText("No venues found.").waitFor();
    await seen(page, "venues-none");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a signed-in organiser sees the requests again and reviews a venue once", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    const kabir = on.site.logins().find(({ label }) => label === "Organiser")!;
    await logIn(page, kabir.username, kabir.password);
    // A venue of its own for each screen: one review each.
    await go(page, `/VenueBooking?state=${size === "phone" ? "Kerala" : "Punjab"}&sort=newest`);
    await page.locator(".lcard h3 a").first().click();
    await page.waitForURL(/\/venue\//);
    await page.getByRole("heading", { name: "At a glance" }).waitFor();
    const title = (await page.locator("h1").textContent()) ?? "";
    await fillIn(page, "calendar");
    await press(page, "Send enquiry");
    await page.getByText("Request submitted successfully!").first().waitFor();
    await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
    await type(page, "comment", "Wide gate, kind people.");
    await press(page, /Submit review/);
    await page.getByText("Review submitted successfully!").first().waitFor();
    await page.getByText("Wide gate, kind people.").first().waitFor();
    await go(page, "/my-requests?box=sent");
    await page.getByText(title).first().waitFor();
    await seen(page, "organiser-requests");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("vendors, rental crews and planners register, with a photo", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    const photo = { name: "me.jpg", mimeType: "image/jpeg", buffer: await plainPhoto("#1e6b3c") };
    for (const [path, fields, category] of [
      ["/EventRentalForm", { fullName: "Ravi Kumar", phone: "9826022233", location: "Bhopal" }, "Sound setup & mixing"],
      ["/EventPlannerForm", { fullName: "Asha Rao", phone: "9826022234", location: "Ujjain" }, "Wedding Planner"],
      ["/Registration?work=Venue", { fullName: "Meera Joshi", businessName: "Joshi Garden", phone: "9826022235", location: "Indore" }, null],
    ] as const) {
      const name = path.slice(1).split("?")[0]!;
      await go(page, path);
      await seen(page, name);
      await press(page, "Register");
      await page.getByText("Full name is required").first().waitFor();
      for (const [field, text] of Object.entries(fields)) await type(page, field, text);
      if (category) await page.locator('main [name="category"]').selectOption(category);
      await page.locator("#f-photo").setInputFiles(photo);
      await page.getByText(/^Ready/).waitFor();
      await press(page, "Register");
      await page.getByText("Registration submitted successfully!").first().waitFor();
      await page.getByText(NUMBER).first().waitFor();
      await seen(page, `${name}-sent`);
    }
    expect(await page.getByRole("main").getByRole("link", { name: "Contact Us" }).getAttribute("href")).toMatch(/contactus/i);
    expect(problems).toEqual([]);
    await context.close();
  });
});
