import { afterAll, beforeAll, expect, test } from "vitest";
import { todayIST, addDays } from "../../domain/dates.ts";
import { startTestSite } from "../../../test/support/test-app.ts";
import type { TestSite } from "../../../test/support/test-app.ts";
import { testPerson } from "../notifications/people-test-kit.server.ts";
import { confirmedEvents } from "../enquiries/confirmed-events.server.ts";
import { registeredManager } from "./manager-test-kit.server.ts";
import { sharedEvents, sharedEventsAddress } from "./shared-events.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const day = (days: number) => addDays(todayIST(new Date()), days);
const request = (changes: Record<string, unknown> = {}) => ({
  name: "Ravi Patel",
  companyName: "",
  phone: "9826055555",
  email: "",
  state: "Madhya Pradesh",
  city: "Indore",
  eventType: "Cultural Event",
  eventDate: day(20),
  volunteerRequirements: "25 volunteers at the gates",
  additionalRequirements: "",
  submittedAt: new Date().toISOString(),
  status: "completed",
  ...changes,
});
const ask = (body: unknown, cookie?: string) =>
  site.call<{ message: string; enquiryNumber: string; missingFields?: string[]; errors?: Record<string, string> }>(
    "POST",
    "/api/volunteer-requests",
    { body, cookie },
  );

test("a request reaches the manager, is confirmed, and stands among the events", async () => {
  const { id, cookie, manager } = await registeredManager(site, "asked.often");
  const organiser = await testPerson(site.deps);
  const sent = await ask(request({ plannerId: "Asked.Often", email: "ravi@mail.example" }), organiser.cookie);
  expect(sent).toMatchObject({
    status: 201,
    body: { success: true, message: "Request submitted successfully! We'll contact you soon." },
  });
  expect((await ask(request({ plannerId: id }))).status).toBe(201);
  expect((await ask(request({ plannerId: manager._id }))).status).toBe(201);
  const received = await site.call<{ enquiries: { number: string; status: string; kind: string }[] }>(
    "GET",
    "/api/enquiries/received",
    { cookie },
  );
  expect(received.body.enquiries.map(({ status, kind }) => [status, kind])).toEqual(
    Array.from({ length: 3 }, () => ["pending", "volunteerRequest"]),
  );
  for (const [status, by] of [
    ["accepted", cookie],
    ["confirmed", organiser.cookie],
  ] as const)
    expect(
      (await site.call("PATCH", `/api/enquiries/${sent.body.enquiryNumber}`, { cookie: by, body: { status } })).status,
    ).toBe(200);
  expect(await confirmedEvents(site.deps, { id })).toEqual([
    {
      number: sent.body.enquiryNumber,
      eventDate: day(20),
      lastDay: null,
      slot: null,
      eventType: "Cultural Event",
      place: "Indore, Madhya Pradesh",
      volunteers: "25",
      done: false,
    },
  ]);
  await site.deps.jobs.idle();
  const receivers = site
    .mailOutbox()
    .map(({ headers }) => JSON.stringify(headers))
    .join(" ");
  for (const address of ["nandini@mail.example", "ravi@mail.example", "enquiries@mandap.example"])
    expect(receivers).toContain(address);
  expect(await ask(request({ plannerId: "asked.often" }), cookie)).toMatchObject({ status: 403 });
});

test("what is passed on is read by its link for a month: what was confirmed by then and stands, without names or numbers", async () => {
  const { id, cookie, manager } = await registeredManager(site, "passes.on");
  const token = (at = new Date()) =>
    new URL(sharedEventsAddress({ ...site.deps, now: () => at }, manager)).pathname.split("/").at(-1)!;
  const organiser = await testPerson(site.deps);
  const told = request({ plannerId: id, volunteerRequirements: "Gates, call 9826055555" });
  const before = token(new Date(Date.now() - 60_000));
  const { enquiryNumber } = (await ask(told, organiser.cookie)).body;
  const move = (status: string, by: string) =>
    site.call("PATCH", `/api/enquiries/${enquiryNumber}`, { cookie: by, body: { status } });
  await move("accepted", cookie);
  await move("confirmed", organiser.cookie);
  const after = token();
  expect(await sharedEvents(site.deps, before)).toEqual({ name: manager.fullName, events: [] });
  const seen = (await sharedEvents(site.deps, after))!;
  expect(seen.events).toMatchObject([{ number: "0", eventType: "Cultural Event", place: "Indore, Madhya Pradesh" }]);
  expect(JSON.stringify(seen)).not.toMatch(/9826055555|Ravi|MD-/);
  const later = (days: number) => ({ ...site.deps, now: () => new Date(Date.now() + days * 86_400_000) });
  expect((await sharedEvents(later(29), after))!.events).toHaveLength(1);
  expect(await sharedEvents(later(31), after)).toBeNull();
  for (const wrong of ["", "x", after.slice(1), `${after}A`, token().replace(/^./, (one) => (one === "A" ? "B" : "A"))])
    expect(await sharedEvents(site.deps, wrong)).toBeNull();
  expect((await move("cancelled", organiser.cookie)).status).toBe(200);
  expect((await sharedEvents(site.deps, after))!.events).toEqual([]);
});

test("without a manager it goes to the site; an unknown one is 404", async () => {
  expect((await ask(request())).status).toBe(201);
  expect(await ask(request({ plannerId: "nobody.here" }))).toMatchObject({
    status: 404,
    body: { message: "Volunteer manager not found" },
  });
});

test("what is wrong is said in the specification's words", async () => {
  expect(await ask({})).toMatchObject({
    status: 400,
    body: {
      message: "Please fill all required fields",
      missingFields: ["name", "phone", "state", "city", "eventType", "eventDate", "volunteerRequirements"],
    },
  });
  const wrong = await ask(request({ phone: "12345", email: "no", eventDate: day(-1) }));
  expect(wrong.body.errors).toEqual({
    phone: "Please enter a valid 10-digit phone number",
    email: "Please enter a valid email address",
    eventDate: "Event date cannot be in the past",
  });
});
