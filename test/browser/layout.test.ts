import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { todayIST } from "../../src/domain/dates.ts";
import { SCROLL_PX } from "../../src/domain/limits.ts";
import { profilePattern } from "../../src/features/listings/category-pages.ts";
import { categories } from "../../src/features/registry.ts";
import routes from "../../src/routes.ts";
import { deskSheet, unstyledByDesk } from "../support/desk-styles.ts";
import { layoutFindings } from "../support/layout-check.ts";
import { until } from "../support/served-site.ts";
import { cookieOf, cookiesFor } from "../support/signed-in.ts";
import { bookingNumbers } from "./booking-pages.ts";
import { PAGES } from "./pages.ts";
import { served } from "./served.ts";

const SETTLE_MS = 250;
const LOOKS = 12;
const WIDTHS = [320, 360, 414, 768, 1024, 1280, 1920] as const;

/**
 * Every page of the site, by who looks at it, in the states that differ in what they hold. `{…}` is filled from the
 * site (`known`); the lists, profiles and registrations of categories come from the registry.
 */
const WALKED: Record<string, readonly string[]> = {
  ...PAGES,
  nobody: [
    ...PAGES.nobody,
    "/search",
    "/search?q=dj&state=Madhya+Pradesh",
    "/Volunteers?state=Madhya+Pradesh&district=Indore",
    "/VenueBooking?near=452001&radius=100&sort=near",
    "/VenueBooking?near=Bilaspur",
    "/search?near=Atlantis",
    "/ArtistBooking?state=Madhya+Pradesh&district=Indore&city=Indore",
    "/VenueBooking?state=Madhya+Pradesh",
    "/places",
    "/in/madhya-pradesh",
    "/in/madhya-pradesh/indore",
    "/in/madhya-pradesh/indore/venues",
    "/in/madhya-pradesh/volunteers",
    "/thank-you",
    "/volunteermanagerprofile",
    "{guest}",
    "{guest}/quote",
    "/agreement/MD-7K3Q-9ZXA?hash=none",
    "/compare",
    "{compared}&guests=300&hours=9&pin=110001",
    ...categories.flatMap(({ key, searchPath }) => [searchPath, `{${key}}`]),
  ],
  Organiser: [
    ...PAGES.Organiser,
    "/MyDashBoard",
    "/my/listings/{own}/edit",
    "/my/listings/{own}/calendar",
    "/my/listings/{own}/prices",
    "/my/listings/{own}/visibility",
    "/price/{own}",
    "/price/{own}?many=300&days=2&hours=9&pin=452001",
    "/my/questions/{question}",
    "/bookings/{quoted}",
    "/bookings/{agreed}",
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
    "/busy-days",
    "/busy-days/2026",
    // A link that was never given out.
    "/search-mails/AAAAAAAAAAAAAAAAAAAAAA",
    "/busy-days/2027?state=Tamil+Nadu",
    "/s/{shortlist}",
    "/planned/{passed}",
    ...categories.flatMap(({ registerPath }) => registerPath ?? []),
  ],
  Admin: [
    ...PAGES.Admin,
    "/admin/disputes/{ticket}",
    "/admin/message-reports/{messageReport}",
    "/admin/facilitated",
    "/admin/insights",
  ],
  Volunteer: [...PAGES.Volunteer, "{area}", "/bookings/{quotable}"],
  Manager: [...PAGES.Manager, "/my-requests", "/volunteermanagerprofile/vikram.solanki"],
  Artist: [...PAGES.Artist, "/my-requests"],
};

const on = served({ DEMO: "on" });
const DESK = deskSheet();

