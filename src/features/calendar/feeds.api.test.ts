import { afterAll, beforeAll, expect, test } from "vitest";
import { strictCalendar } from "../../../test/support/strict-calendar.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, formatDay, todayIST } from "../../domain/dates.ts";
import { newId } from "../../domain/ids.ts";
import type { OutsideAnswer } from "../../platform/outside/outside-fetch.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { readFeedsJob } from "./calendar-jobs.server.ts";
import { sweepOutside } from "./feed-store.server.ts";
import { holdDay } from "./holding.server.ts";

let site: TestSite;
let owner: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
let listing: string;
const day = (at: number) => addDays(todayIST(), at);
const basic = (iso: string) => iso.replaceAll("-", "");
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  site.deps.database.pool.query<Row>(text, values);

/** What stands behind each address. */
const published = new Map<string, OutsideAnswer>();
const events = (...lines: string[][]): OutsideAnswer => ({
  ok: true,
  text: [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...lines.flatMap((one, at) => [
      "BEGIN:VEVENT",
      `UID:${at}@x`,
      "DTSTAMP:20261101T000000Z",
      "SUMMARY:Dentist Rao",
      ...one,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n"),
});
const GOOGLE = "https://calendar.google.com/calendar/ical/meera/private-1/basic.ics";

beforeAll(async () => {
  site = await startTestSite();
  site.deps.outside = async (address) => published.get(address) ?? { ok: false, trouble: "refused" };
  owner = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  stranger = await testPerson(site.deps);
  admin = await testPerson(site.deps, { role: "admin" });
  listing = (await testVolunteer(site.deps, owner)).id;
});
afterAll(() => site.close());

type Elsewhere = {
  link: { since: string; address: string | null } | null;
  feeds: { id: string; name: string; host: string; readAt: string | null; trouble: string | null }[];
};
const at = (rest: string) => `/api/listings/${listing}/calendar/${rest}`;
const elsewhere = async (who = owner) =>
  (await site.call<Elsewhere>("GET", at("elsewhere"), { cookie: who.cookie })).body;
const make = async (who = owner) => {
  const { status, body } = await site.call<{ address: string }>("PUT", at("link"), { cookie: who.cookie });
  expect(status).toBe(200);
  return new URL(body.address).pathname;
};
const add = (body: object, who: TestPerson | null = owner) =>
  site.call<{ error: string; errors?: Record<string, string>; feed: { id: string } }>("POST", at("feeds"), {
    body,
    cookie: who?.cookie ?? null,
  });
async function request(onDay: string, status: string): Promise<{ id: string; number: string }> {
  const [id, number] = [newId(), newEnquiryNumber()];
  await query(
    "INSERT INTO enquiries (id, number, kind, status, listing_id, recipient_id, name, phone, event_type, event_date, city) VALUES ($1, $2, 'volunteerBooking', $3, $4, $5, 'Ravi Secret', '+919876543210', 'Wedding', $6, 'Indore')",
    [id, number, status, listing, owner.id, onDay],
  );
  return { id, number };
}
/** The events of a file, a map of their lines each. */
const eventsOf = (text: string) =>
  text
    .replaceAll(/\r\n[ \t]/g, "")
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) =>
      Object.fromEntries(event.split("\r\n").map((line) => [line.split(":")[0]!, line.slice(line.indexOf(":") + 1)])),
    );

test("the owner's link shows blocks and requests with their part of the day, and of nobody's person anything", async () => {
  await site.call("POST", at("blocks"), {
    body: { from: day(1), note: "Cousin's wedding, Ujjain" },
    cookie: owner.cookie,
  });
  await site.call("POST", at("blocks"), { body: { from: day(2), slot: "evening" }, cookie: owner.cookie });
  const held = await request(day(3), "confirmed");
  await transaction(site.deps.db, (tx) =>
    holdDay(site.deps, tx, { listingId: listing, enquiryId: held.id, day: day(3) }),
  );
  const asked = await request(day(4), "accepted");
  await request(day(5), "pending");
  await request(day(6), "cancelled");
  const long = await request(day(-50), "completed");
  await request(day(-90), "completed");

  const path = await make();
  expect(path).toMatch(/^\/api\/calendars\/[\w-]{22}\.ics$/);
  const { status, body: text, headers } = await site.call<string>("GET", path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, max-age=300",
    "x-robots-tag": "noindex, nofollow",
    etag: expect.stringMatching(/^".{22}"$/),
  });
  strictCalendar(text);
  const all = eventsOf(text);
  expect(all.map(({ SUMMARY, STATUS }) => [SUMMARY, STATUS])).toEqual([
    ["Wedding", "CONFIRMED"],
    ["Blocked: Cousin's wedding\\, Ujjain", "CONFIRMED"],
    ["Blocked", "CONFIRMED"],
    ["Wedding", "CONFIRMED"],
    ["Wedding: not yet confirmed", "TENTATIVE"],
  ]);
  expect(all.map((event) => event["DTSTART;VALUE=DATE"] ?? event["DTSTART"])).toEqual([
    basic(day(-50)),
    basic(day(1)),
    // Four in the afternoon to four in the morning, in India.
    `${basic(day(2))}T103000Z`,
    basic(day(3)),
    basic(day(4)),
  ]);
  expect(all[2]!["DTEND"]).toBe(`${basic(day(2))}T223000Z`);
  expect(all[1]!["DTEND;VALUE=DATE"]).toBe(basic(day(2)));
  expect(all[3]!["URL;VALUE=URI"]).toBe(`http://localhost:3000/my-requests?box=received&number=${held.number}`);
  expect(all[3]!["DESCRIPTION"]).toContain(held.number);
  expect(all[4]!["UID"]).toBe(`${asked.number}.${listing}@localhost`);
  expect(all[0]!["UID"]).toContain(long.number);
  expect(text).not.toMatch(/Ravi|98765|Indore/);
  // The same dates are the same file; it is not sent again, and whoever asks for its head alone gets that.
  const again = await site.call("GET", path, { headers: { "if-none-match": String(headers["etag"]) } });
  expect([again.status, again.body]).toEqual([304, ""]);
  const head = await site.app.inject({ method: "HEAD", url: path });
  expect([head.statusCode, head.headers["etag"], head.body]).toEqual([200, headers["etag"], ""]);
});

