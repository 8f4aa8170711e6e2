import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { newId } from "../../domain/ids.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { advance } from "../accounts/accounts-test-kit.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { areaCalls } from "./area-service.server.ts";
import { neededBy } from "./area-call.ts";

let site: TestSite;
let organiser: TestPerson;
let lead: TestPerson;
let stranger: TestPerson;
const people: (TestPerson & { listing: string })[] = [];
beforeAll(async () => {
  site = await startTestSite();
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps, { name: "Far Away", role: "volunteer" });
  await testVolunteer(site.deps, stranger, { state: "Goa", districts: ["North Goa"] });
  for (const name of ["Meera Joshi", "Asha Rao", "Lata Das"]) {
    const person = await testPerson(site.deps, { name, role: "volunteer" });
    const { id } = await testVolunteer(site.deps, person, { state: "Odisha", districts: ["Puri"] });
    people.push({ ...person, listing: id });
  }
  lead = await testPerson(site.deps, { name: "Nandini Rao", role: "volunteer-manager" });
  const crew = newId();
  await sql(
    "INSERT INTO listings (id, category, owner_id, one_per_person, slug, slug_key, status, title) VALUES ($1, 'managers', $2, true, 'nandini', 'nandini', 'approved', 'Nandini Rao')",
    [crew, lead.id],
  );
  await sql(
    "INSERT INTO listing_places (listing_id, category, state, district, visible, works_here) VALUES ($1, 'managers', 'Odisha', 'Puri', true, false)",
    [crew],
  );
});
afterAll(() => site.close());

const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.db.$client.query<Record<string, unknown>>(text, values)).rows;

async function ask(
  who: TestPerson | null,
  volunteerRequirements = "3 volunteers at the gates",
  email = "ravi@mail.example",
) {
  const { status, body } = await site.call<{ enquiryNumber: string }>("POST", "/api/volunteer-enquiry/submit", {
    cookie: who?.cookie ?? null,
    body: {
      name: "Ravi Kumar",
      mobileNumber: "9876543210",
      email,
      state: "Odisha",
      city: "Puri",
      eventType: "Health Camp",
      eventDate: addDays(todayIST(), 20),
      volunteerRequirements,
    },
  });
  expect(status).toBe(200);
  await site.deps.jobs.idle(25_000);
  return body.enquiryNumber;
}
type Call = {
  call: {
    needed: number;
    leads: boolean;
    open: boolean;
    over: string | null;
    answer: { people: number; taken: boolean } | null;
  };
};
const on = (who: TestPerson | null, number: string) => ({
  look: () => site.call<Call>("GET", `/api/area-enquiries/${number}`, { cookie: who?.cookie ?? null }),
  free: (body: unknown = {}) =>
    site.call("PUT", `/api/area-enquiries/${number}/answer`, { body, cookie: who?.cookie ?? null }),
  back: () => site.call("DELETE", `/api/area-enquiries/${number}/answer`, { cookie: who?.cookie ?? null }),
  number: () => site.call("POST", `/api/area-enquiries/${number}/contact`, { cookie: who?.cookie ?? null }),
});
const take = (number: string, listing: string, who: TestPerson | null = organiser, people?: number) =>
  site.call("POST", `/api/enquiries/${number}/take`, { body: { listing, people }, cookie: who?.cookie ?? null });
type Seen = {
  number: string;
  status: string;
  moves: string[];
  free: {
    needed: number | null;
    taken: number;
    people: { listing: string; title: string; taken: boolean; people: number; booked: boolean; anyway: boolean }[];
  };
};
const seen = async (number: string) =>
  (
    await site.call<{ enquiries: Seen[] }>("GET", "/api/enquiries/sent", { cookie: organiser.cookie })
  ).body.enquiries.find((one) => one.number === number)!;
const noticesOf = async (who: TestPerson) =>
  (
    await site.call<{ notifications: { title: string; body: string; href: string }[] }>("GET", "/api/notifications", {
      cookie: who.cookie,
    })
  ).body.notifications;

