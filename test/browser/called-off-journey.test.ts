// @suite full
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, formatDay, todayIST } from "../../src/domain/dates.ts";
import { seen, visitor, type Size } from "../support/browser.ts";
import { quoteOf } from "../support/test-bookings.ts";
import { cookieOf, cookiesFor } from "../support/signed-in.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, press, type } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });
/** ₹45,000, of which ₹4,500 hold the date. */
const TOTAL = 45_000_00;

async function call<T>(who: string, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(on.site.url + path, {
    method,
    headers: { ...(body ? { "Content-Type": "application/json" } : {}), cookie: await cookieOf(on.site, who) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const said = (await answer.json()) as T;
  expect(answer.ok, `${method} ${path}: ${answer.status} ${JSON.stringify(said)}`).toBe(true);
  return said;
}

/** The first day so far away or further on which the demo's volunteer is free. */
async function freeDay(ahead: number): Promise<string> {
  const asha = (await (await fetch(`${on.site.url}/api/volunteers/username/asha.kulkarni`)).json()) as { _id: string };
  const from = addDays(todayIST(), ahead);
  const answer = await fetch(
    `${on.site.url}/api/listings/${asha._id}/availability?from=${from}&to=${addDays(from, 60)}`,
  );
  const { days } = (await answer.json()) as { days: { day: string; room: boolean; state: string }[] };
  return days.find(({ room, state }) => room && state === "free")!.day;
}

/** The demo's organiser has asked its volunteer, who has quoted, and has agreed. @returns the number */
async function agreed(day: string): Promise<string> {
  const { enquiryNumber } = await call<{ enquiryNumber: string }>(
    "Organiser",
    "POST",
    "/api/inquiry/form/volunteerBooking",
    {
      fullName: "Kabir Chouhan",
      phone: "9826011122",
      email: "kabir@mail.example",
      service: "Wedding",
      calendar: day,
      budget: "45,000",
      city: "Indore",
      requirement: "Ten people at the gates, from four to eleven.",
      username: "asha.kulkarni",
    },
  );
  await call("Volunteer", "POST", `/api/bookings/${enquiryNumber}/quotes`, quoteOf(new Date(), TOTAL));
  await call("Organiser", "POST", `/api/bookings/${enquiryNumber}/accept`, { round: 1 });
  return enquiryNumber;
}

async function sidesOf(size: Size) {
  const people = await Promise.all(
    ["Organiser", "Volunteer"].map(async (label) => {
      const one = await visitor(on.browser, on.site.url, size);
      await one.context.addCookies(await cookiesFor(on.site, label));
      return one;
    }),
  );
  const [organiser, provider] = people as [(typeof people)[0], (typeof people)[0]];
  return {
    organiser: organiser.page,
    provider: provider.page,
    async leave() {
      for (const { context, problems } of people) {
        expect(problems).toEqual([]);
        await context.close();
      }
    },
  };
}

/** Notes what is due next as paid, by a reference. */
async function notePaid(page: Page, number: string, reference: string): Promise<void> {
  await go(page, `/bookings/${number}/payments`);
  await type(page, "reference", reference);
  await press(page, /^Note that I have (paid|returned it)$/);
  // A reference that begins with another day is doubted once.
  const sure = page.getByRole("button", { name: "Note it all the same" });
  const waits = page.getByText("Waits for an answer").first();
  await sure.or(waits).first().waitFor();
  if (await sure.isVisible()) await sure.click();
  await waits.waitFor();
}

async function hasArrived(page: Page, number: string): Promise<void> {
  await go(page, `/bookings/${number}/payments`);
  await press(page, /^It has arrived/);
  await press(page, "Yes, it has arrived");
  await page.getByText("Received", { exact: true }).first().waitFor();
}

/** @returns the question before the last tap */
async function callOff(page: Page, number: string): Promise<string> {
  await go(page, `/bookings/${number}`);
  await press(page, /^Cancel booking/);
  const dialog = page.getByRole("dialog", { name: "Cancel this booking?" });
  await dialog.waitFor();
  await seen(page, "cancel-question");
  const question = (await dialog.textContent()) ?? "";
  await dialog.getByRole("button", { name: "Cancel booking" }).click();
  await page.getByText("Booking cancelled.").first().waitFor();
  return question;
}

/** A reference of today that no other payment of this run has. @param day the one that it begins with */
let references = 10_000_000;
const reference = (day = todayIST()) =>
  `${day.slice(3, 4)}${String(daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1).padStart(3, "0")}${++references}`;

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("an organiser calls off what is paid for in part, reads before what it costs, and gets back what was agreed", async () => {
    const number = await agreed(await freeDay(2));
    const { organiser, provider, leave } = await sidesOf(size);
    await notePaid(organiser, number, reference());
    await seen(organiser, "paid-noted");
    await hasArrived(provider, number);
    await seen(provider, "paid-arrived");
    // Within a day of the agreement, where the day is far enough, all comes back; else what the ladder says.
    const { booking } = await call<{ booking: { money: { cancel: string } } }>(
      "Organiser",
      "GET",
      `/api/bookings/${number}`,
    );
    expect(booking.money.cancel).toContain("₹4,500");
    expect(await callOff(organiser, number)).toContain(booking.money.cancel);
    await go(organiser, `/bookings/${number}`);
    await organiser.getByText("called off").first().waitFor();
    await seen(organiser, "called-off");
    await go(provider, "/notifications");
    await provider.getByText(number).first().waitFor();
    await leave();
  });

  test("a provider calls off: what is owed comes back, noted by one and confirmed by the other", async () => {
    const number = await agreed(await freeDay(2));
    const { organiser, provider, leave } = await sidesOf(size);
    await notePaid(organiser, number, reference());
    await hasArrived(provider, number);
    const owed = /You owe (₹[\d,]+)/.exec(await callOff(provider, number))![1]!;
    await go(provider, `/bookings/${number}/payments`);
    await provider.getByRole("heading", { name: `Pay ${owed} back` }).waitFor();
    await seen(provider, "pay-back");
    await notePaid(provider, number, reference());
    await hasArrived(organiser, number);
    await seen(organiser, "came-back");
    await leave();
  });
});

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a day moves: one side proposes another one, the other reads what it means and accepts, and both have the new agreement", async () => {
    const number = await agreed(await freeDay(3));
    const day = await freeDay(20);
    const { organiser, provider, leave } = await sidesOf(size);
    await notePaid(organiser, number, reference());
    await hasArrived(provider, number);
    await go(organiser, `/bookings/${number}`);
    await organiser.getByText("Propose a change", { exact: true }).click();
    await type(organiser, "day", day);
    await type(organiser, "totalPaise", "47,000");
    await type(organiser, "note", "The hall has moved us.");
    await seen(organiser, "move-proposing");
    await press(organiser, "Propose it");
    await organiser.getByRole("heading", { name: "You have proposed a change" }).waitFor();
    await seen(organiser, "move-proposed");

    await go(provider, `/bookings/${number}`);
    const box = provider.getByRole("region", { name: /proposes a change$/ });
    await box.waitFor();
    expect(await box.textContent()).toContain(formatDay(day));
    expect(await box.textContent()).toContain("The hall has moved us.");
    await seen(provider, "move-asked");
    await box.getByRole("button", { name: "Accept the change" }).click();
    const dialog = provider.getByRole("dialog", { name: "Agree on the change?" });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain("₹2,000 more");
    await dialog.getByRole("button", { name: "Accept the change" }).click();
    await provider.getByRole("heading", { name: "What is agreed now" }).waitFor();
    await seen(provider, "move-agreed");
    await go(organiser, `/bookings/${number}/agreement`);
    await organiser.getByText(formatDay(day)).first().waitFor();
    await organiser.getByText("₹47,000").first().waitFor();
    await seen(organiser, "move-agreement");
    await leave();
  });

  test("a reference of another day is doubted before it is noted, and whoever is paid reads that too", async () => {
    const number = await agreed(await freeDay(2));
    const { organiser, provider, leave } = await sidesOf(size);
    await go(organiser, `/bookings/${number}/payments`);
    await type(organiser, "reference", reference(addDays(todayIST(), -40)));
    await press(organiser, "Note that I have paid");
    await organiser.getByText(/^This reference begins like one of/).waitFor();
    await seen(organiser, "reference-doubted");
    await press(organiser, "Note it all the same");
    await organiser.getByText("Waits for an answer").first().waitFor();
    await go(provider, `/bookings/${number}/payments`);
    await provider.getByText(/Look at your account with care/).waitFor();
    await seen(provider, "reference-doubted-payee");
    await leave();
  });
});

