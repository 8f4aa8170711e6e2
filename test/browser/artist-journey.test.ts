// @suite full
import { describe, expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { plainPhoto } from "../support/photos.ts";
import { until } from "../support/served-site.ts";
import { cookieOf } from "../support/signed-in.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, newPerson, openAsk, press, signUp, type } from "./people.ts";
import { served } from "./served.ts";

// The demo brings an admin who can sign in.
const on = served({ DEMO: "on" });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const photo = async (name: string, colour: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await plainPhoto(colour),
});

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("an artist registers, waits, is approved, found, booked and reviewed", async () => {
    const gauri = newPerson("Gauri", size === "phone" ? "Sathe" : "Ranade");
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);

    await signUp(page, on.site, gauri, `/signup?redirect=${encodeURIComponent("/BasicDetail")}`);
    await page.waitForURL(/BasicDetail/i);
    await page.locator('[name="firstName"]').waitFor();
    expect(await page.locator('[name="firstName"]').inputValue()).toBe("Gauri");
    await seen(page, "artist-registration");

    // A mobile that is none is refused in the step that asks for it.
    await type(page, "mobile", "12345");
    await press(page, "Continue");
    await page.getByText("Please enter a valid 10-digit mobile number").first().waitFor();
    await seen(page, "artist-registration-errors");
    await type(page, "mobile", "98260 12345");
    await press(page, "Continue");

    // What is missing in a step is said before the next one.
    await page.getByRole("heading", { name: "Your art" }).waitFor();
    await press(page, "Continue");
    const said = (text: string) => page.locator("main").getByText(text).locator("visible=true").first().waitFor();
    for (const text of ["Please fill all required fields", "Category is required", "City is required"])
      await said(text);
    await seen(page, "artist-registration-art-errors");
    await page.locator('[name="category"]').selectOption("Singer");
    await type(page, "genre", "Sufi, Ghazal");
    await type(page, "duration", "2");
    await type(page, "team", "4");
    await page.locator('[name="travel"]').selectOption("Yes");
    await page.locator('[name="addressState"]').selectOption("Madhya Pradesh");
    await type(page, "city", "Indore");
    await press(page, "Continue");

    await page.getByRole("heading", { name: "Your photos" }).waitFor();
    await press(page, "Register as an artist");
    for (const text of ["Please fill all required fields", "Profile photo is required"]) await said(text);
    await seen(page, "artist-registration-page-errors");
    await page.locator("#f-profileImage").setInputFiles(await photo("me.jpg", "#b35a1f"));
    await page.locator("#f-images").setInputFiles([await photo("a.jpg", "#1e6b3c"), await photo("b.jpg", "#c2185b")]);
    await type(page, "videoLink.0", "https://youtu.be/dQw4w9WgXcQ");
    await type(page, "description", "I sing Sufi and ghazal evenings. नमस्ते 🙏 ".repeat(9));
    await press(page, "Register as an artist");
    await page.waitForURL(/user-dashboard/i, { timeout: 240_000 });
    await page.getByText("Your profile is waiting for approval", { exact: true }).waitFor();
    await seen(page, "artist-dashboard-waiting");

    // Nobody else finds or sees the page yet.
    const guest = await visitor(on.browser, on.site.url, size, { allow: [/status of 404/] });
    const own = (await (
      await fetch(`${on.site.url}/api/artists/pending`, { headers: { cookie: await cookieOf(on.site, "Admin") } })
    ).json()) as { _id: string; userId: { username: string } }[];
    const { _id: id } = own.find(({ userId }) => userId.username === gauri.username)!;
    await go(guest.page, `/artist/${id}`);
    await guest.page.getByRole("heading", { name: "Artist Not Found" }).waitFor();

    const approved = await fetch(`${on.site.url}/api/artists/${id}/approve`, {
      method: "PATCH",
      headers: { cookie: await cookieOf(on.site, "Admin") },
    });
    expect(approved.status).toBe(200);
    await until("the mail of the approval", () =>
      on.site
        .mails()
        .some(
          ({ text, headers }) =>
            text.includes("is on the site now") && (headers.to ?? headers.To ?? "").includes(gauri.email),
        ),
    );

    // Found by category, genre and place, with the filters in the address.
    await go(guest.page, "/ArtistBooking");
    await seen(guest.page, "artists");
    await go(guest.page, `/ArtistBooking?state=Madhya+Pradesh&category=Singer&genre=ghazal&q=${gauri.lastName}`);
    await guest.page
      .getByRole("link", { name: new RegExp(`Gauri ${gauri.lastName}`) })
      .first()
      .click();
    await guest.page.waitForURL(/\/artist\//i);
    await guest.page.getByRole("heading", { level: 1, name: new RegExp(gauri.lastName) }).waitFor();
    for (const text of ["2 hours", "English/Hindi", "Sufi, Ghazal"])
      await guest.page.getByText(text, { exact: true }).first().waitFor();
    await guest.page.getByText("No reviews yet.").waitFor();
    await seen(guest.page, "artist");
    await guest.page.getByRole("tab", { name: "VIDEOS" }).click();
    await guest.page.getByRole("button", { name: /Play: Video 1/ }).waitFor();
    await go(guest.page, "/ArtistBooking?category=DJ&genre=ghazal");
    await guest.page.getByText("No artists found.").waitFor();
    await seen(guest.page, "artists-none");

    // Booked without an account.
    await go(guest.page, `/artist/${id}`);
    await openAsk(guest.page);
    await press(guest.page, "Book Now");
    await guest.page.getByText("Event type is required").first().waitFor();
    await type(guest.page, "fullName", "Nandini Rao");
    await type(guest.page, "phone", "9826011122");
    await type(guest.page, "email", "nandini.rao@mandap.example");
    await guest.page.locator('[name="eventType"]').selectOption("Cultural Event");
    await type(guest.page, "eventDate", inDays(30));
    await press(guest.page, "Book Now");
    await guest.page.getByText("Booking submitted successfully!").first().waitFor();
    await guest.page
      .getByText(/MD-[0-9A-Z]{4}-[0-9A-Z]{4}/)
      .first()
      .waitFor();
    expect(guest.problems).toEqual([]);
    await guest.context.close();

    // Reviewed once by somebody who signs up for it; a second time is refused.
    const rohit = newPerson("Rohit", "Malviya");
    const second = await visitor(on.browser, on.site.url, size, { allow: [/status of 409/] });
    await signUp(second.page, on.site, rohit, `/signup?redirect=${encodeURIComponent(`/artist/${id}`)}`);
    await second.page.waitForURL(new RegExp(`/artist/${id}`, "i"));
    await second.page.waitForLoadState();
    await press(second.page, "Submit review");
    await second.page.getByText("Please provide both a rating and a comment.").first().waitFor();
    await second.page.getByRole("radio", { name: "5 stars" }).check({ force: true });
    await type(second.page, "comment", "Held the whole hall.");
    await press(second.page, "Submit review");
    await second.page.getByText("Review submitted successfully!").first().waitFor();
    await second.page.getByText("Held the whole hall.").first().waitFor();
    const again = await second.page.evaluate(
      async (artist) =>
        (
          await fetch(`/api/reviews/${artist}`, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ rating: 1, comment: "again" }),
          })
        ).status,
      id,
    );
    expect(again).toBe(409);
    await seen(second.page, "artist-reviewed");
    expect(second.problems).toEqual([]);
    await second.context.close();

    // The artist sees the booking, mends the profile, and every tab of the edit page works.
    await go(page, "/user-dashboard");
    await page.getByText("Nandini Rao").first().waitFor();
    await seen(page, "artist-dashboard");
    // Below what is next stand the figures, each with its numbers behind it.
    await page.getByRole("heading", { name: "What to do next" }).waitFor();
    await page.getByRole("heading", { name: "Your figures" }).waitFor();
    await page.locator(".own-picture", { hasText: "Requests" }).locator("summary").click();
    await page.locator(".own-picture", { hasText: "Requests" }).locator("tbody tr").last().waitFor();
    await page.getByRole("link", { name: "Edit name, bio and picture" }).click();
    await page.waitForURL(/user-dashboard\/edit/);
    await type(page, "bio", "I sing at weddings. ".repeat(20));
    await press(page, "Save changes");
    await page.getByText("Profile updated successfully!").first().waitFor();
    await page.getByRole("link", { name: "Edit Artist Profile" }).click();
    await page.waitForURL(/EditArtistProfile/);
    await type(page, "lastName", "Vasant Apte");
    await page.getByRole("tabpanel", { name: "My Profile" }).getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Profile updated successfully!").first().waitFor();
    await go(page, "/EditArtistProfile");
    await seen(page, "artist-edit-me");
    await page.getByRole("tab", { name: "Artist Profile" }).click();
    await type(page, "profileTitle", "Sufi evenings");
    await page.getByRole("button", { name: "Remove Photo 1" }).click();
    await seen(page, "artist-edit");
    await page.getByRole("tabpanel", { name: "Artist Profile" }).getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Profile updated successfully!").first().waitFor();
    const profile = (await (await fetch(`${on.site.url}/api/artists/${id}`)).json()) as {
      profileTitle: string;
      images: string[];
      lastName: string;
      rating: number;
    };
    expect([profile.profileTitle, profile.images.length, profile.lastName, profile.rating]).toEqual([
      "Sufi evenings",
      1,
      "Vasant Apte",
      5,
    ]);
    await page.getByRole("tab", { name: "Change Password" }).click();
    await type(page, "currentPassword", gauri.password);
    await type(page, "password", "Navi-Pustak@9");
    await type(page, "confirmPassword", "Navi-Pustak@9");
    await seen(page, "artist-edit-password");
    await page
      .getByRole("tabpanel", { name: "Change Password" })
      .getByRole("button", { name: "Change password" })
      .click();
    await until(
      "the new password",
      async () =>
        (
          await fetch(`${on.site.url}/api/twilio/login`, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ loginId: gauri.username, password: "Navi-Pustak@9" }),
          })
        ).status === 200,
    );
    expect(problems).toEqual([]);
    await context.close();

    // Without a session the edit page asks to sign in.
    const nobody = await visitor(on.browser, on.site.url, size);
    await go(nobody.page, "/EditArtistProfile");
    await nobody.page.getByText("Please login first.").first().waitFor();
    await seen(nobody.page, "artist-edit-nobody");
    expect(nobody.problems).toEqual([]);
    await nobody.context.close();
  });
});
