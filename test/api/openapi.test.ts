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

/** Calls that take nothing besides their address. */
const WITHOUT_BODY = ["PATCH /api/artists/{id}/approve", "POST /api/account/close-code", "POST /api/admin/jobs/{id}/retry", "PATCH /api/notifications/read-all", "PATCH /api/notifications/{id}/read", "PATCH /api/volunteersmanager/{id}/approve", "POST /api/reach/track"];

type Body = { content: Record<string, { schema: { type?: string; properties?: Record<string, { format?: string; items?: { format?: string }; description?: string }>; required?: string[] } }> };

async function bodies(): Promise<Map<string, Body | undefined>> {
  const { body } = await site.call<{ paths: Record<string, Record<string, { requestBody?: Body }>> }>("GET", "/api/openapi.json");
  return new Map(Object.entries(body.paths).flatMap(([path, operations]) => Object.entries(operations).map(([method, { requestBody }]) => [`${method.toUpperCase()} ${path}`, requestBody] as const)));
}

test("every call that takes a body says what is in it", async () => {
  const silent = [...(await bodies())].filter(([call, body]) => /^(?:POST|PUT|PATCH) /.test(call) && !body).map(([call]) => call);
  expect(silent.sort()).toEqual([...WITHOUT_BODY].sort());
});

test.each([
  ["POST /api/volunteers/add", ["firstName", "exprience", "skills", "selectedDistricts", "showPhone", "termsAccepted"], ["profileImage", "galleryImages"], ["firstName", "dob", "profileImage"]],
  ["PUT /api/volunteers/username/{username}", ["firstName", "skills", "oldGalleryImages"], ["profileImage", "galleryImages"], ["firstName"]],
  ["POST /api/volunteersManager/register", ["fullName", "CompanyName", "videos[]", "socialLinks[facebook]", "socialLinks[whatsapp]", "city", "showEmail"], ["photo", "images"], ["fullName", "experienceYears", "photo"]],
  ["PUT /api/volunteersManager/profile/{username}", ["fullName", "keepExistingImages", "removedImages", "keepExistingPhoto"], ["photo", "images"], ["fullName"]],
  ["POST /api/artists/add", ["firstName", "genre", "videoLink[]", "addressState"], ["profileImage", "images"], ["firstName", "category", "profileImage"]],
  ["PUT /api/artist/update", ["name", "phone", "bio", "email", "oldImages"], ["image", "profileImage", "images"], []],
  ["PUT /api/listings/{id}", ["title", "capacity", "kinds", "brand", "oldImages"], ["photo", "images"], []],
  ["POST /api/inquiry/form/vendorRegistration", ["fullName", "businessName", "typeOfWork"], ["photo"], ["fullName", "businessName"]],
  ["POST /api/inquiry/form/rentalRegistration", ["fullName", "category", "shift"], ["photo"], ["category"]],
  ["POST /api/inquiry/form/plannerRegistration", ["fullName", "category", "shift"], ["photo"], ["category"]],
] as const)("%s lists the fields and files of its form", async (call, texts, files, required) => {
  const { properties = {}, required: needed = [] } = (await bodies()).get(call)!.content["multipart/form-data"]!.schema;
  expect(Object.keys(properties)).toEqual(expect.arrayContaining([...texts, ...files]));
  expect(needed).toEqual(expect.arrayContaining([...required]));
  if (required.length === 0) expect(needed).toEqual([]);
  for (const name of files) {
    expect(properties[name]!.items?.format ?? properties[name]!.format, name).toBe("binary");
    expect(properties[name]!.description, name).toMatch(/less than \d+ MB/);
  }
});

test("the document can be read as a page, every call of it", async () => {
  const page = await site.call<string>("GET", "/api/docs");
  expect(page.status).toBe(200);
  for (const call of ["POST /api/twilio/register", "GET /api/volunteers/fetch", "emailorphoneorusername", "less than 50 MB"]) expect(page.body).toContain(call);
});
