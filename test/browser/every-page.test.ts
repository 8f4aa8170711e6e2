import { beforeAll, describe, expect, test } from "vitest";
import { seen, visitor, type Size } from "../support/browser.ts";
import { hasJava, htmlErrors } from "../support/html-check.ts";
import { cookieOf, cookiesFor } from "../support/signed-in.ts";
import { bookingNumbers } from "./booking-pages.ts";
import { PAGES } from "./pages.ts";
import { hydrated } from "./people.ts";
import { served } from "./served.ts";

/** Every page with demo data, by who looks at it. `{…}` is filled from the calls. */
const WALKED: Record<string, readonly string[]> = {
  ...PAGES,
  nobody: [
    ...PAGES.nobody,
    "/Volunteers",
    "/VolunteerManagerLanding",
    "/volunteermanagerprofile/vikram.solanki",
    "/ArtistBooking",
    "/artist/{artist}",
    "/VenueBooking",
    "/venue/{venue}",
    "/price/{priced}",
    "/price/{priced}?many=300&days=2&hours=9&pin=452001",
    "/price/{priced}?many=x&pin=1",
    "/compare",
    "/compare?listing={priced}&listing={second}&guests=300&hours=5&pin=452001",
    "/compare?listing={priced}&guests=x",
    "/EventPlanner",
    "/EventEquipmentRental",
    "/RentalDetail",
    "/places",
    "/in/madhya-pradesh",
    "/in/madhya-pradesh/indore",
    "/in/madhya-pradesh/indore/venues",
    "/in/madhya-pradesh/volunteers",
    "/agreement/MD-7K3Q-9ZXA?hash=none",
    "/api/docs",
  ],
  Organiser: [
    ...PAGES.Organiser,
    "/AdminDashboard",
    "/bookings/{quoted}",
    "/bookings/{agreed}/agreement",
    "/bookings/{agreed}/payments",
    "/bookings/{agreed}/messages",
    "/bookings/{reviewable}/reviews",
    "/bookings/{agreed}/dispute",
    "/bookings/{agreed}/papers",
    "/papers/{paper}",
    "/my/papers",
    "/my/papers/received",
    "/my/events",
    "/my/events/{event}",
    "/my/events/{event}/ask?category=venues",
    "/my/events/{event}/run-sheet",
    "/my/events/add?list=/VenueBooking",
    "/e/{family}",
    "/saved",
    "/my/searches?save=/VenueBooking",
    "/busy-days/2026",
    "/busy-days/2027?state=Tamil+Nadu",
    "/s/{shortlist}",
    "/planned/{passed}",
  ],
  Admin: [...PAGES.Admin, "/admin/disputes/{ticket}", "/admin/facilitated", "/admin/insights"],
  Volunteer: [...PAGES.Volunteer, "/bookings/{quotable}"],
  Artist: [
    ...PAGES.Artist,
    "/my/listings/{own}/calendar",
    "/my/listings/{own}/prices",
    "/my/listings/{own}/visibility",
  ],
};

const on = served({ DEMO: "on" });
const known: Record<string, string> = {};
const fill = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? ""));

beforeAll(async () => {
  const { site } = on;
  const [artist, second] = (await (await fetch(`${site.url}/api/artists/?limit=2`)).json()) as { _id: string }[];
  known.artist = artist!._id;
  const [pending] = (await (
    await fetch(`${site.url}/api/artists/pending`, { headers: { cookie: await cookieOf(site, "Admin") } })
  ).json()) as { _id: string }[];
  known.pending = pending!._id;
  const mine = await fetch(`${site.url}/api/listings/mine`, { headers: { cookie: await cookieOf(site, "Artist") } });
  known.own = ((await mine.json()) as { listings: { _id: string }[] }).listings[0]!._id;
  Object.assign(known, await bookingNumbers(site));
  known.priced = artist!._id;
  known.second = second!._id;
  known.venue = /href="\/venue\/([^"?#]+)"/.exec(await (await fetch(`${site.url}/VenueBooking`)).text())![1]!;
});

/** In Hindi words are longer, and of another height. */
const WALKS: readonly (readonly [Size, string])[] = [
  ["phone", ""],
  ["wide", ""],
  ["phone", "/hi"],
];

describe.each(WALKS)("on a %s screen, below '%s/'", (size, prefix) => {
  test.each(Object.keys(WALKED))(
    "as %s: axe finds nothing, nothing scrolls sideways, the console stays clean",
    async (who) => {
      const { site, browser } = on;
      const { page, context, problems } = await visitor(browser, site.url, size, { allow: [/status of 40[34]/] });
      if (who !== "nobody") await context.addCookies(await cookiesFor(site, who));
      const found: string[] = [];
      for (const path of WALKED[who]!.map((one) => (one === "/api/docs" ? one : prefix + fill(one)))) {
        await page.goto(path, { waitUntil: "load" });
        // The page of the calls is none of React's.
        await (path === "/api/docs" ? page.waitForLoadState("networkidle") : hydrated(page));
        await seen(page, `${who}-${path.replace(/[^\w]+/g, "-").slice(0, 60)}`).catch((error: Error) =>
          found.push(`${path}: ${error.message.split("\n").slice(0, 12).join(" ")}`),
        );
        found.push(...problems.splice(0).map((text) => `${path}: ${text}`));
      }
      expect(found).toEqual([]);
      await context.close();
    },
  );
});

test.skipIf(!hasJava())("the Nu HTML checker finds no error in any page's HTML", async () => {
  const { site } = on;
  const html = new Map<string, string>();
  for (const [who, paths] of Object.entries(WALKED)) {
    const cookie = who === "nobody" ? null : await cookieOf(site, who);
    for (const path of paths.map(fill))
      html.set(`${path} as ${who}`, await (await fetch(site.url + path, { headers: cookie ? { cookie } : {} })).text());
  }
  expect(htmlErrors(html)).toEqual([]);
});
