import { connect, type AddressInfo } from "node:net";
import { readdir } from "node:fs/promises";
import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testFolder } from "../media/media-test-kit.server.ts";
import { brokenRequest } from "./errors-plugin.server.ts";
import { receiveForm } from "./form-body.server.ts";
import { patientOptions, slowBodyGuard, type Patience } from "./patience.server.ts";

const patience: Patience = { headersMs: 400, bodyMs: 1000, formMs: 4000, windowMs: 600, leastBytes: 1000, everyMs: 50 };
const rule = { maxFiles: 1, maxBytes: 10_000_000, tooMany: "", tooLarge: "" };
let app: FastifyInstance;
let port: number;
let folder: Awaited<ReturnType<typeof testFolder>>;
let handled: Promise<unknown>;
beforeEach(async () => {
  folder = await testFolder();
  app = fastify({
    http: patientOptions(patience),
    requestTimeout: 0,
    clientErrorHandler: brokenRequest,
    forceCloseConnections: true,
  });
  slowBodyGuard(app, patience);
  await app.register(multipart);
  app.get("/", async () => "still here");
  app.post("/json", async () => "done");
  const outcome = Promise.withResolvers<unknown>();
  handled = outcome.promise;
  for (const url of ["/form", "/api/form"])
    app.post(url, async (request) => {
      const form = await receiveForm(request, { dir: folder.dir, files: { photo: rule } }).finally(() =>
        outcome.resolve(null),
      );
      await form.discard();
      return "done";
    });
  await app.listen({ port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  await app.close();
  await folder.remove();
});

/** Sends `first`, then `drip` ever again, until the server ends it. @returns all that the server said */
function slowly(first: string, drip = "", everyMs = 40): Promise<string> {
  return new Promise((done, failed) => {
    let said = "";
    let timer: ReturnType<typeof setInterval> | undefined;
    const socket = connect(port, "localhost", () => {
      socket.write(first);
      timer = setInterval(() => drip && socket.writable && socket.write(drip), everyMs);
    });
    socket
      .on("data", (data) => (said += String(data)))
      .on("error", (error: NodeJS.ErrnoException) =>
        error.code === "ECONNRESET" || error.code === "EPIPE" ? undefined : failed(error),
      );
    socket.on("close", () => {
      clearInterval(timer);
      done(said);
    });
  });
}

const form = (length: number) =>
  `POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
const file = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';

test.each([
  ["says nothing", "", ""],
  ["drips its headers", "GET / HTTP/1.1\r\nHost: x\r\n", "X-A: 1\r\n"],
  [
    "drips a JSON body",
    "POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
    " ",
  ],
  [
    "drips a chunked body",
    "POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
    "1\r\n \r\n",
  ],
  ["drips a field of a form", `${form(100_000)}--b\r\nContent-Disposition: form-data; name="text"\r\n\r\n`, "a"],
  ["drips a photo", `${form(100_000)}${file}${"x".repeat(2000)}`, "x"],
])("who %s is cut off with 408, and the server goes on", async (_name, first, drip) => {
  const [said] = await Promise.all([
    slowly(first, drip),
    fetch(`http://localhost:${port}/`).then(async (answer) => expect(await answer.text()).toBe("still here")),
  ]);
  expect(said).toMatch(/^HTTP\/1.1 408 /);
});

const slowForm = (more: string) =>
  form(100_000).replace("/form HTTP/1.1\r\nHost: x", `/api/form HTTP/1.1\r\nHost: x\r\n${more}`);
const FROM_HINDI = "Accept: text/html,*/*\r\nReferer: http://x/hi/contact";

test("who sends a form by themselves reads it on a page in their language, and our own script by its own", async () => {
  const page = await slowly(`${slowForm(FROM_HINDI)}--b\r\nContent-Disposition: form-data; name="text"\r\n\r\n`, "a");
  expect(page).toMatch(/^HTTP\/1.1 408 /);
  expect(page).toContain('<html lang="hi-IN">');
  expect(page).toContain("<h1>आपका फ़ॉर्म नहीं भेजा गया।</h1><p>रिक्वेस्ट में बहुत ज़्यादा समय लग गया।</p>");
  expect(page).toContain('href="/hi/contact"');
  const json = await slowly(slowForm("Accept: application/json\r\nAccept-Language: hi"), "a");
  expect(json).toContain('"message":"रिक्वेस्ट में बहुत ज़्यादा समय लग गया।"');
  const program = await slowly(slowForm("Accept: */*\r\nAccept-Language: hi-IN,hi;q=0.9"), "a");
  expect(program).toContain('"message":"The request took too long."');
});

test("a photo that is cut off leaves no half file", async () => {
  await Promise.all([slowly(`${form(100_000)}${file}${"x".repeat(2000)}`, "x"), handled]);
  expect(await readdir(folder.dir)).toEqual([]);
});

test("a slow line that brings enough is let finish, and no longer than a form may take at most", async () => {
  const part = "x".repeat(200);
  const body = `${file}${part.repeat(20)}\r\n--b--\r\n`;
  const finished = await new Promise<string>((done) => {
    const socket = connect(port, "localhost", () => socket.write(form(Buffer.byteLength(body))));
    let at = 0;
    const timer = setInterval(() => {
      socket.write(body.slice(at, (at += 300)));
      if (at >= body.length) clearInterval(timer);
    }, 50);
    socket.once("data", (data) => {
      socket.destroy();
      done(String(data));
    });
  });
  expect(finished).toMatch(/^HTTP\/1.1 200 /);
  expect(await slowly(`${form(10_000_000)}${file}`, "x".repeat(500), 30)).toMatch(/^HTTP\/1.1 408 /);
});
