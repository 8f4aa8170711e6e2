import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { answerWords } from "../listings/answer-words.ts";
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
/** As the hourly sweep keeps it. */
const proven = () => sql("SELECT prove_listings(ARRAY[$1::uuid])", id);

test("how long somebody usually takes is what their card says, declined and unanswered requests among them", async () => {
  expect(await usually()).toBeNull();
  for (const [minutes, status] of [
    [10, "accepted"],
    [600, "declined"],
  ] as const)
    await answered(minutes, status);
  await proven();
  expect(await usually(), "two answers say nothing").toBeNull();
  await answered(170, "accepted");
  await proven();
  expect(await usually()).toBe("in about 3 hours");
  expect((await afterSending(site.deps, categoryOf("volunteers"), { id, to: "Meera" })).others).toBe(
    "/Volunteers?state=Madhya+Pradesh&district=Indore",
  );
  const { rows } = await sql("SELECT answer_minutes FROM listings WHERE id = $1", id);
  expect(answerWords(Number(rows[0]?.["answer_minutes"]))).toBe("Answers in 3 h");
  // Of what nobody has answered, nothing is usual.
  await sql("UPDATE enquiries SET status = 'pending'");
  await sql("DELETE FROM enquiry_events");
  await proven();
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
