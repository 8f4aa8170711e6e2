// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { BRAND } from "../../domain/brand.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { NO_DAY_MESSAGE } from "../../domain/typed-text.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";

let site: TestSite;
let volunteer: TestPerson;
let listingId: string;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "3" });
  volunteer = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  ({ id: listingId } = await testVolunteer(site.deps, volunteer, { email: "meera@profile.example" }));
});
afterAll(() => site.close());

const day = addDays(todayIST(), 10);
const booking = (more: Record<string, unknown> = {}) => ({
  fullName: "Ravi Kumar",
  email: "ravi@mail.example",
  phone: "98765 43210",
  service: "Cultural Event",
  calendar: day,
  budget: "5000",
  city: "Indore",
  requirement: "Two helpers at the gate.",
  username: volunteer.username.toUpperCase(),
  artistName: "Somebody",
  lastName: "Else",
  phonetwo: "9999999999",
  emailvolunteer: "evil@mail.example",
  ...more,
});
const BOOK = "/api/inquiry/form/volunteerBooking";
let addresses = 0;
const submit = (
  path: string,
  body: unknown,
  more: { cookie?: string; headers?: Record<string, string>; ip?: string } = {},
) => site.call("POST", path, { body, ip: `10.0.0.${++addresses}`, ...more });
const rowsOf = async (number: unknown) =>
  (await site.deps.db.$client.query("SELECT * FROM enquiries WHERE number = $1", [number])).rows as Record<
    string,
    unknown
  >[];
const mailsAbout = async (number: unknown) => {
  await site.deps.jobs.idle(25_000);
  return site.mailOutbox().filter(({ headers }) => headers.subject?.includes(String(number)));
};

