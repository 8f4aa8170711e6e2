import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor } from "../support/browser.ts";
import { go, logIn, press, type } from "./people.ts";
import { served } from "./served.ts";

// What a form says while it waits, and where the server fails without a word of its own.
const on = served({ DEMO: "on" });

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** Answers a call without a word, once the page shows what it says while it waits. */
const failing = (page: Page, path: RegExp, waiting?: string) =>
  page.route(path, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    if (waiting) await says(page, waiting);
    return route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  });

async function somebody(label: string | null): Promise<Page> {
  const { page } = await visitor(on.browser, on.site.url, "wide");
  const login = on.site.logins().find((one) => one.label === label);
  if (login) await logIn(page, login.username, login.password);
  return page;
}

test("login", async () => {
  const page = await somebody(null);
  await go(page, "/login");
  await failing(page, /api\/twilio\/login/, "Logging in...");
  await type(page, "loginId", "asha.kulkarni");
  await type(page, "password", "wrong-password");
  await press(page, "Login");
  await says(page, "Login failed.");
  await page.context().close();
});

test("sign-up with nothing in it", async () => {
  const page = await somebody(null);
  await go(page, "/signup");
  await press(page, "Send OTP");
  await says(page, "Please fill in all required fields.");
  await page.context().close();
});

test("an artist's booking", async () => {
  const page = await somebody("Organiser");
  const [artist] = (await (await fetch(`${on.site.url}/api/artists/?q=dancer&limit=1`)).json()) as { _id: string }[];
  await go(page, `/artist/${artist?._id}`);
  await failing(page, /api\/artists\/booking\/form/);
  await type(page, "fullName", "Kabir Chouhan");
  await type(page, "phone", "9826012345");
  await type(page, "email", "kabir@mandap.example");
  await page.locator('main [name="eventType"]').selectOption({ index: 1 });
  await type(page, "eventDate", new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await page
    .locator("main form")
    .filter({ has: page.locator('[name="eventDate"]') })
    .locator('button[type="submit"]')
    .click();
  await says(page, "Failed to submit booking. Please try again.");
  await page.context().close();
});

test("choosing to be a guest", async () => {
  const page = await somebody("Organiser");
  await go(page, "/choose-role");
  await press(page, "I am a Guest");
  await says(page, "Welcome Guest");
  await page.waitForURL((url) => url.pathname === "/");
  await page.context().close();
});

test("a copied link", async () => {
  const page = await somebody(null);
  await go(page, "/volunteer/asha.kulkarni");
  await page
    .getByRole("button", { name: /Copy link/i })
    .first()
    .click();
  await says(page, "Profile link copied to clipboard!");
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } }),
  );
  await page
    .getByRole("button", { name: /Copy link/i })
    .first()
    .click();
  await says(page, "Failed to copy link.");
  expect(page.url()).toContain("asha.kulkarni");
  await page.context().close();
});

test("read more, read less", async () => {
  const { page, context } = await visitor(on.browser, on.site.url, "phone");
  await go(page, "/");
  await press(page, "Read More");
  await says(page, "Read Less");
  await context.close();
});
