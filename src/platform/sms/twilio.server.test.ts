import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startFakeTwilio, twilioFailure } from "../../../test/support/fake-twilio.ts";
import type { FakeTwilio } from "../../../test/support/fake-twilio.ts";
import { AppError } from "../../domain/errors.ts";
import { createSms } from "./create-sms.server.ts";
import type { CodeProvider, Sms, SmsMessage, TwilioSettings } from "./sms.server.ts";

const TO = "+919876543210";
const TOKEN = "token-that-nobody-may-read";
const REF = "VE0123456789abcdef0123456789abcdef";
const message: SmsMessage = { to: TO, template: "signup-code", vars: { code: "481516" } };

let twilio: FakeTwilio;
beforeEach(async () => {
  twilio = await startFakeTwilio(() => ({ status: 201, body: { sid: "SM1", status: "queued", to: TO } }));
});
afterEach(() => twilio.close());

function sms(more: Partial<TwilioSettings> = {}): Sms {
  return createSms(
    {
      provider: "twilio",
      accountSid: "AC123",
      authToken: TOKEN,
      from: "MANDAP",
      apiBase: twilio.base,
      timeoutMs: 300,
      ...more,
    },
    { dataDir: "/nowhere", host: "mandap.example" },
  );
}

function codes(): CodeProvider {
  const provider = sms({ verifyServiceSid: "VA123" }).codes;
  if (!provider) throw new Error("Verify is set, so there must be a code provider.");
  return provider;
}

/** The error of a call that must fail; it may hold no secret, in its causes neither. */
async function failure(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => new Error("It did not fail."),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    expect(`${at.message} ${at.stack}`).not.toContain(TOKEN);
    expect(at.message).not.toContain(TO);
  }
  return error as AppError;
}

const reason = (error: AppError) => (error.cause as Error).message;

describe("plain SMS", () => {
  test("is posted to the account with its login, the sender and the template's text", async () => {
    await sms().sender.send(message);
    expect(twilio.calls).toEqual([
      {
        method: "POST",
        path: "/2010-04-01/Accounts/AC123/Messages.json",
        login: `AC123:${TOKEN}`,
        form: {
          To: TO,
          From: "MANDAP",
          Body: "481516 is your code to join Mandap. It works for 5 minutes. Do not share it with anyone.\n\n@mandap.example #481516",
        },
      },
    ]);
  });

  test("comes from a messaging service and signs in with an API key where these are set", async () => {
    await sms({ messagingServiceSid: "MG9", apiKeySid: "SK7" }).sender.send(message);
    expect(twilio.calls[0]?.login).toBe(`SK7:${TOKEN}`);
    expect(twilio.calls[0]?.form).toMatchObject({ MessagingServiceSid: "MG9" });
    expect(twilio.calls[0]?.form).not.toHaveProperty("From");
  });

  test("with wrong credentials is 503 for people and says why in the log", async () => {
    twilio.reply = (call) => twilioFailure(401, 20003, `Authentication Error: ${call.login}`);
    const error = await failure(sms().sender.send(message));
    expect(error).toMatchObject({ status: 503, report: true });
    expect(reason(error)).toMatch(/401 with error 20003.*token is wrong/);
  });

  test.each([21211, 21614, 21610])("to a number Twilio refuses for good (%i) is 400", async (code) => {
    twilio.reply = () => twilioFailure(400, code, `The 'To' number ${TO} is not a valid phone number.`);
    expect(await failure(sms().sender.send(message))).toMatchObject({ status: 400, report: false });
  });

  test("with a sender Twilio refuses is our fault: 503", async () => {
    twilio.reply = () => twilioFailure(400, 21212, "Invalid From");
    expect(await failure(sms().sender.send(message))).toMatchObject({ status: 503, report: true });
  });

  test("is 503 where the account sends too much (429), to be tried again", async () => {
    twilio.reply = () => twilioFailure(429, 20429, "Too Many Requests");
    expect(await failure(sms().sender.send(message))).toMatchObject({ status: 503 });
  });

  test("is 503 where Twilio is late", async () => {
    twilio.reply = () => "hang";
    const error = await failure(sms().sender.send(message));
    expect(error.status).toBe(503);
    expect(reason(error)).toBe("Twilio did not answer within 300 ms (sending the SMS signup-code).");
  });

  test("is 503 where the connection breaks, nobody listens, or a page answers in place of JSON", async () => {
    twilio.reply = () => "cut";
    expect((await failure(sms().sender.send(message))).status).toBe(503);
    twilio.reply = () => ({ status: 502, body: "<html>Bad gateway</html>" });
    expect(reason(await failure(sms().sender.send(message)))).toMatch(/502 without JSON/);
    await twilio.close();
    expect(reason(await failure(sms().sender.send(message)))).toMatch(/cannot be reached/);
  });

  test("does not follow a redirect with the message", async () => {
    twilio.reply = () => ({ status: 307, body: {} });
    expect((await failure(sms().sender.send(message))).status).toBe(503);
    expect(twilio.calls).toHaveLength(1);
  });

  test("needs something to send from", () => {
    expect(() => sms({ from: undefined })).toThrow("set SMS_TWILIO_FROM or SMS_TWILIO_MESSAGING_SERVICE");
  });
});

