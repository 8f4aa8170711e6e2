import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { goOffline, goOnline } from "../support/offline.ts";
import { until } from "../support/served-site.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, hydrated, logIn, press, type } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

const mailsWith = (text: string) => on.site.mails().filter((mail) => mail.text.includes(text)).length;
const cacheKeys = (page: Page, name: string) =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
    name,
  );
/** The kept pages, and data of pages, that were made for somebody signed in. */
const keptForSomebody = (page: Page) =>
  page.evaluate(async () => {
    const pages = await caches.open("mandap-pages");
    const kept = await Promise.all(
      (await pages.keys()).map(async (request) => ({
        url: request.url,
        viewer: (await pages.match(request, { ignoreVary: true }))?.headers.get("X-Viewer"),
      })),
    );
    return kept.flatMap(({ url, viewer }) => (viewer ? [url] : []));
  });
/** Opens the page that first brings the service worker, and waits until that has kept it. */
async function firstVisit(page: Page, path: string): Promise<void> {
  await go(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await until(`${path} to be kept`, async () => (await cacheKeys(page, "mandap-pages")).includes(path));
}
async function offline(context: BrowserContext, page: Page): Promise<void> {
  await goOffline(context);
  await page.getByText("You are offline.", { exact: false }).first().waitFor();
}
/** Two seconds after a page opens it looks whether something waits. */
const waitingButton = (page: Page) => page.getByRole("button", { name: /Waiting to be sent/ });

async function fillContact(page: Page, message: string): Promise<void> {
  await type(page, "fullName", "Asha Kulkarni");
  await type(page, "phone", "98260 12345");
  await page.locator('main [name="service"]').selectOption("Event Planning");
  await type(page, "message", message);
  await page.locator('main [name="consent"]').check();
}

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  // What the network refuses is told to the console by the browser itself.
  const open = () =>
    visitor(on.browser, on.site.url, size, {
      allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/],
      worker: true,
    });

  test("a visited profile is there offline, the rest says so, and what comes by links is kept too", async () => {
    const { page, context, problems } = await open();
    await go(page, "/Volunteers");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const card = page.locator('main a[href^="/volunteer/"]').first();
    const path = (await card.getAttribute("href"))!;
    await card.click();
    await page.waitForURL((url) => url.pathname === path);
    // The address changes a moment before the page does.
    await page.getByRole("heading", { level: 1, name: "Volunteers" }).waitFor({ state: "detached" });
    const name = (await page.getByRole("heading", { level: 1 }).textContent())!.trim();
    await until("the profile to be kept as a document", async () =>
      (await cacheKeys(page, "mandap-pages")).includes(path),
    );
    await page.waitForLoadState("networkidle");

    await offline(context, page);
    await page.reload();
    await hydrated(page);
    expect((await page.getByRole("heading", { level: 1 }).textContent())!.trim()).toBe(name);
    expect(
      await page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLImageElement>("main .profile img, main img")].filter(
            (img) => img.complete && img.naturalWidth > 0,
          ).length,
      ),
    ).toBeGreaterThan(0);
    await seen(page, "offline-profile");

    await page.goto("/newsblog");
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    await page.getByRole("link", { name: new RegExp(name) }).waitFor();
    await seen(page, "offline-page");
    await page
      .getByRole("link", { name: new RegExp(name) })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await goOnline(context);
    await page.goto("/newsblog");
    await hydrated(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("below /hi the offline page, what is kept and what it is called are in Hindi", async () => {
    const { page, context, problems } = await open();
    const words = `ऑफ़लाइन लिखा, ${size}।`;
    await firstVisit(page, "/hi/ContactUs");
    await until("the scripts with Hindi words to be kept", async () =>
      (await cacheKeys(page, "mandap-assets")).some((path) => /\/assets\/hi-\w+\/waiting-forms/.test(path)),
    );
    await goOffline(context);
    await page.getByText("आप ऑफ़लाइन हैं", { exact: false }).first().waitFor();
    await page.reload();
    await hydrated(page);
    await fillContact(page, words);
    await press(page, "पूछताछ भेजें");
    await page.getByText("आप ऑफ़लाइन हैं। आपका लिखा हुआ इस डिवाइस पर रखा है।").waitFor();
    await page.getByRole("button", { name: /भेजना बाकी/ }).click();
    await page.getByText("आपने क्या लिखा", { exact: true }).click();
    await page.getByText(words).waitFor();
    const labels = await page.locator(".kept-form dt").allTextContents();
    expect(labels.join("")).not.toMatch(/[A-Za-z]/);
    await seen(page, "offline-waiting-hi");
    await page.keyboard.press("Escape");

    await page.goto("/hi/newsblog");
    await page.getByRole("heading", { name: "आप ऑफ़लाइन हैं" }).waitFor();
    await page.getByText("1 फ़ॉर्म इस डिवाइस पर रखा है").waitFor();
    await seen(page, "offline-page-hi");
    await page.goto("/newsblog");
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    await goOnline(context);
    // It opens by itself.
    await page.locator("#again").waitFor({ state: "detached" });
    await hydrated(page);
    await until("the enquiry to be sent", () => mailsWith(words) > 0);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("an enquiry written offline is kept, shown, and sent once when the network is back", async () => {
    const { page, context, problems } = await open();
    const words = `Written offline on a ${size} screen.`;
    await firstVisit(page, "/ContactUs");
    await offline(context, page);
    await page.reload();
    await hydrated(page);
    await fillContact(page, words);
    await press(page, "Send enquiry");
    await page.getByText("You are offline. What you wrote is kept on this device.").waitFor();
    expect(await page.locator('[name="message"]').inputValue()).toBe("");
    await waitingButton(page).waitFor();
    await seen(page, "offline-kept");
    await waitingButton(page).click();
    await page.getByText("What you wrote", { exact: true }).click();
    await page.getByText(words).waitFor();
    await seen(page, "offline-waiting");
    await page.keyboard.press("Escape");

    // It outlives a reload, and more tabs than one make no difference.
    await page.reload();
    await hydrated(page);
    await waitingButton(page).waitFor();
    const second = await context.newPage();
    await second.goto("/ContactUs");
    await goOnline(context);
    await until("the enquiry to be sent", () => mailsWith(words) > 0);
    await until(
      "somebody to be told",
      async () =>
        (await page.getByText(/Sent, now that you are online again/).count()) +
          (await second.getByText(/Sent, now that you are online again/).count()) >
        0,
    );
    await waitingButton(page).waitFor({ state: "detached" });
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(() => document.querySelector(".net") !== null);
    expect(mailsWith(words)).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a form is discarded for good; one that is refused comes back with its text", async () => {
    const { page, context, problems } = await open();
    await firstVisit(page, "/ContactUs");
    await offline(context, page);
    const words = `Better not sent, ${size}.`;
    await fillContact(page, words);
    await press(page, "Send enquiry");
    await waitingButton(page).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("button", { name: "Yes, discard it" }).click();
    await page.getByText("Nothing waits any more.").waitFor();
    await page.keyboard.press("Escape");

    const refused = `To be refused, ${size}.`;
    await fillContact(page, refused);
    await press(page, "Send enquiry");
    await waitingButton(page).waitFor();
    // What the form would not have let through: as if the rules had changed meanwhile.
    await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open("mandap-offline");
        request.addEventListener("success", () => resolve(request.result));
      });
      const store = database.transaction("outbox", "readwrite").objectStore("outbox");
      const all = store.getAll() as IDBRequest<{ body: string }[]>;
      await new Promise<void>((resolve) => {
        all.addEventListener("success", () => {
          for (const form of all.result) store.put({ ...form, body: form.body.replace("98260 12345", "12") });
          resolve();
        });
      });
      database.close();
    });
    await goOnline(context);
    await page.getByRole("button", { name: "1 form was not accepted" }).click();
    await page.getByText(refused).waitFor();
    await page.locator(".kept-form .trouble").waitFor();
    await seen(page, "offline-refused");
    await page.getByRole("button", { name: "Copy the text" }).click();
    await page.getByText("Copied.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(refused);
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("button", { name: "Yes, discard it" }).click();
    expect([mailsWith(words), mailsWith(refused)]).toEqual([0, 0]);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("nothing of a signed-in person is left after logout, and nobody else sends what they wrote", async () => {
    const { page, context, problems } = await open();
    const organiser = on.site.logins().find(({ label }) => label === "Organiser")!;
    const volunteer = on.site.logins().find(({ label }) => label === "Volunteer")!;
    const words = `Of the organiser alone, ${size}.`;
    await firstVisit(page, "/Volunteers");
    await logIn(page, organiser.username, organiser.password);
    await go(page, "/account");
    await go(page, "/my-requests");
    await go(page, "/Volunteers");
    await go(page, "/ContactUs");
    await until("the pages of the organiser to be kept", async () =>
      (await cacheKeys(page, "mandap-pages")).includes("/ContactUs"),
    );
    expect((await keptForSomebody(page)).length).toBeGreaterThan(0);
    const kept = await cacheKeys(page, "mandap-pages");
    expect(kept.filter((path) => /account|my-requests|dashboard/i.test(path))).toEqual([]);
    expect(
      await page.evaluate(async () =>
        (await (await caches.match("/ContactUs", { ignoreVary: true }))!.text()).includes("data-viewer"),
      ),
    ).toBe(true);

    await offline(context, page);
    await fillContact(page, words);
    await press(page, "Send enquiry");
    await waitingButton(page).waitFor();
    // The session ends elsewhere while this browser is offline: the form waits for its writer.
    await context.clearCookies();
    await goOnline(context);
    await go(page, "/");
    expect(await cacheKeys(page, "mandap-pages")).not.toContain("/ContactUs");
    expect(
      await page.evaluate(async () => {
        const pages = await caches.open("mandap-pages");
        const texts = await Promise.all(
          (await pages.keys()).map(async (request) => (await pages.match(request))!.text()),
        );
        return texts.some((text) => text.includes("data-viewer"));
      }),
    ).toBe(false);
    await logIn(page, volunteer.username, volunteer.password);
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/waiting-forms")),
    );
    expect(await waitingButton(page).count()).toBe(0);
    expect(mailsWith(words)).toBe(0);

    await page.evaluate(() => fetch("/api/auth/logout"));
    // A page that everybody sees may be kept again at once: for nobody.
    await until(
      "the pages of the volunteer to be gone after logout",
      async () => (await keptForSomebody(page)).length === 0,
    );
    await logIn(page, organiser.username, organiser.password);
    await until("the writer's form to be sent", () => mailsWith(words) === 1);
    expect(problems).toEqual([]);
    await context.close();
  });
});
