import { afterEach, beforeEach, expect, test } from "vitest";
import { formOf, startFakeProvider, type FakeProvider } from "../../../test/support/fake-provider.ts";
import { AppError } from "../../domain/errors.ts";
import { createSms } from "./create-sms.server.ts";
import { parseDltTemplates } from "./dlt.ts";
import type { Sms } from "./sms.server.ts";

const TO = "+919876543210";
const TOKEN = "token-that-nobody-may-read";
let exotel: FakeProvider;
beforeEach(async () => {
  exotel = await startFakeProvider(() => ({ status: 200, body: { SMSMessage: { Sid: "s1", Status: "queued" } } }));
});
afterEach(() => exotel.close());

const sms = (): Sms =>
  createSms(
    {
      provider: "exotel",
      accountSid: "mandap1",
      apiKey: "key",
      apiToken: TOKEN,
      apiBase: exotel.base,
      timeoutMs: 300,
      dlt: {
        entity: "1101000000000000001",
        header: "MANDAP",
        route: "transactional",
        templates: parseDltTemplates(
          "signup-code=1107000000000000001, booking-received=1107000000000000002, booking-received:hi=1107000000000000003",
        ),
      },
    },
    { dataDir: "/nowhere", host: "mandap.example" },
  );

test("a code is English and plain, in one message, with what carriers ask for and the line that browsers read", async () => {
  await sms().sender.send({ to: TO, template: "signup-code", vars: { code: "481516" }, id: "code-1" });
  const [call] = exotel.calls;
  expect(call).toMatchObject({
    method: "POST",
    path: "/v1/Accounts/mandap1/Sms/send.json",
    authorization: `Basic ${Buffer.from(`key:${TOKEN}`).toString("base64")}`,
  });
  expect(formOf(call!)).toEqual({
    From: "MANDAP",
    To: TO,
    Body: "481516 is your code to join Mandap. It works for 5 minutes. Do not share it with anyone.\n\n@mandap.example #481516",
    EncodingType: "plain",
    DltEntityId: "1101000000000000001",
    DltTemplateId: "1107000000000000001",
    SmsType: "transactional",
    Priority: "high",
    CustomField: "code-1",
  });
});

test("Hindi has an id of its own, and goes out as Unicode", async () => {
  const { sender, languageFor } = sms();
  expect(languageFor("booking-received", "hi")).toBe("hi");
  expect(languageFor("guest-answer", "hi")).toBe("en");
  expect(languageFor("signup-code", "hi")).toBe("en");
  await sender.send({
    to: TO,
    template: "booking-received",
    language: "hi",
    vars: { event: "शादी", date: "12 फ़रवरी 2026" },
  });
  expect(formOf(exotel.calls[0]!)).toMatchObject({
    Body: "शादी की बुकिंग रिक्वेस्ट, तारीख़: 12 फ़रवरी 2026। Mandap पर जवाब दें।",
    EncodingType: "unicode",
    DltTemplateId: "1107000000000000003",
  });
});

test.each([
  [400, 400, "cannot receive messages"],
  [401, 503, "key or token is wrong"],
  [403, 503, "Exotel answered 403"],
  [429, 503, "Exotel answered 429"],
  [500, 503, "Exotel answered 500"],
])("an answer of %i is %i, without a secret or a number in the log", async (status, ours, words) => {
  exotel.reply = () => ({ status, body: { RestException: { Status: status, Message: `To ${TO} refused` } } });
  const error = await sms()
    .sender.send({ to: TO, template: "signup-code", vars: { code: "481516" } })
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).status).toBe(ours);
  let said = "";
  for (let at: unknown = error; at instanceof Error; at = at.cause) said += `${at.message}\n`;
  expect(said).toContain(words);
  expect(said).not.toContain(TOKEN);
  expect(said).not.toContain(TO);
});

test("its line for the log names the header and no secret", () => {
  expect(sms().describe()).toBe(`SMS: sent by Exotel through ${exotel.base} from MANDAP, codes by ourselves`);
});