test("a visitor books: stored, numbered, and everybody concerned hears of it", async () => {
  const answer = await submit(BOOK, booking());
  expect(answer).toMatchObject({
    status: 201,
    body: {
      success: true,
      message: "Booking Submitted!",
      enquiryNumber: expect.stringMatching(/^MD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    },
  });
  const number = answer.body.enquiryNumber;
  expect(await rowsOf(number)).toMatchObject([
    {
      kind: "volunteerBooking",
      status: "pending",
      sender_id: null,
      recipient_id: volunteer.id,
      listing_id: listingId,
      name: "Ravi Kumar",
      phone: "+919876543210",
      email: "ravi@mail.example",
      event_type: "Cultural Event",
      city: "Indore",
      details: { budget: 5000_00, requirement: "Two helpers at the gate." },
    },
  ]);
  const mails = await mailsAbout(number);
  expect(mails.map(({ headers }) => headers.to).sort()).toEqual(
    [BRAND.email.inbox, "meera@profile.example", "ravi@mail.example"].sort(),
  );
  expect(site.mailOutbox().every(({ headers }) => headers.to !== "evil@mail.example")).toBe(true);
  const to = (address: string) => mails.find(({ headers }) => headers.to === address);
  // Number and address open with the answer: until then an answer to the mail comes to us.
  expect(to("meera@profile.example")?.text).toContain("Two helpers at the gate.");
  expect(JSON.stringify(to("meera@profile.example"))).not.toMatch(/98765 ?43210|ravi@mail/);
  expect(to("meera@profile.example")?.headers["reply-to"]).toContain(BRAND.email.inbox);
  expect(to(BRAND.email.inbox)?.text).toContain("Two helpers at the gate.");
  // The address is not proven: what somebody wrote does not go there.
  expect(to("ravi@mail.example")?.text).not.toContain("Two helpers");
  expect(site.smsOutbox().filter(({ template }) => template !== "guest-request")).toMatchObject([
    {
      to: volunteer.mobile,
      template: "booking-received",
      text: expect.stringContaining("new booking request for Cultural Event on"),
    },
  ]);
  const notices = await site.call<{ unread: number; notifications: unknown[] }>("GET", "/api/notifications", {
    cookie: volunteer.cookie,
  });
  expect(notices.body).toMatchObject({
    unread: 1,
    notifications: [
      {
        kind: "enquiry-received",
        title: "New booking request",
        href: expect.stringMatching(/^\/my-requests\?box=received&number=/),
        read: false,
      },
    ],
  });
});

test("what a stranger types makes no link in a message sent in our name to somebody who did not ask", async () => {
  const other = await testPerson(site.deps, { name: "Lata Rao" });
  await testVolunteer(site.deps, other);
  const { body } = await submit(
    BOOK,
    booking({
      username: other.username,
      fullName: "Win https://evil.in/x",
      service: "Prize at bit.ly/x",
      city: "evil.in",
      budget: "see evil.in",
    }),
  );
  const mail = (await mailsAbout(body.enquiryNumber)).find(({ headers }) => headers.to === "ravi@mail.example");
  expect(mail?.text).toContain("Namaste Win evil. in/x,");
  expect(mail?.text).not.toMatch(/evil\.in|bit\.ly/);
  const sms = site.smsOutbox().find(({ to }) => to === other.mobile);
  expect(sms?.text).toContain("new booking request for Prize at bit. ly/x");
});

test("without an e-mail in the profile the account's is used, and a signed-in sender is known", async () => {
  const other = await testPerson(site.deps, { name: "Kabir Das", email: "kabir@account.example" });
  await testVolunteer(site.deps, other);
  const sender = await testPerson(site.deps);
  const { status, body } = await submit(BOOK, booking({ username: other.username }), { cookie: sender.cookie });
  expect(status).toBe(201);
  expect(await rowsOf(body.enquiryNumber)).toMatchObject([{ sender_id: sender.id, recipient_id: other.id }]);
  expect((await mailsAbout(body.enquiryNumber)).map(({ headers }) => headers.to)).toContain("kabir@account.example");
});

test.each([
  [
    {},
    "Please fill all required fields",
    ["fullName", "email", "phone", "service", "calendar", "budget", "city", "username"],
  ],
  [{ fullName: " " }, "Please fill all required fields", ["fullName"]],
  [{ email: "nobody" }, "Please enter a valid email address", []],
  [{ phone: "12345" }, "Please enter a valid 10-digit mobile number", []],
  [{ calendar: addDays(todayIST(), -1) }, "Event date cannot be in the past", []],
  [{ calendar: "" }, "Please fill all required fields", ["calendar"]],
  [{ calendar: "2026-02-30" }, NO_DAY_MESSAGE, []],
  [{ calendar: "01/01/2027" }, NO_DAY_MESSAGE, []],
  [{ calendar: "2027-01-01T00:00:00.000Z" }, NO_DAY_MESSAGE, []],
  [{ calendar: 20270101 }, NO_DAY_MESSAGE, []],
  [{ fullName: 5, username: ["x"] }, "Please enter text.", []],
  [{ budget: { from: 1 } }, "Please enter text.", []],
] as const)("bad input %j is answered with what is wrong", async (wrong, message, missingFields) => {
  const sent = Object.keys(wrong).length === 0 ? {} : booking(wrong);
  const { status, body } = await submit(BOOK, sent);
  expect({ status, body }).toMatchObject({ status: 400, body: { error: message, message, missingFields } });
  expect(Object.keys(body.errors as object)).toEqual(expect.arrayContaining([...missingFields]));
});

test("numbers are taken where their meaning is plain", async () => {
  const { status, body } = await submit(BOOK, booking({ phone: 9876543210, budget: 25000 }));
  expect(status).toBe(201);
  expect(await rowsOf(body.enquiryNumber)).toMatchObject([{ phone: "+919876543210", details: { budget: 25_000_00 } }]);
});

test.each([
  ["₹5 lakh", 5_00_000_00],
  ["1,500.50", 1_500_50],
  ["To be discussed", "To be discussed"],
])("a budget of %j is kept as %j", async (budget, kept) => {
  const { body } = await submit(BOOK, booking({ budget }));
  expect(await rowsOf(body.enquiryNumber)).toMatchObject([{ details: { budget: kept } }]);
});

test.each(["9876543210", "09876543210", "919876543210", "+91 98765 43210", "+91-98765-43210", "९८७६५ ४३२१०"])(
  "a mobile written %s is kept as +91XXXXXXXXXX",
  async (phone) => {
    const { body } = await submit(BOOK, booking({ phone }));
    expect(await rowsOf(body.enquiryNumber)).toMatchObject([{ phone: "+919876543210" }]);
  },
);

test("no body, a list and text are bad input, never a 500", async () => {
  for (const body of [undefined, [], "[1]", "null", '"x"', "{"]) expect((await submit(BOOK, body)).status).toBe(400);
});

test("nobody books an unknown or hidden volunteer, or themselves", async () => {
  const hidden = await testPerson(site.deps);
  await testVolunteer(site.deps, hidden, { status: "suspended" });
  for (const username of ["nobody.here", hidden.username])
    expect(await submit(BOOK, booking({ username }))).toMatchObject({
      status: 404,
      body: { error: "Volunteer not found" },
    });
  expect(await submit(BOOK, booking(), { cookie: volunteer.cookie })).toMatchObject({
    status: 403,
    body: { error: "You cannot book yourself." },
  });
});

test("sent twice with one key, it is one enquiry; another request under that key is refused", async () => {
  const headers = { "idempotency-key": "booking-key-0001" };
  const [one, two] = await Promise.all([submit(BOOK, booking(), { headers }), submit(BOOK, booking(), { headers })]);
  const three = await submit(BOOK, booking(), { headers });
  expect([one.status, two.status, three.status]).toEqual([201, 201, 201]);
  expect(new Set([one, two, three].map(({ body }) => body.enquiryNumber)).size).toBe(1);
  expect(await submit(BOOK, booking({ city: "Bhopal" }), { headers })).toMatchObject({ status: 409 });
  expect(await mailsAbout(one.body.enquiryNumber)).toHaveLength(3);
});

test("an address that asks too often has to wait, and a repeat does not count", async () => {
  const ip = "10.9.9.9";
  const headers = { "idempotency-key": "booking-key-0002" };
  for (let i = 0; i < 3; i++)
    expect(
      (
        await submit(
          "/api/inquiry/form",
          { fullName: "A", phone: "9876543210", service: "Other", consent: true },
          { ip, ...(i === 0 ? { headers } : {}) },
        )
      ).status,
    ).toBe(201);
  const refused = await submit(BOOK, booking(), { ip });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(
    (
      await submit(
        "/api/inquiry/form",
        { fullName: "A", phone: "9876543210", service: "Other", consent: true },
        { ip, headers },
      )
    ).status,
  ).toBe(201);
});

test("the contact form and the pop-up form go to the inbox, and want consent", async () => {
  const form = { fullName: "Ravi", phone: "9876543210", service: "Artist Booking", message: "नमस्ते", consent: true };
  const { status, body } = await submit("/api/inquiry/form/contactus", form);
  expect({ status, body }).toMatchObject({ status: 201, body: { success: true, message: "Submitted successfully!" } });
  const mails = await mailsAbout(body.enquiryNumber);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ headers: { to: BRAND.email.inbox }, text: expect.stringContaining("नमस्ते") });
  expect(mails[0]?.text).toContain("Consent: Yes");
  for (const path of ["/api/inquiry/form/contactUs", "/api/inquiry/form"]) {
    expect(await submit(path, { ...form, consent: false })).toMatchObject({
      status: 400,
      body: { error: "Please fill all required fields and agree to consent.", missingFields: ["consent"] },
    });
    expect(await submit(path, { ...form, email: "x" })).toMatchObject({
      status: 400,
      body: { error: "Please enter a valid email address", missingFields: [] },
    });
  }
});
