// @suite full
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seen, visitor, type Size } from "../support/browser.ts";
import { goOffline, goOnline } from "../support/offline.ts";
import { plainPhoto } from "../support/photos.ts";
import { until } from "../support/served-site.ts";
import { cookieOf } from "../support/signed-in.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, logIn, newPerson, press, signUp, type } from "./people.ts";
import { served } from "./served.ts";

// The demo brings other people who can sign in.
const on = served({ DEMO: "on" });

// What the network refuses is told to the console by the browser itself.
const open = (size: Size) =>
  visitor(on.browser, on.site.url, size, {
    allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/],
    worker: true,
  });
const photo = async (name: string, colour: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await plainPhoto(colour),
});
const choose = (page: Page, name: string, value: string) => page.locator(`main [name="${name}"]`).selectOption(value);
/** Two seconds after a page opens it looks whether something waits. */
const waiting = (page: Page, label: RegExp | string = /Waiting to be sent/) =>
  page.getByRole("button", { name: label });

async function offline(context: BrowserContext, page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await goOffline(context);
  await page.getByText("You are offline.", { exact: false }).first().waitFor();
}
/** What lies in the outbox of this browser, whoever wrote it. */
const outbox = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("mandap-offline");
      request.addEventListener("success", () => resolve(request.result));
    });
    const all = database.transaction("outbox").objectStore("outbox").getAll() as IDBRequest<
      { state: string; owner: string }[]
    >;
    await new Promise((resolve) => all.addEventListener("success", resolve));
    database.close();
    return all.result.map(({ state, owner }) => ({ state, owner }));
  });
const published = async (path: string) => {
  const answer = await fetch(on.site.url + path);
  return answer.ok
    ? ((await answer.json()) as { profileImage?: string; galleryImages?: string[]; city?: string })
    : null;
};