test("who works there is asked, says 'I am free' with one call, is chosen, and the others hear that it is full", async () => {
  const [meera, asha, lata] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const number = await ask(organiser);
  for (const who of [meera, lead])
    expect((await noticesOf(who))[0]).toMatchObject({
      title: "Volunteers are wanted in your area",
      href: `/area/${number}`,
    });
  expect((await on(meera, number).look()).body.call).toMatchObject({
    needed: 3,
    leads: false,
    open: true,
    answer: null,
  });
  expect((await on(lead, number).look()).body.call).toMatchObject({ leads: true });
  // Who asks stays unknown until they choose.
  for (const secret of ["Ravi", "98765", "ravi@mail"])
    expect(JSON.stringify((await on(meera, number).look()).body)).not.toContain(secret);
  expect((await on(meera, number).number()).status).toBe(409);

  expect((await on(meera, number).free()).status).toBe(200);
  // Said twice, it is one answer; alone, one brings nobody.
  expect((await on(meera, number).free({ people: 40 })).status).toBe(200);
  expect((await on(asha, number).free()).status).toBe(200);
  for (const bad of [0, 501, 1.5, "many"]) expect((await on(lead, number).free({ people: bad })).status).toBe(400);
  expect((await on(lead, number).free({ people: 2 })).status).toBe(200);
  expect((await on(lata, number).free()).status).toBe(200);
  expect((await on(lata, number).back()).status).toBe(200);
  expect((await noticesOf(organiser))[0]).toMatchObject({
    title: "Somebody is free for you",
    href: expect.stringMatching(/^\/my-requests\?box=sent&number=/),
  });

  const waiting = await seen(number);
  expect(waiting).toMatchObject({ status: "accepted", free: { needed: 3, taken: 0 } });
  expect(waiting.free.people.map(({ title, people: n }) => `${title} ${n}`).sort()).toEqual([
    "Asha Rao 1",
    "Meera Joshi 1",
    "Nandini Rao 2",
  ]);
  expect(
    await site.call("PATCH", `/api/enquiries/${number}`, { body: { status: "confirmed" }, cookie: organiser.cookie }),
  ).toMatchObject({ status: 409, body: { error: "Take somebody first, or call the request off." } });
  expect((await take(number, lata.listing)).status).toBe(409);
  expect((await take(number, meera.listing)).status).toBe(200);
  expect((await seen(number)).status).toBe("accepted");
  expect(
    await site.call("POST", `/api/enquiries/${number}/contact`, {
      body: { listing: asha.listing },
      cookie: organiser.cookie,
    }),
  ).toMatchObject({ status: 409 });
  expect(
    await site.call("POST", `/api/enquiries/${number}/contact`, {
      body: { listing: meera.listing },
      cookie: organiser.cookie,
    }),
  ).toMatchObject({ status: 200, body: { contact: { name: "Meera Joshi", phone: meera.mobile } } });

  const crew = waiting.free.people.find(({ title }) => title === "Nandini Rao")!;
  expect((await take(number, crew.listing)).status).toBe(200);
  // Three of three: the last who was taken has filled it.
  expect(await seen(number)).toMatchObject({ status: "confirmed", free: { taken: 3 } });
  expect((await noticesOf(asha))[0]).toMatchObject({ title: "They have enough people" });
  for (const who of [meera, lead]) expect((await noticesOf(who))[0]).toMatchObject({ title: "You are chosen" });
  expect(await on(lata, number).free()).toMatchObject({
    status: 409,
    body: { error: "They have enough people by now. Thank you." },
  });
  expect((await on(asha, number).number()).status).toBe(409);
  expect(await on(meera, number).number()).toMatchObject({
    status: 200,
    body: { contact: { name: "Ravi Kumar", phone: "+919876543210" } },
  });
  expect(
    await sql(
      "SELECT what, side FROM enquiry_events v JOIN enquiries e ON e.id = enquiry_id WHERE number = $1 ORDER BY v.id",
      [number],
    ),
  ).toEqual([
    { what: "accepted", side: "recipient" },
    { what: "opened", side: "sender" },
    { what: "confirmed", side: "sender" },
    { what: "opened", side: "recipient" },
  ]);

  // Who was chosen and cannot come after all says so.
  expect((await on(meera, number).back()).status).toBe(200);
  expect((await noticesOf(organiser))[0]).toMatchObject({ title: "Somebody cannot come" });
  await site.deps.jobs.idle(25_000);
  const mails = site
    .mailOutbox()
    .filter(({ headers }) => headers.subject?.includes(number))
    .map(({ headers }) => `${headers.subject?.split(" (")[0]} → ${headers.to}`);
  expect(mails).toEqual(
    expect.arrayContaining([
      "Somebody is free for you → ravi@mail.example",
      `You are chosen → ${meera.email}`,
      `They have enough people → ${asha.email}`,
      "Somebody cannot come → ravi@mail.example",
    ]),
  );
  // However many are free, the organiser gets one mail of it a day.
  expect(mails.filter((one) => one.startsWith("Somebody is free"))).toHaveLength(1);
});

