import { execFile } from "node:child_process";
import { connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
let url: string;
beforeAll(async () => {
  site = await startTestSite();
  url = await site.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => site?.close());

const MB = 1_048_576;
const TEXT = { error: "This is too large to be accepted.", message: "This is too large to be accepted." };
const jsonOf = (bytes: number) => JSON.stringify({ loginId: "a".repeat(bytes - 14) });
const headers = { "content-type": "application/json" };

const run = promisify(execFile);

/** Every pair of a client and a size, six times at once. */
const sent = [
  "fetch",
  "fetch of a stream",
  "node:http",
  "node:http over a kept connection",
  "node:http in pieces",
].flatMap((client) => [2, 5, 8, 12].map((size) => [client, size] as const));

test.each(sent)("%s reads 413 after %i MB", async (client, size) => {
  const script = join(projectRoot, "test/support/large-senders.ts");
  const { stdout } = await run(process.execPath, [script, `${url}/api/twilio/login`, client, String(size)]);
  expect(JSON.parse(stdout)).toEqual(Array.from({ length: 6 }, () => `413 ${JSON.stringify(TEXT)}`));
});

test("a client that sends everything before it listens reads 413 too", async () => {
  const body = jsonOf(12 * MB);
  const head = `POST /api/twilio/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.pause();
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.write(head + body, () => resolve());
  });
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  socket.resume();
  await expect.poll(() => text).toContain("HTTP/1.1 413");
  socket.destroy();
});

test("who sends without end is cut off", async () => {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let sent = 0;
  socket.on("error", () => {});
  socket.write(
    "POST /api/twilio/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
  );
  const piece = `${MB.toString(16)}\r\n${"x".repeat(MB)}\r\n`;
  while (!socket.destroyed && sent < 400 * MB) {
    if (!socket.write(piece)) await new Promise((resolve) => socket.once("drain", resolve).once("close", resolve));
    sent += MB;
  }
  // 16 MB, and what lay on the way.
  expect(sent).toBeLessThan(64 * MB);
});

test("what is refused before it is read (nobody is signed in, another site) answers as plainly", async () => {
  const body = jsonOf(8 * MB);
  const send = (path: string, more: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { method: "PUT", headers: { ...headers, ...more }, body });
  for (let round = 0; round < 4; round++) {
    expect((await send("/api/roll/set-role")).status).toBe(401);
    expect((await send("/api/roll/set-role", { origin: "https://evil.example" })).status).toBe(403);
    expect((await send("/api/nope")).status).toBe(404);
  }
});
