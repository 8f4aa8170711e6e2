// @suite full
import { describe, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { categories } from "../../src/features/registry.ts";
import { seen, visitor } from "../support/browser.ts";
import { plainPhoto } from "../support/photos.ts";
import { cookieOf } from "../support/signed-in.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, hydrated, newPerson, press, signUp, type } from "./people.ts";
import { served } from "./served.ts";

// The demo brings an admin who can sign in.
const on = served({ DEMO: "on" });

async function call<T>(method: string, path: string, body: object | FormData, cookie?: string): Promise<T> {
  const headers = new Headers(cookie ? { cookie } : {});
  if (!(body instanceof FormData)) headers.set("Content-Type", "application/json");
  const answer = await fetch(on.site.url + path, {
    method,
    headers,
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as T;
}

/** A registration that an admin makes a venue of and links to the account. */
async function venueOf(username: string, title: string): Promise<{ id: string; path: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    fullName: "Meera",
    businessName: title,
    phone: "9826012345",
    email: "meera@mail.example",
    location: "Indore",
    typeOfWork: "Venue",
  }))
    form.append(name, value);
  const { enquiryNumber } = await call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/vendorRegistration", form);
  const { listing } = await call<{ listing: { id: string; path: string } }>(
    "POST",
    `/api/admin/enquiries/${enquiryNumber}/listing`,
    {
      category: "venues",
      title,
      kind: "Marriage garden",
      state: "Madhya Pradesh",
      district: "Indore",
      capacity: "400",
      price: "75000",
      username,
      approve: true,
    },
    await cookieOf(on.site, "Admin"),
  );
  return listing;
}

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("the owner of a venue finds it, edits it with photos, and reads what was asked", async () => {
    const meera = newPerson("meera", size === "phone" ? "Jain" : "Bhatt");
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    await signUp(page, on.site, meera);
    const title = `Annapurna Garden ${meera.lastName}`;
    const { id, path } = await venueOf(meera.username, title);
    await call("POST", "/api/inquiry/form/venueBooking", {
      fullName: "Kabir Sheikh",
      phone: "9826054321",
      venue: decodeURIComponent(path.split("/").at(-1)!),
      calendar: addDays(todayIST(), 200),
      guests: "250",
      eventType: "Cultural Event",
    });

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
    await press(page, "Add another hall");
    for (const [name, text] of [
      ["halls.1.name", "Banquet hall"],
      ["halls.1.seated", "180"],
      ["halls.1.floating", "240"],
      ["amenities", "Parking for 200 cars\nGenerator"],
      ["description", "A garden under old neem trees."],
    ] as const)
      await type(page, name, text);
    await page.locator('main [name="priceUnit"]').selectOption("day");
    const photo = async (name: string, colour: string) => ({
      name,
      mimeType: "image/jpeg",
      buffer: await plainPhoto(colour),
    });
    await page.locator("#f-photo").setInputFiles(await photo("front.jpg", "#7a1f3d"));
    await page.locator("#f-images").setInputFiles([await photo("a.jpg", "#2b4a8b"), await photo("b.jpg", "#c2185b")]);
    await press(page, "Save changes");
    await page.getByText("Your listing is saved.").first().waitFor({ timeout: 240_000 });
    await page.waitForURL(/\/my\/listings$/);

    // It stands on the public page, still approved.
    await page.getByRole("link", { name: title, exact: true }).first().click();
    await page.waitForURL(/\/venue\//);
    for (const text of ["Up to 1,200 guests", "Banquet hall", "Parking for 200 cars", "A garden under old neem trees."])
      await page.getByText(text).first().waitFor();
    await page.getByRole("button", { name: "Open picture 1 of 3" }).waitFor();

    // A photo goes, and one may leave without saving only when asked.
    await go(page, `/my/listings/${id}/edit`);
    await page.getByRole("button", { name: "Remove Photo 1" }).click();
    await page.locator('main a[href="/my/listings"]').click();
    await page.getByRole("button", { name: "Stay here" }).click();
    await press(page, "Save changes");
    await page.getByText("Your listing is saved.").first().waitFor({ timeout: 240_000 });
    await page.waitForURL(/\/my\/listings$/);
    expect(
      (
        await call<{ listing: { images: string[] } }>(
          "PUT",
          `/api/listings/${id}`,
          {},
          await cookieOf(on.site, "Admin"),
        )
      ).listing.images,
    ).toHaveLength(1);

    // Its calendar: two taps are a range, and everybody reads that it is taken, and nothing of why.
    await page.getByRole("link", { name: `Calendar: ${title}` }).click();
    await page.getByRole("heading", { level: 1, name: `Calendar of ${title}` }).waitFor();
    await page.getByRole("navigation", { name: "Months" }).getByRole("link").last().click();
    await page.waitForURL(/month=/);
    const month = new URL(page.url()).searchParams.get("month")!;
    for (const [at, wanted] of [
      [11, /from=/],
      [9, /to=/],
    ] as const) {
      await page.locator(".cal-big a").nth(at).click();
      await page.waitForURL(wanted);
    }
    const days = () =>
      page.locator('.cal-block [type="date"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await expect.poll(days).toEqual([`${month}-10`, `${month}-12`]);
    await type(page, "note", "The lawn is sown anew");
    await press(page, "Block these days");
    await page.getByText("Blocked. 3 days.").first().waitFor();
    await expect.poll(() => page.locator(".cal-big .cal-taken").count()).toBe(3);
    await page.getByText("Blocked: The lawn is sown anew").first().waitFor();
    await seen(page, "my-calendar");
    const shown = async () => (await fetch(`${on.site.url}${path}?month=${month}`)).text();
    const all = await shown();
    expect(all.match(/<td class="cal-taken">/g)).toHaveLength(3);
    expect(all).not.toContain("sown anew");

    // Where no script runs, the browser sends the form by itself and is led back.
    const plain = await on.browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
    const bare = await plain.newPage();
    await bare.goto(`${on.site.url}/my/listings/${id}/calendar?month=${month}&from=${month}-11`);
    await bare.getByRole("button", { name: "Open these days" }).click();
    await bare.getByText("Open again.").waitFor();
    expect(new URL(bare.url()).searchParams.get("month")).toBe(month);
    await plain.close();
    expect((await shown()).match(/<td class="cal-taken">/g)).toHaveLength(2);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a venue is listed by its owner, step by step: what was typed outlives a reload, and two clicks are one", async () => {
    const kamla = newPerson("kamla", size === "phone" ? "Soni" : "Verma");
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    await signUp(page, on.site, kamla);
    const title = `Neem Haveli ${kamla.lastName} 🪔 नीम हवेली`;
    await go(page, "/VenueRegistration");
    await page.getByRole("heading", { level: 1, name: "Venue Registration" }).waitFor();
    await press(page, "Continue");
    for (const text of ["Name is required", "Kind of venue is required", "Please say how many guests it holds."])
      await page.locator("main").getByText(text).locator("visible=true").first().waitFor();
    await seen(page, "venue-registration-errors");
    const choose = (name: string, value: string) => page.locator(`main [name="${name}"]`).selectOption(value);
    await type(page, "title", title);
    await choose("kind", "Heritage haveli");
    await choose("priceUnit", "day");
    for (const [name, text] of [
      ["capacity", "400"],
      ["halls.0.name", "Courtyard"],
      ["halls.0.seated", "180"],
      ["halls.0.floating", "300"],
      ["price", "75000"],
      ["rooms", "12"],
    ] as const)
      await type(page, name, text);

    // The second click of a double click falls on the button of the next step, which nobody has read yet.
    await page.getByRole("button", { name: "Continue" }).dblclick();
    await page.getByRole("heading", { name: "Where it is" }).waitFor();
    expect(await page.locator("main").getByText("Please choose").locator("visible=true").count()).toBe(0);
    await choose("state", "Madhya Pradesh");
    await choose("district", "Indore");
    // Another state empties its districts, and says which is missing.
    await choose("state", "Rajasthan");
    await press(page, "Continue");
    await page.locator("main").getByText("Please choose the district.").locator("visible=true").first().waitFor();
    await choose("district", "Jaipur");
    for (const [name, text] of [
      ["city", "Jaipur"],
      ["pin", "302001"],
      ["address", "12 Amer Road"],
    ] as const)
      await type(page, name, text);
    // Back at once, before the draft is kept: the last word stays.
    await page.goBack();
    await page.getByRole("heading", { name: "Where it is" }).waitFor({ state: "hidden" });
    await page.goForward();
    await page.getByRole("heading", { name: "Where it is" }).waitFor();
    await page.waitForTimeout(600);
    expect(await page.locator('main [name="address"]').inputValue()).toBe("12 Amer Road");
    await page.reload();
    await hydrated(page);
    await page.getByText("We kept your draft").waitFor();
    expect(await page.locator('main [name="district"]').inputValue()).toBe("Jaipur");
    await page.goBack();
    await page.locator('main [name="halls.0.name"]:visible').waitFor();
    expect(await page.locator('main [name="halls.0.name"]').inputValue()).toBe("Courtyard");
    expect(await page.locator('main [name="title"]').inputValue()).toBe(title);
    await press(page, "Continue");
    await press(page, "Continue");
    await page.getByRole("heading", { name: "Look it over" }).waitFor();
    await page.getByText("Courtyard (Seated guests: 180, Standing guests: 300)").waitFor();
    await page
      .locator("#f-photo")
      .setInputFiles({ name: "front.jpg", mimeType: "image/jpeg", buffer: await plainPhoto("#7a1f3d") });
    await page.getByText(/^Ready/).waitFor();
    // Whoever leaves and comes back by the menu stands at the same step again, with the photo.
    await page.waitForTimeout(600);
    await go(page, "/my/listings");
    await page.getByText("Your registration as venue is not finished.").waitFor();
    await seen(page, "my-listings-draft");
    await page.getByRole("link", { name: "Finish it" }).click();
    await page.getByText("We kept your draft").waitFor();
    await page.getByRole("heading", { name: "Look it over" }).waitFor();
    await page.getByText(/^Ready/).waitFor();
    expect(await page.getByText(/Please choose front/).count()).toBe(0);
    await seen(page, "venue-registration-review");
    await page.getByRole("button", { name: "Register" }).dblclick();
    await page
      .getByText("Thank you. Our team looks at every new listing before it is shown.")
      .first()
      .waitFor({ timeout: 240_000 });
    await page.waitForURL(/\/my\/listings/);
    await page.getByText(title).first().waitFor();
    await page
      .getByRole("link", { name: `Edit: ${title}` })
      .first()
      .waitFor();
    expect(await page.getByRole("link", { name: `Edit: ${title}` }).count()).toBe(1);

    // What has been sent is no draft any more, and the next venue begins empty.
    await go(page, "/VenueRegistration");
    expect(await page.locator('main [name="title"]').inputValue()).toBe("");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("for others there is no such page", async () => {
    const { page, context } = await visitor(on.browser, on.site.url, size, { allow: [/404/] });
    const stranger = newPerson("kavita", size === "phone" ? "Iyer" : "Nair");
    await signUp(page, on.site, stranger);
    const { id } = await venueOf(
      on.site.logins().find(({ label }) => label === "Organiser")!.username,
      `Neem Court ${stranger.lastName}`,
    );
    await call(
      "PATCH",
      `/api/admin/listings/${id}`,
      { decision: "suspend", reason: "Tried." },
      await cookieOf(on.site, "Admin"),
    );
    const mine = await page.goto(`/my/listings/${id}/edit`);
    expect(mine?.status()).toBe(404);
    await go(page, "/my/listings");
    await page.getByText("You have no listing yet").waitFor();
    // Every kind can be registered from here.
    for (const { singular, registerPath, becomePath } of categories)
      expect(
        await page.getByRole("main").getByRole("link", { name: singular, exact: true }).getAttribute("href"),
        singular,
      ).toBe(registerPath ?? becomePath);
    await seen(page, "my-listings-none");
    await context.close();
  });
});