async function fillVolunteer(page: Page): Promise<void> {
  await press(page, "Continue");
  await type(page, "address", "18, Sneh Nagar, near Navlakha Square");
  await choose(page, "addressState", "Madhya Pradesh");
  await choose(page, "addressDistrict", "Indore");
  await type(page, "zipCode", "452 001");
  await choose(page, "selectedState", "Madhya Pradesh");
  await page.getByRole("checkbox", { name: "Ujjain", exact: true }).check();
  await press(page, "Continue");
  await choose(page, "educationLevel", "Graduation");
  await type(page, "profileSummary", "I run gates and registration desks.");
  await press(page, /Add (a )?skill/i);
  await type(page, "skills.0.skill", "Crowd management");
  await choose(page, "skills.0.level", "Excellent");
  await press(page, "Continue");
  await page.locator("#f-profileImage").setInputFiles(await photo("me.jpg", "#b35a1f"));
  await page
    .locator("#f-galleryImages")
    .setInputFiles([await photo("a.jpg", "#1e6b3c"), await photo("b.jpg", "#c2185b")]);
  await page.getByRole("checkbox", { name: /terms and conditions/i }).check();
}

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a registration with photos outlives a reload without a network, and is sent once", async () => {
    const { page, context, problems } = await open(size);
    const asha = newPerson("asha", size === "phone" ? "Bapat" : "Gokhale");
    await signUp(page, on.site, asha);
    await go(page, "/VolunteerForm");
    await fillVolunteer(page);
    await offline(context, page);
    await page.getByRole("button", { name: "Register as a volunteer" }).dblclick();
    await page.getByText("You are offline. What you wrote and chose is kept on this device.").waitFor();
    expect(await page.getByRole("button", { name: "Register as a volunteer" }).count()).toBe(0);
    expect(await outbox(page)).toEqual([{ state: "waiting", owner: asha.username }]);
    await seen(page, "offline-registration-kept");
    await waiting(page).click();
    await page.getByText("with 3 photos").waitFor();
    await page.getByText("What you wrote", { exact: true }).click();
    await page.getByText("Crowd management, Excellent").waitFor();
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll<HTMLImageElement>(".kept-photos img")].filter((img) => img.naturalWidth > 0)
          .length === 3,
    );
    await seen(page, "offline-registration-waiting");
    await page.keyboard.press("Escape");

    // The form needs a session, so the page itself is not kept: the offline page says what waits.
    await page.reload();
    await page.getByText("1 form is kept on this device and is sent when the network is back.").waitFor();
    await goOnline(context);
    await until(
      "the registration to arrive",
      async () => (await published(`/api/volunteers/username/${asha.username}`)) !== null,
      60_000,
    );
    await until("the outbox to be empty", async () => (await outbox(page).catch(() => null))?.length === 0);
    const { profileImage, galleryImages } = (await published(`/api/volunteers/username/${asha.username}`))!;
    expect(galleryImages).toHaveLength(2);
    for (const path of [profileImage!, ...galleryImages!]) expect((await fetch(on.site.url + path)).status).toBe(200);
    await page.waitForURL(/\/volunteer\/edit\//i);
    expect(await waiting(page, /form/).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

test("a registration whose writer is no longer signed in waits for them, and nobody else sends or reads it", async () => {
  const { page, context, problems } = await open("phone");
  const nandini = newPerson("nandini", "Apte");
  const other = on.site.logins().find(({ label }) => label === "Organiser")!;
  const pending = async () => {
    const answer = await fetch(`${on.site.url}/api/volunteersmanager/pending`, {
      headers: { cookie: await cookieOf(on.site, "Admin") },
    });
    return ((await answer.json()) as { CompanyName: string }[]).filter(({ CompanyName }) => CompanyName === "Apte Crew")
      .length;
  };
  await signUp(page, on.site, nandini);
  await go(page, "/VolunteerPartnerRegistration");
  await type(page, "CompanyName", "Apte Crew");
  await choose(page, "addressState", "Madhya Pradesh");
  await choose(page, "addressDistrict", "Indore");
  await press(page, "Continue");
  await type(page, "experience", "Gates and stages at weddings and marathons.");
  await choose(page, "experienceYears", "3+");
  await choose(page, "totalEventCount", "50+");
  await press(page, "Continue");
  await page.locator("#f-photo").setInputFiles(await photo("me.jpg", "#b35a1f"));
  await offline(context, page);
  await press(page, "Register");
  await waiting(page).waitFor();

  // The session ends elsewhere meanwhile: the page says so and leads to the login.
  await context.clearCookies();
  await goOnline(context);
  await page.getByText("You are not signed in any more. Sign in again, and what waits here is sent.").waitFor();
  await waiting(page, "Sign in to send: 1 form").click();
  await page.getByText("You are not signed in any more. Sign in again, and it is sent.").waitFor();
  await seen(page, "offline-registration-signed-out");
  await page.locator("dialog[open]").getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(/login\?redirect=%2FVolunteerPartnerRegistration/i);
  await waiting(page, "Sign in to send: 1 form").waitFor();

  // Somebody else: told that something waits, and nothing of it.
  await logIn(page, other.username, other.password);
  await waiting(page, "1 form of another account").click();
  await page.getByText("It was written by somebody else who was signed in here.").waitFor();
  expect(await page.locator("dialog[open]").textContent()).not.toMatch(/Apte|nandini|manager|Gates/i);
  await seen(page, "offline-registration-of-another");
  await page.keyboard.press("Escape");
  expect([await pending(), await outbox(page)]).toEqual([0, [{ state: "waiting", owner: nandini.username }]]);
  await page.evaluate(() => fetch("/api/auth/logout"));

  await logIn(page, nandini.username, nandini.password);
  await page
    .getByText(/Sent, now that you are online again: Register as a volunteer manager/)
    .waitFor({ timeout: 240_000 });
  expect([await pending(), await outbox(page)]).toEqual([1, []]);
  await go(page, "/ProfileVerification");
  await page.getByRole("heading", { name: "Verification In Progress" }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test("photos that find no room are told, the words are kept, and the form stays to be sent", async () => {
  const { page, context, problems } = await open("phone");
  const gauri = newPerson("Gauri", "Datar");
  await signUp(page, on.site, gauri, `/signup?redirect=${encodeURIComponent("/BasicDetail")}`);
  await go(page, "/BasicDetail");
  await press(page, "Continue");
  await choose(page, "category", "Singer");
  await type(page, "genre", "Sufi, Ghazal");
  await type(page, "duration", "2");
  await type(page, "team", "4");
  await choose(page, "travel", "Yes");
  await choose(page, "addressState", "Madhya Pradesh");
  await type(page, "city", "Indore");
  await press(page, "Continue");
  await page.locator("#f-profileImage").setInputFiles(await photo("me.jpg", "#b35a1f"));
  await type(page, "description", "I sing Sufi and ghazal evenings. ".repeat(12));
  await page.getByText(/^Ready, /).waitFor();
  // A full disk, for photos: Chromium asks for the room that is left only now and then, so its own quota is no help here.
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: { body?: unknown }, key?: IDBValidKey) {
      if (Array.isArray(value.body) && value.body.some(([, part]: [string, unknown]) => part instanceof File))
        throw new DOMException("The disk is full.", "QuotaExceededError");
      return put.call(this, value, key);
    };
  });
  await offline(context, page);
  await press(page, "Register as an artist");
  await page.getByText("your photos do not fit on this device", { exact: false }).waitFor();
  await seen(page, "offline-registration-no-room");
  await waiting(page, "1 form was not accepted").click();
  await page.getByText("Your photos did not fit on this device").waitFor();
  await page.locator("dialog[open]").getByText("Sufi, Ghazal").waitFor();
  await page.keyboard.press("Escape");
  await goOnline(context);

  // Another tab, as after the browser was closed: the form is filled in again, but for the photo.
  const second = await context.newPage();
  await go(second, "/Services");
  await second.mouse.move(5, 5);
  await waiting(second, "1 form was not accepted").click();
  await second.getByRole("link", { name: "Open the form" }).click();
  await second.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main [name="genre"]')?.value === "Sufi, Ghazal",
  );
  expect(await second.locator('main [name="city"]').inputValue()).toBe("Indore");
  second.on("dialog", (dialog) => void dialog.accept());
  // It opens at the step where one was.
  await press(second, "Back");
  await second.locator('main [name="city"]').fill("Dewas");
  await second.reload();
  await second.waitForFunction(() => document.querySelector<HTMLInputElement>('main [name="city"]')?.value === "Dewas");
  expect(await second.locator('main [name="genre"]').inputValue()).toBe("Sufi, Ghazal");
  await second.close({ runBeforeUnload: false });
  await press(page, "Try again");
  await page.waitForURL(/user-dashboard/i, { timeout: 240_000 });
  await until("the words to be gone", async () => (await outbox(page)).length === 0);
  expect(problems).toEqual([]);
  await context.close();
});

test("Background Sync sends it, photos included, while no page of the site is open", async () => {
  const { page, context, problems } = await open("phone");
  const meera = newPerson("meera", "Sane");
  await signUp(page, on.site, meera);
  await go(page, "/VolunteerForm");
  await fillVolunteer(page);
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on(
      "ServiceWorker.workerRegistrationUpdated",
      ({ registrations }: { registrations: { registrationId: string; scopeURL: string }[] }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(on.site.url));
        if (ours) resolve(ours.registrationId);
      },
    );
  });
  await devtools.send("ServiceWorker.enable");
  await offline(context, page);
  await press(page, "Register as a volunteer");
  await waiting(page).waitFor();
  const registrationId = await registration;
  await page.goto("about:blank");
  await goOnline(context);
  // The network of this browser was gone for its pages alone, so the browser itself has nothing to notice. An event
  // that found the network still gone is repeated, as the browser does by itself after five minutes.
  const sync = () =>
    devtools.send("ServiceWorker.dispatchSyncEvent", {
      origin: on.site.url,
      registrationId,
      tag: "mandap-outbox",
      lastChance: false,
    });
  const arrived = async () => (await sync(), published(`/api/volunteers/username/${meera.username}`));
  const { galleryImages } = await until("the registration to arrive", arrived, 60_000, 2000);
  expect(galleryImages).toHaveLength(2);
  await go(page, "/");
  await page.mouse.move(5, 5);
  await page.getByText(/Sent, now that you are online again: Join as a volunteer/).waitFor();
  expect(await outbox(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test("a change to a profile waits too, and gives way to what was changed elsewhere meanwhile", async () => {
  const { page, context, problems } = await open("phone");
  const volunteer = on.site.logins().find(({ label }) => label === "Volunteer")!;
  const path = `/volunteer/${volunteer.username}`;
  const summary = async () =>
    (
      (await (await fetch(`${on.site.url}/api/volunteers/username/${volunteer.username}`)).json()) as {
        profileSummary: string;
      }
    ).profileSummary;
  const write = async (on: Page, words: string) => {
    await go(on, `/volunteer/edit/${volunteer.username}`);
    await press(on, "Next");
    await press(on, "Next");
    await type(on, "profileSummary", words);
  };
  await logIn(page, volunteer.username, volunteer.password);
  await write(page, "Written without a network.");
  await offline(context, page);
  await press(page, "Save changes");
  await page.getByText("You are offline. What you wrote and chose is kept on this device.").waitFor();
  await seen(page, "offline-edit-kept");
  await goOnline(context);
  await page.waitForURL((url) => url.pathname === path, { timeout: 240_000 });
  expect([await summary(), await outbox(page)]).toEqual(["Written without a network.", []]);

  await write(page, "Written too late.");
  await offline(context, page);
  await press(page, "Save changes");
  await waiting(page).waitFor();
  const other = await visitor(on.browser, on.site.url, "wide");
  await logIn(other.page, volunteer.username, volunteer.password);
  await write(other.page, "Written on another device.");
  await press(other.page, "Save changes");
  await other.page.getByText("Volunteer updated successfully").first().waitFor();
  await other.context.close();
  await goOnline(context);
  await waiting(page, "1 form was not accepted").click();
  await page.getByText("This was changed elsewhere after you began to edit it.").waitFor();
  await page.getByText("Written too late.").first().waitFor();
  expect(await summary()).toBe("Written on another device.");
  // The console tells of the 409.
  expect(problems).toEqual([]);
  await context.close();
});