test("strangers to the district, the organiser and nobody learn nothing", async () => {
  const number = await ask(organiser);
  for (const [who, expected] of [
    [null, 401],
    [stranger, 404],
    [organiser, 404],
  ] as const)
    for (const attempt of Object.values(on(who, number))) expect((await attempt()).status).toBe(expected);
  expect((await take(number, people[0]!.listing, null)).status).toBe(401);
  expect((await take(number, people[0]!.listing, stranger)).status).toBe(404);
  expect((await take(number, "nobody")).status).toBe(400);
});

test("without a number the organiser says when it is enough; called off, everybody hears of it", async () => {
  const [meera, asha] = people as [(typeof people)[0], (typeof people)[0]];
  const number = await ask(organiser, "Some helpers for the evening");
  for (const who of [meera, asha]) await on(who, number).free();
  expect((await seen(number)).free.needed).toBeNull();
  await take(number, asha.listing);
  expect((await seen(number)).moves).toEqual(["confirmed", "cancelled"]);
  const move = (status: string) =>
    site.call("PATCH", `/api/enquiries/${number}`, { body: { status }, cookie: organiser.cookie });
  expect((await move("confirmed")).status).toBe(200);
  expect((await noticesOf(meera))[0]).toMatchObject({ title: "They have enough people" });
  expect((await move("cancelled")).status).toBe(200);
  for (const who of [meera, asha])
    expect((await noticesOf(who))[0]).toMatchObject({ title: "A request was called off" });
  expect((await on(asha, number).number()).status).toBe(409);
  expect((await on(asha, number).look()).body.call).toMatchObject({ open: false, over: "off" });
  const off = { status: 409, body: { error: "This request was called off." } };
  expect(await on(asha, number).free()).toMatchObject(off);
  expect(await on(asha, number).back()).toMatchObject(off);
});

test("a guest chooses on the page behind the link", async () => {
  const number = await ask(null, "One volunteer", "guest@mail.example");
  await on(people[0]!, number).free();
  await site.deps.jobs.idle(25_000);
  const mail = site
    .mailOutbox()
    .find(({ headers }) => headers.to === "guest@mail.example" && headers.subject?.startsWith("Somebody is free"));
  const token = /\/r\/([\w-]{22})/.exec(mail?.text ?? "")![1]!;
  const page = await site.call<{ enquiry: Seen }>("GET", `/api/guest-requests/${token}`);
  const [one] = page.body.enquiry.free.people;
  expect(one).toMatchObject({ title: "Meera Joshi", taken: false });
  expect(
    await site.call("POST", `/api/guest-requests/${token}/take`, { body: { listing: one!.listing } }),
  ).toMatchObject({
    status: 200,
    body: { message: "Chosen. They have been told." },
  });
  expect(
    await site.call("POST", `/api/guest-requests/${token}/contact`, { body: { listing: one!.listing } }),
  ).toMatchObject({ status: 200, body: { contact: { phone: people[0]!.mobile } } });
});

test("the number of people is read out of what was asked", () => {
  const needed = (volunteerRequirements: string) => neededBy({ details: { volunteerRequirements } });
  expect([needed("20 volunteers"), needed("10-12 helpers"), needed("40"), needed("Some"), needed("0 people")]).toEqual([
    20,
    12,
    40,
    null,
    null,
  ]);
  // What is no number of people is none: it would be held in a calendar.
  for (const text of ["9876543210 call me", "2147483647 chairs", "-5", "50 lakh wedding", "1.5 people", ""])
    expect([text, needed(text)]).toEqual([text, null]);
});

const held = async (listing: string) =>
  (
    await sql(
      "SELECT e.number FROM holds h JOIN enquiries e ON e.id = h.enquiry_id WHERE h.listing_id = $1 AND h.day = $2 ORDER BY 1",
      [listing, addDays(todayIST(site.deps.now()), 20)],
    )
  ).map(({ number }) => number);
const newVolunteer = async (name: string) => {
  const person = await testPerson(site.deps, { name, role: "volunteer" });
  const { id } = await testVolunteer(site.deps, person, { state: "Odisha", districts: ["Puri"] });
  return { ...person, listing: id };
};

