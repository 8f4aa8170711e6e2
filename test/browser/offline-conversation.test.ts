import type { BrowserContext } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { seen, visitor } from "../support/browser.ts";
import { goOffline, goOnline } from "../support/offline.ts";
import { until } from "../support/served-site.ts";
import { cookieOf, cookiesFor } from "../support/signed-in.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, hydrated, press, type } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

const call = async (who: string, method: string, path: string, body?: object) => {
  const answer = await fetch(`${on.site.url}/api/${path}`, {
    method,
    headers: { "Content-Type": "application/json", cookie: await cookieOf(on.site, who) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
};

/** An accepted request of the demo's organiser to its volunteer, with a message of each. */
async function conversation(day: string): Promise<string> {
  const { enquiryNumber } = await call("Organiser", "POST", "inquiry/form/volunteerBooking", {
    fullName: "Kabir Sheikh",
    phone: "9826011122",
    email: "kabir@mail.example",
    service: "Cultural Event",
    calendar: day,
    budget: "25,000",
    city: "Indore",
    requirement: "Twelve people at the gates.",
    username: "asha.kulkarni",
  });
  const number = String(enquiryNumber);
  await call("Volunteer", "PATCH", `enquiries/${number}`, { status: "accepted" });
  await call("Organiser", "POST", `bookings/${number}/messages`, { text: "The gate is behind the temple." });
  await call("Volunteer", "POST", `bookings/${number}/messages`, { text: "We come at four." });
  return number;
}

const written = async (who: string, number: string) => {
  const { thread } = await call(who, "GET", `bookings/${number}/messages`);
  return (thread as { lines: { kind: string; text?: string }[] }).lines.flatMap(({ kind, text }) =>
    kind === "message" ? [text!] : [],
  );
};
const offline = async (context: BrowserContext) => {
  await goOffline(context);
  for (const page of context.pages()) await page.getByText("You are offline.", { exact: false }).first().waitFor();
};

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a conversation that was seen is read without a network, and what is written there is sent once", async () => {
    const number = await conversation(addDays(todayIST(), size === "phone" ? 210 : 212));
    const path = `/bookings/${number}/messages`;
    const { page, context, problems } = await visitor(on.browser, on.site.url, size, {
      allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/],
      worker: true,
    });
    await context.addCookies(await cookiesFor(on.site, "Organiser"));
    await go(page, path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await until(`${path} to be kept`, () =>
      page.evaluate(
        async (of) =>
          (await (await caches.open("mandap-pages")).keys()).some(({ url }) => new URL(url).pathname === of),
        path,
      ),
    );

    await offline(context);
    await page.reload();
    await hydrated(page);
    for (const words of ["The gate is behind the temple.", "We come at four."]) await page.getByText(words).waitFor();
    // Two messages, the same words twice, in the order in which they were written.
    for (const words of ["See you there.", "Bring a torch, too.", "See you there."]) {
      await type(page, "text", words);
      await press(page, "Send");
      await until("the box to be empty", async () => (await page.locator('[name="text"]').inputValue()) === "");
    }
    const waiting = page.getByRole("list", { name: "Waiting to be sent" }).getByRole("listitem");
    await until("three to wait", async () => (await waiting.count()) === 3);
    await seen(page, "offline-conversation");
    // They outlive a reload, and more tabs than one make no difference.
    await page.reload();
    await hydrated(page);
    await until("three to wait", async () => (await waiting.count()) === 3);
    const second = await context.newPage();
    await second.goto(path);
    await hydrated(second);
    expect(await written("Volunteer", number)).toHaveLength(2);
    // Meanwhile the other side writes.
    await call("Volunteer", "POST", `bookings/${number}/messages`, { text: "Which gate is it?" });

    await goOnline(context);
    await until("all to be sent", async () => (await written("Volunteer", number)).length === 6);
    await until("nothing to wait", async () => (await waiting.count()) === 0);
    await page.reload();
    await hydrated(page);
    await page.getByText("Which gate is it?").waitFor();
    await page.waitForTimeout(1_000);
    expect(await written("Volunteer", number)).toEqual([
      "The gate is behind the temple.",
      "We come at four.",
      "Which gate is it?",
      "See you there.",
      "Bring a torch, too.",
      "See you there.",
    ]);
    expect(await page.getByText("See you there.").count()).toBe(2);
    await seen(page, "offline-conversation-sent");
    // The thread of others is nobody's to read on this device once its reader has left.
    await page.evaluate(() => fetch("/api/auth/logout"));
    await until("the conversation to be gone", () =>
      page.evaluate(
        async (of) =>
          !(await (await caches.open("mandap-pages")).keys()).some(({ url }) => new URL(url).pathname === of),
        path,
      ),
    );
    expect(problems).toEqual([]);
    await context.close();
  });
});
