// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweep } from "../../../test/support/sweep.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { advance } from "../accounts/accounts-test-kit.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";

let site: TestSite;
let volunteer: TestPerson;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_GUEST_MAILS_PER_ADDRESS: "3" });
  volunteer = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  await testVolunteer(site.deps, volunteer);
});
afterAll(() => site.close());

let asked = 0;
/** Somebody without an account asks the volunteer; the links that they got by mail and SMS. */
async function guest({
  email = `guest${++asked}@mail.example`,
  phone = `98765${String(43_000 + asked)}`,
  calendar = todayIST(),
  cookie = null as string | null,
} = {}) {
  const { status, body } = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/volunteerBooking", {
    cookie,
    body: {
      fullName: "Ravi Kumar",
      email,
      phone,
      service: "Other",
      calendar,
      budget: "1",
      city: "Indore",
      username: volunteer.username,
    },
  });
  expect(status).toBe(201);
  await site.deps.jobs.idle(25_000);
  const number = body.enquiryNumber;
  const mail = site.mailOutbox().find(({ headers }) => headers.to === email && headers.subject?.includes(number));
  const sms = site.smsOutbox().findLast(({ to, text }) => to === `+91${phone}` && text.includes(number));
  const tokenOf = (text: string | undefined) => /\/r\/([\w-]{22})/.exec(text ?? "")?.[1] ?? "";
  return { number, email, phone, byMail: tokenOf(mail?.text), bySms: tokenOf(sms?.text) };
}
type Answer = {
  enquiry: { status: string; moves: string[]; contact: unknown; listing: { title: string } };
  kept: string;
  mayKeep: boolean;
  waits: { usually: string | null; days: number; others: string } | null;
};
const open = (token: string, who: TestPerson | null = null) =>
  site.call<Answer>("GET", `/api/guest-requests/${token}`, { cookie: who?.cookie ?? null });
const move = (token: string, status: string) =>
  site.call("PATCH", `/api/guest-requests/${token}`, { body: { status } });
const answer = (number: string, status: string) =>
  site.call("PATCH", `/api/enquiries/${number}`, { body: { status }, cookie: volunteer.cookie });
const sent = async (who: TestPerson) =>
  (
    await site.call<{ enquiries: { number: string }[] }>("GET", "/api/enquiries/sent", { cookie: who.cookie })
  ).body.enquiries.map(({ number }) => number);
const rows = async (text: string, values: unknown[] = []) =>
  (await site.deps.db.$client.query<Record<string, unknown>>(text, values)).rows;

test("a guest's page: where the request stands, kept by nobody, behind links of which the database has hashes alone", async () => {
  const { number, byMail, bySms } = await guest();
  expect(byMail).not.toBe(bySms);
  for (const token of [byMail, bySms]) {
    const { status, body, headers } = await open(token);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        enquiry: { number, status: "pending", moves: ["cancelled"], listing: { title: "Meera Joshi" } },
        kept: "no",
        mayKeep: false,
      },
    });
    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
  }
  const everywhere = JSON.stringify([
    await rows("SELECT encode(token_hash, 'hex'), channel FROM guest_links"),
    await rows("SELECT data FROM pgboss.job"),
    await rows("SELECT body FROM idempotency_keys"),
  ]);
  for (const token of [byMail, bySms]) expect(everywhere).not.toContain(token);
  for (const wrong of ["x".repeat(22), "x", `${byMail}x`, byMail.toUpperCase(), "%00"])
    expect((await open(wrong)).status).toBe(404);
});

test("the guest hears of the answer, confirms, and everybody is told", async () => {
  const { number, email, phone, byMail, bySms } = await guest();
  await answer(number, "accepted");
  await site.deps.jobs.idle(25_000);
  const mail = site
    .mailOutbox()
    .find(({ headers }) => headers.to === email && headers.subject?.startsWith("Request accepted"));
  expect(mail?.text).toContain(`/r/${byMail}`);
  expect(site.smsOutbox().findLast(({ to }) => to === `+91${phone}`)).toMatchObject({
    template: "guest-answer",
    text: expect.stringMatching(new RegExp(`request was accepted.*/r/${bySms}$`)),
  });
  expect((await move(bySms, "declined")).status).toBe(409);
  expect(await site.call("POST", `/api/guest-requests/${bySms}/contact`)).toMatchObject({
    status: 200,
    body: { contact: { name: "Meera Joshi", phone: volunteer.mobile } },
  });
  expect(await move(byMail, "confirmed")).toMatchObject({ status: 200, body: { enquiry: { status: "confirmed" } } });
  expect((await open(bySms)).body.enquiry.status).toBe("confirmed");
  expect(
    await rows(
      "SELECT what, side, person_id IS NULL AS guest FROM enquiry_events JOIN enquiries e ON e.id = enquiry_id WHERE number = $1 ORDER BY enquiry_events.id",
      [number],
    ),
  ).toEqual([
    { what: "accepted", side: "recipient", guest: false },
    { what: "opened", side: "sender", guest: true },
    { what: "confirmed", side: "sender", guest: true },
  ]);
  const { body } = await site.call<{ notifications: { title: string }[] }>("GET", "/api/notifications?limit=1", {
    cookie: volunteer.cookie,
  });
  expect(body.notifications[0]).toMatchObject({ title: "Request confirmed" });
});

