import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { visitor } from "../support/browser.ts";
import { cookiesFor } from "../support/signed-in.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { hydrated, openAsk } from "./people.ts";
import { served } from "./served.ts";

/** Sooner than a page wakes by itself (awake.ts). */
const BEFORE_AWAKE_MS = 9000;
/** How long every script takes that the page did not name itself. */
const SLOW_MS = 700;
const PAGES = [
  "/",
  "/Volunteers",
  "/volunteer/asha.kulkarni",
  "/volunteer/no.such.person",
  "/ArtistBooking",
  "/ContactUs",
  "/VolunteerEnquiryForm",
  "/no-such-page",
];

const on = served({ DEMO: "on" });
const known: Record<string, string> = {};
/** The first listing that a list page links to. */
const firstOf = async (list: string, link: RegExp) =>
  link.exec(await (await fetch(on.site.url + list)).text())?.[1] ?? "";

beforeAll(async () => {
  known.artist = await firstOf("/ArtistBooking", /href="\/artist\/([^"?#]+)"/);
  known.venue = await firstOf("/VenueBooking", /href="\/venue\/([^"?#]+)"/);
});

declare global {
  interface Window {
    gone: string[];
  }
}

/** A visitor on a slow line whose page notes which of its parts are taken away. */
async function slowVisitor(path: string) {
  const visit = await visitor(on.browser, on.site.url, "phone", { allow: [/status of 404/] });
  await visit.page.addInitScript(() => {
    window.gone = [];
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof HTMLElement && node.matches("section, header, footer, .wrap, .topbar, main *"))
            window.gone.push(`${node.tagName} ${node.className}`);
    }).observe(document, { childList: true, subtree: true });
  });
  await visit.page.goto(path);
  await hydrated(visit.page);
  await visit.page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
  return visit;
}
const gone = (page: Page) => page.evaluate(() => window.gone);