describe("weeks later", () => {
  test.each(JOURNEY_SIZES)(
    "somebody did not come, and says so: what it costs is read before, and what is owed stands afterwards, on a %s screen",
    async (size) => {
      const number = await agreed(await freeDay(2));
      const before = await sidesOf(size);
      await notePaid(before.organiser, number, reference());
      await hasArrived(before.provider, number);
      await before.leave();
      await on.site.later(14);

      const { organiser, provider, leave } = await sidesOf(size);
      await go(organiser, `/bookings/${number}`);
      await press(organiser, /^They did not come/);
      const claim = organiser.getByRole("dialog", { name: "Did they not come?" });
      await claim.waitFor();
      expect(await claim.textContent()).toContain(
        "They owe you ₹9,000: the ₹4,500 that you have paid, and ₹4,500 besides.",
      );
      await seen(organiser, "no-show-question");
      await claim.getByRole("button", { name: "They did not come" }).click();
      await organiser.getByRole("heading", { name: /answers next$/ }).waitFor();
      await seen(organiser, "no-show-said");

      await go(provider, `/my-requests?box=received&number=${number}`);
      await provider.getByText("They say that you did not come.").first().waitFor();
      await seen(provider, "no-show-card");
      await go(provider, `/bookings/${number}`);
      await provider.getByRole("heading", { name: "Was it so?" }).waitFor();
      await seen(provider, "no-show-asked");
      await press(provider, /^Yes, it was so/);
      const answer = provider.getByRole("dialog", { name: "Did you not come?" });
      await answer.waitFor();
      expect(await answer.textContent()).toContain("You owe ₹9,000");
      await answer.getByRole("button", { name: "Yes, it was so" }).click();
      await provider.getByText("You owe ₹9,000 back.").first().waitFor();
      await seen(provider, "no-show-agreed");
      await go(organiser, `/bookings/${number}/reviews`);
      await organiser.getByText("They did not come.").first().waitFor();
      await seen(organiser, "no-show-review");
      await leave();
      await on.site.later(0);
    },
  );

  test.each(JOURNEY_SIZES)(
    "somebody did not come: the two ask us, we decide with a reason, and what was paid comes back, on a %s screen",
    async (size) => {
      const number = await agreed(await freeDay(2));
      const before = await sidesOf(size);
      await notePaid(before.organiser, number, reference());
      await hasArrived(before.provider, number);
      await before.leave();
      await on.site.later(14);

      const { organiser, provider, leave } = await sidesOf(size);
      await go(organiser, `/bookings/${number}/dispute`);
      await organiser.getByRole("heading", { name: "Ask us to help" }).waitFor();
      await organiser.getByRole("radio", { name: "They did not come, or nobody was there" }).check();
      await type(organiser, "text", "We waited until seven. Nobody came, and nobody answered.");
      await press(organiser, "Ask for help");
      await organiser.getByText(/^DS-/).first().waitFor();
      await seen(organiser, "dispute-opened");
      const ticket = /DS-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await organiser.locator("main").innerText())![0];
      await go(provider, `/bookings/${number}/dispute`);
      await type(provider, "text", "I had fever and told your brother on the phone.");
      await press(provider, "Send");
      await provider.getByText("I had fever").first().waitFor();
      await seen(provider, "dispute-answered");

      const admin = await visitor(on.browser, on.site.url, size);
      await admin.context.addCookies(await cookiesFor(on.site, "Admin"));
      await go(admin.page, "/admin/disputes");
      await admin.page.locator(`a[href="/admin/disputes/${ticket}"]`).first().click();
      await admin.page.getByRole("heading", { name: "Decide" }).waitFor();
      await admin.page.getByRole("radio", { name: "For the organiser" }).check();
      await type(admin.page, "backPaise", "4,500");
      await type(admin.page, "reason", "Nobody came on the day that the agreement names. The token comes back.");
      await seen(admin.page, "dispute-decide");
      await press(admin.page, "Decide");
      await admin.page.getByText("The token comes back.").first().waitFor();
      expect(admin.problems).toEqual([]);
      await admin.context.close();

      await go(organiser, `/bookings/${number}/dispute`);
      await organiser.getByText("The token comes back.").first().waitFor();
      await seen(organiser, "dispute-decided");
      await notePaid(provider, number, reference());
      await hasArrived(organiser, number);
      await leave();
      await on.site.later(0);
    },
  );
});
