import { afterEach, expect, test } from "vitest";
import { parseMail } from "../../../test/support/eml.ts";
import { startFakeSmtp } from "../../../test/support/fake-smtp.ts";
import type { FakeSmtp, FakeSmtpOptions } from "../../../test/support/fake-smtp.ts";
import { createMailer } from "./create-mailer.server.ts";
import type { Mailer, SmtpSettings } from "./mail.server.ts";
import { smtpRefuses } from "./smtp-mailer.server.ts";

let smtp: FakeSmtp | undefined;
let mailer: Mailer | undefined;

async function start(options: FakeSmtpOptions = {}, more: Partial<SmtpSettings> = {}): Promise<Mailer> {
  smtp = await startFakeSmtp(options);
  mailer = createMailer(
    {
      transport: "smtp",
      host: "127.0.0.1",
      port: smtp.port,
      secure: false,
      from: "no-reply@mandap.example",
      timeoutMs: 400,
      ...more,
    },
    "/nowhere",
  );
  return mailer;
}

afterEach(async () => {
  mailer?.close();
  await smtp?.close();
});

const mail = {
  to: "asha@example.in",
  subject: "आपका अनुरोध मिल गया: नमस्ते आशा, आपका स्वागत है",
  text: "नमस्ते\n.एक बिंदु\n",
  html: "<p>नमस्ते &amp; welcome</p>",
};

test("a mail arrives with Devanagari, both bodies, its id and its sender", async () => {
  await (await start()).send({ ...mail, replyTo: "ravi@example.in", messageId: "booking-42" });
  const got = smtp?.mails[0];
  expect(got).toMatchObject({ from: "no-reply@mandap.example", to: ["asha@example.in"] });
  const { headers, text, html } = parseMail(got?.raw ?? "");
  expect(headers).toMatchObject({
    subject: mail.subject,
    from: "Mandap <no-reply@mandap.example>",
    to: "asha@example.in",
    "reply-to": "ravi@example.in",
    "message-id": "<booking-42@mandap.example>",
    "auto-submitted": "auto-generated",
  });
  expect(text).toBe("नमस्ते\n.एक बिंदु");
  expect(html).toBe(mail.html);
});

test("many mails share a few connections", async () => {
  const sender = await start();
  await Promise.all(Array.from({ length: 12 }, (_, i) => sender.send({ ...mail, messageId: `m-${i}` })));
  expect(smtp?.mails).toHaveLength(12);
});

test("an address the server refuses for good is 400; one it defers is 503", async () => {
  const sender = await start({
    refuse: (address) =>
      address.startsWith("gone")
        ? "550 5.1.1 No such person"
        : address.startsWith("grey")
          ? "451 4.7.1 Later"
          : undefined,
  });
  await expect(sender.send({ ...mail, to: "gone@example.in" })).rejects.toMatchObject({ status: 400 });
  await expect(sender.send({ ...mail, to: "grey@example.in" })).rejects.toMatchObject({ status: 503 });
  await sender.send(mail);
  expect(smtp?.mails).toHaveLength(1);
});

test("signs in; a wrong password is 503 and stands in no message", async () => {
  const login = { user: "mandap", password: "right-one" };
  await (await start({ login }, login)).send(mail);
  expect(smtp?.mails).toHaveLength(1);
  mailer?.close();
  await smtp?.close();
  const error: Error = await (await start({ login }, { user: "mandap", password: "wrong-one" })).send(mail).then(
    () => new Error("It did not fail."),
    (reason: Error) => reason,
  );
  expect(error).toMatchObject({ status: 503, report: true });
  expect((error.cause as Error).message).toBe("The mail server 127.0.0.1 refused SMTP_USER and SMTP_PASSWORD.");
  for (let at: unknown = error; at instanceof Error; at = at.cause) expect(at.message).not.toContain("wrong-one");
});

test("a silent server and a closed port are 503", async () => {
  const sender = await start({ silent: true });
  await expect(sender.send(mail)).rejects.toMatchObject({ status: 503 });
  await smtp?.close();
  await expect(sender.send(mail)).rejects.toMatchObject({ status: 503 });
});

test("no value can add a header or a second recipient", async () => {
  const sender = await start();
  for (const to of [
    "a@example.in\r\nBcc: evil@example.com",
    "a@example.in, evil@example.com",
    "A <a@example.in>",
    "",
    "a@b@c",
  ]) {
    await expect(sender.send({ ...mail, to })).rejects.toMatchObject({ status: 400 });
    await expect(sender.send({ ...mail, replyTo: to })).rejects.toMatchObject({ status: 400 });
  }
  await expect(sender.send({ ...mail, messageId: "x>\r\nBcc: evil@example.com" })).rejects.toThrow("letters, digits");
  await sender.send({ ...mail, subject: "Hello\r\nBcc: evil@example.com\u2028\r\n\r\nBody" });
  expect(smtp?.mails).toHaveLength(1);
  expect(smtp?.mails[0]?.to).toEqual(["asha@example.in"]);
  const { headers } = parseMail(smtp?.mails[0]?.raw ?? "");
  expect(headers).not.toHaveProperty("bcc");
  expect(headers.subject).toBe("Hello Bcc: evil@example.com Body");
});

test("the sentence for the log holds no password", async () => {
  const sender = await start({}, { user: "u", password: "secret" });
  expect(sender.describe()).toBe(`Mail: sent by 127.0.0.1:${smtp?.port} from no-reply@mandap.example`);
});

test("whether a server would take mails is told without sending one", async () => {
  smtp = await startFakeSmtp({ login: { user: "mandap", password: "right" } });
  const settings: SmtpSettings = {
    transport: "smtp",
    host: "127.0.0.1",
    port: smtp.port,
    secure: false,
    user: "mandap",
    password: "right",
    from: "no-reply@mandap.example",
    timeoutMs: 2_000,
  };
  expect(await smtpRefuses(settings)).toBeNull();
  expect(await smtpRefuses({ ...settings, password: "wrong" })).toBe("login");
  // TLS where the server speaks in the clear: SMTP_SECURE with the wrong port.
  expect(await smtpRefuses({ ...settings, secure: true })).toBe("speech");
  expect(smtp.mails).toEqual([]);
});
