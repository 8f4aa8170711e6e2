import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, formatDay, lastAhead, todayIST } from "../../domain/dates.ts";
import { newId } from "../../domain/ids.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { askPage } from "./ask-page.server.ts";
import type { Asked } from "./ask-model.ts";
import { eventsRights } from "./events-rights.server.ts";
import type { EventBoard } from "./event-model.ts";

let site: TestSite;
let organiser: TestPerson;
let stranger: TestPerson;
const asked: { person: TestPerson; listing: string; path: string }[] = [];
const DAY = addDays(todayIST(), 60);
beforeAll(async () => {
  site = await startTestSite();
  for (const name of ["Meera Joshi", "Asha Rao", "Tara Devi"]) {
    const person = await testPerson(site.deps, { name, role: "volunteer" });
    const { id } = await testVolunteer(site.deps, person);
    asked.push({ person, listing: id, path: `/volunteer/${person.username}` });
  }
  organiser = await testPerson(site.deps, { name: "Ravi Kumar", email: "ravi@mail.example" });
  stranger = await testPerson(site.deps);
});
afterAll(() => site.close());

type Answer = EventBoard & {
  message: string;
  error?: string;
  errors?: Record<string, string>;
  id: string;
  asked: Asked[];
};
const call = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  who: TestPerson | null,
  body?: unknown,
  key?: string,
) =>
  site.call<Answer>(method, `/api/${path}`, {
    ...(who ? { cookie: who.cookie } : {}),
    ...(body ? { body } : {}),
    ...(key ? { headers: { "idempotency-key": key } } : {}),
  });
const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;

const newEvent = async (who: TestPerson = organiser, day: string = DAY) =>
  (await call("POST", "events", who, { name: "Riya's wedding", parts: [{ name: "Wedding", day }], needs: [] })).body.id;
const ask = (id: string, change: object = {}, key?: string, who: TestPerson | null = organiser) =>
  call(
    "POST",
    `events/${id}/asks`,
    who,
    {
      category: "volunteers",
      listings: asked.map(({ listing }) => listing),
      occasion: "Wedding",
      day: DAY,
      slot: "evening",
      city: "Indore",
      guests: 350,
      budgetPaise: 5_000_00,
      words: "Two at the gate.",
      ...change,
    },
    key,
  );

test("one question to several: each gets an ordinary request, all of them belong to the event, and sent again it is the same", async () => {
  const id = await newEvent();
  const gone = newId();
  const listings = [...asked.map(({ listing }) => listing), gone];
  const first = await ask(id, { listings }, "the-same-question");
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  expect(first.body.asked).toMatchObject([
    { title: "Meera Joshi", reason: null },
    { title: "Asha Rao", reason: null },
    { title: "Tara Devi", reason: null },
    { listing: gone, title: "", number: null, reason: "This profile is not shown any more." },
  ]);
  expect(first.body.message).toBe("3 providers were asked.");
  const [row] = await query(
    "SELECT kind, status, name, event_type, event_date::text AS day, city, details FROM enquiries WHERE number = $1",
    [first.body.asked[0]!.number],
  );
  expect(row).toMatchObject({
    kind: "volunteerBooking",
    status: "pending",
    name: "Ravi Kumar",
    event_type: "Wedding",
    day: DAY,
    city: "Indore",
    details: { slot: "evening", budget: 5_000_00, requirement: "Two at the gate.\n350 guests" },
  });
  const { board } = (await call("GET", `events/${id}`, organiser)).body;
  expect(board.rows).toMatchObject([{ category: "volunteers", day: DAY, open: [{}, {}, {}] }]);
  const again = await ask(id, { listings }, "the-same-question");
  expect(again.body).toEqual(first.body);
  expect((await ask(id, { listings, guests: 40 }, "the-same-question")).status).toBe(409);
  expect(await ask(id, {}, "another-question")).toMatchObject({
    status: 409,
    body: {
      error: "Nobody could be asked.",
      errors: Object.fromEntries(asked.map(({ listing }) => [listing, "You have asked them for this day already."])),
    },
  });
  expect(await query("SELECT 1 FROM enquiries WHERE sender_id = $1", [organiser.id])).toHaveLength(3);
});

test("sent several times at once under one key it is asked once", async () => {
  const day = addDays(DAY, 1);
  const id = await newEvent(organiser, day);
  const answers = await Promise.all([1, 2, 3].map(() => ask(id, { day }, "three-at-once-here")));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(
    await query("SELECT 1 FROM enquiries WHERE sender_id = $1 AND event_date = $2", [organiser.id, day]),
  ).toHaveLength(3);
});

