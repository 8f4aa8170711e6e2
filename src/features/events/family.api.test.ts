import { afterAll, beforeAll, expect, test } from "vitest";
import { sweep } from "../../../test/support/sweep.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { advance } from "../accounts/accounts-test-kit.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { EventBoard } from "./event-model.ts";
import { eventsRights } from "./events-rights.server.ts";
import type { FamilyView, LinkView } from "./family-model.ts";

let site: TestSite;
let organiser: TestPerson;
let stranger: TestPerson;
let id: string;
const asked: { person: TestPerson; listing: string; number: string }[] = [];
const DAY = addDays(todayIST(), 60);

type Answer = FamilyView &
  EventBoard & { message: string; error?: string; errors?: Record<string, string>; id: string; links: LinkView[] };
const call = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  who: TestPerson | null,
  body?: unknown,
  cookie?: string,
) =>
  site.call<Answer>(method, `/api/${path}`, {
    ...(who ? { cookie: who.cookie } : cookie ? { cookie } : {}),
    ...(body ? { body } : {}),
  });
const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;

beforeAll(async () => {
  site = await startTestSite({ LIMIT_EVENT_LINK_MISSES_PER_ADDRESS: "30", LIMIT_EVENT_VOTES_PER_ADDRESS: "60" });
  organiser = await testPerson(site.deps, { name: "Ravi Kumar", email: "ravi@mail.example" });
  stranger = await testPerson(site.deps);
  id = (
    await call("POST", "events", organiser, {
      name: "Riya's wedding",
      place: "Indore",
      budgetPaise: 7_77_777_00,
      parts: [{ name: "Wedding", day: DAY }],
      needs: ["volunteers", "venues"],
    })
  ).body.id;
  const listings = [];
  for (const name of ["Meera Joshi", "Asha Rao"]) {
    const person = await testPerson(site.deps, { name, role: "volunteer" });
    listings.push({ person, listing: (await testVolunteer(site.deps, person)).id });
  }
  const { body } = await call("POST", `events/${id}/asks`, organiser, {
    category: "volunteers",
    listings: listings.map(({ listing }) => listing),
    occasion: "Wedding",
    day: DAY,
    city: "Indore",
    budgetPaise: 5_000_00,
  });
  const numbers = (body as unknown as { asked: { number: string }[] }).asked;
  for (const [at, one] of listings.entries()) {
    asked.push({ ...one, number: numbers[at]!.number });
    const quoted = await call("POST", `bookings/${asked[at]!.number}/quotes`, one.person, {
      lines: [{ label: `Help, call ${one.person.mobile}`, quantity: 1, unit: "event", eachPaise: (at + 2) * 1_000_00 }],
      included: "A torch",
      excluded: `Food; write to help${at}@mail.example`,
      milestones: [{ kind: "balance", percent: 100, due: "event", days: 0 }],
      ladder: "fair",
      validUntil: addDays(todayIST(), 5),
    });
    expect(quoted.status, JSON.stringify(quoted.body)).toBe(201);
  }
});
afterAll(() => site.close());

const share = (kind: string, body: object = {}, who: TestPerson | null = organiser) =>
  call("PUT", `events/${id}/links/${kind}`, who, body);
const tokenOf = (links: LinkView[], kind: string): string =>
  /\/e\/([\w-]{22})$/.exec(links.find((link) => link.kind === kind)?.address ?? "")?.[1] ?? "";
const voted = (token: string, name: string, option: string, cookie?: string, on = true) =>
  call("PUT", `event-links/${token}/vote`, null, { name, option, on }, cookie);
const cookieIn = (headers: Record<string, unknown>): string =>
  /mandap_voter=[\w-]{22}/.exec(String(headers["set-cookie"]))?.[0] ?? "";

