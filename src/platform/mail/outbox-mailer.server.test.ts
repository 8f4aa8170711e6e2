import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseMail } from "../../../test/support/eml.ts";
import { createMailer } from "./create-mailer.server.ts";
import { renderMail } from "./mail-layout.ts";
import type { Mailer } from "./mail.server.ts";

let dir: string;
let folder: string;
let mailer: Mailer;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "mail-"));
  folder = join(dir, "outbox", "mail");
  mailer = createMailer({ transport: "outbox" }, dir);
});
afterEach(() => rm(dir, { recursive: true }));

const read = async (name = "") => parseMail(await readFile(join(folder, name), "utf8"));

test("a mail becomes an .eml file that reads back whole", async () => {
  expect(mailer.describe()).toBe(`Mail: no server is set, mails go to ${folder}`);
  const { html, text } = renderMail({
    title: "नमस्ते आशा",
    greeting: "Namaste Asha,",
    paragraphs: ["आपका अनुरोध मिल गया।"],
  });
  await mailer.send({ to: "asha@example.in", subject: "नमस्ते आशा", text, html, messageId: "enquiry-7" });
  const [name, ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-enquiry-7\.eml$/);
  const mail = await read(name);
  expect(mail.headers).toMatchObject({
    subject: "नमस्ते आशा",
    to: "asha@example.in",
    from: "Mandap <no-reply@mandap.example>",
    "message-id": "<enquiry-7@mandap.example>",
  });
  expect(mail.text).toBe(text.trimEnd());
  expect(mail.html).toBe(html);
});

test("a repeat replaces the file of the same id, and of no other", async () => {
  const mail = { to: "asha@example.in", subject: "One", text: "first" };
  await mailer.send({ ...mail, messageId: "7" });
  await mailer.send({ ...mail, messageId: "enquiry-7" });
  await mailer.send({ ...mail, text: "second", messageId: "7" });
  await mailer.send(mail);
  const names = await readdir(folder);
  expect(names).toHaveLength(3);
  const texts = await Promise.all(names.map(async (name) => (await read(name)).text));
  expect(texts.toSorted()).toEqual(["first", "first", "second"]);
});

test("two of the same id at once are one file", async () => {
  const mail = { to: "asha@example.in", subject: "One", text: "once", messageId: "7" };
  await Promise.all(Array.from({ length: 8 }, () => mailer.send(mail)));
  expect(await readdir(folder)).toHaveLength(1);
});

test("a refused address leaves nothing behind", async () => {
  await expect(mailer.send({ to: "a@b.in\nBcc: c@d.in", subject: "x", text: "x" })).rejects.toMatchObject({
    status: 400,
  });
  await expect(readdir(folder)).rejects.toThrow("ENOENT");
});

test("a file that goes with a mail arrives as it was", async () => {
  const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10]);
  const attachments = [{ filename: "agreement-MD-7K3Q-9ZXA.pdf", content, contentType: "application/pdf" }];
  await mailer.send({ to: "asha@example.in", subject: "Agreed", text: "Hello", html: "<p>Hello</p>", attachments });
  const [name] = await readdir(folder);
  const mail = await read(name);
  expect(mail.files).toEqual([{ name: "agreement-MD-7K3Q-9ZXA.pdf", type: "application/pdf", bytes: content }]);
  expect([mail.text, mail.html]).toEqual(["Hello", "<p>Hello</p>"]);
});
