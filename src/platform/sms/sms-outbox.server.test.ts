import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSms } from "./create-sms.server.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "sms-"));
});
afterEach(() => rm(dir, { recursive: true }));

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