/** An answer of this site, for whoever has this cookie; with a body it is a POST. */
async function ask(path: string, cookie = "", body?: object): Promise<string> {
  const answer = await fetch(on.site.url + path, {
    headers: { cookie, ...(body && !(body instanceof FormData) ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { method: "POST", body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer.text();
}

/** A venue of the organiser's, with a name that no line holds. */
async function ownVenue(admin: string): Promise<string> {
  const form = new FormData();
  const fields = { fullName: "Kabir", phone: "9826012345", email: "k@mail.example", location: "Indore" };
  const said = { ...fields, businessName: "Garden", typeOfWork: "Venue" };
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  const { enquiryNumber } = JSON.parse(await ask("/api/inquiry/form/vendorRegistration", "", form)) as {
    enquiryNumber: string;
  };
  const { listing } = JSON.parse(
    await ask(`/api/admin/enquiries/${enquiryNumber}/listing`, admin, {
      category: "venues",
      title: "Shrimati Annapurnadevi Tirthasthalikar Memorial Marriage Garden and Convention Centre",
      kind: "Marriage garden",
      state: "Madhya Pradesh",
      district: "Indore",
      capacity: "400",
      price: "75000",
      username: on.site.logins().find(({ label }) => label === "Organiser")!.username,
      approve: true,
    }),
  ) as { listing: { id: string } };
  return listing.id;
}

/** A message to the organiser that they report: the number of what the desk then has before it. */
async function reported(admin: string): Promise<string> {
  const organiser = await cookieOf(on.site, "Organiser");
  const sent = JSON.parse(
    await ask("/api/inquiry/form/volunteerBooking", organiser, {
      fullName: "Ravi Kumar",
      email: "ravi@mail.example",
      phone: "9876543000",
      service: "Other",
      calendar: todayIST(),
      budget: "1",
      city: "Indore",
      username: "asha.kulkarni",
    }),
  ) as { enquiryNumber: string };
  const path = `/api/bookings/${sent.enquiryNumber}/messages`;
  const text = "Please pay all of it before we meet.";
  const { id } = JSON.parse(await ask(path, await cookieOf(on.site, "Volunteer"), { text })) as { id: string };
  await ask(`${path}/${id}/report`, organiser, { reason: "fraud" });
  const { reports } = JSON.parse(await ask("/api/admin/message-reports", admin)) as {
    reports: { id: string; number: string }[];
  };
  return reports.find(({ number }) => number === sent.enquiryNumber)!.id;
}

/** What stands for `{…}` in PAGES: the first profile of each list, a guest's request, and what some alone can open. */
async function known(): Promise<Record<string, string>> {
  const names: Record<string, string> = { ...(await bookingNumbers(on.site)) };
  for (const category of categories) {
    const start = profilePattern(category).replace(":slug", "");
    const link = new RegExp(`href="(/${start}[^"#]+)"`).exec(await ask(category.searchPath));
    names[category.key] = link![1]!.replaceAll("&amp;", "&");
  }
  const admin = await cookieOf(on.site, "Admin");
  names.pending = (JSON.parse(await ask("/api/artists/pending", admin)) as { _id: string }[])[0]!._id;
  names.own = await ownVenue(admin);
  const { cards } = JSON.parse(await ask("/api/search?q=venues&category=venues")) as { cards: { _id: string }[] };
  names.compared = `/compare?${[names.own, ...cards.slice(0, 3).map(({ _id }) => _id)].map((id) => `listing=${id}`).join("&")}`;
  await ask(`/api/listings/${names.own}/report`, "", { reason: "fraud", text: "They asked for money." });
  const { reports } = JSON.parse(await ask("/api/admin/reports", admin)) as {
    reports: { id: string; listing: { id: string } }[];
  };
  names.question = reports.find(({ listing }) => listing.id === names.own)!.id;
  await ask(`/api/admin/reports/${names.question}/messages`, admin, { kind: "question", text: "What happened?" });
  names.messageReport = await reported(admin);
  const requests = await ask("/my-requests", await cookieOf(on.site, "Volunteer"));
  names.area = /href="(\/area\/[^"]+)"/.exec(requests)![1]!;
  const email = "guest@mail.example";
  await ask("/api/inquiry/form/volunteerBooking", "", {
    fullName: "Ravi Kumar",
    email,
    phone: "9876543000",
    service: "Other",
    calendar: todayIST(),
    budget: "1",
    city: "Indore",
    username: "asha.kulkarni",
  });
  names.guest = await until("the guest's link", () => {
    const mail = on.site.mails().find(({ headers }) => headers.to === email);
    return /\/r\/[\w-]{22}/.exec(mail?.text ?? "")?.[0];
  });
  return names;
}

/** The page at another width, laid out anew. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** What is wrong with one page at every width once it has been scrolled; `fromTop`: at its beginning too. */
async function walk(page: Page, path: string, fromTop: boolean): Promise<string[]> {
  const found: string[] = [];
  const stood = new Set<string>();
  const height = 900;
  await page.setViewportSize({ width: WIDTHS[0], height });
  await page.goto(path, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  for (const scrolled of fromTop ? [false, true] : [true]) {
    if (scrolled) {
      // A sign of life brings what floats.
      await page.keyboard.press("Shift");
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), SCROLL_PX.widgetsAppear + 120);
      // A page may lead on meanwhile, and begin at its top.
      await page.waitForFunction(
        (px) => window.scrollY <= px || document.querySelector(".floats"),
        SCROLL_PX.widgetsAppear,
      );
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height });
      let findings = await layoutFindings(page, { width, toTheEnd: scrolled });
      // What is seen for a moment only, while the page takes its new width, is nobody's trouble; a busy machine takes
      // longer. What has stood at another width is no matter of time.
      for (let look = 0; look < LOOKS && findings.some((one) => !stood.has(one)); look++) {
        await page.waitForTimeout(SETTLE_MS);
        findings = await layoutFindings(page, { width, toTheEnd: scrolled });
      }
      for (const finding of findings) {
        stood.add(finding);
        found.push(`${path} at ${width}${scrolled ? ", scrolled" : ""}: ${finding}`);
      }
    }
  }
  for (const selector of await unstyledByDesk(page, DESK)) found.push(`${path}: ${selector} is not styled there`);
  return found;
}

