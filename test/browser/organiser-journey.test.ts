import { text as textOf } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { plainPhoto } from "../support/photos.ts";
import { until } from "../support/served-site.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { closeAsk, filters, go, logIn, openAsk, press, type } from "./people.ts";
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

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("an organiser asks for a projector, a planner and a venue", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);

    // Equipment: the list, narrowed, and the projector of the bare path.
    await go(page, "/EventEquipmentRental");
    await page.getByRole("heading", { level: 1, name: "Event Equipment Rental" }).waitFor();
    await seen(page, "rentals");
    await (await filters(page)).locator('[name="itemCategory"]').selectOption("Sound");
    await page.waitForURL(/itemCategory=Sound/);
    // The address changes a moment before the cards do.
    await expect
      .poll(async () => [...new Set(await page.locator(".lcard .ltag").allTextContents())])
      .toEqual(["Sound"]);
    await go(page, "/RentalDetail");
    await page.getByRole("heading", { level: 1, name: "BARCO PROJECTOR" }).waitFor();
    for (const text of ["Audio Visual", "Barco", "As per requirement", "Available cities"])
      await page.getByText(text, { exact: true }).first().waitFor();
    expect(await page.getByRole("button", { name: /^Open picture/ }).count()).toBe(5);
    expect(await page.locator('[name="equipmentName"]').inputValue()).toBe("BARCO PROJECTOR");
    await page.getByRole("button", { name: "All 6 photos" }).waitFor();
    await seen(page, "rental-detail");
    await openAsk(page);
    await press(page, "Book Now");
    await page.getByText("Full name is required").first().waitFor();
    await seen(page, "rental-detail-errors");
    await fillIn(page, "calendar");
    await press(page, "Book Now");
    await page.getByText("Booking submitted successfully!").first().waitFor();
    await page.getByText(NUMBER).first().waitFor();
    // What was sent, to whom, what happens next; and for another request the form is empty again.
    await page.getByRole("heading", { name: "Sent to the owner of BARCO PROJECTOR" }).waitFor();
    await page.getByText("A link to your request is on its way by SMS").waitFor();
    await seen(page, "rental-sent");
    await press(page, "Send another request");
    expect(await page.locator('[name="fullName"]').inputValue(), "the form is empty again").toBe("");
    await expect
      .poll(() => page.locator('[name="calendar"]').evaluate((field) => field === document.activeElement))
      .toBe(true);

    // A planner: the first of the list by default, with the listing terms.
    await go(page, "/EventPlanner");
    await seen(page, "planners");
    const first = await page.locator(".lcard h3").first().textContent();
    await go(page, "/PlannerProfile");
    await page.getByRole("heading", { level: 1, name: first ?? "" }).waitFor();
    for (const text of [
      "1,00,000 to 10,00,000+ rupees",
      "40 percent advance and 60 percent on the event day",
      "Non-refundable, with date change allowed",
    ])
      await page.getByText(text).first().waitFor();
    expect(await page.getByRole("button", { name: /^Open picture/ }).count()).toBe(5);
    await page.getByRole("button", { name: "All 7 photos" }).waitFor();
    await seen(page, "planner");
    await openAsk(page);
    // The event was asked once: the browser keeps it, and one tap fills it in.
    await type(page, "fullName", "Nandini Rao");
    await type(page, "phone", "98260 11122");
    await page.getByRole("group", { name: "Your event" }).getByRole("button", { name: "Fill in" }).click();
    expect(await page.locator('main [name="calender"]').inputValue()).toBe(inDays(30));
    await page.getByRole("button", { name: "Change your event" }).click();
    const yours = page.getByRole("dialog", { name: "Your event" });
    await yours.getByLabel("Occasion").selectOption("Wedding");
    await yours.getByLabel("State").selectOption("Madhya Pradesh");
    await yours.getByLabel("District").selectOption("Indore");
    await yours.getByLabel("Guests").fill("450");
    await seen(page, "your-event");
    await yours.getByRole("button", { name: "Keep it" }).click();
    await page.getByText(/Wedding · .* · Indore · 450 guests/).waitFor();
    await page.getByRole("group", { name: "Your event" }).getByRole("button", { name: "Fill in" }).click();
    expect(await page.locator('main [name="description"]').inputValue()).toBe("Wedding, Indore, 450 guests");
    await seen(page, "planner-event");
    await type(page, "description", "A wedding of three days, 400 guests.");
    await press(page, "Book Now");
    await page.getByText("Request submitted successfully!").first().waitFor();
    // What may still be missing leads to its list, near the event; what was asked already is not named.
    const missing = page.getByRole("region", { name: "Still missing?" });
    expect(await missing.getByRole("link", { name: /projector|equipment|planner|sound/i }).count()).toBe(0);
    const wanted = missing.getByRole("link").first();
    expect(new URL((await wanted.getAttribute("href"))!, on.site.url).searchParams.get("district")).toBe("Indore");

    // A venue for 500 guests at up to ₹ 1,500 a plate.
    await go(page, "/VenueBooking");
    await seen(page, "venues");
    const narrow = await filters(page);
    await narrow.locator('[name="priceUnit"]').selectOption("plate");
    await page.waitForURL(/priceUnit=plate/);
    await narrow.locator('[name="guests"]').fill("500");
    await narrow.locator('[name="price"]').fill("1,500");
    await narrow.getByRole("button", { name: /^Show / }).click();
    await page.waitForURL(/guests=500/);
    await page.locator(".lcard .card-price", { hasText: "a plate" }).first().waitFor();
    for (const text of await page.locator(".lcard .card-price").allTextContents())
      expect(Number(text.replace(/[^\d]/g, ""))).toBeLessThanOrEqual(1500);
    await seen(page, "venues-narrowed");
    await page.locator(".lcard h3 a").first().click();
    await page.waitForURL(/\/venue\//);
    for (const text of ["At a glance", "Halls and lawns", "Amenities", "Rules of the house"])
      await page.getByRole("heading", { name: text }).waitFor();
    await seen(page, "venue");
    // Saved, found again, and taken away.
    const venue = (await page.locator("h1").textContent()) ?? "";
    await press(page, /^Save$/);
    await page.locator(".pro-share").getByRole("link", { name: "Your shortlist" }).click();
    await page.waitForURL(/\/saved$/);
    await page.getByRole("link", { name: venue }).waitFor();
    await seen(page, "saved");
    const list = await page.getByRole("link", { name: /^Send by WhatsApp ?: to read and vote$/ }).getAttribute("href");
    expect(decodeURIComponent(list!)).toMatch(/\/s\/[\w-]{22}$/);
    await page.getByRole("link", { name: venue }).click();
    await page.waitForURL(/\/venue\//);
    await press(page, /^Saved$/);
    await page.getByRole("button", { name: "Save", exact: true }).waitFor();
    await page.getByRole("button", { name: /^Open picture 2/ }).click();
    // It stands before it listens: keys go to what has the focus.
    await page.waitForFunction(() => document.querySelector(".yarl__portal")?.contains(document.activeElement));
    // On, and closed in the same instant: it stays closed.
    await page.evaluate(() => {
      for (const key of ["ArrowRight", "Escape"])
        document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
    await page.locator(".yarl__portal").waitFor({ state: "detached" });
    await openAsk(page);
    await page.getByRole("heading", { name: "Is it available?" }).waitFor();
    await fillIn(page, "calendar");
    expect(await page.locator('main [name="eventType"]').inputValue(), "preselected by the event").toBe("Wedding");
    await type(page, "guests", "450");
    await type(page, "email", `nandini.${size}@mail.example`);
    await press(page, "Send enquiry");
    await page.getByText("Request submitted successfully!").first().waitFor();
    await page.getByText("A link to your request is on its way by email").waitFor();
    await seen(page, "venue-sent");
    const [file] = await Promise.all([page.waitForEvent("download"), press(page, "Add to calendar")]);
    expect(file.suggestedFilename()).toMatch(/^mandap-MD-.*\.ics$/);
    const calendar = await textOf(await file.createReadStream());
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${inDays(30).replaceAll("-", "")}\r\n`);
    expect(calendar).toContain("SUMMARY:Wedding: ");
    const family = await page.getByRole("link", { name: "Send to the family" }).getAttribute("href");
    expect(family).toMatch(/^https:\/\/wa\.me\/\?text=/);
    expect(decodeURIComponent(family!)).toContain(page.url().replace(/#.*/, ""));
    await page.getByRole("button", { name: "Forget it" }).click();
    expect(await page.evaluate(() => localStorage.getItem("mandap:draft:event:1"))).toBeNull();
    await until("a confirmation", () =>
      on.site.mails().some(({ headers }) => (headers["to"] ?? headers["To"]) === `nandini.${size}@mail.example`),
    );

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
    // Who is signed in types nothing again that the site knows.
    for (const field of ["fullName", "phone", "email"])
      expect(await page.locator(`main [name="${field}"]`).first().inputValue(), field).not.toBe("");
    await openAsk(page);
    await type(page, "calendar", inDays(30));
    await press(page, "Send enquiry");
    await page.getByText("Request submitted successfully!").first().waitFor();
    await closeAsk(page);
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
    for (const [path, fields, category, next] of [
      [
        "/EventRentalForm",
        { fullName: "Ravi Kumar", phone: "9826022233", location: "Bhopal" },
        "Sound setup & mixing",
        "/RentalRegistration",
      ],
      [
        "/EventPlannerForm",
        { fullName: "Asha Rao", phone: "9826022234", location: "Ujjain" },
        "Wedding Planner",
        "/PlannerRegistration",
      ],
      [
        "/Registration?work=Venue",
        { fullName: "Meera Joshi", businessName: "Joshi Garden", phone: "9826022235", location: "Indore" },
        null,
        "/VenueRegistration",
      ],
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
      // Whoever does not want to wait for the call fills in the listing: in that category, or in whichever it is.
      const own = page.getByRole("status").filter({ hasText: "Fill in your listing yourself" });
      await own.locator(`a[href="${next}"]`).waitFor();
      expect((await own.getByRole("link").count()) > 1).toBe(category === null);
    }
    expect(await page.getByRole("main").getByRole("link", { name: "Contact Us" }).getAttribute("href")).toMatch(
      /contactus/i,
    );
    expect(problems).toEqual([]);
    await context.close();
  });
});
