// @suite full
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { plainPhoto } from "../support/photos.ts";
import { until } from "../support/served-site.ts";
import { cookieOf } from "../support/signed-in.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { filters, go, newPerson, openAsk, press, signUp, type } from "./people.ts";
import { served } from "./served.ts";

// The demo brings an admin who can sign in.
const on = served({ DEMO: "on" });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const photo = async (name: string, colour: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await plainPhoto(colour),
});
const choose = (page: Page, name: string, value: string) => page.locator(`main [name="${name}"]`).selectOption(value);

/** The admin's decision, over the call. */
async function decide(method: "PATCH" | "DELETE", path: string, body?: unknown): Promise<void> {
  const answer = await fetch(`${on.site.url}/api/volunteersmanager/${path}`, {
    method,
    headers: { cookie: await cookieOf(on.site, "Admin"), ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a manager registers, waits, corrects, is approved, edits photos and receives a request", async () => {
    const nandini = newPerson("nandini", size === "phone" ? "Rao" : "Shetty");
    const name = `Nandini ${nandini.lastName}`;
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);

    // From the choice of roles to the form.
    await signUp(page, on.site, nandini);
    await page.waitForURL(/choose-role/i);
    await press(page, "Volunteer Manager");
    await page.waitForURL(/VolunteerPartnerRegistration/i);
    await page.locator('[name="fullName"]').waitFor();
    expect(await page.locator('[name="fullName"]').inputValue()).toBe(name);
    await seen(page, "manager-registration");

    // What is missing in a step is said before the next one, and clears while it is mended.
    const refused = async (button: string, texts: readonly string[]) => {
      await press(page, button);
      for (const text of ["Please fix the errors in the form before submitting", ...texts])
        await page.locator("main").getByText(text).locator("visible=true").first().waitFor();
    };
    await refused("Continue", ["State is required", "District is required"]);
    await seen(page, "manager-registration-errors");
    await type(page, "CompanyName", "Utsav Crew");
    await choose(page, "addressState", "Madhya Pradesh");
    await choose(page, "addressDistrict", "Indore");
    await press(page, "Continue");
    await page.getByRole("heading", { name: "Professional Information" }).waitFor();
    await refused("Continue", [
      "Experience years is required",
      "Total event count is required",
      "Work experience is required",
    ]);
    await seen(page, "manager-registration-work-errors");
    await type(page, "experience", "Gates and stages at weddings and marathons.");
    await page.getByText("Work experience is required").first().waitFor({ state: "detached" });
    await choose(page, "experienceYears", "3+");
    await choose(page, "totalEventCount", "50+");
    await type(page, "professionalSummary", "Calm teams for loud days. नमस्ते 🙏");
    await press(page, "Continue");
    await page.getByRole("heading", { name: "Media & Portfolio" }).waitFor();
    await refused("Register", ["Profile photo is required"]);
    await seen(page, "manager-registration-media-errors");
    await page.locator("#f-photo").setInputFiles(await photo("me.jpg", "#b35a1f"));
    await page.locator("#f-images").setInputFiles([await photo("a.jpg", "#1e6b3c"), await photo("b.jpg", "#c2185b")]);
    await type(page, "videos.0", "https://www.youtube.com/shorts/dQw4w9WgXcQ");
    await type(page, "socialLinks.facebook", "www.facebook.com/utsav.crew");
    await press(page, "Register");
    await page.getByText("Volunteer Partner Registered Successfully!").first().waitFor({ timeout: 240_000 });
    await page.waitForURL(/ProfileVerification/i);
    await page.getByRole("heading", { name: "Verification In Progress" }).waitFor();
    await seen(page, "manager-waiting");

    // Rejected with a reason, corrected, approved.
    const own = (
      await page.evaluate(
        async () => ((await (await fetch("/api/volunteersmanager/profile")).json()) as { data: { _id: string } }).data,
      )
    )._id;
    await decide("DELETE", own, { reason: "Please tell us about your largest team." });
    await page.reload();
    await page.getByText("Please tell us about your largest team.").waitFor();
    await seen(page, "manager-rejected");
    await page.getByRole("link", { name: "Correct and send again" }).click();
    await page.waitForURL(/VolunteerManagerEditPage/i);
    await type(page, "experience", "A team of forty at the Indore marathon.");
    await press(page, "Update profile");
    await page.getByText("Profile updated successfully!").first().waitFor({ timeout: 240_000 });
    await page.waitForURL(/volunteermanagerprofile\//i);
    await page.getByText("Only you and our team see this profile").waitFor();
    // Nobody has reviewed them.
    await page.getByText("N/A", { exact: true }).first().waitFor();
    await decide("PATCH", `${own}/approve`);
    await go(page, "/ProfileVerification");
    await page.getByRole("heading", { name: `Namaste, ${name}` }).waitFor();
    await page.getByText("No confirmed events yet").waitFor();

    // Photos: one of the gallery goes, another comes, and so does a new portrait.
    await press(page, "Edit profile");
    await page.waitForURL(/VolunteerManagerEditPage/i);
    await page.getByRole("heading", { name: "Edit My Profile" }).waitFor();
    for (const name of ["Basic Information", "Professional Information", "Media & Portfolio", "Social Media Links"])
      await page.getByRole("heading", { name }).waitFor();
    await seen(page, "manager-edit");
    await page.getByRole("button", { name: /Remove Photo 1/i }).click();
    await page.locator("#f-images").setInputFiles([await photo("c.jpg", "#2b4a8b"), await photo("d.jpg", "#7a1f3d")]);
    await page.getByRole("button", { name: "Remove Your photo now" }).click();
    await page.locator("#f-photo").setInputFiles(await photo("me2.jpg", "#6e1030"));
    // The answer is held back until the button has been read.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/api/volunteersManager/profile/**", async (route) => {
      await held;
      await route.continue();
    });
    await press(page, "Update profile");
    await page.getByRole("button", { name: "Updating..." }).waitFor();
    letGo();
    await page.getByText("Profile updated successfully!").first().waitFor({ timeout: 240_000 });
    await page.waitForURL(/volunteermanagerprofile\//i);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    const { data } = (await (
      await fetch(`${on.site.url}/api/volunteersmanager/profile/${nandini.username}`)
    ).json()) as { data: { images: string[]; videos: string[] } };
    expect([data.images.length, data.videos]).toEqual([3, ["https://www.youtube.com/shorts/dQw4w9WgXcQ"]]);

    // A visitor finds her by city, looks at the portfolio, and sends an inquiry without an account.
    const guest = await visitor(on.browser, on.site.url, size);
    await go(guest.page, "/VolunteerManagerLanding");
    await guest.page.getByRole("heading", { level: 1, name: "Volunteer Manager's" }).waitFor();
    await seen(guest.page, "managers");
    const narrow = await filters(guest.page);
    await narrow.locator('[name="city"]').fill("inDO");
    await narrow.getByRole("button", { name: /^Show / }).click();
    await guest.page.waitForURL(/city=inDO/);
    await guest.page.getByRole("link", { name: `Book Now: ${name}` }).click();
    await guest.page.waitForURL(/volunteermanagerprofile\//i);
    await seen(guest.page, "manager-profile");
    await guest.page.getByRole("button", { name: "Open picture 1 of 3" }).click();
    await guest.page.getByRole("button", { name: /Previous/i }).click();
    await guest.page.getByText("3 / 3").waitFor();
    await guest.page.keyboard.press("Escape");
    await guest.page.getByRole("tab", { name: "Videos" }).click();
    await guest.page.getByRole("button", { name: /Video 1 of/ }).waitFor();
    await openAsk(guest.page);
    await press(guest.page, "Send inquiry");
    await guest.page.getByText("Please fill all required fields").first().waitFor();
    await type(guest.page, "name", "Ravi Patel");
    await type(guest.page, "phone", "9826011122");
    await choose(guest.page, "state", "Madhya Pradesh");
    await choose(guest.page, "city", "Ujjain");
    await choose(guest.page, "eventType", "Cultural Event");
    await type(guest.page, "eventDate", inDays(21));
    await type(guest.page, "volunteerRequirements", "25 volunteers for the gates");
    await press(guest.page, "Send inquiry");
    await guest.page.getByText("Request submitted successfully! We'll contact you soon.").first().waitFor();
    await seen(guest.page, "manager-profile-sent");
    expect(guest.problems).toEqual([]);
    await guest.context.close();

    // She accepts; he, who has no account, confirms on the page behind the link in his SMS.
    await go(page, "/ProfileVerification");
    await page.getByRole("heading", { name: "Ravi Patel" }).waitFor();
    const answers = () =>
      on.site.sms().filter(({ to, template }) => to === "+919826011122" && template === "guest-answer");
    const before = answers().length;
    await press(page, /^Accept/);
    await page.locator("dialog[open]").getByRole("button", { name: "Accept" }).click();
    await page.getByText("Request accepted.").first().waitFor();
    await until("the SMS about the answer", () => answers().length > before);
    const link = /\/r\/[\w-]{22}$/.exec(answers().at(-1)!.text)![0];
    for (const address of [link, `${link}.data`]) {
      const { headers } = await fetch(on.site.url + address);
      expect([headers.get("cache-control"), headers.get("referrer-policy"), headers.get("x-robots-tag")]).toEqual([
        "private, no-store",
        "no-referrer",
        "noindex, nofollow",
      ]);
    }
    const confirming = await visitor(on.browser, on.site.url, size);
    await go(confirming.page, link);
    await seen(confirming.page, "guest-request");
    await press(confirming.page, /^Confirm booking/);
    await confirming.page.locator("dialog[open]").getByRole("button", { name: "Confirm booking" }).click();
    await confirming.page.getByText("Booking confirmed.").first().waitFor();
    await confirming.page.locator(".invite.stamped .status").waitFor();
    await seen(confirming.page, "guest-request-confirmed");
    expect(confirming.problems).toEqual([]);
    await confirming.context.close();

    // The event stands in her table, to be shared.
    await go(page, "/ProfileVerification");
    await page.locator('td[data-label="Event type"]', { hasText: "Cultural Event" }).waitFor();
    expect(await page.locator('td[data-label="Volunteers"]').textContent()).toBe("25");
    const passedOn = await page.getByRole("link", { name: "Share on WhatsApp" }).last().getAttribute("href");
    const [words, address] = new URL(passedOn!).searchParams.get("text")!.split("\n");
    expect(words).toMatch(/^1 confirmed event of /);
    const helper = await visitor(on.browser, on.site.url, size);
    await go(helper.page, address!);
    await helper.page.locator("td", { hasText: "Ujjain, Madhya Pradesh" }).waitFor();
    expect(await helper.page.locator("main").innerText()).not.toMatch(/Ravi Patel|MD-/);
    await seen(helper.page, "manager-shared-events");
    expect(helper.problems).toEqual([]);
    await helper.context.close();
    await seen(page, "manager-dashboard");
    await until("the mail to her", () =>
      on.site
        .mails()
        .some(({ headers, text }) => JSON.stringify(headers).includes(nandini.email) && text.includes("Ravi Patel")),
    );
    expect(problems).toEqual([]);
    await context.close();
  });
});
