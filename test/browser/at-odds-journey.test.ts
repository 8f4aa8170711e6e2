// @suite full
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { acceptOffer, sendQuote } from "../../src/features/bookings/booking-service.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import { answerPayment, notePaid } from "../../src/features/payments/payment-service.server.ts";
import type { Tx } from "../../src/platform/database/database.server.ts";
import { transaction } from "../../src/platform/database/transaction.server.ts";
import { withDeps } from "../chaos/chaos-people.ts";
import { seen, visitor, type Size } from "../support/browser.ts";
import { serveSite, type ServedSite } from "../support/served-site.ts";
import { askedFor, quoteOf } from "../support/test-bookings.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, press, type } from "./people.ts";
import { sharedBrowser } from "./served.ts";

/** ₹45,000, of which ₹4,500 hold the date. */
const [TOTAL, TOKEN] = [45_000_00, 4_500_00];
type Booked = { number: string; organiser: TestPerson; provider: TestPerson };

let site: ServedSite;
let browser: Browser;
let admin: TestPerson;
let booked: Record<Size, Record<"noShow" | "dispute" | "forNothing", Booked>>;
const folder = mkdtempSync(join(tmpdir(), "mandap-at-odds-"));

beforeAll(async () => {
  await withDeps({ DATA_DIR: folder }, async (deps) => {
    await deps.jobs.start();
    await deps.jobs.stop();
    const inTx = <T>(work: (tx: Tx) => Promise<T>) => transaction(deps.db, work);
    admin = await testPerson(deps, { name: "Anita Rao", role: "admin" });
    /** Asked for; and agreed for today, the token received, where it is to be. */
    const booking = async (day: string, agreed: boolean): Promise<Booked> => {
      const organiser = await testPerson(deps, { name: "Ravi Kumar" });
      const provider = await testPerson(deps, { name: "Meera Joshi", role: "volunteer" });
      const { id: listing } = await testVolunteer(deps, provider);
      // What the cards of others say who are free that day.
      await deps.db.$client.query(
        `UPDATE listings SET attributes = attributes || '{"firstName": "Meera", "lastName": "Joshi"}' WHERE id = $1`,
        [listing],
      );
      const { number } = await askedFor(deps.db, { sender: organiser.id, recipient: provider.id, listing, day });
      if (!agreed) return { number, organiser, provider };
      await inTx((tx) => sendQuote(deps, tx, provider, number, quoteOf(deps.now(), TOTAL)));
      await inTx((tx) => acceptOffer(deps, tx, organiser, number, 1));
      const form = { amountPaise: TOKEN, purpose: "price", method: "cash", reference: "", note: "" } as const;
      const { id: entry } = await inTx((tx) => notePaid(deps, tx, organiser, number, { form, photo: null }));
      await inTx((tx) => answerPayment(deps, tx, provider, entry, { answer: "acknowledged", reason: "" }));
      return { number, organiser, provider };
    };
    const all = async () => ({
      noShow: await booking(todayIST(), true),
      dispute: await booking(todayIST(), true),
      forNothing: await booking(addDays(todayIST(), 30), false),
    });
    booked = { phone: await all(), wide: await all() };
  });
  site = await serveSite({}, folder);
  browser = await sharedBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function as(size: Size, person: TestPerson) {
  const one = await visitor(browser, site.url, size);
  const at = person.cookie.indexOf("=");
  await one.context.addCookies([
    { name: person.cookie.slice(0, at), value: person.cookie.slice(at + 1), url: site.url },
  ]);
  return one;
}
const left = async (people: Awaited<ReturnType<typeof as>>[]) => {
  for (const { context, problems } of people) {
    expect(problems).toEqual([]);
    await context.close();
  }
};
const confirm = async (page: Page, title: string, button: string): Promise<string> => {
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.waitFor();
  const words = (await dialog.textContent()) ?? "";
  await dialog.getByRole("button", { name: button }).click();
  await dialog.waitFor({ state: "hidden" });
  return words;
};

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("one says that the other did not come, reads before what follows, and the other agrees", async () => {
    const { number, ...sides } = booked[size].noShow;
    const [organiser, provider] = [await as(size, sides.organiser), await as(size, sides.provider)];
    await go(organiser.page, `/bookings/${number}`);
    await press(organiser.page, /^They did not come/);
    const question = await confirm(organiser.page, "Did they not come?", "They did not come");
    expect(question).toContain("Call them first, if you have not.");
    expect(question).toContain("They owe you ₹9,000: the ₹4,500 that you have paid, and ₹4,500 besides.");
    await organiser.page.getByRole("heading", { name: "Meera Joshi answers next" }).waitFor();
    await seen(organiser.page, "missed-said");

    await go(provider.page, `/bookings/${number}`);
    await provider.page.getByRole("heading", { name: "Was it so?" }).waitFor();
    await seen(provider.page, "missed-asked");
    await press(provider.page, /^Yes, it was so/);
    await confirm(provider.page, "Did you not come?", "Yes, it was so");
    await provider.page.getByText("You owe ₹9,000 back.").first().waitFor();
    await organiser.page.reload();
    await organiser.page.getByText("₹9,000 comes back to you.").first().waitFor();
    await seen(organiser.page, "missed-admitted");
    await left([organiser, provider]);
  });

  test("a dispute: a ticket, what each says, a decision that lets off what is open, and money that follows it", async () => {
    const { number, ...sides } = booked[size].dispute;
    const [organiser, provider, desk] = [
      await as(size, sides.organiser),
      await as(size, sides.provider),
      await as(size, admin),
    ];
    await go(organiser.page, `/bookings/${number}/dispute`);
    await organiser.page.getByLabel("It was not as agreed").check();
    await type(organiser.page, "text", "Ten people were agreed, five came.");
    await press(organiser.page, "Ask for help");
    await organiser.page.getByText(/^DS-/).first().waitFor();
    await seen(organiser.page, "dispute-opened");
    const ticket = (await organiser.page.locator(".dispute-head b").first().textContent())!;

    await go(provider.page, `/bookings/${number}/dispute`);
    await type(provider.page, "text", "Five had a fever. We said so in the morning.");
    await press(provider.page, "Send");
    await provider.page.getByText("Sent: the other side and we read it.").first().waitFor();

    await go(desk.page, `/admin/disputes/${ticket}`);
    await desk.page.getByLabel("Partly for both").check();
    await desk.page.getByLabel(/^₹22,500 balance/).check();
    await seen(desk.page, "dispute-desk");
    await type(desk.page, "reason", "Half of what was agreed was done: the balance need not be paid.");
    await desk.page.getByRole("button", { name: "Decide", exact: true }).click();
    await desk.page.getByText("Decided. Both sides are told, with the reason.").first().waitFor();

    for (const { page } of [organiser, provider]) {
      await go(page, `/bookings/${number}/dispute`);
      // How it was decided stands first, and the reason in its place among what was said.
      const head = page.getByRole("region", { name: "How it stands" });
      await head.getByText("Of what is open, ₹22,500 (balance) need not be paid.").waitFor();
      await page.getByText("Half of what was agreed was done").waitFor();
    }
    await seen(organiser.page, "dispute-decided");
    await go(organiser.page, `/bookings/${number}/payments`);
    await organiser.page.getByText("Need not be paid", { exact: true }).waitFor();
    await organiser.page.getByRole("heading", { name: "Pay ₹18,000" }).waitFor();
    await seen(organiser.page, "payments-let-off");
    await left([organiser, provider, desk]);
  });

  test("a volunteer offers a day for nothing, and there is nothing to pay", async () => {
    const { number, ...sides } = booked[size].forNothing;
    const [organiser, provider] = [await as(size, sides.organiser), await as(size, sides.provider)];
    await go(provider.page, `/bookings/${number}`);
    await provider.page.getByLabel(/^Nothing is to be paid: I do it/).check();
    await type(provider.page, "lines.0.label", "Looking after guests");
    await type(provider.page, "included", "Up to 8 hours");
    await type(provider.page, "excluded", "A meal, and the bus");
    await seen(provider.page, "quote-for-nothing");
    await press(provider.page, "Send the quote");
    await provider.page.getByRole("heading", { name: "The quote" }).waitFor();

    await go(organiser.page, `/bookings/${number}`);
    await organiser.page.getByText("Nothing is to be paid.").first().waitFor();
    await press(organiser.page, "Accept");
    await confirm(organiser.page, "Agree on these terms?", "Accept");
    await organiser.page.getByText("the day is held for you").first().waitFor();
    await seen(organiser.page, "agreed-for-nothing");
    await go(organiser.page, `/bookings/${number}/payments`);
    await organiser.page.getByText("Nothing is to be paid.").first().waitFor();
    await seen(organiser.page, "payments-for-nothing");
    await left([organiser, provider]);
  });
});
