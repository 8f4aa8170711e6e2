import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor } from "../support/browser.ts";
import { plainPhoto } from "../support/photos.ts";
import { until } from "../support/served-site.ts";
import { go, hydrated, logIn, newPerson, press, signUp, takenOver, type } from "./people.ts";
import { served } from "./served.ts";

// The demo brings profiles, and people who can sign in.
const on = served({ DEMO: "on" });

async function open() {
  const visit = await visitor(on.browser, on.site.url, "phone");
  // A browser asks before it reloads a page with changes: yes.
  visit.page.on("dialog", (dialog) => void dialog.accept());
  return visit;
}
const value = (page: Page, name: string) =>
  page.locator(`main [name="${name}"], dialog[open] [name="${name}"]`).first().inputValue();
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("mandap:typed:")).length);
const reload = async (page: Page) => {
  await page.reload();
  await hydrated(page);
};

test("an enquiry outlives a reload without its consent, and is forgotten once sent or left", async () => {
  const { page, context, problems } = await open();
  await go(page, "/ContactUs");
  await type(page, "fullName", "Asha Kulkarni");
  await type(page, "phone", "98260 12345");
  await page.locator('main [name="service"]').selectOption("Event Planning");
  await type(page, "message", "Two lines\nof what I want.");
  await page.locator('main [name="consent"]').check();
  // What is typed before the form is alive stays in it, and is kept from then on.
  await page.locator("main form.enquiry-form button[type=submit]:not([disabled])").waitFor();
  await reload(page);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main [name="fullName"]')?.value === "Asha Kulkarni",
  );
  expect([await value(page, "phone"), await value(page, "service"), await value(page, "message")]).toEqual([
    "98260 12345",
    "Event Planning",
    "Two lines\nof what I want.",
  ]);
  expect(await page.locator('main [name="consent"]').isChecked()).toBe(false);
  await page.locator('main [name="consent"]').check();
  await press(page, "Send enquiry");
  await page
    .getByText(/MD-[0-9A-Z]{4}-[0-9A-Z]{4}/)
    .first()
    .waitFor();
  expect(await kept(page)).toBe(0);
  await reload(page);
  expect(await value(page, "fullName")).toBe("");

  // Nobody is signed in: whoever opens the form next begins anew.
  await type(page, "fullName", "Somebody Else");
  await page.waitForFunction(() => Object.keys(sessionStorage).some((name) => name.startsWith("mandap:typed:")));
  await takenOver(page, "footer");
  await page.locator("footer").getByRole("link", { name: "Privacy Policy" }).click();
  await page.waitForURL(/privacypolicy/i);
  await page.waitForFunction(() => !Object.keys(sessionStorage).some((name) => name.startsWith("mandap:typed:")));
  expect(problems).toEqual([]);
  await context.close();
});

test("a booking is there again when its dialog is opened after a reload, for this profile alone", async () => {
  const { page, context, problems } = await open();
  await go(page, "/Volunteers");
  const paths = await page
    .locator('main a[href^="/volunteer/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")!))]);
  await go(page, paths[0]!);
  await press(page, "Book Now");
  await type(page, "fullName", "Nandini Rao");
  await type(page, "requirement", "Four people at the gates.");
  await reload(page);
  await press(page, "Book Now");
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('dialog[open] [name="fullName"]')?.value === "Nandini Rao",
  );
  expect(await value(page, "requirement")).toBe("Four people at the gates.");
  await go(page, paths[1]!);
  await press(page, "Book Now");
  await page.locator('dialog[open] [name="fullName"]').waitFor();
  expect([await value(page, "fullName"), await value(page, "requirement")]).toEqual(["", ""]);
  expect(problems).toEqual([]);
  await context.close();
});

test("a registration outlives a reload and a session that ended; a logout forgets it in every tab", async () => {
  const { page, context, problems } = await open();
  const nandini = newPerson("nandini", "Limaye");
  const organiser = on.site.logins().find(({ label }) => label === "Organiser")!;
  await signUp(page, on.site, nandini);
  await go(page, "/VolunteerPartnerRegistration");
  await type(page, "CompanyName", "Limaye Crew");
  await page.locator('main [name="addressState"]').selectOption("Madhya Pradesh");
  await page.locator('main [name="addressDistrict"]').selectOption("Indore");
  await press(page, "Continue");
  await page.locator('main [name="experienceYears"]').selectOption("3+");
  await page.locator('main [name="totalEventCount"]').selectOption("50+");
  await type(page, "experience", "Gates and stages.");
  await press(page, "Continue");
  await type(page, "videos.0", "https://youtu.be/dQw4w9WgXcQ");
  await page
    .locator("#f-photo")
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await plainPhoto("#b35a1f") });
  const there = () =>
    page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('main [name="CompanyName"]')?.value === "Limaye Crew",
    );
  await reload(page);
  await there();
  expect([await value(page, "experience"), await value(page, "videos.0")]).toEqual([
    "Gates and stages.",
    "https://youtu.be/dQw4w9WgXcQ",
  ]);

  await context.clearCookies();
  await page.reload();
  await page.waitForURL(/\/login\?redirect=/i);
  await hydrated(page);
  await type(page, "loginId", nandini.username);
  await type(page, "password", nandini.password);
  await press(page, /^Login$|^Log in$/i);
  await page.waitForURL(/VolunteerPartnerRegistration/i);
  await there();

  const second = await context.newPage();
  second.on("dialog", (dialog) => void dialog.accept());
  await go(second, "/VolunteerPartnerRegistration");
  // It opens at the step where the first tab is.
  await second.locator('main [name="videos.0"]').fill("Typed in another tab");
  const draft = (tab: Page) =>
    tab.evaluate(() =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith("mandap:draft:"))
        .map(([, text]) => String(text))
        .join(),
    );
  await until("the draft of the other tab", async () => (await draft(page)).includes("Typed in another tab"));
  await takenOver(second, "header");
  await second.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/waiting-forms")),
  );

  await takenOver(page, "header");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(/\/login/i);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await kept(page)).toBe(0);
  expect(await draft(page)).toBe("");
  // The other tab keeps nothing more, whatever is typed there.
  await second
    .locator('main [name="videos.0"]')
    .fill("Typed after the logout")
    .catch(() => {});
  await second.waitForTimeout(600);
  expect(await draft(page)).toBe("");
  await logIn(page, organiser.username, organiser.password);
  expect(problems).toEqual([]);
  await context.close();
});

test("changes to a profile outlive a reload, and not a way to another page", async () => {
  const { page, context, problems } = await open();
  const artist = on.site.logins().find(({ label }) => label === "Artist")!;
  await logIn(page, artist.username, artist.password);
  await go(page, "/EditArtistProfile");
  await page.getByRole("tab", { name: "Artist Profile" }).click();
  const before = await value(page, "genre");
  await type(page, "genre", "Thumri, Dadra");
  await reload(page);
  await page.getByRole("tab", { name: "Artist Profile" }).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main [name="genre"]')?.value === "Thumri, Dadra",
  );
  await takenOver(page, "footer");
  await page.locator("footer").getByRole("link", { name: "Privacy Policy" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.waitForURL(/privacypolicy/i);
  // The address changes before the page does: only the form that is gone has forgotten.
  await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
  await go(page, "/EditArtistProfile");
  await page.getByRole("tab", { name: "Artist Profile" }).click();
  expect(await value(page, "genre")).toBe(before);
  expect(problems).toEqual([]);
  await context.close();
});