test("what the form of the category requires is said by the fields of the question", async () => {
  const id = await newEvent(organiser, addDays(DAY, 2));
  const wrong = async (change: object) => {
    const { status, body } = await ask(id, { day: addDays(DAY, 2), ...change });
    return [status, body.errors];
  };
  expect(await wrong({ budgetPaise: null, city: "", occasion: "" })).toEqual([
    400,
    { occasion: "Event type is required", budgetPaise: "Budget is required", city: "City is required" },
  ]);
  expect(await wrong({ listings: [] })).toEqual([400, { listings: "Please choose whom to ask." }]);
  expect(await wrong({ listings: Array.from({ length: 6 }, newId) })).toEqual([
    400,
    { listings: "Please choose at most 5." },
  ]);
  expect(await wrong({ category: "elephants" })).toEqual([400, { category: "There is no such category." }]);
  expect(await wrong({ day: addDays(todayIST(), -1) })).toEqual([400, { day: "Event date cannot be in the past" }]);
  expect(await wrong({ slot: "dawn" })).toMatchObject([400, { slot: expect.any(String) }]);
  // A listing of another category is none of this one.
  expect(await wrong({ category: "venues" })).toMatchObject([409, { [asked[0]!.listing]: expect.any(String) }]);
  const own = asked[0]!.person;
  const theirs = await newEvent(own, addDays(DAY, 2));
  const mixed = await ask(theirs, { day: addDays(DAY, 2) }, undefined, own);
  expect(mixed.status, JSON.stringify(mixed.body)).toBe(201);
  expect(mixed.body.asked[0]).toMatchObject({ number: null, reason: "You cannot book yourself." });
  expect(mixed.body.asked.slice(1).every(({ number }) => number !== null)).toBe(true);
});

test("profiles are put on the list of an event by their addresses, and stand on its board until they are asked", async () => {
  const day = addDays(DAY, 3);
  const id = await newEvent(organiser, day);
  const paths = asked.slice(0, 2).map(({ path }) => path);
  expect(await call("PUT", `events/${id}/picks`, organiser, { paths })).toMatchObject({
    status: 200,
    body: { message: "On the list of Riya's wedding." },
  });
  await call("PUT", `events/${id}/picks`, organiser, { paths });
  const picks = async () => (await call("GET", `events/${id}`, organiser)).body.board.rows[0]?.picks;
  expect(await picks()).toMatchObject([{ title: "Meera Joshi", path: paths[0] }, { title: "Asha Rao" }]);
  for (const bad of [
    "/volunteer/nobody-here",
    "https://evil.example/volunteer/x",
    "",
    "/volunteer/\u0000",
    "/my/events",
  ])
    expect((await call("PUT", `events/${id}/picks`, organiser, { paths: [bad] })).status, bad).toBe(400);
  await ask(id, { day, listings: [asked[0]!.listing] });
  expect(await picks()).toMatchObject([{ title: "Asha Rao" }]);
  expect((await call("DELETE", `events/${id}/picks/${asked[1]!.listing}`, organiser)).status).toBe(200);
  expect(await picks()).toEqual([]);
});

test("an event's list and its questions are its owner's alone", async () => {
  const id = await newEvent(organiser, addDays(DAY, 4));
  for (const [who, status] of [
    [null, 401],
    [stranger, 404],
  ] as const) {
    expect((await ask(id, {}, undefined, who)).status).toBe(status);
    expect((await call("PUT", `events/${id}/picks`, who, { paths: [asked[0]!.path] })).status).toBe(status);
    expect((await call("DELETE", `events/${id}/picks/${asked[0]!.listing}`, who)).status).toBe(status);
  }
  expect(await query("SELECT 1 FROM enquiries WHERE sender_id = $1", [stranger.id])).toEqual([]);
});

test("the copy of one's data has the list", async () => {
  expect(await query(eventsRights.copy!["eventPicks"]!, [organiser.id])).not.toHaveLength(0);
});

test("the page asks for the day of the celebration, and of what is rented how many and until when", async () => {
  const day = addDays(DAY, 10);
  const { id } = (
    await call("POST", "events", organiser, {
      name: "Riya's wedding",
      occasion: "Wedding",
      parts: [
        { name: "Haldi", day: addDays(day, -2) },
        { name: "Wedding", day },
      ],
      needs: [],
    })
  ).body;
  const shown = async (query: string) =>
    (await askPage(site.deps, organiser, id, new URL(`https://x.example/ask?category=rentals${query}`)))!;
  const { form, day: first } = await shown("");
  expect(first).toBe(day);
  expect((await shown(`&day=${addDays(day, -2)}`)).day).toBe(addDays(day, -2));
  expect(form.extra.map(({ name }) => name)).toEqual(expect.arrayContaining(["returnDate", "pieces"]));
  const venues = (await askPage(site.deps, organiser, id, new URL("https://x.example/ask?category=venues")))!;
  expect(venues.form.extra.map(({ name }) => name)).not.toContain("pieces");
});

test("a day that calendars do not reach is refused by field, with the last one that they do", async () => {
  const id = await newEvent();
  const { status, body } = await ask(id, { day: addDays(lastAhead(), 1) });
  expect([status, body.errors]).toEqual([
    400,
    { day: `Calendars reach two years ahead. Please choose a day up to ${formatDay(lastAhead())}.` },
  ]);
});