test("the link stands nowhere but with its owner; a new one and the end of it kill it", async () => {
  const first = await make();
  expect((await elsewhere()).link?.address).toBe(`http://localhost:3000${first}`);
  expect((await elsewhere(admin)).link).toEqual({ since: expect.any(String), address: null });
  const token = first.split("/").at(-1)!.slice(0, 22);
  const { rows } = await query<{ row: string }>("SELECT t::text AS row FROM calendar_links t");
  expect(JSON.stringify(rows)).not.toContain(token);
  const second = await make();
  expect(second).not.toBe(first);
  expect([(await site.call("GET", first)).status, (await site.call("GET", second)).status]).toEqual([404, 200]);
  expect((await site.call("GET", "/api/calendars/x.ics")).status).toBe(404);
  expect((await site.call("DELETE", at("link"), { cookie: owner.cookie })).status).toBe(200);
  expect((await site.call("GET", second)).status).toBe(404);
  expect((await elsewhere()).link).toBeNull();
});

test("an admin who makes a link leaves a line; strangers do nothing, and a link dies with its owner's leaving or another owner", async () => {
  await make(admin);
  const { rows } = await query(
    "SELECT actor_id FROM audit_log WHERE action = 'calendar.edited_by_admin' AND subject_id = $1",
    [listing],
  );
  expect(rows).toEqual([{ actor_id: admin.id }]);
  for (const [method, rest] of [
    ["GET", "elsewhere"],
    ["PUT", "link"],
    ["DELETE", "link"],
    ["DELETE", `feeds?feed=${newId()}`],
  ] as const) {
    expect((await site.call(method, at(rest), { cookie: stranger.cookie })).status).toBe(404);
    expect((await site.call(method, at(rest))).status).toBe(401);
  }
  const path = await make();
  await query("UPDATE users SET erase_after = now() + interval '7 days' WHERE id = $1", [owner.id]);
  expect((await site.call("GET", path)).status).toBe(404);
  await query("UPDATE users SET erase_after = NULL WHERE id = $1", [owner.id]);
  expect((await site.call("GET", path)).status).toBe(200);
  await query("UPDATE listings SET owner_id = $1 WHERE id = $2", [stranger.id, listing]);
  expect((await site.call("GET", path)).status).toBe(404);
  await query("UPDATE listings SET owner_id = $1 WHERE id = $2", [owner.id, listing]);
  expect((await elsewhere()).link).toBeNull();
});

