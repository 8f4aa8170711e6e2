import { afterEach, beforeEach, expect, test } from "vitest";
import { startFakeTwilio, twilioFailure, type FakeTwilio } from "../../../test/support/fake-twilio.ts";
import { smsFinding } from "./findings.ts";
import { smsRefusal } from "../../platform/sms/sms-refusal.server.ts";
import type { SmsSettings, TwilioSettings } from "../../platform/sms/sms.server.ts";

const TOKEN = "token-that-nobody-may-read";
let twilio: FakeTwilio;
const active = { status: 200, body: { status: "active" } } as const;
beforeEach(async () => {
  twilio = await startFakeTwilio(() => active);
});
afterEach(() => twilio.close());

const settings = (more: Partial<TwilioSettings> = {}): SmsSettings => ({
  provider: "twilio",
  accountSid: "AC123",
  authToken: TOKEN,
  from: "MANDAP",
  apiBase: twilio.base,
  ...more,
});
const services = { verifyServiceSid: "VA123", messagingServiceSid: "MG9" };
const said = async (more: Partial<TwilioSettings> = {}) => {
  const { verdict, says, help } = smsFinding("twilio", "api.twilio.com", await smsRefusal(settings(more), 300));
  expect(`${says} ${help}`).not.toContain(TOKEN);
  return `${verdict}: ${says}`;
};

test("the account and the services are asked for with our login, and nothing is sent", async () => {
  expect(await said(services)).toBe("ok: api.twilio.com answers, and takes our login.");
  expect(twilio.calls.map(({ method, path, login, form }) => [method, path, login, form])).toEqual(
    ["/2010-04-01/Accounts/AC123.json", "/v2/Services/VA123", "/v1/Services/MG9"].map((path) => [
      "GET",
      path,
      `AC123:${TOKEN}`,
      {},
    ]),
  );
});

test("a key, which may not look at its account, asks for the services alone", async () => {
  twilio.reply = ({ path }) => (path.includes("Accounts") ? twilioFailure(401, 20003) : active);
  expect(await said({ ...services, apiKeySid: "SK1" })).toMatch(/^ok/);
  expect(twilio.calls.map(({ login }) => login)).toEqual([`SK1:${TOKEN}`, `SK1:${TOKEN}`]);
});

test("what is wrong is said in words", async () => {
  twilio.reply = () => twilioFailure(401, 20003);
  const refused = "wrong: api.twilio.com refuses our login: no SMS goes out, and nobody can sign up.";
  expect(await said()).toBe(refused);
  twilio.reply = () => twilioFailure(404, 20404);
  expect(await said()).toBe(refused);
  twilio.reply = () => ({ status: 200, body: { status: "suspended" } });
  expect(await said()).toBe("wrong: Our account at Twilio is suspended: no SMS goes out, and nobody can sign up.");
  twilio.reply = ({ path }) => (path.startsWith("/v2/") ? twilioFailure(404, 20404) : active);
  expect(await said(services)).toBe(
    "wrong: Twilio knows no Verify service VA123: nobody gets a code, and nobody can sign up.",
  );
  twilio.reply = ({ path }) => (path.startsWith("/v1/") ? twilioFailure(404, 20404) : active);
  expect(await said(services)).toBe("wrong: Twilio knows no messaging service MG9: no SMS goes out.");
  const strange = (with_: string) =>
    `wrong: api.twilio.com answers${with_}, and not as Twilio does that takes our messages.`;
  twilio.reply = () => ({ status: 500, body: {} });
  expect(await said()).toBe(strange(" (500)"));
  twilio.reply = () => ({ status: 200, body: {} });
  expect(await said()).toBe(strange(" (200)"));
  for (const reply of [{ status: 200, body: "<html>" }, "hang", "cut"] as const) {
    twilio.reply = () => reply;
    expect(await said()).toBe(strange(""));
  }
});

test("Exotel is asked for a message that there is not: it says so to whom it knows", async () => {
  const exotel = (): Promise<string> =>
    smsRefusal(
      { provider: "exotel", accountSid: "mandap1", apiKey: "key", apiToken: TOKEN, apiBase: twilio.base },
      300,
    ).then((refusal) => smsFinding("exotel", "api.in.exotel.com", refusal).says);
  twilio.reply = () => ({ status: 404, body: {} });
  expect(await exotel()).toBe("api.in.exotel.com answers, and takes our login.");
  expect(twilio.calls[0]).toMatchObject({ method: "GET", login: `key:${TOKEN}` });
  twilio.reply = () => ({ status: 401, body: {} });
  expect(await exotel()).toMatch(/^api\.in\.exotel\.com refuses our login/);
  twilio.reply = () => ({ status: 503, body: {} });
  expect(await exotel()).toMatch(/\(503\), and not as Exotel/);
  expect(await smsRefusal({ provider: "outbox" }, 300)).toBeNull();
});