test("a link to read: the days and the quotes side by side, nobody's number, nothing of the budget, and of the link a hash alone", async () => {
  const { body } = await share("read");
  const token = tokenOf(body.links, "read");
  const seen = await call("GET", `event-links/${token}`, null);
  expect(seen.status).toBe(200);
  expect(seen.headers).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  expect(seen.body).toMatchObject({
    mayVote: false,
    event: { name: "Riya's wedding", parts: [{ name: "Wedding", day: DAY }] },
    rows: [
      {
        category: "volunteers",
        booked: [],
        open: [{ title: "Meera Joshi", totalPaise: 2_000_00 }, { totalPaise: 3_000_00 }],
      },
      { category: "venues", open: [] },
    ],
  });
  const text = JSON.stringify(seen.body);
  for (const secret of [
    ...asked.flatMap(({ person, number }) => [person.mobile.slice(3), number]),
    organiser.mobile.slice(3),
    "mail.example",
    "77777",
    id,
  ])
    expect(text, secret).not.toContain(secret);
  const everywhere = JSON.stringify([
    await query("SELECT event_id, kind, seed, encode(token_hash, 'hex') FROM event_links"),
    await query("SELECT data FROM pgboss.job"),
    await query("SELECT body FROM idempotency_keys"),
  ]);
  expect(everywhere).not.toContain(token);
  expect(await voted(token, "Asha", seen.body.rows[0]!.open[0]!.key)).toMatchObject({
    status: 403,
    body: { error: "This link is for reading." },
  });
  for (const wrong of ["x".repeat(22), "x", `${token}x`, "%00"])
    expect((await call("GET", `event-links/${wrong}`, null)).status).toBe(404);
});

