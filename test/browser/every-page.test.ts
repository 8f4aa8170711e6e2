import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch, seen, visitor, type Size } from "../support/browser.ts";
import { hasJava, htmlErrors } from "../support/html-check.ts";
import { serveSite, type ServedSite } from "../support/served-site.ts";
import { cookieOf } from "../support/signed-in.ts";

/** Every page with demo data, by who looks at it. `{…}` is filled from the calls. */
const PAGES: Record<string, string[]> = {
  nobody: [
    "/", "/AboutUs", "/Services", "/ContactUs", "/newsblog", "/privacypolicy", "/TermCondition", "/ComingPage", "/login", "/signup", "/ForgetPassword", "/choose-role",
    "/Volunteers", "/Volunteers?state=Lakshadweep&district=Lakshadweep&city=nowhere", "/volunteer/asha.kulkarni", "/volunteer/no.such.person", "/VolunteerEnquiryForm", "/VolunteerManagerLanding", "/volunteermanagerprofile/vikram.solanki",
    "/ArtistBooking", "/artist/{artist}", "/EditArtistProfile", "/VenueBooking", "/venue/{venue}", "/EventPlanner", "/PlannerProfile", "/EventPlannerForm", "/EventEquipmentRental", "/RentalDetail", "/EventRentalForm", "/Registration", "/no-such-page", "/api/docs",
  ],
  Organiser: ["/", "/my-requests?box=sent", "/my/listings", "/notifications", "/account", "/VolunteerForm", "/VolunteerPartnerRegistration", "/BasicDetail", "/AdminDashboard"],
  Volunteer: ["/volunteer/edit/asha.kulkarni", "/volunteer/asha.kulkarni", "/my-requests"],
  Manager: ["/ProfileVerification", "/VolunteerManagerEditPage/vikram.solanki"],
  Artist: ["/user-dashboard", "/EditArtistProfile"],
  Admin: ["/AdminDashboard", "/AdminDashboard?tab=reports", "/AdminDashboard?tab=listings", "/AdminDashboard?tab=enquiries", "/AdminDashboard?tab=people", "/AdminDashboard?tab=reviews", "/AdminDashboard?tab=audit", "/AdminDashboard?tab=content", "/artistko/{pending}"],
};

let site: ServedSite;
let browser: Browser;
const known: Record<string, string> = {};
const fill = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? ""));

beforeAll(async () => {
  site = await serveSite({ DEMO: "on" });
  browser = await launch();
  const [artist] = (await (await fetch(`${site.url}/api/artists/?limit=1`)).json()) as { _id: string }[];
  known.artist = artist!._id;
  const [pending] = (await (await fetch(`${site.url}/api/artists/pending`, { headers: { cookie: await cookieOf(site, "Admin") } })).json()) as { _id: string }[];
  known.pending = pending!._id;
  known.venue = /href="\/venue\/([^"?#]+)"/.exec(await (await fetch(`${site.url}/VenueBooking`)).text())![1]!;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe.each<Size>(["phone", "wide"])("on a %s screen", (size) => {
  test.each(Object.keys(PAGES))("as %s: axe finds nothing, nothing scrolls sideways, the console stays clean", async (who) => {
    const { page, context, problems } = await visitor(browser, site.url, size, { allow: [/status of 40[34]/] });
    if (who !== "nobody") {
      await context.addCookies((await cookieOf(site, who)).split("; ").map((pair) => ({ name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1), url: site.url })));
    }
    const found: string[] = [];
    for (const path of PAGES[who]!.map(fill)) {
      await page.goto(path, { waitUntil: "load" });
      await page.waitForLoadState("networkidle");
      await seen(page, `${who}-${path.replace(/[^\w]+/g, "-").slice(0, 60)}`).catch((error: Error) => found.push(`${path}: ${error.message.split("\n").slice(0, 12).join(" ")}`));
      found.push(...problems.splice(0).map((text) => `${path}: ${text}`));
    }
    expect(found).toEqual([]);
    await context.close();
  });
});

test.skipIf(!hasJava())("the Nu HTML checker finds no error in any page's HTML", async () => {
  const html = new Map<string, string>();
  for (const [who, paths] of Object.entries(PAGES)) {
    const cookie = who === "nobody" ? null : await cookieOf(site, who);
    for (const path of paths.map(fill)) html.set(`${path} as ${who}`, await (await fetch(site.url + path, { headers: cookie ? { cookie } : {} })).text());
  }
  expect(htmlErrors(html)).toEqual([]);
});