/** Stands for every photo. */
const PICTURE = {
  contentType: "image/svg+xml",
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
};

/** A hundred pages take a minute or two; on a machine that does other work a few more. */
const WALK_MS = 720_000;

test("every page at every width: nothing overflows, overlaps, covers or is cut off", { timeout: WALK_MS }, async () => {
  const names = await known();
  const contexts = new Map<string, BrowserContext>();
  const waiting: { who: string; path: string }[] = [];
  for (const [who, pages] of Object.entries(WALKED)) {
    const context = await on.browser.newContext({
      baseURL: on.site.url,
      serviceWorkers: "block",
      locale: "en-IN",
      reducedMotion: "reduce",
    });
    // Pictures have their room before they are there; to draw those of the demo would take longer than the walk.
    await context.route("**/images/**", (route) => route.fulfill(PICTURE));
    if (who !== "nobody") await context.addCookies(await cookiesFor(on.site, who));
    contexts.set(who, context);
    for (const path of pages)
      waiting.push({ who, path: path.replace(/\{(\w+)\}/g, (_, name: string) => names[name]!) });
  }
  const walked = waiting.map(({ path }) => path.replace(/\?.*/, ""));
  const found: string[] = [];
  // Two pages at a time: one is loaded while the other is measured.
  await Promise.all(
    [0, 1].map(async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { who, path } = next;
        const page = await contexts.get(who)!.newPage();
        // What stands only at the beginning, the bar above the masthead, is the same on every page.
        const fromTop = `${who} ${path}` === "nobody /";
        found.push(...(await walk(page, path, fromTop)).map((finding) => `${who}: ${finding}`));
        await page.close();
      }
    }),
  );
  expect(found).toEqual([]);
  const unseen = routes.flatMap(({ index, path = "" }) => {
    const pattern = new RegExp(`^/${path.replace(/:\w+/g, "[^/]+")}$`, "i");
    return index || path === "*" || walked.some((one) => pattern.test(one)) ? [] : [path];
  });
  expect(unseen, "pages that nobody walked").toEqual([]);
  await Promise.all([...contexts.values()].map((context) => context.close()));
});

