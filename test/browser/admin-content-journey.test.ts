import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch, seen, visitor, type Size } from "../support/browser.ts";
import { serveSite, type ServedSite } from "../support/served-site.ts";
import { go, logIn, press } from "./people.ts";

let site: ServedSite;
let browser: Browser;
beforeAll(async () => {
  site = await serveSite({ DEMO: "on" });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const toast = (page: Page, text: string) => page.locator(".toasts").getByText(text).first().waitFor();
const login = (role: string) => site.logins().find((one) => one.role === role)!;

describe.each<Size>(["phone", "wide"])("on a %s screen", (size) => {
  test("an admin changes the news; a wrong link is refused, a mended one stands on the page", async () => {
    const { page, context, problems } = await visitor(browser, site.url, size, { allow: [/status of 400/] });
    const admin = login("admin");
    await logIn(page, admin.username, admin.password);
    await page.waitForURL(/AdminDashboard/);

    // A news card with a wrong link is refused beside its field; mended, it stands on News & Blog.
    await go(page, "/AdminDashboard?tab=content");
    const title = `Kumbh on the ${size} screen`;
    await page.getByRole("textbox", { name: "Title" }).first().fill(title);
    await page.getByRole("textbox", { name: "Link" }).first().fill("http://kumbh.example/");
    await press(page, "Save news cards");
    await page.locator(".alert").getByText("News card 1: Please give a whole address that begins with https://.").waitFor();
    await seen(page, "admin-content-refused");
    await page.getByRole("textbox", { name: "Link" }).first().fill(`https://kumbh-${size}.example/`);
    await page.getByRole("button", { name: "Move down News card 1", exact: true }).click();
    await press(page, "Save news cards");
    await toast(page, "News cards saved.");
    await seen(page, "admin-content");
    await go(page, "/newsblog");
    await page.locator(".news-card").nth(1).getByRole("heading", { name: title }).waitFor();
    await go(page, "/AdminDashboard?tab=content&list=popular-searches");
    await seen(page, "admin-content-searches");

    expect(problems).toEqual([]);
    await context.close();
  }, 180_000);
});