test("while it waits: when the answer usually comes, and where others are found for that place and day", async () => {
  const day = addDays(todayIST(), 20);
  const { number, byMail } = await guest({ calendar: day });
  const others = `/Volunteers?state=Madhya+Pradesh&district=Indore&date=${day}`;
  const tells = (minutes: number | null) => rows("UPDATE listings SET answer_minutes = $1", [minutes]);
  await tells(130);
  expect((await open(byMail)).body.waits).toEqual({ usually: "in about 3 hours", days: 0, others });
  await tells(null);
  expect((await open(byMail)).body.waits).toEqual({ usually: null, days: 0, others });
  await tells(130);
  await rows("UPDATE enquiries SET created_at = created_at - interval '49 hours' WHERE number = $1", [number]);
  expect((await open(byMail)).body.waits).toEqual({ usually: null, days: 2, others });
  await answer(number, "accepted");
  expect((await open(byMail)).body.waits).toBeNull();
});

test("a guest withdraws, and cannot answer for the other side", async () => {
  const { byMail } = await guest();
  for (const to of ["accepted", "declined"]) expect((await move(byMail, to)).status).toBe(403);
  expect((await move(byMail, "cancelled")).status).toBe(200);
  expect((await move(byMail, "cancelled")).status).toBe(409);
  for (const bad of ["pending", ""]) expect((await move(byMail, bad)).status).toBe(400);
});

test("a number that nobody has proven gets three such messages a day; the mails go on", async () => {
  const phone = "9811100099";
  const links: string[] = [];
  for (let at = 0; at < 4; at++) links.push((await guest({ phone })).byMail);
  expect(links.every(Boolean)).toBe(true);
  expect(site.smsOutbox().filter(({ to }) => to === `+91${phone}`)).toHaveLength(3);
});

test("an address that nobody has proven gets three confirmations a day, whoever fills in the form", async () => {
  const email = "often@mail.example";
  for (let at = 0; at < 5; at++) await guest({ email });
  const confirmations = site
    .mailOutbox()
    .filter(({ headers }) => headers.to === email && headers.subject?.startsWith("We have your request"));
  expect(confirmations).toHaveLength(3);
});

test("an address that nobody has proven › gets no more from somebody signed in, in whatever spelling; one's own gets all", async () => {
  const own = "sender@mail.example";
  const { cookie } = await testPerson(site.deps, { email: own });
  for (const email of ["v.ictim@gmail.com", "victim+1@gmail.com", "Victim@gmail.com", "vic.tim@googlemail.com"])
    await guest({ email, cookie });
  for (let at = 0; at < 4; at++) await guest({ email: own, cookie });
  const confirmations = (wanted: RegExp) =>
    site
      .mailOutbox()
      .filter(
        ({ headers: { to = "", subject = "" } }) => wanted.test(to) && subject.startsWith("We have your request"),
      );
  expect(confirmations(/v\.?ic\.?tim/i)).toHaveLength(3);
  expect(confirmations(/^sender@/)).toHaveLength(4);
});

test("who has an account with that mobile finds the request under My requests", async () => {
  const person = await testPerson(site.deps, { name: "Ravi Kumar" });
  const own = await guest({ phone: person.mobile.slice(3) });
  const another = await guest();
  expect(await sent(person)).toEqual([own.number]);
  expect((await open(own.byMail, person)).body).toMatchObject({ kept: "yours", mayKeep: false });
  expect((await open(own.byMail)).body).toMatchObject({ kept: "elsewhere" });
  expect(await sent(person)).not.toContain(another.number);
});

test("the link in a mail proves that address: everything asked under it goes to that account, and to no other", async () => {
  const person = await testPerson(site.deps, { email: "lata@mail.example" });
  const stranger = await testPerson(site.deps);
  const first = await guest({ email: "Lata@mail.example" });
  const second = await guest({ email: "lata@mail.example" });
  const keep = (token: string, who: TestPerson | null) =>
    site.call("POST", `/api/guest-requests/${token}/keep`, { cookie: who?.cookie ?? null });
  expect(await sent(person)).toEqual([]);
  expect((await open(first.byMail, person)).body.mayKeep).toBe(true);
  expect((await open(first.bySms, person)).body.mayKeep).toBe(false);
  expect((await open(first.byMail, stranger)).body.mayKeep).toBe(false);
  expect((await keep(first.byMail, null)).status).toBe(401);
  for (const [token, who] of [
    [first.byMail, stranger],
    [first.bySms, person],
  ] as const)
    expect((await keep(token, who)).status).toBe(403);
  expect(await keep(first.byMail, person)).toMatchObject({ status: 200, body: { requests: 2 } });
  expect(await sent(person)).toEqual([second.number, first.number]);
  // From now on the link reads, and the account answers: whoever else has the link does nothing in its name.
  for (const act of [
    () => move(first.byMail, "cancelled"),
    () => site.call("POST", `/api/guest-requests/${first.byMail}/contact`),
    () => site.call("POST", `/api/guest-requests/${first.byMail}/end`),
    () => site.call("POST", `/api/guest-requests/${first.byMail}/renew`),
  ])
    expect((await act()).status).toBe(403);
  expect((await open(first.byMail)).body.enquiry).toMatchObject({ status: "pending", moves: [] });
  const signedIn = { body: { status: "cancelled" }, cookie: person.cookie };
  expect((await site.call("PATCH", `/api/guest-requests/${first.byMail}`, signedIn)).status).toBe(200);
});

