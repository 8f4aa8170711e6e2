import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { areaJob } from "./enquiry-jobs.server.ts";

let site: TestSite;
const of: Record<string, TestPerson> = {};
beforeAll(async () => {
  site = await startTestSite();
  const person = async (key: string, state: string, districts: string[], email?: string | null) => {
    of[key] = await testPerson(site.deps, {
      name: `${key} Devi`,
      role: "volunteer",
      ...(email === undefined ? {} : { email }),
    });
    await testVolunteer(site.deps, of[key], { state, districts });
  };
  await person("near", "Odisha", ["Khordha", "Puri"]);
  await person("mute", "Odisha", ["Khordha"], null);
  await person("far", "Odisha", ["Cuttack"]);
  await person("abroad", "Goa", ["North Goa"]);
});
afterAll(() => site.close());

const enquiry = (more: Record<string, unknown> = {}) => ({
  name: "Ravi Kumar",
  companyName: "",
  mobileNumber: "9876543210",
  email: "ravi@mail.example",
  state: "Orissa",
  city: "Khordha",
  eventType: "Health Camp",
  eventDate: addDays(todayIST(), 3),
  volunteerRequirements: "Ten people who speak Odia",
  additionalRequirements: "",
  ...more,
});
const submit = (body: unknown, cookie?: string) =>
  site.call("POST", "/api/volunteer-enquiry/submit", { body, cookie: cookie ?? null });
const noticesOf = async (key: string) => {
  const { body } = await site.call<{ notifications: { kind: string; body: string }[] }>("GET", "/api/notifications", {
    cookie: of[key]!.cookie,
  });
  return body.notifications.filter(({ kind }) => kind === "area-enquiry");
};
const areaMails = () => site.mailOutbox().filter(({ headers }) => headers.subject?.startsWith("Volunteers are wanted"));

test("whoever works in the district hears of it, in the app each time and by mail once a day", async () => {
  const { status, body } = await submit(enquiry());
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { success: true, message: expect.stringContaining("Registered volunteers in the area will be notified") },
  });
  await site.deps.jobs.idle();
  expect(
    [await noticesOf("near"), await noticesOf("mute"), await noticesOf("far"), await noticesOf("abroad")].map(
      (list) => list.length,
    ),
  ).toEqual([1, 1, 0, 0]);
  expect(areaMails().map(({ headers }) => headers.to)).toEqual([of.near?.email]);
  const [notice] = await noticesOf("near");
  expect(notice?.body).toContain("Health Camp in Khordha, Odisha");
  expect(notice?.body).toContain("Ten people who speak Odia");
  // Who asks stays with the site.
  for (const text of [notice?.body ?? "", areaMails()[0]?.text ?? ""])
    for (const secret of ["Ravi", "98765", "ravi@mail"]) expect(text).not.toContain(secret);

  expect((await submit(enquiry({ eventType: "Sports Event" }))).status).toBe(200);
  await site.deps.jobs.idle();
  expect(await noticesOf("near")).toHaveLength(2);
  expect(areaMails()).toHaveLength(1);

  await site.deps.db.$client.query("UPDATE mail_days SET day = day - 1");
  expect((await submit(enquiry({ eventType: "Other" }))).status).toBe(200);
  await site.deps.jobs.idle();
  expect(areaMails()).toHaveLength(2);
});

test("done again, the job tells nobody twice", async () => {
  const before = { notices: (await noticesOf("near")).length, mails: areaMails().length };
  const { rows } = await site.deps.db.$client.query("SELECT id FROM enquiries WHERE kind = 'volunteerEnquiry'");
  for (const { id } of rows as { id: string }[]) await areaJob.handle(site.deps, { enquiryId: id });
  await site.deps.jobs.idle();
  expect({ notices: (await noticesOf("near")).length, mails: areaMails().length }).toEqual(before);
});

test("'Other' asks the whole state, and the sender is not told of their own enquiry", async () => {
  const count = (await noticesOf("near")).length;
  const { status, body } = await submit(enquiry({ city: "Other" }), of.far!.cookie);
  expect(status).toBe(200);
  await site.deps.jobs.idle();
  expect(await noticesOf("near")).toHaveLength(count + 1);
  expect(await noticesOf("far")).toHaveLength(0);
  expect(await noticesOf("abroad")).toHaveLength(0);
  const { rows } = await site.deps.db.$client.query(
    "SELECT state, district, sender_id FROM enquiries WHERE number = $1",
    [body.enquiryNumber],
  );
  expect(rows).toEqual([{ state: "Odisha", district: null, sender_id: of.far!.id }]);
});

test.each([
  [{ state: "", name: null }, "Please fill all required fields", ["name", "state"]],
  [{ volunteerRequirements: " " }, "Please fill all required fields", ["volunteerRequirements"]],
  [{ email: "ravi@" }, "Please enter a valid email address", []],
  [{ mobileNumber: "5876543210" }, "Please enter a valid 10-digit mobile number", []],
  [{ eventDate: addDays(todayIST(), -1) }, "Event date cannot be in the past", []],
  [{ state: "Atlantis" }, "Please choose a state from the list.", []],
  [{ city: "Indore" }, "Please choose a district of this state.", []],
  [{ eventType: "Picnic" }, "Please choose an event type from the list.", []],
])("bad input %j is answered with what is wrong", async (wrong, message, missingFields) => {
  expect(await submit(enquiry(wrong))).toMatchObject({ status: 400, body: { error: message, message, missingFields } });
});

test.each(["Wedding", "Godh bharai", "Community Service"])(
  "%s is an occasion that the call takes",
  async (eventType) => {
    expect(await submit(enquiry({ eventType }))).toMatchObject({ status: 200 });
  },
);
