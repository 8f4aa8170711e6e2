import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { phonePhoto } from "../../src/platform/media/media-test-kit.server.ts";
import { plainPhoto } from "../support/photos.ts";
import { until } from "../support/served-site.ts";
import { go, newPerson, press, signUp, type } from "./people.ts";
import { served } from "./served.ts";

const on = served();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a person signs up, becomes a volunteer, is found, edited, rated and booked", async () => {
    const asha = newPerson("asha", size === "phone" ? "Kulkarni" : "Deshmukh");
    const { page, context, problems } = await visitor(on.browser, on.site.url, size, { allow: [/status of 409/] });

    // Sign up with a code, then choose what to be.
    await go(page, "/");
    await seen(page, "home");
    // The menu leads a newcomer to the login first: nobody is greeted as if they had been here before.
    await go(page, "/login?redirect=volunteer");
    await page.getByText("Log in to go on, or sign up if you are new here.").waitFor();
    expect(await page.getByText("Good to see you again.").count()).toBe(0);
    await go(page, "/signup");
    await seen(page, "signup");
    await signUp(page, on.site, asha);
    await page.waitForURL(/choose-role/i);
    await page.getByRole("heading", { name: "What would you like to continue as?" }).waitFor();
    await seen(page, "choose-role");
    await press(page, "Become a Volunteer");
    await page.waitForURL(/VolunteerForm/i);

    // The form, step by step. What the account knows is there already.
    await page.locator('[name="firstName"]').waitFor();
    expect(await page.locator('[name="firstName"]').inputValue()).toBe("Asha");
    await seen(page, "volunteer-form-1");
    await press(page, "Continue");
    await type(page, "address", "18, Sneh Nagar, near Navlakha Square");
    await page.locator('[name="addressState"]').selectOption("Madhya Pradesh");
    await page.locator('[name="addressDistrict"]').selectOption("Indore");
    await type(page, "zipCode", "452 001");
    await page.locator('[name="selectedState"]').selectOption("Madhya Pradesh");
    for (const district of ["Ujjain", "Dewas"])
      await page.getByRole("checkbox", { name: district, exact: true }).check();
    await seen(page, "volunteer-form-2");
    await press(page, "Continue");
    await page.locator('[name="educationLevel"]').selectOption("Graduation");
    await type(page, "degree", "B.Com");
    await type(page, "profileSummary", "I run gates and registration desks. नमस्ते 🙏");
    await press(page, /Add (a )?skill/i);
    await type(page, "skills.0.skill", "Crowd management");
    await page.locator('[name="skills.0.level"]').selectOption("Excellent");
    await seen(page, "volunteer-form-3");
    await press(page, "Continue");
    await page
      .locator("#f-profileImage")
      .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() });
    await page.locator("#f-galleryImages").setInputFiles(
      await Promise.all(
        ["#b35a1f", "#1e6b3c", "#c2185b"].map(async (colour, at) => ({
          name: `g${at}.jpg`,
          mimeType: "image/jpeg",
          buffer: await plainPhoto(colour),
        })),
      ),
    );
    await press(page, "Register as a volunteer");
    await page.getByText("Please accept terms and conditions").first().waitFor();
    await page.getByRole("checkbox", { name: /terms and conditions/i }).check();
    // Nothing is shown unless the person says so.
    const shown = page.getByRole("switch", { name: /^Show my/ });
    expect(await Promise.all((await shown.all()).map((one) => one.isChecked()))).toEqual([false, false, false, false]);
    await page.getByRole("switch", { name: /full address/ }).check();
    await seen(page, "volunteer-form-4");
    await press(page, /Register as a volunteer|Try again/);
    await page.getByText("Volunteer Registered Successfully!").first().waitFor({ timeout: 240_000 });
    await page.waitForURL(/thank-you/i);
    await seen(page, "thank-you");
    await press(page, "GO TO YOUR PROFILE");
    await page.getByText("Profile updated successfully!").first().waitFor();
    await page.waitForURL(/\/volunteer\//i);

    // Their own profile, with the photo upright and without its metadata.
    await page.getByRole("heading", { level: 1, name: /Asha/ }).waitFor();
    await page.getByText("Crowd management").first().waitFor();
    await seen(page, "profile-own");
    const api = (await (await fetch(`${on.site.url}/api/volunteers/username/${asha.username}`)).json()) as {
      profileImage: string;
      galleryImages: string[];
      zipCode: string;
      phone: string;
    };
    expect(api.galleryImages).toHaveLength(3);
    expect([api.zipCode, api.phone]).toEqual(["452001", ""]);
    const photo = await sharp(
      Buffer.from(await (await fetch(on.site.url + api.profileImage)).arrayBuffer()),
    ).metadata();
    expect(photo.height! > photo.width!, "the photo stands upright").toBe(true);
    expect(photo.exif, "no EXIF and so no GPS").toBeUndefined();

    // Revisiting the form leads to the dashboard, and from there to the edit page.
    await page.goto("/VolunteerForm");
    await page.waitForURL(/\/volunteer\/edit\//i);
    await page.locator('[name="firstName"]').waitFor();
    await seen(page, "volunteer-edit");
    await press(page, "Next");
    await press(page, "Next");
    await page.locator('[name="profileSummary"]').fill("I run gates, green rooms and lost-child desks.");
    await press(page, "Save changes");
    await page.getByText("Volunteer updated successfully").first().waitFor({ timeout: 240_000 });
    await page.waitForURL((url) => /^\/volunteer\/(?!edit)/i.test(url.pathname));
    await page.getByText("I run gates, green rooms and lost-child desks.").first().waitFor();

    // A visitor finds her by the district she works in, and not elsewhere.
    const guest = await visitor(on.browser, on.site.url, size);
    await go(guest.page, "/Volunteers?state=Madhya+Pradesh&district=Dewas");
    await guest.page
      .getByRole("link", { name: new RegExp(`Asha ${asha.lastName}`) })
      .first()
      .waitFor();
    await seen(guest.page, "volunteers");
    await go(guest.page, "/Volunteers?state=Madhya+Pradesh&district=Bhopal");
    await guest.page.getByText("No volunteers found.").first().waitFor();
    await seen(guest.page, "volunteers-none");

    // The visitor books her, without an account.
    await go(guest.page, `/volunteer/${asha.username}`);
    await seen(guest.page, "profile");
    await press(guest.page, "Book Now");
    await type(guest.page, "fullName", "Nandini Rao");
    await type(guest.page, "email", "nandini.rao@mandap.example");
    await type(guest.page, "phone", "9826011122");
    expect(
      await guest.page.locator('dialog[open] [name="service"]').inputValue(),
      "nothing is chosen for anybody",
    ).toBe("");
    await guest.page.locator('dialog[open] [name="service"]').selectOption("Cultural Event");
    await type(guest.page, "calendar", inDays(21));
    await guest.page.locator('dialog[open] [name="budget"]').pressSequentially("5000");
    expect(await guest.page.locator('dialog[open] [name="budget"]').inputValue(), "grouped as it is typed").toBe(
      "5,000",
    );
    await type(guest.page, "city", "Indore");
    await seen(guest.page, "booking-dialog");
    await press(guest.page, "Send request");
    await guest.page.getByText("Booking Submitted!").first().waitFor();
    await guest.page
      .getByText(/MD-[0-9A-Z]{4}-[0-9A-Z]{4}/)
      .first()
      .waitFor();
    await guest.page.getByRole("heading", { name: /^Sent to Asha/ }).waitFor();
    await guest.page.getByText("₹5,000", { exact: true }).waitFor();
    await seen(guest.page, "booking-sent");
    expect(guest.problems).toEqual([]);
    await guest.context.close();

    // A second person rates her once; a second rating is refused.
    const rohit = newPerson("rohit", "Malviya");
    const second = await visitor(on.browser, on.site.url, size, { allow: [/status of 409/] });
    await signUp(second.page, on.site, rohit, `/signup?redirect=${encodeURIComponent(`/volunteer/${asha.username}`)}`);
    await second.page.waitForURL(new RegExp(`/volunteer/${asha.username}`, "i"));
    await second.page.waitForLoadState();
    await second.page.getByRole("radio", { name: "4 stars" }).check({ force: true });
    await type(second.page, "comment", "Kept 600 people in one calm line.");
    await press(second.page, /Post review|Submit/i);
    await second.page.getByText("Rating submitted successfully!").first().waitFor();
    await second.page.getByText("Kept 600 people in one calm line.").first().waitFor();
    const again = await second.page.evaluate(async (username) => {
      const response = await fetch(`/api/ratings/volunteer/${username}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ stars: 1, comment: "again" }),
      });
      return { status: response.status, error: ((await response.json()) as { error: string }).error };
    }, asha.username);
    expect(again).toEqual({ status: 409, error: "You have already given a rating before." });
    expect(second.problems).toEqual([]);
    await second.context.close();

    // Everybody was told: the code, the booking to her (bell, SMS, mail), to the inbox and to the sender.
    await go(page, "/my-requests");
    await page.getByText("Nandini Rao").first().waitFor();
    await seen(page, "my-requests");

    // She accepts, and from then on the number opens by a tap, which both of them see.
    await press(page, /^Accept/);
    await page.locator("dialog[open]").getByRole("button", { name: "Accept" }).click();
    await page.getByText("Request accepted.").first().waitFor();
    await press(page, /^Show number/);
    await page.locator('a[href="tel:+919826011122"]').waitFor();
    await page.getByText("You opened their number").waitFor();
    await seen(page, "my-requests-number");

    // Somebody looks for volunteers in her district: she is free with one tap, they choose her on the page of their link.
    const looking = `looking.${size}@mandap.example`;
    const asked = await fetch(`${on.site.url}/api/volunteer-enquiry/submit`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        name: "Ravi Patel",
        mobileNumber: "9826011133",
        email: looking,
        state: "Madhya Pradesh",
        city: "Dewas",
        eventType: "Health Camp",
        eventDate: inDays(30),
        volunteerRequirements: "1 volunteer at the desk",
      }),
    });
    const { enquiryNumber } = (await asked.json()) as { enquiryNumber: string };
    await go(page, `/area/${enquiryNumber}`);
    await seen(page, "area-call");
    await press(page, "I'm free");
    await page.getByText("The organiser sees that you are free.").first().waitFor();
    const freeMail = await until("the mail to who asks", () =>
      on.site
        .mails()
        .find(
          ({ headers }) =>
            /Somebody is free/.test(JSON.stringify(headers)) && JSON.stringify(headers).includes(looking),
        ),
    );
    const organiser = await visitor(on.browser, on.site.url, size);
    await go(organiser.page, /\/r\/[\w-]{22}/.exec(freeMail.text)![0]);
    await seen(organiser.page, "area-free");
    await press(organiser.page, /^Choose/);
    await organiser.page.getByText("You have your people: 1 of 1.").waitFor();
    await seen(organiser.page, "area-chosen");
    expect(organiser.problems).toEqual([]);
    await organiser.context.close();
    await go(page, `/area/${enquiryNumber}`);
    await page.getByText("You are chosen").first().waitFor();
    await seen(page, "area-call-chosen");
    await go(page, "/notifications");
    await seen(page, "notifications");
    const mails = await until("three mails of the booking", () => {
      const found = on.site.mails().filter(({ text }) => text.includes("Nandini Rao"));
      return found.length >= 3 && found;
    });
    const receivers = mails.map(({ headers }) => headers["to"] ?? headers["To"] ?? "").join(" ");
    for (const address of [asha.email, "nandini.rao@mandap.example", "enquiries@mandap.example"])
      expect(receivers).toContain(address);
    expect(
      on.site.sms().some(({ to, template }) => to === `+91${asha.mobile}` && template === "booking-received"),
    ).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
});
