/** What the specification quotes of answers, where the test of the feature asks for something else. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { managerForm } from "../../src/features/managers/manager-test-kit.server.ts";
import { person } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site?.close());

test.each(["admin", "artist", "volunteer-manager", "user", "unassigned", "volunteer"] as const)(
  "check-auth names the role %s",
  async (role) => {
    const { cookie } = await person(site, `one_${role}`, role);
    expect((await site.call<{ user: object }>("GET", "/api/auth/check-auth", { cookie })).body.user).toMatchObject({
      role,
    });
  },
);

test("a request for volunteers begins pending, and says which place is missing", async () => {
  const request = {
    name: "Ravi Patel",
    phone: "9826055555",
    state: "Madhya Pradesh",
    city: "Indore",
    eventType: "Cultural Event",
    eventDate: addDays(todayIST(), 20),
    volunteerRequirements: "25 volunteers at the gates",
  };
  const ask = (body: object) =>
    site.call<{ enquiryNumber: string; errors: object }>("POST", "/api/volunteer-requests", { body });
  expect((await ask({ ...request, state: "", city: "" })).body.errors).toMatchObject({
    state: "State is required",
    city: "District is required",
  });
  const { body } = await ask(request);
  expect(
    (await site.deps.db.$client.query("SELECT status FROM enquiries WHERE number = $1", [body.enquiryNumber])).rows,
  ).toEqual([{ status: "pending" }]);
});

test("a manager hears of a wrong e-mail, and which picture is too large", async () => {
  const { cookie } = await person(site, "wants_to_manage");
  const register = (form: FormData) =>
    site.call<{ error: string; errors: object }>("POST", "/api/volunteersManager/register", { cookie, form });
  expect((await register(await managerForm({ email: "no" }))).body.errors).toMatchObject({
    email: "Please enter a valid email address",
  });
  const large = await managerForm();
  large.append("images", new Blob([new Uint8Array(25 * 1_048_576)], { type: "image/jpeg" }), "stage.jpg");
  expect(await register(large)).toMatchObject({
    status: 413,
    body: { error: "stage.jpg is too large. Maximum size is 25MB." },
  });
});
