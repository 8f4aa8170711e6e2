// @suite full
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, logIn, press } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

const toast = (page: Page, text: string) => page.locator(".toasts").getByText(text).first().waitFor();
const login = (role: string) => on.site.logins().find((one) => one.role === role)!;

/** Somebody registers as a vendor, over the call. */
async function vendorApplies(businessName: string): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries({
    fullName: "Meera Joshi",
    businessName,
    typeOfWork: "Venue",
    location: "Indore",
    phone: "9826012345",
    email: "meera@mail.example",
  }))
    body.append(name, value);
  const answer = await fetch(`${on.site.url}/api/inquiry/form/vendorRegistration`, { method: "POST", body });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { enquiryNumber: string }).enquiryNumber;
}

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("an admin changes the news, makes a listing of an application and links it to an account", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size, { allow: [/status of 400/] });
    const admin = login("admin");
    await logIn(page, admin.username, admin.password);
    await page.waitForURL(/AdminDashboard/);

    // A news card with a wrong link is refused beside its field; mended, it stands on News & Blog.
    await go(page, "/AdminDashboard?tab=content");
    const title = `Kumbh on the ${size} screen`;
    await page.getByRole("textbox", { name: "Title" }).first().fill(title);
    await page.getByRole("textbox", { name: "Link" }).first().fill("http://kumbh.example/");
    await press(page, "Save news cards");
    await page
      .locator(".alert")
      .getByText("News card 1: Please give a whole address that begins with https://.")
      .waitFor();
    await seen(page, "admin-content-refused");
    await page.getByRole("textbox", { name: "Link" }).first().fill(`https://kumbh-${size}.example/`);
    await page.getByRole("button", { name: "Move down News card 1", exact: true }).click();
    await press(page, "Save news cards");
    await toast(page, "News cards saved.");
    await seen(page, "admin-content");
    await go(page, "/newsblog");
    await page.locator(".news-card").nth(1).getByRole("heading", { name: title }).waitFor();
    await go(page, "/AdminDashboard?tab=content&list=popular-searches");
    await seen(page, "admin-content-searches");

    // An application becomes a venue.
    const business = `Annapurna ${size} Garden`;
    const number = await vendorApplies(business);
    await go(page, `/AdminDashboard?tab=enquiries&q=${number}`);
    await page.getByRole("button", { name: `Make a listing of ${number}` }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("button", { name: "Make the listing" }).click();
    await dialog.getByText("Kind of venue is required").first().waitFor();
    await dialog.getByLabel("Kind of venue").selectOption("Marriage garden");
    await dialog.getByLabel("State").selectOption("Madhya Pradesh");
    await dialog.getByLabel("Guests, at most").fill("400");
    await dialog.getByLabel("Price is for one").selectOption("day");
    await dialog.getByLabel("Price in rupees").fill("75000");
    await dialog.getByLabel("Afterwards").selectOption("yes");
    await seen(page, "admin-make-listing");
    await dialog.getByRole("button", { name: "Make the listing" }).click();
    await toast(page, `${business} is on the site now.`);
    await page.locator("tbody").getByRole("link", { name: business }).waitFor();

    // It gets its owner.
    await go(page, `/AdminDashboard?tab=listings&q=${encodeURIComponent(business)}`);
    await page.locator("tbody").getByRole("link", { name: business }).click();
    await page.waitForURL(/artistko/);
    await press(page, "Link to an account");
    await page.locator("dialog[open]").getByLabel("Username").fill(login("artist").username);
    await seen(page, "admin-link-owner");
    await page.locator("dialog[open]").getByRole("button", { name: "Link", exact: true }).click();
    await toast(page, `${business} belongs to ${login("artist").username} now.`);
    await page.getByRole("button", { name: "Link to an account" }).waitFor({ state: "detached" });

    expect(problems).toEqual([]);
    await context.close();
  }, 180_000);
});