describe("one volunteer, one day", () => {
  test("of two organisers who choose one volunteer at once, one has them", async () => {
    const other = await testPerson(site.deps, { name: "Second Organiser" });
    for (let round = 0; round < 5; round += 1) {
      const kiran = await newVolunteer(`Kiran ${"abcde"[round]}`);
      const [one, two] = [await ask(organiser), await ask(other)] as const;
      for (const number of [one, two]) expect((await on(kiran, number).free()).status).toBe(200);
      const both = await Promise.all([take(one, kiran.listing), take(two, kiran.listing, other)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const lost = both.find(({ status }) => status === 409)!;
      expect(lost.body).toMatchObject({
        error: "They have promised that day to somebody else by now. Please choose another.",
      });
      expect(await held(kiran.listing)).toEqual([both[0].status === 200 ? one : two]);
    }
  });

  test("is held when chosen, asked when another day stands against it, and who chooses is told", async () => {
    const kiran = await newVolunteer("Kiran Patel");
    const [one, two] = [await ask(organiser), await ask(organiser)];
    await on(kiran, two).free();
    await on(kiran, one).free();
    expect((await take(one, kiran.listing)).status).toBe(200);
    // The call goes on: its day is held all the same.
    expect((await seen(one)).status).toBe("accepted");
    expect(await held(kiran.listing)).toEqual([one]);
    expect((await seen(two)).free.people).toEqual([expect.objectContaining({ booked: true, anyway: false })]);
    expect((await on(kiran, two).look()).body.call.answer).toMatchObject({ booked: true, taken: false });

    const again = await on(kiran, two).free();
    expect(again).toMatchObject({
      status: 409,
      body: { errors: { anyway: expect.stringContaining(`confirmed booking on`) } },
    });
    expect((await on(kiran, two).free({ anyway: true })).status).toBe(200);
    expect((await seen(two)).free.people).toEqual([expect.objectContaining({ booked: true, anyway: true })]);
    expect((await take(two, kiran.listing)).status).toBe(200);
    expect(await held(kiran.listing)).toEqual([one]);

    // Whoever says in time that they cannot come has the day again.
    expect((await on(kiran, one).back()).status).toBe(200);
    expect(await held(kiran.listing)).toEqual([]);
  });

  test("a crew of fifty is asked for in part", async () => {
    const number = await ask(organiser, "2 volunteers");
    expect((await on(lead, number).free({ people: 50, anyway: true })).status).toBe(200);
    const { listing } = (await seen(number)).free.people[0]!;
    expect(await take(number, listing)).toMatchObject({
      status: 409,
      body: {
        errors: { people: "Nandini Rao brings 50 people, and 2 more are needed. How many do you take?" },
      },
    });
    expect((await take(number, listing, organiser, 51)).body).toMatchObject({
      errors: { people: "Nandini Rao brings 50 people." },
    });
    expect((await take(number, listing, organiser, 2)).status).toBe(200);
    expect(await seen(number)).toMatchObject({ status: "confirmed", free: { taken: 2 } });
    expect((await noticesOf(lead))[0]).toMatchObject({
      title: "You are chosen",
      body: expect.stringContaining("with 2 people"),
    });
  });
});

test("what took place stays with who did it: told, on their list, and reviewed", async () => {
  const kiran = await newVolunteer("Kiran Over");
  const number = await ask(organiser, "1 volunteer");
  await on(kiran, number).free();
  expect((await take(number, kiran.listing)).status).toBe(200);
  const now = site.deps.now;
  advance(site, 21 * 86_400_000);
  const done = await site.call("PATCH", `/api/enquiries/${number}`, {
    body: { status: "completed" },
    cookie: organiser.cookie,
  });
  expect(done.status).toBe(200);
  expect((await noticesOf(kiran))[0]).toMatchObject({ title: "It took place" });
  await site.deps.jobs.idle(25_000);
  // The other side is whoever was chosen, and not the site.
  const told = site
    .mailOutbox()
    .filter(
      ({ headers }) => headers.subject?.includes(number) && /took place|noted as completed/i.test(headers.subject),
    )
    .map(({ headers }) => headers.to);
  expect(told).toEqual([kiran.email]);
  // On their list, behind what is still looked for.
  expect((await areaCalls(site.deps, kiran)).at(-1)).toMatchObject({
    number,
    over: "past",
    answer: { taken: true },
  });
  expect((await areaCalls(site.deps, people[2]!)).map((one) => one.number)).not.toContain(number);
  site.deps.now = now;
});

test("whose day has passed is asked no more", async () => {
  const number = await ask(organiser);
  const [meera, asha] = people as [(typeof people)[0], (typeof people)[0]];
  await on(asha, number).free();
  await take(number, asha.listing);
  const told = await noticesOf(organiser);
  advance(site, 21 * 86_400_000);
  const past = { status: 409, body: { error: "The day has passed." } };
  expect(await on(meera, number).free()).toMatchObject(past);
  expect((await on(meera, number).look()).body.call).toMatchObject({ open: false, over: "past" });
  // Who was there does not say afterwards that they cannot come.
  expect(await on(asha, number).back()).toMatchObject(past);
  expect((await on(asha, number).look()).body.call.answer).toMatchObject({ taken: true });
  expect(await noticesOf(organiser)).toEqual(told);
});