test("without prices nothing that is paid can be read, and who is the lowest neither", async () => {
  const { body } = await share("read", { prices: false });
  const { body: seen } = await call("GET", `event-links/${tokenOf(body.links, "read")}`, null);
  expect(seen.rows[0]!.open.map(({ title, totalPaise }) => [title, totalPaise])).toEqual([
    ["Asha Rao", null],
    ["Meera Joshi", null],
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/[23]000/);
});

test("a first name and a browser have one vote, which they change and take back; the organiser reads it beside the quotes", async () => {
  const token = tokenOf((await share("vote")).body.links, "vote");
  const [one, other] = (await call("GET", `event-links/${token}`, null)).body.rows[0]!.open.map(({ key }) => key);
  const first = await voted(token, "  Dadi  ", one!);
  expect(first.status, JSON.stringify(first.body)).toBe(200);
  const phone = cookieIn(first.headers);
  expect(phone).not.toBe("");
  expect(String(first.headers["set-cookie"])).toMatch(/HttpOnly/i);
  await Promise.all([1, 2, 3].map(() => voted(token, "dadi", one!, phone)));
  await voted(token, "Rahul", one!, phone);
  // Somebody else is called the same, and has a browser of their own.
  await voted(token, "Rahul", other!);
  const names = async () =>
    (await call("GET", `events/${id}`, organiser)).body.board.rows[0]!.open.map(({ votes }) => votes.toSorted());
  expect(await names()).toEqual([["Rahul", "dadi"], ["Rahul"]]);
  await voted(token, "Dadi", other!, phone);
  expect(await names()).toEqual([["Rahul"], ["Dadi", "Rahul"]]);
  const mine = (await call("GET", `event-links/${token}`, null, undefined, phone)).body.rows[0]!.open;
  expect(mine.map((option) => option.mine)).toEqual([["Rahul"], ["Dadi"]]);
  await voted(token, "Dadi", other!, phone, false);
  expect(await names()).toEqual([["Rahul"], ["Rahul"]]);
  expect(JSON.stringify(await query("SELECT encode(voter, 'hex'), name FROM event_votes"))).not.toContain(
    phone.split("=")[1]!,
  );
  for (const [name, said] of [
    ["", "Please enter your first name."],
    ["9876543210", "Please enter a first name, in letters alone."],
    ["<b>", "Please enter a first name, in letters alone."],
  ] as const)
    expect((await voted(token, name, one!, phone)).body.errors).toEqual({ name: said });
  expect((await voted(token, "रिया", one!, phone)).status).toBe(200);
  expect((await voted(token, "Asha", "nobody", phone)).status).toBe(409);
});

test("from one browser ten names vote, and whoever votes in floods is slowed down", async () => {
  const token = tokenOf((await share("vote")).body.links, "vote");
  const [option] = (await call("GET", `event-links/${token}`, null)).body.rows[0]!.open;
  const first = await voted(token, "Aa", option!.key);
  const phone = cookieIn(first.headers);
  const more = await Promise.all(
    [..."bcdefghijklm"].map((letter) => voted(token, `Name${letter}`, option!.key, phone)),
  );
  expect(more.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(more.find(({ status }) => status === 409)?.body.error).toBe("From one browser 10 names may vote.");
  const flood = [];
  for (let at = 0; at < 60; at++) flood.push((await voted(token, "Aa", option!.key)).status);
  expect(flood).toContain(429);
});

test("a link is its owner's to make, to renew and to end", async () => {
  const old = tokenOf((await share("vote")).body.links, "vote");
  for (const [who, status] of [
    [null, 401],
    [stranger, 404],
  ] as const) {
    expect((await share("vote", { renew: true }, who)).status).toBe(status);
    expect((await call("GET", `events/${id}/links`, who)).status).toBe(status);
    expect((await call("DELETE", `events/${id}/links/vote`, who)).status).toBe(status);
  }
  expect((await share("dance")).status).toBe(400);
  expect((await share("vote", { prices: "some" })).body.errors).toHaveProperty("prices");
  const renewed = tokenOf((await share("vote", { renew: true })).body.links, "vote");
  expect(renewed).not.toBe(old);
  expect((await call("GET", `event-links/${old}`, null)).status).toBe(404);
  expect((await call("GET", `event-links/${renewed}`, null)).status).toBe(200);
  expect((await call("DELETE", `events/${id}/links/vote`, organiser)).status).toBe(200);
  expect((await call("GET", `event-links/${renewed}`, null)).status).toBe(404);
  expect((await call("GET", `events/${id}/links`, organiser)).body.links.map(({ kind }) => kind)).toEqual(["read"]);
});

test("the organiser says when somebody arrives", async () => {
  const [first] = asked;
  const say = (time: string, who: TestPerson | null = organiser) =>
    call("PUT", `events/${id}/requests/${first!.number}/arrival`, who, { time });
  expect((await say("16:30")).status).toBe(200);
  const arrives = async () =>
    (await call("GET", `events/${id}`, organiser)).body.board.rows[0]!.open.find(
      ({ number }) => number === first!.number,
    )?.arrives;
  expect(await arrives()).toBe("16:30");
  expect((await say("")).status).toBe(200);
  expect(await arrives()).toBeNull();
  for (const bad of ["24:00", "4 pm", "16:30:00"]) expect((await say(bad)).body.errors).toHaveProperty("time");
  expect((await say("16:30", stranger)).status).toBe(404);
  expect((await say("16:30", null)).status).toBe(401);
});

test("who has decided sees what is to be paid, and a family sees who is booked and votes no more", async () => {
  const token = tokenOf((await share("vote")).body.links, "vote");
  const key = (await call("GET", `event-links/${token}`, null)).body.rows[0]!.open[0]!.key;
  const accepted = await call("POST", `bookings/${asked[0]!.number}/accept`, organiser, { round: 1 });
  expect(accepted.status, JSON.stringify(accepted.body)).toBeLessThan(300);
  expect((await call("GET", `events/${id}`, organiser)).body.dues).toMatchObject([
    { number: asked[0]!.number, title: "Meera Joshi", kind: "Balance", amountPaise: 2_000_00, day: DAY, late: false },
  ]);
  const glance = (person: TestPerson, at: number) => site.deps.events.glance(site.deps, person.id, asked[at]!.number);
  const { place } = (await call("GET", `events/${id}`, organiser)).body.event;
  const event = { name: "Riya's wedding", path: `/my/events/${id}`, place };
  expect(await glance(organiser, 0)).toEqual({
    ...event,
    waiting: { others: 1, tell: `/api/events/${id}/decided/volunteers?day=${DAY}` },
  });
  expect(await glance(organiser, 1)).toEqual({ ...event, waiting: null });
  expect(await glance(asked[0]!.person, 0)).toBeNull();
  const { rows } = (await call("GET", `event-links/${token}`, null)).body;
  expect(rows[0]).toMatchObject({ booked: [{ title: "Meera Joshi" }], open: [{ title: "Asha Rao" }] });
  await query("DELETE FROM rate_limits");
  for (const over of [key, rows[0]!.open[0]!.key]) expect((await voted(token, "Asha", over)).status).toBe(409);
});

test("the copy of one's data has links and votes, without what opens them", async () => {
  const links = await query(eventsRights.copy!["eventLinks"]!, [organiser.id]);
  expect(links).not.toHaveLength(0);
  expect(Object.keys(links[0]!)).toEqual(["event_id", "kind", "prices", "created_at", "expires_at"]);
  expect(await query(eventsRights.copy!["eventVotes"]!, [organiser.id])).not.toHaveLength(0);
});

test("links work for 180 days, and then they are gone", async () => {
  const token = tokenOf((await share("read", { renew: true })).body.links, "read");
  advance(site, 179 * 86_400_000);
  expect((await call("GET", `event-links/${token}`, null)).status).toBe(200);
  advance(site, 2 * 86_400_000);
  expect((await call("GET", `event-links/${token}`, null)).status).toBe(404);
  await sweep(site.deps);
  expect(await query("SELECT 1 FROM event_links")).toEqual([]);
});
