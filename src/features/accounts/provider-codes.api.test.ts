import { afterAll, beforeAll, expect, test } from "vitest";
import { startFakeTwilio, twilioFailure, type FakeTwilio } from "../../../test/support/fake-twilio.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { person, signupForm } from "./accounts-test-kit.ts";

let twilio: FakeTwilio;
let site: TestSite;
/** Codes the fake Verify has out, by the number they went to. */
const alive = new Map<string, string>();

beforeAll(async () => {
  twilio = await startFakeTwilio(working);
  site = await startTestSite({
    SMS_PROVIDER: "twilio",
    SMS_TWILIO_ACCOUNT_SID: "AC1",
    SMS_TWILIO_AUTH_TOKEN: "token",
    SMS_TWILIO_FROM: "+15005550006",
    SMS_TWILIO_VERIFY_SERVICE: "VA1",
    SMS_API_BASE: twilio.base,
  });
});
afterAll(async () => {
  await site.close();
  await twilio.close();
});

/** As Twilio Verify: makes the code, checks it, and forgets what it has approved. */
const working: FakeTwilio["reply"] = ({ path, form }) => {
  if (path.endsWith("/Verifications")) {
    alive.set(form["To"]!, "246810");
    return { status: 201, body: { sid: `VE${form["To"]!.slice(3)}`, status: "pending", to: form["To"] } };
  }
  const to = `+91${form["VerificationSid"]!.slice(2)}`;
  if (!alive.has(to)) return twilioFailure(404, 20404);
  const approved = alive.get(to) === form["Code"];
  if (approved) alive.delete(to);
  return { status: 200, body: { sid: form["VerificationSid"], status: approved ? "approved" : "pending", to } };
};

const post = (path: string, body: unknown) => site.call("POST", `/api/twilio/${path}`, { body });

test("a signup with the provider's code, refused once for a taken name, then finished with the same code", async () => {
  await person(site, "occupied");
  const form = signupForm("by-provider");
  const sent = await post("send-otp", form);
  expect(sent.status).toBe(200);
  const body = { ...form, sessionId: sent.body["sessionId"], otp: "246810" };
  expect((await post("register", { ...body, otp: "111111" })).body["errors"]).toEqual({
    otp: "Incorrect OTP. Please try again.",
  });
  expect((await post("register", { ...body, username: "Occupied" })).status).toBe(409);
  expect((await post("register", body)).status).toBe(201);
});

test("a provider that is down costs no try and says so", async () => {
  const form = signupForm("while-down");
  twilio.reply = () => ({ status: 500, body: {} });
  const failed = await post("send-otp", form);
  expect([failed.status, failed.body["error"]]).toEqual([503, "Failed to send OTP."]);
  twilio.reply = () => twilioFailure(400, 60200);
  expect((await post("send-otp", form)).status).toBe(400);
  twilio.reply = working;
  const sent = await post("send-otp", form);
  expect(sent.status).toBe(200);
  twilio.reply = () => "cut";
  const body = { ...form, sessionId: sent.body["sessionId"], otp: "246810" };
  for (let i = 0; i < 6; i++) expect((await post("register", body)).status).toBe(503);
  twilio.reply = working;
  expect((await post("register", body)).status).toBe(201);
});

test("our own five tries hold with a provider too", async () => {
  const form = signupForm("five-with-provider");
  const sent = await post("send-otp", form);
  const body = { ...form, sessionId: sent.body["sessionId"], otp: "246810" };
  for (let i = 0; i < 5; i++) await post("register", { ...body, otp: "111111" });
  const asked = twilio.calls.length;
  expect((await post("register", body)).body["error"]).toBe("This OTP is no longer valid. Please request a new one.");
  expect(twilio.calls.length).toBe(asked);
});

test("a forgotten password, alike in text and time for nobody", async () => {
  const asha = await person(site, "provider-reset");
  const sent = await post("forgot-password", { emailorphoneorusername: "provider-reset" });
  await expect.poll(() => alive.has(asha.mobile)).toBe(true);
  await expect
    .poll(
      async () =>
        (
          await site.deps.database.pool.query("SELECT provider_ref FROM one_time_codes WHERE id = $1", [
            sent.body["sessionId"],
          ])
        ).rows[0],
    )
    .not.toEqual({ provider_ref: null });
  const nobody = await post("forgot-password", { emailorphoneorusername: "provider-nobody" });
  const wrong = async (name: string, sessionId: unknown) => {
    const start = performance.now();
    const { status, body } = await post("verifyForgotOtp", { emailorphoneorusername: name, sessionId, otp: "111111" });
    return { answer: { status, body }, slow: performance.now() - start > 1000 };
  };
  expect(await wrong("provider-nobody", nobody.body["sessionId"])).toEqual(
    await wrong("provider-reset", sent.body["sessionId"]),
  );
  expect(
    (
      await post("verifyForgotOtp", {
        emailorphoneorusername: "provider-reset",
        sessionId: sent.body["sessionId"],
        otp: "246810",
      })
    ).status,
  ).toBe(200);
  const done = await post("resetPassword", {
    identifier: "provider-reset",
    password: "fresh-2",
    confirmPassword: "fresh-2",
    sessionId: sent.body["sessionId"],
  });
  expect([done.status, done.body["username"]]).toEqual([200, "provider-reset"]);
});
