import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { formatRupees } from "../../src/domain/money.ts";
import { newId } from "../../src/domain/ids.ts";
import { SESSION_COOKIE, openSession } from "../../src/features/accounts/session-service.server.ts";
import { withDeps } from "../chaos/chaos-people.ts";
import { seen, visitor, type Size } from "../support/browser.ts";
import { serveSite, until, type ServedSite } from "../support/served-site.ts";
import { quoteOf } from "../support/test-bookings.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { fillSignup, go, newPerson, openAsk, press, type, type Person } from "./people.ts";
import { sharedBrowser } from "./served.ts";

/** Whom a wedding in Indore needs, as the board calls them. */
const WANTED = {
  venues: "Venues",
  photographers: "Photographers and film-makers",
  caterers: "Caterers",
  decorators: "Decorators",
  artists: "Artists",
} as const;
type Wanted = keyof typeof WANTED;
const CATEGORIES = Object.keys(WANTED) as Wanted[];
/** So many days from now each of them is. */
const AHEAD: Record<Size, number> = { phone: 24, wide: 25 };
/** Three days after the last of them: what took place is known by itself, and it can still be written of the first. */
const AFTER = 28;
const NUMBER = /MD-[0-9A-Z]{4}-[0-9A-Z]{4}/;

type Listing = { id: string; slug: string; title: string; category: Wanted; cookie: string };
type Asked = { by: Listing; number: string; totalPaise: number };
let folder: string;
let site: ServedSite;
let browser: Browser;
let listings: Map<string, Listing>;
/** The cookie of each screen's organiser. */
const organisers = {} as Record<Size, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mandap-wedding-"));
  cpSync(inject("demoFolder"), folder, { recursive: true });
  await withDeps({ DATA_DIR: folder, DEMO: "on" }, async (deps) => {
    const cookieFor = async (id: string) => `${SESSION_COOKIE}=${(await openSession(deps, deps.db, id)).token}`;
    // With a name, a number and an address, and nothing asked before: what the demo's own has asked for would stand on the board.
    for (const [size, mobile] of [
      ["phone", "+916260011121"],
      ["wide", "+916260011122"],
    ] as const) {
      const id = newId();
      await deps.db.$client.query(
        `INSERT INTO users (id, username, username_key, email, email_key, mobile, first_name, last_name, password_hash, role)
         VALUES ($1, $2, $2, $3, $3, $4, 'Ravi', 'Kumar', 'none', 'user')`,
        [id, `wedding.${size}`, `wedding.${size}@mail.example`, mobile],
      );
      organisers[size] = await cookieFor(id);
    }
    // Whoever is asked answers: the owners of the listings around are signed in.
    const { rows } = await deps.db.$client.query<Omit<Listing, "cookie"> & { owner: string }>(
      `SELECT id, slug, title, category, owner_id AS owner FROM listings
       WHERE status = 'approved' AND owner_id IS NOT NULL AND state = 'Madhya Pradesh' AND category = ANY($1) ORDER BY id`,
      [CATEGORIES],
    );
    const cookies = new Map<string, string>();
    for (const { owner } of rows) if (!cookies.has(owner)) cookies.set(owner, await cookieFor(owner));
    listings = new Map(rows.map(({ owner, ...one }) => [one.id, { ...one, cookie: cookies.get(owner)! }]));
  });
  site = await serveSite({ DEMO: "on", LIMIT_ENQUIRIES_PER_ADDRESS: "1000" }, folder);
  browser = await sharedBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function call<T>(cookie: string, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(site.url + path, {
    method,
    headers: { ...(body ? { "Content-Type": "application/json" } : {}), cookie },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const said = (await answer.json()) as T;
  expect(answer.ok, `${method} ${path}: ${answer.status} ${JSON.stringify(said)}`).toBe(true);
  return said;
}
const quote = (by: Listing, number: string, totalPaise: number) =>
  call(by.cookie, "POST", `/api/bookings/${number}/quotes`, quoteOf(new Date(), totalPaise, { holdHours: 24 }));

/** The provider says that what the organiser has noted has arrived. */
async function arrived({ by, number }: Asked): Promise<void> {
  const { payments } = await call<{ payments: { entries: { id: string; mayAnswer: boolean }[] } }>(
    by.cookie,
    "GET",
    `/api/bookings/${number}/payments`,
  );
  const waits = payments.entries.find(({ mayAnswer }) => mayAnswer)!;
  await call(by.cookie, "POST", `/api/payments/${waits.id}/answer`, { answer: "acknowledged" });
}

async function asOrganiser(size: Size) {
  const one = await visitor(browser, site.url, size);
  const cookie = organisers[size];
  const at = cookie.indexOf("=");
  await one.context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: site.url }]);
  return one;
}
const rowOf = (page: Page, category: Wanted) => page.getByRole("region", { name: new RegExp(`^${WANTED[category]}`) });