describe("Verify", () => {
  const answer = (status: string, to = TO) => ({
    status: 200,
    body: { sid: REF, status, to, valid: status === "approved" },
  });

  test("starts a verification and gives its id", async () => {
    twilio.reply = () => ({ status: 201, body: { sid: REF, status: "pending", to: TO } });
    expect(await codes().start(TO, "signup")).toEqual({ ref: REF });
    expect(twilio.calls[0]).toMatchObject({
      path: "/v2/Services/VA123/Verifications",
      form: { To: TO, Channel: "sms" },
    });
  });

  test("tells a right code from a wrong one", async () => {
    twilio.reply = (call) => answer(call.form.Code === "123456" ? "approved" : "pending");
    expect(await codes().check(REF, TO, "123456")).toBe("approved");
    expect(await codes().check(REF, TO, "654321")).toBe("wrong");
    expect(twilio.calls[0]).toMatchObject({
      path: "/v2/Services/VA123/VerificationCheck",
      form: { VerificationSid: REF, Code: "123456" },
    });
  });

  test("asks by number where no id is known", async () => {
    twilio.reply = () => answer("approved");
    expect(await codes().check(null, TO, "123456")).toBe("approved");
    expect(twilio.calls[0]?.form).toEqual({ To: TO, Code: "123456" });
  });

  test("a code that proved another number proves nothing", async () => {
    twilio.reply = () => answer("approved", "+919000000000");
    expect(await codes().check(REF, TO, "123456")).toBe("wrong");
  });

  test("what cannot be a code is wrong without asking", async () => {
    expect(await codes().check(REF, TO, "12ab56")).toBe("wrong");
    expect(twilio.calls).toHaveLength(0);
  });

  test.each([
    ["forgotten", () => twilioFailure(404, 20404, "not found")],
    ["tried too often", () => twilioFailure(429, 60202, "Max check attempts reached")],
    ["cancelled", () => answer("canceled")],
  ])("a verification that was %s is expired", async (_, reply) => {
    twilio.reply = reply;
    expect(await codes().check(REF, TO, "123456")).toBe("expired");
  });

  test("too many sends to one number is 429 with the time to wait; a bad number 400", async () => {
    twilio.reply = () => twilioFailure(429, 60203, "Max send attempts reached");
    expect(await failure(codes().start(TO, "reset"))).toMatchObject({ status: 429, retryAfter: 600 });
    twilio.reply = () => twilioFailure(400, 60200, "Invalid parameter `To`");
    expect((await failure(codes().start(TO, "reset"))).status).toBe(400);
  });

  test("a service that does not exist, or Twilio down, is 503 and spends no try", async () => {
    twilio.reply = () => twilioFailure(404, 20404, "not found");
    expect((await failure(codes().start(TO, "signup"))).status).toBe(503);
    for (const down of [twilioFailure(500, 20500, "Internal"), twilioFailure(400, 60200, "Invalid parameter")]) {
      twilio.reply = () => down;
      expect((await failure(codes().check(REF, TO, "123456"))).status).toBe(503);
    }
    twilio.reply = () => ({ status: 200, body: { hello: 1 } });
    expect((await failure(codes().check(REF, TO, "123456"))).status).toBe(503);
  });
});

test("the sentence for the log names the way and no secret", () => {
  expect(sms().codes).toBeNull();
  expect(sms().describe()).toBe(`SMS: sent by Twilio through ${twilio.base} from MANDAP, codes by ourselves`);
  expect(sms({ apiBase: undefined, messagingServiceSid: "MG9", verifyServiceSid: "VA1" }).describe()).toBe(
    "SMS: sent by Twilio from a messaging service, codes by Twilio Verify",
  );
});
