import type { Locator, Page } from "playwright-core";
import type { ReadSite } from "../support/served-site.ts";

/** Somebody who signs up in a journey. */
export type Person = {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  mobile: string;
  password: string;
  dob: string;
  gender: "Male" | "Female";
};

let made = 0;
/** A person whose username, e-mail and mobile nobody else in the run has. */
export function newPerson(firstName: string, lastName: string): Person {
  const n = ++made;
  const username = `${firstName}.${lastName}${n}`.toLowerCase();
  return {
    firstName,
    lastName,
    username,
    email: `${username}@mandap.example`,
    mobile: `9${String(826000000 + n * 37)}`,
    password: "Chai@4pm-daily",
    dob: "1999-03-02",
    gender: "Female",
  };
}

/** Text into the field of this name, whatever its label. */
export const type = (page: Page, name: string, text: string) =>
  page.locator(`main [name="${name}"]:visible, dialog[open] [name="${name}"]:visible`).first().fill(text);

/** A first sign of life, as everybody gives who does anything: what nobody can use before then is loaded with it (docs/adr/0013). */
async function beThere(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(9, 9);
}

export async function press(page: Page, label: string | RegExp): Promise<void> {
  await beThere(page);
  await page.getByRole("button", { name: label }).first().click();
}

const askForm = (page: Page) => page.locator("#book-form");

/** Opens the form of a profile, which narrow screens have behind the bar at their foot. */
export async function openAsk(page: Page): Promise<Locator> {
  const form = askForm(page);
  if (!(await form.isVisible())) await page.locator(".bookbar [popovertarget]").click();
  await form.waitFor();
  return form;
}

/** Back to the page behind it. */
export async function closeAsk(page: Page): Promise<void> {
  const close = askForm(page).getByRole("button", { name: "Close", exact: true });
  if (await close.isVisible()) await close.click();
}

/** Waits until React has taken over: before, a form would be sent the plain way. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );

/** Waits until React has taken over this part too, after a sign of life: before, its links lead the browser's own way. */
export async function takenOver(page: Page, selector: string): Promise<void> {
  await beThere(page);
  await page.waitForFunction(
    (part) => Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith("__reactFiber")),
    selector,
  );
}

export async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await beThere(page);
}

/** The first stage of the sign-up form, up to Send OTP. */
export async function fillSignup(page: Page, person: Person): Promise<void> {
  await type(page, "firstName", person.firstName);
  await type(page, "lastName", person.lastName);
  await type(page, "dob", person.dob);
  await page.getByRole("radio", { name: person.gender, exact: true }).check();
  await type(page, "username", person.username);
  await type(page, "email", person.email);
  await type(page, "password", person.password);
  await type(page, "confirmPassword", person.password);
  await type(page, "mobile", `+91${person.mobile}`);
}

/** Signs up through the form, the code read from the outbox. Ends where the site sends the person. */
export async function signUp(page: Page, site: ReadSite, person: Person, path = "/signup"): Promise<void> {
  await go(page, path);
  await fillSignup(page, person);
  await press(page, "Send OTP");
  await page.locator('[name="otp"]').waitFor();
  await type(page, "otp", await site.codeFor(`+91${person.mobile}`));
  await page.locator('[name="terms"]').check();
  await press(page, "Register");
  await page.getByText("Signup and Auto login successful").first().waitFor();
  await page.waitForURL((url) => !/signup/i.test(url.pathname));
}

export async function logIn(page: Page, loginId: string, password: string): Promise<void> {
  await go(page, "/login");
  await type(page, "loginId", loginId);
  await type(page, "password", password);
  await press(page, /^Login$|^Log in$/i);
  await page.getByText("Login successful").first().waitFor();
  await page.waitForURL((url) => !/login/i.test(url.pathname));
}

/** The filters of a search: beside the results, or in the sheet that phones open. */
export async function filters(page: Page): Promise<Locator> {
  const chip = page.getByRole("button", { name: /^Filters/ });
  if (!(await chip.isVisible())) return page.locator("#filters");
  await chip.click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.waitFor();
  return sheet;
}
