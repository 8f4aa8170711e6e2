// @suite full
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { newId } from "../../src/domain/ids.ts";
import { newEnquiryNumber } from "../../src/features/enquiries/enquiry-number.ts";
import { testPerson, testVolunteer } from "../../src/features/notifications/people-test-kit.server.ts";
import type { OutsideAnswer } from "../../src/platform/outside/outside-fetch.server.ts";
import { seen, visitor } from "../support/browser.ts";
import { builtSite } from "../support/built-site.ts";
import { freePort } from "../support/served-site.ts";
import type { TestSite } from "../support/test-app.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, press, type } from "./people.ts";
import { sharedBrowser } from "./served.ts";

let site: TestSite;
let browser: Browser;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  site = await builtSite({ PUBLIC_URL: url });
  await site.app.listen({ port, host: "127.0.0.1" });
  browser = await sharedBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** A day in the middle of the next month but one: no month's end is near. */
const day = `${addDays(`${todayIST().slice(0, 7)}-01`, 62).slice(0, 7)}-15`;
const GOOGLE = "https://calendar.google.com/calendar/ical/meera%40example.com/private-1/basic.ics";
const CALENDAR: OutsideAnswer = {
  ok: true,
  text: [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    "UID:1@google.com",
    "DTSTAMP:20261101T000000Z",
    `DTSTART;TZID=Asia/Kolkata:${day.replaceAll("-", "")}T100000`,
    `DTEND;TZID=Asia/Kolkata:${day.replaceAll("-", "")}T123000`,
    "SUMMARY:Dentist",
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n"),
};

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("an owner gives the link to their own calendar, has another one read, and is asked before they accept", async () => {
    site.deps.outside = async (address) => (address === GOOGLE ? CALENDAR : { ok: false, trouble: "refused" });
    const owner = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
    const { id } = await testVolunteer(site.deps, owner);
    const number = newEnquiryNumber();
    await site.deps.database.pool.query(
      "INSERT INTO enquiries (id, number, kind, status, listing_id, recipient_id, name, phone, event_type, event_date, city) VALUES ($1, $2, 'volunteerBooking', 'pending', $3, $4, 'Ravi Rao', '+919876543210', 'Wedding', $5, 'Indore')",
      [newId(), number, id, owner.id, day],
    );
    // Refused once, and asked about once: the console says both.
    const { page, context, problems } = await visitor(browser, url, size, { allow: [/status of 4(00|09)/] });
    const [name = "", value = ""] = owner.cookie.split("=");
    await context.addCookies([{ name, value, url }]);
    const calendar = `/my/listings/${id}/calendar?month=${day.slice(0, 7)}`;
    await go(page, calendar);

    await press(page, "Make a link");
    const link = page.getByLabel("Your link");
    await link.waitFor();
    await press(page, "Copy link");
    await page.getByText("Link copied.").first().waitFor();
    const first = await page.evaluate(() => navigator.clipboard.readText());
    expect(first).toBe(await link.inputValue());
    const file = async (address: string) => {
      const answer = await fetch(address);
      return [answer.status, answer.headers.get("content-type")];
    };
    expect(await file(first)).toEqual([200, "text/calendar; charset=utf-8"]);
    await press(page, "New link");
    await page.getByRole("heading", { name: "Make a new link?" }).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Make a new link" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await expect.poll(() => link.inputValue()).not.toBe(first);
    expect([(await file(first))[0], (await file(await link.inputValue()))[0]]).toEqual([404, 200]);

    // What cannot be read is said at the field, and what was typed stays.
    await type(page, "name", "Google");
    await type(page, "address", "https://calendar.google.com/old.ics");
    await press(page, "Read this calendar");
    await page.getByText("The address may have been renewed there").first().waitFor();
    expect(await page.locator('[name="address"]').inputValue()).toBe("https://calendar.google.com/old.ics");
    await seen(page, "my-calendar-refused");
    await type(page, "address", GOOGLE);
    await press(page, "Read this calendar");
    await page.getByText("We read this calendar from now on").first().waitFor();
    await page.getByText("Last read on").waitFor();
    await page.getByText("Also busy outside · Google, 10:00 to 12:30").waitFor();
    expect(await page.locator(".cal-outside").count()).toBe(1);
    await seen(page, "my-calendar-elsewhere");

    // It asks before a request for that day is accepted, and refuses nothing.
    await go(page, `/my-requests?box=received&number=${number}`);
    await press(page, "Accept");
    await page.getByRole("dialog").getByRole("button", { name: "Accept", exact: true }).click();
    await page.getByText("Your calendar Google has something on").first().waitFor();
    await seen(page, "accept-elsewhere");
    await page.getByRole("dialog").getByRole("button", { name: "Accept anyway" }).click();
    await expect
      .poll(
        async () =>
          (await site.deps.database.pool.query("SELECT status FROM enquiries WHERE number = $1", [number])).rows,
      )
      .toEqual([{ status: "accepted" }]);

    await go(page, calendar);
    await press(page, "Remove Google");
    await expect.poll(() => page.locator(".cal-outside").count()).toBe(0);
    await press(page, "End link");
    await page.getByRole("button", { name: "Make a link" }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
