import { describe, expect, test } from "vitest";
import { visitor, type Size } from "../support/browser.ts";
import { go, hydrated, press, takenOver, type } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

/** Pages of every kind: drawn at once, late, with forms, with what somebody typed. */
const PAGES = [
  "",
  "/VenueBooking",
  "/Volunteers",
  "/volunteer/asha.kulkarni",
  "/login",
  "/AboutUs",
  "/search?q=dj",
  "/nowhere",
];

describe.each<Size>(["phone", "wide"])("in Hindi, on a %s screen", (size) => {
  test("every page is taken over as the server drew it, and its links stay in the language", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size, { allow: [/404/] });
    for (const path of PAGES) {
      await page.goto(`/hi${path}`);
      await hydrated(page);
      await takenOver(page, "footer");
      expect(await page.locator("html").getAttribute("lang"), path).toBe("hi-IN");
      const links = await page
        .locator("a[href^='/']:not([hreflang])")
        .evaluateAll((all) => all.map((one) => one.getAttribute("href")!));
      const astray = links.filter((href) => !/^\/(hi(?=[/?#]|$)|api\/|images\/)/.test(href));
      expect(astray, path).toEqual([]);
      const forms = await page
        .locator("form[method=get]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("action")!));
      expect(
        forms.filter((action) => !/^\/hi(?=[/?#]|$)/.test(action)),
        path,
      ).toEqual([]);
      expect(problems, path).toEqual([]);
    }
    await context.close();
  });

  test("who signs in stays in it, and comes to where they wanted to go", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size, { allow: [/401/] });
    await go(page, "/hi/my-requests");
    await page.waitForURL("**/hi/login?redirect=%2Fmy-requests");
    const { username, password } = on.site.logins().find(({ label }) => label === "Organiser")!;
    await type(page, "loginId", username);
    await type(page, "password", password);
    await press(page, "Login");
    await page.waitForURL("**/hi/my-requests");
    expect(problems).toEqual([]);
    await context.close();
  });
});

test("without a script too, and search engines wait until the language is whole", async () => {
  const answer = await fetch(`${on.site.url}/hi?what=venues&place=Indore`, { redirect: "manual" });
  expect(answer.headers.get("location")).toBe("/hi/VenueBooking?state=Madhya+Pradesh&district=Indore");
  const page = await fetch(`${on.site.url}/HI/VenueBooking`);
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect(await page.text()).toContain('<html lang="hi-IN"');
  const english = await fetch(`${on.site.url}/VenueBooking`);
  expect(english.headers.get("x-robots-tag")).toBeNull();
  expect(await english.text()).not.toMatch(/\/hi\//);
});