/** From the board to those who could be asked, of whom the first that are not taken that day get one question. */
async function ask(page: Page, category: Wanted, totals: readonly number[]): Promise<Asked[]> {
  const many = totals.length;
  await rowOf(page, category).getByRole("link", { name: "Ask up to five at once" }).click();
  await page.getByRole("heading", { level: 1, name: `${WANTED[category]}: ask up to five at once` }).waitFor();
  const free = page
    .locator(".ask-list li")
    .filter({ hasNot: page.locator(".cal-taken") })
    .getByRole("checkbox");
  const ids = await free.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  const chosen = ids.flatMap((id) => listings.get(id) ?? []).slice(0, many);
  expect(chosen.length, `${category} around Indore`).toBe(many);
  for (const { id } of chosen) await page.locator(`.ask-list input[value="${id}"]`).check();
  await type(page, "words", "From six in the evening, on the lawn.");
  if (category === "photographers") await seen(page, "wedding-ask");
  await press(page, many === 1 ? "Ask one" : `Ask ${many} at once`);
  await page.getByRole("heading", { name: many === 1 ? "One was asked" : `All ${many} were asked` }).waitFor();
  const lines = page.locator(".ask-outcome li");
  const asked: Asked[] = [];
  for (const [at, by] of chosen.entries()) {
    const line = await lines.filter({ hasText: by.title }).first().textContent();
    asked.push({ by, number: NUMBER.exec(line!)![0], totalPaise: totals[at]! });
  }
  await page.getByRole("link", { name: "Back to the board" }).click();
  await rowOf(page, category).getByText("Asked, no quote yet").waitFor();
  return asked;
}

/** From the board to the quote, which is accepted, and on to the payments, where all of it is noted as paid. */
async function book(page: Page, board: string, one: Asked): Promise<void> {
  await go(page, board);
  await page.locator(`main a[href="/bookings/${one.number}"]`, { hasText: "See and accept" }).click();
  await accept(page, one.totalPaise);
  await page.locator(`main a[href="/bookings/${one.number}/payments"]`).first().click();
  await page.getByRole("heading", { level: 1, name: "Payments" }).waitFor();
  await type(page, "amountPaise", String(one.totalPaise / 100));
  await page.locator('[name="method"]').selectOption("cash");
  await press(page, "Note that I have paid");
  await page.getByText("Waits for an answer").first().waitFor();
  await arrived(one);
}
async function accept(page: Page, totalPaise: number): Promise<void> {
  const button = `Accept ${formatRupees(totalPaise)}`;
  await press(page, button);
  await page.getByRole("dialog").getByRole("button", { name: button }).click();
  await page.getByText("the day is held for you").first().waitFor();
}