/** What opens over a page on a phone: the page, and what opens it. */
const SHEETS: readonly [path: string, opener: string][] = [
  ["/", "header [aria-haspopup='dialog']"],
  ["/search?q=dj", ".filter-row [aria-haspopup='dialog']:visible"],
  ["/Volunteers", ".filter-row [aria-haspopup='dialog']:visible"],
  ["/VenueBooking", ".filter-row [aria-haspopup='dialog']:visible"],
  ["/volunteer/asha.kulkarni", ".bookbar [aria-haspopup='dialog']"],
  ["/PlannerProfile", ".bookbar [popovertarget]"],
];

/** Fields that a button standing still over them hides in part, wherever the open sheet is rolled to. */
const underButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector<HTMLElement>(":is(dialog:modal, :popover-open)")!;
    const sticks = (one: Element) => ["sticky", "fixed"].includes(getComputedStyle(one).position);
    const buttons = [...sheet.querySelectorAll(".btn")].filter(sticks);
    const covered = new Set<string>();
    for (let top = 0; top <= sheet.scrollHeight; top += 24) {
      sheet.scrollTo({ top, behavior: "instant" });
      for (const button of buttons) {
        const over = button.getBoundingClientRect();
        for (const field of sheet.querySelectorAll("input, select, textarea")) {
          const box = field.getBoundingClientRect();
          if (box.bottom > over.top && box.top < over.bottom && box.right > over.left && box.left < over.right)
            covered.add(`covered: ${field.getAttribute("name")} by '${button.textContent}'`);
        }
      }
    }
    return [...covered];
  });

test("nothing in what opens over a page overflows, overlaps, covers or is cut off on narrow phones", async () => {
  const context = await on.browser.newContext({
    baseURL: on.site.url,
    serviceWorkers: "block",
    viewport: { width: WIDTHS[0], height: 800 },
    reducedMotion: "reduce",
  });
  const found: string[] = [];
  for (const [path, opener] of SHEETS) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "load" });
    await page.locator(opener).first().click();
    await page.locator(":is(dialog:modal, :popover-open)").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS.slice(0, 2)) {
      await page.setViewportSize({ width, height: 800 });
      const findings = [...(await layoutFindings(page, { width })), ...(await underButtons(page))];
      found.push(...findings.map((finding) => `${path} at ${width}: ${finding}`));
    }
    await page.close();
  }
  expect(found).toEqual([]);
  await context.close();
});

/** Down to where the first card of a list may begin, by width. The search of volunteers has its pictures first (spec 001). */
const FIRST_CARD_PX = [
  { width: 360, height: 800, plain: 420, withPictures: 560 },
  { width: 1280, height: 900, plain: 300, withPictures: 420 },
] as const;

test("on every list the first card stands on the first screen, whatever it is narrowed by", async () => {
  const context = await on.browser.newContext({
    baseURL: on.site.url,
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  // Pictures have their room before they are there.
  await page.route(/\/(images|art)\//, (route) => route.abort());
  const late: string[] = [];
  const narrowed = ["/Volunteers", "/VenueBooking"].map(
    (path) => `${path}?state=Madhya+Pradesh&district=Indore&rating=3`,
  );
  const searches = ["/search?q=wedding", "/search?q=weding&state=Rajasthan"];
  for (const path of [...categories.map(({ searchPath }) => searchPath), ...narrowed, ...searches]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    for (const { width, height, plain, withPictures } of FIRST_CARD_PX) {
      await resize(page, width, height);
      const top = await page.evaluate(
        () => document.querySelector(":is(.cards, .lcards) > *")?.getBoundingClientRect().top ?? Infinity,
      );
      if (top > (path.startsWith("/Volunteers") ? withPictures : plain)) late.push(`${path} at ${width}: ${top}`);
    }
  }
  expect(late).toEqual([]);
  await context.close();
});
