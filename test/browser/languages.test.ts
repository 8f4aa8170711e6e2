import { describe, expect, test } from "vitest";
import { visitor } from "../support/browser.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, hydrated, press, takenOver, type } from "./people.ts";
import { sharedDemo } from "./served.ts";

const on = sharedDemo();

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

describe.each(JOURNEY_SIZES)("in Hindi, on a %s screen", (size) => {
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
    await press(page, /^लॉगिन करें$/);
    await page.waitForURL("**/hi/my-requests");
    expect(problems).toEqual([]);
    await context.close();
  });
});

test("states and districts are said in the language of the page, with a script and without, and sent as they are", async () => {
  const { page, context, problems } = await visitor(on.browser, on.site.url, "phone");
  const { username, password } = on.site.logins().find(({ label }) => label === "Volunteer")!;
  await page.request.post("/api/twilio/login", { data: { loginId: username, password } });
  const choices = async (html: string) =>
    new Map([...html.matchAll(/<option value="([^"]+)"[^>]*>([^<]+)</g)].map(([, value, said]) => [value, said]));
  for (const path of ["/Volunteers", "/VolunteerEnquiryForm", "/VenueRegistration", `/volunteer/edit/${username}`]) {
    const drawn = await choices(await (await page.request.get(`/hi${path}`)).text());
    expect(drawn.get("Madhya Pradesh"), path).toBe("मध्य प्रदेश");
    const inEnglish = await choices(await (await page.request.get(path)).text());
    expect(inEnglish.get("Madhya Pradesh"), path).toBe("Madhya Pradesh");
    await page.goto(`/hi${path}`);
    await hydrated(page);
    await takenOver(page, "footer");
    expect(problems, path).toEqual([]);
  }
  const edited = await choices(await (await page.request.get(`/hi/volunteer/edit/${username}`)).text());
  expect(edited.get("Indore")).toBe("इंदौर");
  await context.close();
});

test("the same page in the other language is one tap away, the home page follows the choice, and it is offered once", async () => {
  const context = await on.browser.newContext({ baseURL: on.site.url, serviceWorkers: "block", locale: "hi-IN" });
  const page = await context.newPage();
  await go(page, "/VenueBooking?state=Goa");
  const offer = page.locator(".tongue-offer");
  await offer.getByRole("link", { name: "यह पेज हिंदी में देखें" }).click();
  await page.waitForURL("**/hi/VenueBooking?state=Goa");
  await hydrated(page);
  await page.goto("/");
  await page.waitForURL("**/hi");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await go(page, "/Volunteers");
  await page.mouse.move(30, 30);
  await page.waitForLoadState("networkidle");
  expect(await offer.count()).toBe(0);
  await page.getByRole("banner").getByRole("link", { name: "हिन्दी" }).click();
  await page.waitForURL("**/hi/Volunteers");
  await context.close();
});

test("search engines find each language's pages by its sitemap, and what others wrote at one address", async () => {
  const read = async (path: string) => (await fetch(on.site.url + path)).text();
  expect(await read("/robots.txt")).toContain(`Sitemap: ${on.site.url}/sitemap-hi.xml`);
  const sitemap = await read("/sitemap-hi.xml");
  expect(sitemap).toContain(`<loc>${on.site.url}/hi/VenueBooking</loc>`);
  expect(sitemap).toContain(`hreflang="en-IN" href="${on.site.url}/VenueBooking"`);
  expect(sitemap).not.toContain("asha.kulkarni");
  const canonical = async (path: string) => /rel="canonical" href="([^"]+)"/.exec(await read(path))?.[1];
  expect(await canonical("/hi/VenueBooking")).toBe(`${on.site.url}/hi/VenueBooking`);
  expect(await canonical("/hi/volunteer/asha.kulkarni")).toBe(`${on.site.url}/volunteer/asha.kulkarni`);
});

test("without a script too, and search engines wait until the language is whole", async () => {
  const answer = await fetch(`${on.site.url}/hi?what=venues&place=Indore`, { redirect: "manual" });
  expect(answer.headers.get("location")).toBe("/hi/VenueBooking?state=Madhya+Pradesh&district=Indore");
  expect((await fetch(`${on.site.url}/mr/VenueBooking`)).headers.get("x-robots-tag")).toBe("noindex");
  const page = await fetch(`${on.site.url}/HI/VenueBooking`);
  expect(page.headers.get("x-robots-tag")).toBeNull();
  expect(await page.text()).toContain('<html lang="hi-IN"');
  const english = await fetch(`${on.site.url}/VenueBooking`);
  expect(english.headers.get("x-robots-tag")).toBeNull();
  expect(await english.text()).not.toMatch(/href="\/mr/);
});
