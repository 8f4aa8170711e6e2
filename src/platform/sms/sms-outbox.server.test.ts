import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSms } from "./create-sms.server.ts";
import { parseDltTemplates } from "./dlt.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "sms-"));
});
afterEach(() => rm(dir, { recursive: true }));

test("without a provider people are texted in their language where there is a text in it, unless ids say which are registered", async () => {
  const place = { dataDir: dir, host: "mandap.example" };
  const { languageFor, sender } = createSms({ provider: "outbox" }, place);
  expect(languageFor("guest-answer", "hi")).toBe("hi");
  expect(languageFor("guest-answer", "ta")).toBe("en");
  expect(languageFor("signup-code", "hi")).toBe("en");
  await sender.send({
    to: "+919876543210",
    template: "guest-request",
    language: "hi",
    vars: { number: "MD-7K3Q-9ZXA", link: "https://mandap.example/hi/r/x" },
  });
  const kept = JSON.parse(await readFile(join(dir, "outbox", "sms.jsonl"), "utf8")) as Record<string, string>;
  expect(kept.text).toBe("Mandap: आपकी रिक्वेस्ट MD-7K3Q-9ZXA मिल गई। जवाब यहाँ देखें: https://mandap.example/hi/r/x");
  const dlt = {
    route: "transactional" as const,
    templates: parseDltTemplates("booking-received:hi=1107000000000000003"),
  };
  const registered = createSms({ provider: "outbox", dlt }, place).languageFor;
  expect([registered("booking-received", "hi"), registered("guest-answer", "hi")]).toEqual(["hi", "en"]);
});

test("each message is one line of JSON, also when many are written at once", async () => {
  const { sender, codes, describe } = createSms({ provider: "outbox" }, { dataDir: dir, host: "mandap.example" });
  const file = join(dir, "outbox", "sms.jsonl");
  expect(codes).toBeNull();
  expect(describe()).toBe(`SMS: no provider is set, messages go to ${file}`);
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      sender.send({ to: "+919876543210", template: "signup-code", vars: { code: String(100000 + i) }, id: `job-${i}` }),
    ),
  );
  const lines = (await readFile(file, "utf8")).split("\n");
  expect(lines.pop()).toBe("");
  const messages = lines.map((line) => JSON.parse(line) as Record<string, string>);
  expect(new Set(messages.map((m) => m.id)).size).toBe(40);
  const first = messages.find((m) => m.id === "job-0");
  expect(first).toMatchObject({
    to: "+919876543210",
    template: "signup-code",
    text: expect.stringMatching(/^100000 is your code/),
  });
  expect(new Date(first?.at ?? "").toISOString()).toBe(first?.at);
  expect((await stat(file)).mode & 0o077).toBe(0);
});
