import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { person } from "../../src/features/volunteers/volunteer-test-kit.server.ts";

let site: TestSite;
beforeAll(async () => void (site = await startTestSite()));
afterAll(() => site.close());

const enquiry = { fullName: "Asha Kulkarni", phone: "9826012345", service: "Event Planning", consent: true };
const send = (by: string, key: string, cookie?: string) =>
  site.call<{ message: string; enquiryNumber?: string }>("POST", "/api/inquiry/form/contactUs", {
    body: enquiry,
    cookie,
    headers: { "x-written-by": by, "idempotency-key": key },
  });
const rows = async () =>
  (await site.deps.db.$client.query<{ n: number }>("SELECT count(*)::int AS n FROM enquiries")).rows[0]!.n;

test("what waited on a phone is taken from its writer alone, and once", async () => {
  const [writer, other] = [await person(site, "wrote.it"), await person(site, "uses.the.phone")];
  for (const cookie of [other.cookie, undefined]) {
    const refused = await send("wrote.it", "kept-form-1", cookie);
    expect([refused.status, refused.body.message]).toEqual([
      412,
      "This was written by somebody else than the person who is signed in.",
    ]);
  }
  expect((await send("", "kept-form-2", writer.cookie)).status).toBe(412);
  expect(await rows()).toBe(0);
  const [first, again] = [
    await send("wrote.it", "kept-form-1", writer.cookie),
    await send("wrote.it", "kept-form-1", writer.cookie),
  ];
  expect([first.status < 300, again.status < 300]).toEqual([true, true]);
  expect(again.body.enquiryNumber).toBe(first.body.enquiryNumber);
  expect((await send("", "kept-form-3")).status).toBeLessThan(300);
  expect(await rows()).toBe(2);
});
