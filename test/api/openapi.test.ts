import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** The calls that clients were promised (API.md of the specification), as templates of the document. */
const PROMISED = [
  "GET /api/auth/check-auth", "GET /api/auth/protected", "GET /api/auth/logout", "GET /api/check-volunteer",
  "POST /api/twilio/send-otp", "POST /api/twilio/register", "POST /api/twilio/login", "POST /api/twilio/forgot-password", "POST /api/twilio/verifyForgotOtp", "POST /api/twilio/resetPassword",
  "PUT /api/roll/set-role", "POST /api/reach/track", "GET /api/volunteer-stats/registered/count", "POST /api/auth/change-password",
  "GET /api/volunteers/fetch", "GET /api/volunteers/username/{username}", "GET /api/volunteers/by-user/{userId}", "GET /api/volunteers/{id}", "GET /api/volunteers/profile/fetch", "POST /api/volunteers/add", "PUT /api/volunteers/username/{username}",
  "GET /api/ratings/volunteer/{username}", "POST /api/ratings/volunteer/{username}",
  "POST /api/inquiry/form", "POST /api/inquiry/form/contactUs", "POST /api/inquiry/form/volunteerBooking", "POST /api/volunteer-enquiry/submit",
  "GET /api/enquiries/received", "GET /api/enquiries/sent", "PATCH /api/enquiries/{number}", "GET /api/notifications", "PATCH /api/notifications/{id}/read",
];

test("the OpenAPI document describes every promised call", async () => {
  const { body } = await site.call<{ openapi: string; paths: Record<string, Record<string, unknown>> }>("GET", "/api/openapi.json");
  expect(body.openapi).toBe("3.1.0");
  const described = Object.entries(body.paths).flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`.toLowerCase()));
  expect(PROMISED.filter((call) => !described.includes(call.toLowerCase()))).toEqual([]);
});

test("every call of the document says what it answers", async () => {
  const { body } = await site.call<{ paths: Record<string, Record<string, { responses?: Record<string, unknown> }>> }>("GET", "/api/openapi.json");
  const silent = Object.entries(body.paths).flatMap(([path, operations]) => Object.entries(operations).filter(([, { responses = {} }]) => !Object.keys(responses).some((status) => status.startsWith("2"))).map(([method]) => `${method} ${path}`));
  expect(silent).toEqual([]);
});

test("the document can be read as a page, every call of it", async () => {
  const page = await site.call<string>("GET", "/api/docs");
  expect(page.status).toBe(200);
  for (const call of ["POST /api/twilio/register", "GET /api/volunteers/fetch", "emailorphoneorusername"]) expect(page.body).toContain(call);
});