test("wrong links are counted by who asks, right ones by themselves", async () => {
  const path = await make();
  const ip = "203.0.113.77";
  for (let tries = 0; tries < 60; tries += 1) await site.call("GET", "/api/calendars/wrong", { ip });
  expect((await site.call("GET", "/api/calendars/wrong", { ip })).status).toBe(429);
  expect((await site.call("GET", path, { ip })).status).toBe(200);
});

test("a calendar elsewhere is read before it is kept, and what is wrong is said in words by field", async () => {
  for (const [body, field] of [
    [{}, "name"],
    [{ name: "", address: GOOGLE }, "name"],
    [{ name: "x".repeat(41), address: GOOGLE }, "name"],
    [{ name: "Google" }, "address"],
    [{ name: "Google", address: "https://127.0.0.1/a.ics" }, "address"],
    [{ name: "Google", address: "file:///etc/passwd" }, "address"],
    [{ name: "Google", address: "https://cal.example.com:6379/" }, "address"],
    [{ name: "Google", address: `https://cal.example.com/${"x".repeat(2_000)}` }, "address"],
    [{ name: "Google", address: "https://gone.example.com/a.ics" }, "address"],
  ] as const) {
    const { status, body: said } = await add(body);
    expect([status, Object.keys(said.errors ?? {})], JSON.stringify(body)).toEqual([
      400,
      expect.arrayContaining([field]),
    ]);
  }
  published.set("https://page.example.com/", { ok: true, text: "<html></html>" });
  expect((await add({ name: "Page", address: "https://page.example.com/" })).body.error).toMatch(/is no calendar/);
  expect((await add({ name: "x", address: GOOGLE }, stranger)).status).toBe(404);
  expect((await add({ name: "x", address: GOOGLE }, null)).status).toBe(401);
  expect((await elsewhere()).feeds).toEqual([]);
  // A form that a browser sends by itself leads back to the page.
  const form = new FormData();
  for (const [name, value] of [
    ["name", "Page"],
    ["address", "https://page.example.com/"],
  ] as const)
    form.set(name, value);
  const { status, headers } = await site.call("POST", at("feeds"), {
    form,
    cookie: owner.cookie,
    headers: { accept: "text/html" },
  });
  expect([status, headers["location"]]).toEqual([303, `/my/listings/${listing}/calendar?said=unread`]);
});

test("it is shown to the owner alone, asks before a request is accepted, and refuses nothing", async () => {
  published.set(
    GOOGLE,
    events(
      [`DTSTART;TZID=Asia/Kolkata:${basic(day(20))}T100000`, `DTEND;TZID=Asia/Kolkata:${basic(day(20))}T123000`],
      [`DTSTART;VALUE=DATE:${basic(day(22))}`, `DTEND;VALUE=DATE:${basic(day(24))}`],
    ),
  );
  const added = await add({ name: "Google", address: GOOGLE.replace("https", "webcal") });
  expect([added.status, added.body]).toMatchObject([
    200,
    { feed: { name: "Google", host: "calendar.google.com", trouble: null } },
  ]);
  expect((await add({ name: "Again", address: GOOGLE })).status).toBe(409);
  const read = await site.call<{ calendar: { days: { state: string; outside: object[] }[] } }>(
    "GET",
    `/api/listings/${listing}/calendar?from=${day(20)}&to=${day(24)}`,
    { cookie: owner.cookie },
  );
  const whole = { calendar: "Google", wholeDay: true };
  expect(read.body.calendar.days.map(({ outside }) => outside)).toMatchObject([
    [{ calendar: "Google", wholeDay: false, from: "10:00", to: "12:30" }],
    [],
    [whole],
    [whole],
    [],
  ]);
  const open = await site.call<{ days: { state: string }[] }>(
    "GET",
    `/api/listings/${listing}/availability?from=${day(20)}&to=${day(24)}`,
  );
  expect(open.body.days.map(({ state }) => state)).toEqual(Array<string>(5).fill("free"));
  expect(JSON.stringify(open.body)).not.toContain("outside");
  // Of what was written there only the times are kept.
  const { rows } = await query<{ row: string }>("SELECT t::text AS row FROM outside_entries t");
  expect([rows.length, JSON.stringify(rows).includes("Rao")]).toEqual([2, false]);

  const { id, number } = await request(day(20), "pending");
  const accept = (body: object) =>
    site.call<{ error: string; errors?: object }>("PATCH", `/api/enquiries/${number}`, { body, cookie: owner.cookie });
  const doubted = await accept({ status: "accepted" });
  expect([doubted.status, doubted.body.error, Object.keys(doubted.body.errors ?? {})]).toEqual([
    409,
    `Your calendar Google has something on ${formatDay(day(20))} (10:00 to 12:30). Accept this one as well?`,
    ["anyway"],
  ]);
  expect((await accept({ status: "accepted", anyway: true })).status).toBe(200);
  // Its day is to be held as any other's.
  expect((await query("SELECT status, accepted_anyway FROM enquiries WHERE id = $1", [id])).rows).toEqual([
    { status: "accepted", accepted_anyway: false },
  ]);
  const free = await request(day(21), "pending");
  expect(
    (await site.call("PATCH", `/api/enquiries/${free.number}`, { body: { status: "accepted" }, cookie: owner.cookie }))
      .status,
  ).toBe(200);
});