const weddings = new Map<Size, Asked[]>();

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a wedding in Indore is planned, six are asked from its board, and five are booked, paid and told when to come", async () => {
    const day = addDays(todayIST(), AHEAD[size]);
    const { page, context, problems } = await asOrganiser(size);
    await go(page, "/my/events");
    await type(page, "name", "Riya's wedding");
    await page.locator('[name="occasion"]').selectOption("Wedding");
    await type(page, "place", "Indore");
    await type(page, "guests", "350");
    await type(page, "budgetPaise", "4 lakh");
    await page.getByLabel("What", { exact: true }).fill("Wedding");
    await page.getByLabel("When", { exact: true }).fill(day);
    for (const category of CATEGORIES) await page.locator(`[name="needs"][value="${category}"]`).check();
    await press(page, "Make my event");
    await page.getByRole("heading", { level: 1, name: "Riya's wedding" }).waitFor();
    const board = new URL(page.url()).pathname;

    const [dear, cheap] = (await ask(page, "photographers", [55_000_00, 50_000_00])) as [Asked, Asked];
    const rest: Asked[] = [];
    for (const category of CATEGORIES)
      if (category !== "photographers") rest.push(...(await ask(page, category, [60_000_00])));
    for (const { by, number, totalPaise } of [dear, cheap, ...rest]) await quote(by, number, totalPaise);

    // Side by side, beside the budget; the lower one is taken, and the other is told.
    await go(page, board);
    await rowOf(page, "photographers").getByText("2 quotes to compare").waitFor();
    await rowOf(page, "photographers").getByText("₹50,000 all in · the lowest").waitFor();
    await page.getByRole("heading", { name: "₹1,10,000 left" }).waitFor();
    await seen(page, "wedding-board");
    const booked = [cheap, ...rest];
    for (const one of booked) await book(page, board, one);
    await go(page, board);
    await press(page, "Tell the other that you have decided");
    await page.getByRole("button", { name: "Tell the other that you have decided" }).waitFor({ state: "detached" });
    for (const category of CATEGORIES)
      await rowOf(page, category)
        .getByText(/₹[\d,]+ paid/)
        .first()
        .waitFor();
    await seen(page, "wedding-booked");

    await page.getByRole("link", { name: "Open the run-sheet" }).click();
    await page.getByLabel(`${cheap.by.title} arrives at`).fill("15:30");
    await press(page, "Save");
    await page.getByRole("button", { name: "Save", exact: true }).waitFor({ state: "detached" });
    for (const { by } of booked) await page.getByRole("link", { name: by.title }).first().waitFor();
    await seen(page, "wedding-run-sheet");
    weddings.set(size, booked);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a guest asks a hall, reads its quote by the link in a mail, and accepts it with a new account", async () => {
    const day = addDays(todayIST(), AHEAD[size] + 10);
    const hall = await freeHall(day);
    const person = newPerson("nandini", size === "phone" ? "Rao" : "Iyer");
    const { page, context, problems } = await visitor(browser, site.url, size);
    const number = await askHall(page, hall, person, day);
    await quote(hall, number, 60_000_00);
    await page.goto(await mailed(person.email, /http:\/\/localhost:\d+\/[^"\s]*quote[^"\s]*/));
    await page.getByRole("heading", { name: "The quote" }).waitFor();
    await seen(page, "guest-quote");

    // One code, and the request is there.
    await page.locator("main").getByRole("link", { name: "Create an account" }).click();
    await page.waitForURL(/signup/);
    await fillSignup(page, person);
    await press(page, "Send OTP");
    await page.locator('[name="otp"]').waitFor();
    await type(page, "otp", await site.codeFor(`+91${person.mobile}`));
    await page.locator('[name="terms"]').check();
    await press(page, "Register");
    await page.waitForURL(`**/bookings/${number}`);
    await accept(page, 60_000_00);
    await seen(page, "guest-agreed");
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** A hall with room all that day. */
async function freeHall(day: string): Promise<Listing> {
  for (const one of listings.values()) {
    if (one.category !== "venues") continue;
    const answer = await fetch(`${site.url}/api/listings/${one.id}/availability?from=${day}&to=${day}`);
    const { days } = (await answer.json()) as { days: { room: boolean; state: string }[] };
    if (days[0]?.room && days[0].state !== "taken") return one;
  }
  throw new Error(`No hall is free on ${day}.`);
}

/** @returns the number of the request */
async function askHall(page: Page, hall: Listing, person: Person, day: string): Promise<string> {
  await go(page, `/venue/${hall.slug}`);
  await openAsk(page);
  await type(page, "fullName", `${person.firstName} ${person.lastName}`);
  await type(page, "phone", person.mobile);
  await type(page, "email", person.email);
  await type(page, "calendar", day);
  await page.locator('main [name="eventType"]:visible').first().selectOption("Wedding");
  await type(page, "guests", "350");
  await press(page, "Send enquiry");
  await page.getByText("Request submitted successfully!").first().waitFor();
  return NUMBER.exec((await page.getByText(NUMBER).first().textContent())!)![0];
}

/** The newest link of this kind in a mail to somebody. */
const mailed = (to: string, link: RegExp): Promise<string> =>
  until(`a mail to ${to}`, () => {
    const mail = site
      .mails()
      .findLast(({ headers, html }) => (headers["to"] ?? headers["To"]) === to && link.test(html));
    return mail && link.exec(mail.html)![0].replaceAll("&amp;", "&");
  });

describe("when the day is over", () => {
  beforeAll(() => site.later(AFTER));

  test.each(JOURNEY_SIZES)("on a %s screen the bookings are closed, and one of them is reviewed", async (size) => {
    const booked = weddings.get(size) ?? [];
    expect(booked.length).toBe(CATEGORIES.length);
    const { page, context, problems } = await asOrganiser(size);
    for (const { number } of booked) {
      await go(page, `/bookings/${number}`);
      await page.getByText("All is paid: ₹").first().waitFor();
      await press(page, /^Mark as completed/);
      const dialog = page.getByRole("dialog", { name: "Did the event take place?" });
      await dialog.getByRole("button", { name: "Mark as completed" }).click();
      await dialog.waitFor({ state: "hidden" });
    }
    for (const { number } of booked) {
      const { booking } = await call<{ booking: { state: string } }>(
        organisers[size],
        "GET",
        `/api/bookings/${number}`,
      );
      expect(booking.state, number).toBe("closed");
    }
    await page.getByRole("link", { name: "Say how it was" }).click();
    await page.getByRole("radio", { name: "5 stars" }).check({ force: true });
    await type(page, "comment", "On time, and kind to the guests.");
    await seen(page, "wedding-review");
    await press(page, "Seal and send");
    await page.getByText("Yours is sealed").first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
