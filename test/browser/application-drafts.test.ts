// @suite full
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { goOffline, goOnline } from "../support/offline.ts";
import { plainPhoto } from "../support/photos.ts";
import { until } from "../support/served-site.ts";
import { go, hydrated, logIn, press, takenOver, type } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

const value = (page: Page, name: string) => page.locator(`main [name="${name}"]`).inputValue();
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith("mandap:draft:"))
      .map(([, text]) => String(text))
      .join(),
  );
const choose = async (page: Page) =>
  page
    .locator("main input[type=file]")
    .setInputFiles({ name: "crew.jpg", mimeType: "image/jpeg", buffer: await plainPhoto("#b35a1f") });

const FORMS = [
  {
    path: "/EventPlannerForm",
    sent: "Planner registration",
    fill: async (page: Page) => {
      await page.locator('main [name="category"]').selectOption({ index: 1 });
      await type(page, "experience", "Forty weddings between Indore and Ujjain.");
    },
  },
  {
    path: "/EventRentalForm",
    sent: "Rental registration",
    fill: async (page: Page) => {
      await page.locator('main [name="category"]').selectOption({ index: 1 });
      await type(page, "experience", "Sound for lawns of a thousand guests.");
    },
  },
  {
    path: "/Registration",
    sent: "Vendor registration",
    fill: async (page: Page) => {
      await type(page, "businessName", "Annapurna Garden");
      await type(page, "typeOfWork", "Venue");
      await type(page, "experience", "A lawn for six hundred, with a kitchen.");
    },
  },
] as const;

test.each(FORMS)("$path comes back with its photo after the page was closed, and is sent once", async (form) => {
  const {
    page: first,
    context,
    problems,
  } = await visitor(on.browser, on.site.url, "phone", {
    allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/],
    worker: true,
  });
  const organiser = on.site.logins().find(({ label }) => label === "Organiser")!;
  await logIn(first, organiser.username, organiser.password);
  await go(first, form.path);
  await first.locator("main form.enquiry-form button[type=submit]:not([disabled])").waitFor();
  await type(first, "location", "Dewas, Madhya Pradesh");
  await form.fill(first);
  const experience = await value(first, "experience");
  await choose(first);
  await first.getByText(/^Ready, /).waitFor();
  await until("the draft", async () => {
    const kept = await drafts(first);
    return kept.includes(experience) && kept.includes("crew");
  });
  await first.close();

  const page = await context.newPage();
  await go(page, form.path);
  await page.getByText("We kept your draft").waitFor();
  await page.getByText(/^Ready, /).waitFor();
  expect([await value(page, "location"), await value(page, "experience")]).toEqual([
    "Dewas, Madhya Pradesh",
    experience,
  ]);
  await seen(page, `application-draft-${form.path.slice(1)}`);

  // Without a network it waits on the device, and is no draft any more.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await goOffline(context);
  await page.getByText("You are offline.", { exact: false }).first().waitFor();
  await press(page, "Register");
  await page.getByRole("button", { name: /Waiting to be sent/ }).waitFor();
  expect(await value(page, "experience")).toBe("");
  await until("no draft", async () => (await drafts(page)) === "");
  await goOnline(context);
  await page.getByText(/Sent, now that you are online again/).waitFor({ timeout: 240_000 });
  await page.reload();
  await hydrated(page);
  await page.locator("main form.enquiry-form button[type=submit]:not([disabled])").waitFor();
  expect([await value(page, "experience"), await page.getByText("We kept your draft").count()]).toEqual(["", 0]);
  await go(page, "/my-requests?box=sent");
  expect(await page.locator("article.invite", { hasText: form.sent }).count()).toBe(1);
  expect(problems).toEqual([]);
  await context.close();
});

test("a draft is cleared when one asks for it, goes with a logout, and none is kept of nobody", async () => {
  const { page, context, problems } = await visitor(on.browser, on.site.url, "phone");
  const organiser = on.site.logins().find(({ label }) => label === "Volunteer")!;
  await go(page, "/EventPlannerForm");
  await page.locator("main form.enquiry-form button[type=submit]:not([disabled])").waitFor();
  await type(page, "experience", "Typed by nobody in particular.");
  await page.waitForFunction(() => Object.keys(sessionStorage).some((name) => name.startsWith("mandap:typed:")));
  expect(await drafts(page)).toBe("");

  await logIn(page, organiser.username, organiser.password);
  await go(page, "/EventPlannerForm");
  await page.locator("main form.enquiry-form button[type=submit]:not([disabled])").waitFor();
  await type(page, "experience", "Ten years.");
  await choose(page);
  await page.getByText(/^Ready, /).waitFor();
  await until("the draft", async () => (await drafts(page)).includes("crew"));
  await go(page, "/my/listings");
  await page.getByText("Your registration as event planner is not finished.").waitFor();
  await page.getByRole("link", { name: "Finish it" }).click();
  await page.getByText("We kept your draft").waitFor();
  await press(page, "Clear draft");
  await page.locator("dialog[open]").getByRole("button", { name: "Clear draft" }).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('main [name="experience"]')?.value === "",
  );
  // Longer than it waits before it keeps something.
  await page.waitForTimeout(800);
  expect(await drafts(page)).toBe("");
  await page.reload();
  await hydrated(page);
  expect(await page.getByText(/^Ready, /).count()).toBe(0);

  await type(page, "experience", "Eleven years.");
  await until("the draft", async () => (await drafts(page)).includes("Eleven"));
  await takenOver(page, "header");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(/\/login/i);
  await until("no draft", async () => (await drafts(page)) === "");
  await go(page, "/EventPlannerForm");
  expect(await page.getByText("We kept your draft").count()).toBe(0);
  expect(await value(page, "experience")).not.toContain("Eleven");
  expect(problems).toEqual([]);
  await context.close();
});
