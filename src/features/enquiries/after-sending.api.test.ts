import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { categories, categoryOf } from "../registry.ts";
import { afterSending } from "./after-sending.server.ts";

let site: TestSite;
let meera: TestPerson;
let id: string;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "100", LIMIT_ENQUIRIES_PER_LISTING: "100" });
  meera = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  ({ id } = await testVolunteer(site.deps, meera, {}));
});
afterAll(() => site.close());

const sql = (text: string, ...values: unknown[]) => site.deps.db.$client.query(text, values);

/** A request that was answered so many minutes after it came. */
async function answered(minutes: number, status: "accepted" | "declined"): Promise<void> {
  const { body } = await site.call("POST", "/api/inquiry/form/volunteerBooking", {
    body: {
      fullName: "Ravi Kumar",
      email: "ravi@mail.example",
      phone: "9876543210",
      service: "Wedding",
      calendar: addDays(todayIST(), 10),
      budget: "5000",
      city: "Indore",
      username: meera.username,
    },
  });
  const number = String(body.enquiryNumber);
  const moved = await site.call("PATCH", `/api/enquiries/${number}`, {
    cookie: meera.cookie,
    body: { status, anyway: true },
  });
  expect(moved.status).toBe(200);
  await sql("UPDATE enquiries SET created_at = now() - interval '40 days' WHERE number = $1", number);
  await sql(
    `UPDATE enquiry_events SET at = e.created_at + make_interval(mins => $2::int)
     FROM enquiries e WHERE e.id = enquiry_id AND e.number = $1`,
    number,
    minutes,
  );
}

const usually = async () => (await afterSending(site.deps, categoryOf("volunteers"), { id, to: "Meera" })).usually;

test("how long somebody usually takes is said once there are enough answers, declined ones among them", async () => {
  expect(await usually()).toBeNull();
  for (const minutes of [10, 600, 170]) await answered(minutes, "accepted");
  await answered(190, "declined");
  expect(await usually(), "four answers say nothing").toBeNull();
  await answered(180, "declined");
  expect(await usually()).toBe("in about 3 hours");
  // What is older than a year says nothing of today; what is not answered is no answer.
  await sql("UPDATE enquiries SET created_at = created_at - interval '2 years'");
  expect(await usually()).toBeNull();
});

test("what else an event may need is a search of every other category that one books", async () => {
  const { needs } = await afterSending(site.deps, categoryOf("venues"), { id: "planning-desk", to: "Our desk" });
  const keys = needs.map(({ key }) => key);
  expect(keys).not.toContain("venues");
  expect(keys).not.toContain("managers");
  expect(keys.length).toBe(categories.length - 2);
  expect(needs).toContainEqual({
    key: "rentals",
    label: "A sound system",
    path: "/EventEquipmentRental?itemCategory=Sound",
  });
});