test("it is read once an hour; what fails is told in words, and by the bell once", async () => {
  const [feed] = (await elsewhere()).feeds;
  const hour = async () => {
    await query("UPDATE calendar_feeds SET tried_at = tried_at - interval '1 hour'");
    await readFeedsJob.handle(site.deps, {});
    await site.deps.jobs.idle();
  };
  const bell = async () =>
    (
      await site.call<{ notifications: { kind: string; title: string; body: string; href: string }[] }>(
        "GET",
        "/api/notifications",
        { cookie: owner.cookie },
      )
    ).body.notifications.filter(({ kind }) => kind === "calendar-unread");
  published.set(GOOGLE, events([`DTSTART;VALUE=DATE:${basic(day(30))}`]));
  await hour();
  expect((await query("SELECT starts_at FROM outside_entries")).rows).toEqual([
    { starts_at: new Date(`${day(30)}T04:00:00+05:30`) },
  ]);
  published.set(GOOGLE, { ok: false, trouble: "slow" });
  for (let hours = 0; hours < 5; hours += 1) {
    await hour();
    expect(await bell()).toHaveLength(hours < 2 ? 0 : 1);
  }
  expect((await bell())[0]).toMatchObject({
    title: "Your calendar Google cannot be read",
    body: expect.stringMatching(/^The other side took longer than ten seconds\. It was last read on /),
    href: `/my/listings/${listing}/calendar`,
  });
  expect((await elsewhere()).feeds).toMatchObject([
    { id: feed!.id, trouble: "The other side took longer than ten seconds." },
  ]);
  // What was known stays until it is over.
  expect((await query("SELECT FROM outside_entries")).rows).toHaveLength(1);
  await sweepOutside(site.deps.db, new Date(`${day(40)}T00:00:00Z`));
  expect((await query("SELECT FROM outside_entries")).rows).toHaveLength(0);
  published.set(GOOGLE, events());
  await hour();
  expect((await elsewhere()).feeds).toMatchObject([{ trouble: null }]);
});

test("three at most, also at once; removed, nothing of it stays; what belongs to the listing goes with it", async () => {
  const addresses = ["a", "b", "c", "d"].map((name) => `https://cal.example.com/${name}.ics`);
  for (const address of addresses) published.set(address, events([`DTSTART;VALUE=DATE:${basic(day(50))}`]));
  const tried = await Promise.all(addresses.map((address) => add({ name: "Other", address })));
  expect(tried.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  const { feeds } = await elsewhere();
  expect(feeds).toHaveLength(3);
  const [first] = feeds;
  const remove = (id: string) => site.call("DELETE", at(`feeds?feed=${id}`), { cookie: owner.cookie });
  expect((await remove(first!.id)).status).toBe(200);
  expect((await remove(first!.id)).status).toBe(404);
  expect((await remove("x")).status).toBe(400);
  const copy = await query("SELECT FROM calendar_feeds");
  expect(copy.rows).toHaveLength(2);
  await query("UPDATE listings SET owner_id = $1 WHERE id = $2", [stranger.id, listing]);
  expect((await query("SELECT FROM outside_entries")).rows).toHaveLength(0);
});
