import { describe, expect, test } from "vitest";
import { seen, visitor, type Size } from "../support/browser.ts";
import { plainPhoto } from "../support/photos.ts";
import { cookieOf } from "../support/signed-in.ts";
import { go, newPerson, press, signUp, type } from "./people.ts";
import { served } from "./served.ts";

// The demo brings an admin who can sign in.
const on = served({ DEMO: "on" });

async function call<T>(method: string, path: string, body: object | FormData, cookie?: string): Promise<T> {
  const headers = new Headers(cookie ? { cookie } : {});
  if (!(body instanceof FormData)) headers.set("Content-Type", "application/json");
  const answer = await fetch(on.site.url + path, { method, headers, body: body instanceof FormData ? body : JSON.stringify(body) });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as T;
}

/** A registration that an admin makes a venue of and links to the account. */
async function venueOf(username: string, title: string): Promise<{ id: string; path: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ fullName: "Meera", businessName: title, phone: "9826012345", email: "meera@mail.example", location: "Indore", typeOfWork: "Venue" })) form.append(name, value);
  const { enquiryNumber } = await call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/vendorRegistration", form);
  const { listing } = await call<{ listing: { id: string; path: string } }>("POST", `/api/admin/enquiries/${enquiryNumber}/listing`, { category: "venues", title, kind: "Marriage garden", state: "Madhya Pradesh", district: "Indore", capacity: "400", price: "75000", username, approve: true }, await cookieOf(on.site, "Admin"));
  return listing;
}

describe.each<Size>(["phone", "wide"])("on a %s screen", (size) => {
  test("the owner of a venue finds it, edits it with photos, and reads what was asked", async () => {
    const meera = newPerson("meera", size === "phone" ? "Jain" : "Bhatt");
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    await signUp(page, on.site, meera);
    const title = `Annapurna Garden ${meera.lastName}`;
    const { id, path } = await venueOf(meera.username, title);
    await call("POST", "/api/inquiry/form/venueBooking", { fullName: "Kabir Sheikh", phone: "9826054321", venue: decodeURIComponent(path.split("/").at(-1)!), calendar: "2099-02-01", guests: "250", eventType: "Cultural Event" });

    // The menu leads there, and so does My Dashboard.
    await go(page, "/MyDashBoard");
    await page.waitForURL(/\/my\/listings/);
    await page.getByRole("heading", { name: "Kabir Sheikh" }).waitFor();
    expect(await page.locator('a[href="/my/listings"]').count()).toBeGreaterThan(0);
    await seen(page, "my-listings");

    // What is wrong is told beside its field and in the summary.
    await page.getByRole("link", { name: `Edit: ${title}` }).click();
    await page.waitForURL(/\/edit$/);
    await page.getByRole("heading", { name: "Edit your listing" }).waitFor();
    await seen(page, "my-listing-edit");
    await type(page, "title", "");
    await type(page, "capacity", "plenty");
    await type(page, "halls.0.name", "");
    await press(page, "Save changes");
    await page.getByText("Name is required").first().waitFor();
    expect(await page.getByText("Please enter a whole number from 1 to 1,00,000.").count()).toBe(2);
    await seen(page, "my-listing-edit-errors");

    await type(page, "title", title);
    await type(page, "capacity", "1,200");
    await type(page, "halls.0.name", "Main lawn");
    await press(page, "Add a hall");
    for (const [name, text] of [["halls.1.name", "Banquet hall"], ["halls.1.seated", "180"], ["halls.1.floating", "240"], ["amenities", "Parking for 200 cars\nGenerator"], ["description", "A garden under old neem trees."]] as const) await type(page, name, text);
    await page.locator('main [name="priceUnit"]').selectOption("day");
    const photo = async (name: string, colour: string) => ({ name, mimeType: "image/jpeg", buffer: await plainPhoto(colour) });
    await page.locator("#f-photo").setInputFiles(await photo("front.jpg", "#7a1f3d"));
    await page.locator("#f-images").setInputFiles([await photo("a.jpg", "#2b4a8b"), await photo("b.jpg", "#c2185b")]);
    await press(page, "Save changes");
    await page.getByText("Your listing is saved.").first().waitFor({ timeout: 30_000 });
    await page.waitForURL(/\/my\/listings$/);

    // It stands on the public page, still approved.
    await page.getByRole("link", { name: title, exact: true }).first().click();
    await page.waitForURL(/\/venue\//);
    for (const text of ["Up to 1,200 guests", "Banquet hall", "Parking for 200 cars", "A garden under old neem trees."]) await page.getByText(text).first().waitFor();
    await page.getByRole("button", { name: "Open picture 1 of 2" }).waitFor();

    // A photo goes, and one may leave without saving only when asked.
    await go(page, `/my/listings/${id}/edit`);
    await page.getByRole("button", { name: "Remove Photo 1" }).click();
    await page.locator('main a[href="/my/listings"]').click();
    await page.getByRole("button", { name: "Stay here" }).click();
    await press(page, "Save changes");
    await page.getByText("Your listing is saved.").first().waitFor({ timeout: 30_000 });
    await page.waitForURL(/\/my\/listings$/);
    expect((await call<{ listing: { images: string[] } }>("PUT", `/api/listings/${id}`, {}, await cookieOf(on.site, "Admin"))).listing.images).toHaveLength(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("for others there is no such page", async () => {
    const { page, context } = await visitor(on.browser, on.site.url, size, { allow: [/404/] });
    const stranger = newPerson("kavita", size === "phone" ? "Iyer" : "Nair");
    await signUp(page, on.site, stranger);
    const { id } = await venueOf(on.site.logins().find(({ label }) => label === "Organiser")!.username, `Neem Court ${stranger.lastName}`);
    await call("PATCH", `/api/admin/listings/${id}`, { decision: "suspend", reason: "Tried." }, await cookieOf(on.site, "Admin"));
    const mine = await page.goto(`/my/listings/${id}/edit`);
    expect(mine?.status()).toBe(404);
    await go(page, "/my/listings");
    await page.getByText("You keep no listing yet").waitFor();
    await seen(page, "my-listings-none");
    await context.close();
  });
});
