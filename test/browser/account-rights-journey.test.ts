// @suite full
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { cookieOf } from "../support/signed-in.ts";
import { until } from "../support/served-site.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, logIn, newPerson, press, signUp, type } from "./people.ts";
import { served } from "./served.ts";

// The demo brings listings to report and an admin who decides.
const on = served({ DEMO: "on" });

/** The cookies of a demo login, for a browser. */
async function cookiesOf(label: string) {
  const pairs = (await cookieOf(on.site, label)).split("; ").map((pair) => pair.split("="));
  return pairs.map(([name = "", ...value]) => ({ name, value: value.join("="), url: on.site.url }));
}

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a person reads what they agreed to, downloads their data, deletes the account and comes back", async () => {
    const kavya = newPerson("kavya", size === "phone" ? "Menon" : "Pillai");
    const { page, context, problems } = await visitor(on.browser, on.site.url, size, { allow: [/status of 400/] });
    await signUp(page, on.site, kavya);
    // From the menu.
    if (size === "phone") await page.getByRole("button", { name: "Open menu" }).click();
    else await page.locator("details.account.only-wide > summary").click();
    await page.getByRole("link", { name: "Account", exact: true }).first().click();
    await page.waitForURL(/\/account$/);
    await page.getByRole("heading", { name: "What you agreed to" }).waitFor();
    await page.getByText(/^Given on .* version \d{4}-\d\d-\d\d/).waitFor();
    await seen(page, "account-rights");

    // WhatsApp is off until it is asked for, and as easily off again.
    const whatsapp = page.getByRole("switch", { name: "Messages on WhatsApp" });
    expect(await whatsapp.isChecked()).toBe(false);
    await whatsapp.click();
    await page.getByText("Noted: you agree.").first().waitFor();
    expect(await whatsapp.isChecked()).toBe(true);
    await whatsapp.click();
    await page.getByText(/^Taken back on /).waitFor();
    expect(await whatsapp.isChecked()).toBe(false);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download my data" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^my-data-.*\.zip$/);
    const bytes = await buffer(await download.createReadStream());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");

    // The password first, then a code in its place.
    await press(page, "Delete my account");
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await dialog.getByText("Please enter your password, or the code we sent you.").first().waitFor();
    await dialog.locator('[name="closing-password"]').fill("wrong-one");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await dialog.getByText("This password is not right.").first().waitFor();
    await seen(page, "account-delete");
    const before = on.site.sms().length;
    await dialog.getByRole("button", { name: "Send me a code instead" }).click();
    await dialog.locator('[name="closing-otp"]').waitFor();
    const sms = await until("the code", () =>
      on.site
        .sms()
        .slice(before)
        .find(({ template }) => template === "close-code"),
    );
    await dialog.locator('[name="closing-otp"]').fill(/\d{6}/.exec(sms.text)![0]);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await page.getByText("Your account is closed.", { exact: false }).first().waitFor();
    await page.waitForURL(/\/$/);
    expect((await context.cookies()).find(({ name }) => name === "mandap_session")).toBeUndefined();

    // A login within the days keeps it.
    await logIn(page, kavya.username, kavya.password);
    await go(page, "/notifications");
    await page.getByText("You logged in, so your account is not erased.", { exact: false }).first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a volunteer takes back the consent to the public profile, and gives it again", async () => {
    const { page, context } = await visitor(on.browser, on.site.url, size, { allow: [/status of 404/] });
    await context.addCookies(await cookiesOf("Volunteer"));
    const profile = async () => (await fetch(`${on.site.url}/api/volunteers/username/asha.kulkarni`)).status;
    await go(page, "/account");
    await seen(page, "account-rights-volunteer");
    const shown = page.locator('[name="consent-public-profile"]');
    await shown.uncheck();
    await page.getByText("Noted: you took your consent back.").first().waitFor();
    expect(await profile()).toBe(404);
    await shown.check();
    await page.getByText("Noted: you agree.").first().waitFor();
    expect(await profile()).toBe(200);
    await context.close();
  });

  test("a visitor reports a listing; the admin asks its owner, notes something and dismisses it", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    const owner = on.site.logins().find(({ role }) => role === "volunteer")!;
    await go(page, `/volunteer/${owner.username}`);
    await press(page, "Report this listing");
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("button", { name: "Send report" }).click();
    await dialog.getByText("Please choose what is wrong.").first().waitFor();
    await seen(page, "report-dialog");
    await dialog.getByRole("radio", { name: "Something else" }).check();
    await type(page, "report-text", `The hall was sold (${size}).`);
    await dialog.getByRole("button", { name: "Send report" }).click();
    await page.getByText("Thank you. We look at every report.").first().waitFor();
    expect(problems).toEqual([]);
    await context.close();

    const admin = await visitor(on.browser, on.site.url, size);
    await admin.context.addCookies(await cookiesOf("Admin"));
    await go(admin.page, "/AdminDashboard?tab=reports");
    await admin.page.getByText(`The hall was sold (${size}).`).waitFor();
    const desk = admin.page.getByRole("navigation", { name: "Admin", exact: true });
    await desk.getByRole("link", { name: "Reports (1 waiting)" }).waitFor();
    await seen(admin.page, "admin-reports");
    // The bell of the admins has it; by keys: a question to the owner, and a note.
    expect(await admin.page.locator(".bell").getAttribute("aria-label")).toMatch(/unread/);
    const say = async (key: string, words: string) => {
      await admin.page.locator("h1").click();
      await admin.page.keyboard.press(key);
      await type(admin.page, "reason", words);
      await admin.page
        .locator("dialog[open]")
        .getByRole("button", { name: /^(Send question|Keep note)$/ })
        .click();
      await admin.page.locator(".talk").getByText(words).waitFor();
    };
    await say("n", `Called (${size}).`);
    await say("q", `Whose hall is it (${size})?`);
    const asked = await visitor(on.browser, on.site.url, size);
    await asked.context.addCookies(await cookiesOf("Volunteer"));
    await go(asked.page, "/notifications");
    await asked.page
      .getByRole("link", { name: new RegExp(`Whose hall is it \\(${size}\\)`) })
      .first()
      .click();
    await asked.page.getByRole("heading", { name: "A question about your listing" }).waitFor();
    expect(await asked.page.getByText(/was sold|Called/).count()).toBe(0);
    await seen(asked.page, "report-question");
    await press(asked.page, "Send answer");
    await asked.page.getByText("Please write something.").waitFor();
    await type(asked.page, "text", "It is my brother's.");
    await press(asked.page, "Send answer");
    await asked.page.locator(".talk .own").getByText("It is my brother's.").waitFor();
    expect(asked.problems).toEqual([]);
    await asked.context.close();
    await go(admin.page, "/AdminDashboard?tab=reports");
    await admin.page.getByText("It is my brother's.").waitFor();
    await seen(admin.page, "admin-report-answered");
    await admin.page
      .getByRole("button", { name: /^Dismiss/ })
      .first()
      .click();
    await admin.page.locator("dialog[open]").getByRole("button", { name: "Dismiss report" }).click();
    await admin.page.getByText("The report is dismissed.").first().waitFor();
    await admin.page.getByText("Nothing is reported.").waitFor();
    expect(admin.problems).toEqual([]);
    await admin.context.close();
  });
});
