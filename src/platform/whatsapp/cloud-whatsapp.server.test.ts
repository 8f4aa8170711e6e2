import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startFakeProvider, type FakeProvider } from "../../../test/support/fake-provider.ts";
import { AppError } from "../../domain/errors.ts";
import { createWhatsapp } from "./create-whatsapp.server.ts";
import { approvedNames, approvedText, whatsappText, whatsappTemplateIds } from "./whatsapp-templates.ts";
import { keptId } from "./whatsapp-webhook.server.ts";
import type { CloudSettings, Whatsapp, WhatsappMessage } from "./whatsapp.server.ts";

const TOKEN = "token-that-nobody-may-read";
const MESSAGE: WhatsappMessage = {
  to: "+919876543210",
  template: "booking_received",
  language: "hi",
  vars: { event: "शादी", date: "12 फ़रवरी 2026" },
  path: "/hi/my-requests?box=received",
  key: "enquiry-MD-1-recipient",
};

let meta: FakeProvider;
beforeEach(async () => {
  meta = await startFakeProvider(() => ({ status: 200, body: { messages: [{ id: "wamid.1" }] } }));
});
afterEach(() => meta.close());

const whatsapp = (more: Partial<CloudSettings> = {}): Whatsapp =>
  createWhatsapp(
    {
      provider: "cloud",
      phoneNumberId: "1234",
      accessToken: TOKEN,
      appSecret: "s",
      verifyToken: "v",
      apiVersion: "v23.0",
      apiBase: meta.base,
      timeoutMs: 300,
      approved: approvedNames,
      ...more,
    },
    "/nowhere",
  );
const failure = (status: number, code: number) => ({
  status,
  body: { error: { message: `(#${code}) to ${MESSAGE.to}`, type: "OAuthException", code, fbtrace_id: "x" } },
});

test("a template goes out by name and language, its values in order, with a button and our key", async () => {
  expect(await whatsapp().send(MESSAGE)).toEqual({ id: keptId("wamid.1") });
  const [call] = meta.calls;
  expect(call).toMatchObject({ method: "POST", path: "/v23.0/1234/messages", authorization: `Bearer ${TOKEN}` });
  expect(JSON.parse(call!.body)).toEqual({
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: "919876543210",
    type: "template",
    template: {
      name: "booking_received",
      language: { code: "hi" },
      components: [
        {
          type: "body",
          parameters: [
            { type: "text", text: "शादी" },
            { type: "text", text: "12 फ़रवरी 2026" },
          ],
        },
        {
          type: "button",
          sub_type: "url",
          index: "0",
          parameters: [{ type: "text", text: "hi/my-requests?box=received" }],
        },
      ],
    },
    biz_opaque_callback_data: "enquiry-MD-1-recipient",
  });
});

test.each([
  [400, 131026, "a number without WhatsApp"],
  [404, 132001, "a template that is not there"],
  [400, 132015, "a template that is paused"],
  [401, 190, "a token that has run out"],
])("%i with %i, %s, is refused: it goes another way", async (status, code) => {
  meta.reply = () => failure(status, code);
  const answer = await whatsapp().send(MESSAGE);
  expect(answer).toEqual({
    refused: `WhatsApp answered ${status} with error ${code} (sending the template booking_received).`,
  });
});

test.each([
  [429, 130429],
  [400, 131056],
  [400, 80007],
  [500, 131000],
  [503, 2],
])("%i with %i is to be tried again", async (status, code) => {
  meta.reply = () => failure(status, code);
  await expect(whatsapp().send(MESSAGE)).rejects.toMatchObject({ status: 503 });
});

test("what is late, cut off or no JSON is to be tried again, and no secret is in the log", async () => {
  for (const reply of ["hang", "cut", { status: 200, body: "<html>" }, { status: 200, body: {} }] as const) {
    meta.reply = () => reply;
    const error = await whatsapp()
      .send(MESSAGE)
      .then(
        () => null,
        (reason: unknown) => reason,
      );
    expect(error).toBeInstanceOf(AppError);
    for (let at: unknown = error; at instanceof Error; at = at.cause) {
      expect(at.message).not.toContain(TOKEN);
      expect(at.message).not.toContain(MESSAGE.to);
    }
  }
});

test("who reads a language that is not approved reads English, and nobody a template that is not", () => {
  const all = whatsapp();
  expect(all.languageFor("booking_received", "hi")).toBe("hi");
  expect(all.languageFor("booking_received", "ta")).toBe("en");
  const some = whatsapp({ approved: ["booking_received:en"] });
  expect(some.languageFor("booking_received", "hi")).toBe("en");
  expect(some.languageFor("request_answered", "hi")).toBeNull();
  expect(createWhatsapp({ provider: "off" }, "/nowhere").languageFor("booking_received", "en")).toBeNull();
});

test("a value is one line, makes no link, and is there", () => {
  const text = whatsappText("booking_received", "en", { event: "See\n\n\n\nhttps://evil.in/x", date: "today" });
  expect(text).toBe("New booking request on Mandap: See evil. in/x on today. Please answer it, they are waiting.");
  expect(() => whatsappText("booking_received", "en", { event: "x" })).toThrow("needs the variable 'date'");
});

test("what is to be sent in for approval stands in the docs, letter for letter", () => {
  const docs = readFileSync("docs/operations.md", "utf8");
  for (const template of whatsappTemplateIds)
    for (const language of ["en", "hi"] as const) {
      const text = approvedText(template, language)!;
      expect(docs).toContain(`| \`${template}\` | ${language} | ${text.body} | ${text.footer} | ${text.button} |`);
      // What WhatsApp refuses: a value at either end, or two side by side.
      expect(text.body).not.toMatch(/^\{|\}\s*$|\}\s*\{/);
    }
});

test("its line for the log names the number's id and no secret", () => {
  expect(whatsapp().describe()).toBe(`WhatsApp: sent by its Cloud API through ${meta.base} from 1234`);
});