test("a link that was passed on › an account under the guest's address, which nobody has proven, takes nothing", async () => {
  const own = await guest({ email: "rekha@mail.example" });
  const thief = await testPerson(site.deps, { email: "rekha@mail.example" });
  await rows("UPDATE users SET email_proven_at = NULL WHERE id = $1", [thief.id]);
  expect((await open(own.byMail, thief)).body).toMatchObject({ kept: "no", mayKeep: false });
  expect((await site.call("POST", `/api/guest-requests/${own.byMail}/keep`, { cookie: thief.cookie })).status).toBe(
    403,
  );
  expect(await sent(thief)).toEqual([]);
  // The same for a number that no code has proven.
  await rows("UPDATE users SET mobile = '+919812300001', mobile_proven_at = NULL WHERE id = $1", [thief.id]);
  await guest({ phone: "9812300001" });
  expect(await sent(thief)).toEqual([]);
});

test("a link that went astray › is ended, or renewed by the address of the request alone", async () => {
  const { number, email, byMail, bySms } = await guest({ calendar: addDays(todayIST(), 33) });
  expect((await site.call("POST", `/api/guest-requests/${bySms}/renew`)).body["message"]).toBe(
    "A new link is on its way to your e-mail.",
  );
  for (const old of [byMail, bySms]) expect((await open(old)).status).toBe(404);
  await site.deps.jobs.idle(25_000);
  const mails = site.mailOutbox().filter(({ headers }) => headers.to === email);
  const renewed = /\/r\/([\w-]{22})/.exec(
    mails.find(({ headers }) => headers.subject?.includes("new link"))!.text,
  )![1]!;
  expect((await open(renewed)).body.enquiry).toMatchObject({ number });
  expect((await site.call("POST", `/api/guest-requests/${renewed}/end`)).status).toBe(200);
  expect((await open(renewed)).status).toBe(404);
  // What is written about the request later brings another one.
  await answer(number, "accepted");
  await site.deps.jobs.idle(25_000);
  const after = site
    .mailOutbox()
    .find(({ headers }) => headers.to === email && headers.subject?.startsWith("Request acc"));
  const latest = /\/r\/([\w-]{22})/.exec(after!.text)![1]!;
  expect(latest).not.toBe(renewed);
  expect((await open(latest)).status).toBe(200);
});

test("a link that went astray › is renewed a few times, and by nobody once it is an account's", async () => {
  const renew = async (token: string) => (await site.call("POST", `/api/guest-requests/${token}/renew`)).status;
  const { number, bySms } = await guest();
  await rows("UPDATE enquiries SET sender_id = $1 WHERE number = $2", [volunteer.id, number]);
  // What is refused is not counted.
  for (let at = 0; at < 9; at++) expect(await renew(bySms)).toBe(403);
  await rows("UPDATE enquiries SET sender_id = NULL WHERE number = $1", [number]);
  expect(await renew(bySms)).toBe(200);
  expect(await renew(bySms)).toBe(404);
});

test("a limit › refuses to count inside a transaction, where it would wait for a second connection", async () => {
  const hit = () => site.deps.limits.hit("LIMIT_GUEST_LINK_RENEWALS", "nobody");
  await expect(transaction(site.deps.db, hit)).rejects.toThrow("LIMIT_GUEST_LINK_RENEWALS wants a connection");
  await hit();
});

test("wrong links › are counted by address", async () => {
  const { byMail } = await guest();
  const ip = "10.9.8.7";
  const statuses = new Set<number>();
  for (let n = 0; n < 61; n++)
    statuses.add((await site.call("GET", `/api/guest-requests/${String(n).padStart(22, "a")}`, { ip })).status);
  expect([...statuses]).toEqual([404, 429]);
  expect((await site.call("GET", `/api/guest-requests/${byMail}`, { ip })).status).toBe(200);
});

test("links work for 180 days, and then they are gone", async () => {
  const { byMail } = await guest({ calendar: addDays(todayIST(), 200) });
  advance(site, 179 * 86_400_000);
  expect((await open(byMail)).status).toBe(200);
  advance(site, 2 * 86_400_000);
  expect((await open(byMail)).status).toBe(404);
  await sweep(site.deps);
  expect(await rows("SELECT 1 FROM guest_links")).toEqual([]);
});