test.each(PAGES)(
  "%s keeps everything the server sent, before the first touch and while its scripts come after it",
  async (path) => {
    const { page, context, problems } = await slowVisitor(path);
    await page.waitForLoadState("networkidle");
    expect(await page.locator("footer a").count()).toBeGreaterThan(10);
    const more = page.waitForResponse(/shell-later.*\.js/);
    await page.keyboard.press("Shift");
    await more;
    await page.waitForLoadState("networkidle");
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("footer")!).some((key) => key.startsWith("__reactFiber")),
    );
    expect(await gone(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test.each(JOURNEY_SIZES)(
  "on a %s screen your event stands on a list before the first touch, whole, and a tap searches for it",
  async (size) => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    const kept = {
      occasion: "Wedding",
      date: addDays(todayIST(), 20),
      state: "Madhya Pradesh",
      district: "Indore",
      city: "",
    };
    await page.addInitScript(
      (text) => localStorage.setItem("mandap:draft:event:1", text),
      JSON.stringify({ ...kept, guests: 300, asked: [] }),
    );
    for (const [path, found] of [
      ["/Caterers", "district=Indore"],
      ["/search?q=singer", "q=singer+in+Indore"],
    ] as const) {
      await page.goto(path);
      const chip = page.getByRole("link", { name: /^Search for your event: Indore, \d+ \w{3}$/ });
      await chip.waitFor({ timeout: BEFORE_AWAKE_MS });
      expect(await page.evaluate(() => window.touched)).toBeUndefined();
      const cross = (await page.getByRole("button", { name: "Forget your event" }).boundingBox())!;
      expect(cross.x + cross.width).toBeLessThanOrEqual(page.viewportSize()!.width);
      await chip.click();
      await page.waitForURL((url) => url.search.includes(found) && url.searchParams.get("date") === kept.date);
    }
    expect(problems).toEqual([]);
    await context.close();
  },
);

test("what is kept on a list is searched for, and another place in place of the one before", async () => {
  const { page, context, problems } = await visitor(on.browser, on.site.url, "phone");
  await page.goto("/Caterers");
  await page.getByRole("button", { name: "Your event" }).click();
  const yours = page.getByRole("dialog", { name: "Your event" });
  await yours.getByLabel("Date").fill(addDays(todayIST(), 20));
  await yours.getByLabel("State").selectOption("Madhya Pradesh");
  await yours.getByLabel("District").selectOption("Indore");
  await yours.getByRole("button", { name: "Keep and search" }).click();
  await page.waitForURL(/\?state=Madhya\+Pradesh&district=Indore&date=/);
  await page.goto("/search?q=dj in Indore");
  await page.getByRole("button", { name: "Change your event" }).click();
  await yours.getByLabel("District").selectOption("Bhopal");
  await yours.getByRole("button", { name: "Keep and search" }).click();
  await page.waitForURL(/\?q=dj\+in\+Bhopal&date=/);
  expect(problems).toEqual([]);
  await context.close();
});

test("a booking may be the first touch of all", async () => {
  const { page, context } = await slowVisitor("/volunteer/asha.kulkarni");
  await page.locator(".bookbar").getByRole("button", { name: "Book Now" }).click();
  await page.getByRole("dialog", { name: /Book/ }).waitFor();
  expect(await gone(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel" }).click();
  await context.close();
});

test("nothing is lost that is pressed before any script is there", async () => {
  const { page, context, problems } = await visitor(on.browser, on.site.url, "phone");
  const sent = new Promise<void>((resolve) => page.once("domcontentloaded", () => resolve()));
  let go: () => void = () => {};
  const pressed = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await pressed;
    await route.continue();
  });
  const loaded = page.goto("/");
  await sent;
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Read More" }).click();
  go();
  await loaded;
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Read Less" }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test("so may the side menu, and a link in the foot of the page", async () => {
  const { page, context, problems } = await slowVisitor("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "About" }).click();
  await page.waitForURL(/\/AboutUs$/i);
  expect(problems).toEqual([]);
  await context.close();

  const other = await slowVisitor("/");
  await other.page.locator("footer").getByRole("link", { name: "Volunteers", exact: true }).click();
  await other.page.getByRole("heading", { level: 1, name: "Volunteers" }).waitFor();
  await other.page.goBack();
  await other.page.getByRole("heading", { name: "What We Offer" }).waitFor();
  expect(other.problems).toEqual([]);
  await other.context.close();
});

/** Everything that opens something, by the page it stands on: what is tapped, and what must then be there. */
const OPENERS: [path: string, tapped: string, opened: string, who?: string][] = [
  ["/", ".mast [aria-label='Open menu']", "dialog.drawer[open]"],
  ["/Volunteers", ".filter-row a[aria-haspopup='dialog']", "dialog.sheet[open] [name='city']"],
  ["/volunteer/asha.kulkarni", ".bookbar [aria-haspopup='dialog']", "dialog.sheet[open] [name='fullName']"],
  ["/volunteer/asha.kulkarni", ".grid-g button", "dialog[open], .yarl__portal"],
  ["/artist/{artist}", ".grid-g button", "dialog[open], .yarl__portal"],
  ["/artist/{artist}", "[role='tab'] >> nth=1", "[role='tab'][aria-selected='true'] >> text=VIDEOS"],
  ["/venue/{venue}", ".mosaic button", "dialog[open], .yarl__portal"],
  ["/venue/{venue}", ".bookbar button", "#book-form:popover-open"],
  ["/venue/{venue}", ".report-listing button", "dialog.sheet[open]"],
  ["/login", "[aria-label='Show password']", "input[name='password'][type='text']"],
  ["/VenueBooking", "button[form='save']", ".toast"],
  ["/", ".bell", ".bell + .menu .notice", "Organiser"],
];

describe.each(["before any script", "after the page's own script"])("a tap %s", (when) => {
  test.each(OPENERS)("on %s opens what it should: %s", async (path, tapped, opened, who) => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, "phone");
    if (who) await context.addCookies(await cookiesFor(on.site, who));
    const address = path.replace(/\{(\w+)\}/, (_, name: string) => known[name] ?? "");
    let go: () => void = () => {};
    const tap = new Promise<void>((resolve) => {
      go = resolve;
    });
    const hold = () =>
      page.route("**/assets/*.js", async (route) => {
        await tap;
        await route.continue();
      });
    if (when === "before any script") {
      await hold();
      await page.goto(address, { waitUntil: "commit" });
      await page.locator("footer").waitFor({ state: "attached" });
    } else {
      await page.goto(address);
      await hydrated(page);
      await hold();
    }
    await page.locator(tapped).first().tap();
    go();
    await page.locator(opened).first().waitFor();
    expect(new URL(page.url()).hash).toBe("");
    expect(problems).toEqual([]);
    await context.close();
  });
});

test("a district ticked before any script narrows the search", async () => {
  const { page, context, problems } = await visitor(on.browser, on.site.url, "wide");
  let go: () => void = () => {};
  const ticked = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await ticked;
    await route.continue();
  });
  await page.goto("/Volunteers?state=Goa", { waitUntil: "commit" });
  await page.getByLabel("South Goa").click();
  go();
  await page.waitForURL(/district=South/);
  // The address changes a moment before the page does.
  await expect.poll(() => page.getByRole("checkbox", { name: "South Goa" }).isChecked()).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

describe("what is typed before a form is alive", () => {
  const FORMS: [path: string, form: string, chosen: string, submit: string][] = [
    ["/ContactUs", ".contact-form", "service", "Send enquiry"],
    ["/venue/{venue}", "#book-form", "eventType", "Send enquiry"],
    ["/artist/{artist}", "#book-form", "eventType", "Book Now"],
    ["/VolunteerEnquiryForm", "main", "eventType", "Submit enquiry"],
  ];
  const nameOf = (path: string) => (path === "/VolunteerEnquiryForm" ? "name" : "fullName");

  test.each(FORMS)("on %s, before any script, stays and counts", async (path, form, chosen, submit) => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, "phone");
    let go: () => void = () => {};
    const typed = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(
      path.replace(/\{(\w+)\}/, (_, name: string) => known[name] ?? ""),
      { waitUntil: "commit" },
    );
    await page.locator("footer").waitFor({ state: "attached" });
    // The browser opens the form by itself.
    if (form === "#book-form") await openAsk(page);
    const field = (name: string) => page.locator(`${form} [name="${name}"]`).first();
    await field(nameOf(path)).pressSequentially("Asha Kulkarni");
    await field(chosen).selectOption({ index: 2 });
    const choice = await field(chosen).inputValue();
    const consent = page.locator(`${form} [name="consent"]`);
    if (await consent.count()) await consent.check();
    go();
    const button = page.locator(form).getByRole("button", { name: submit });
    await button.click();
    // It is alive: it says what is missing, and that is not what stands there.
    await page.locator(`${form} [role="alert"]`).waitFor();
    expect([await field(nameOf(path)).inputValue(), await field(chosen).inputValue()]).toEqual([
      "Asha Kulkarni",
      choice,
    ]);
    for (const name of [nameOf(path), chosen, "consent"])
      expect(await page.locator(`#f-${name}-error`).count(), name).toBe(0);
    if (await consent.count()) expect(await consent.isChecked()).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("on a venue's page, while its script comes, is whole in the end", async () => {
    const { page, context, problems } = await slowVisitor(`/venue/${known.venue}`);
    await openAsk(page);
    const name = page.locator('#book-form [name="fullName"]');
    await name.pressSequentially("Nandini Rao of Indore", { delay: 100 });
    await page.locator("#book-form").getByRole("button", { name: "Send enquiry" }).click();
    await page.locator('#book-form [role="alert"]').waitFor();
    expect(await name.inputValue()).toBe("Nandini Rao of Indore");
    expect(await gone(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a review: its stars and its words", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, "phone");
    await context.addCookies(await cookiesFor(on.site, "Organiser"));
    let go: () => void = () => {};
    const written = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await written;
      await route.continue();
    });
    await page.goto(`/venue/${known.venue}`, { waitUntil: "commit" });
    await page.locator("footer").waitFor({ state: "attached" });
    await page.locator("form.rate").getByText("4 stars").locator("..").click();
    await page.locator('form.rate [name="comment"]').pressSequentially("Wide gate, kind people.");
    go();
    await page.locator("form.rate button[type=submit]:not([disabled])").waitFor();
    await page.waitForFunction(() => document.querySelectorAll("form.rate .rate-stars .on").length === 4);
    expect(await page.locator('form.rate [name="comment"]').inputValue()).toBe("Wide gate, kind people.");
    expect(problems).toEqual([]);
    await context.close();
  });
});
