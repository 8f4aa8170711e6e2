import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import multipart from "@fastify/multipart";
import fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AppError } from "../../domain/errors.ts";
import { testFolder } from "./media-test-kit.server.ts";
import { receiveToDisk } from "./upload-intake.server.ts";

const message = "Each photo must be smaller than 1 MB.";
let folder: Awaited<ReturnType<typeof testFolder>>;
beforeEach(async () => void (folder = await testFolder()));
afterEach(() => folder.remove());
const receive = (stream: Readable, maxBytes = 1000, stallMs = 5000) =>
  receiveToDisk(stream, { dir: folder.dir, maxBytes, message, stallMs });

test("a file arrives whole", async () => {
  const content = Buffer.alloc(300_000, "abc");
  const received = await receive(Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]), 300_001);
  expect(received).toMatchObject({ bytes: 300_000, sha256: createHash("sha256").update(content).digest("hex") });
  expect(content.equals(await readFile(received.path))).toBe(true);
});

test("the limit itself is excluded", async () => {
  expect(await receive(Readable.from([Buffer.alloc(999)]))).toMatchObject({ bytes: 999 });
  await expect(receive(Readable.from([Buffer.alloc(500), Buffer.alloc(500)]))).rejects.toMatchObject({
    status: 413,
    message,
  });
  expect(await folder.files()).toHaveLength(1);
});

test("a broken, a stalled and a pre-cut upload leave nothing behind", async () => {
  const broken = new Readable({ read: () => undefined });
  broken.push(Buffer.alloc(10));
  setTimeout(() => broken.destroy(), 20);
  await expect(receive(broken)).rejects.toMatchObject({
    status: 400,
    message: "The upload was interrupted. Please try again.",
  });

  const silent = new Readable({ read: () => undefined });
  silent.push(Buffer.alloc(10));
  await expect(receive(silent, 1000, 40)).rejects.toMatchObject({ status: 408 });

  const cut = Object.assign(Readable.from([Buffer.alloc(10)]), { truncated: true });
  await expect(receive(cut)).rejects.toMatchObject({ status: 413 });
  expect(await folder.files()).toEqual([]);
});

/** A server that takes one photo of less than 1 MiB. */
async function server() {
  const app = fastify({ bodyLimit: 100 * 1_048_576, forceCloseConnections: true });
  await app.register(multipart, { limits: { fileSize: Infinity } });
  const outcome = Promise.withResolvers<unknown>();
  app.post("/", async (request, reply) => {
    try {
      for await (const part of request.parts()) {
        if (part.type === "file") await receive(part.file, 1_048_576);
      }
      return { ok: true };
    } catch (error) {
      outcome.resolve(error);
      return reply.code(error instanceof AppError ? error.status : 500).send({ message: String(error) });
    }
  });
  await app.listen({ port: 0 });
  return { app, outcome: outcome.promise, port: (app.server.address() as AddressInfo).port };
}

test("through a real form: a large file is answered 413 while it is still being sent", async () => {
  const { app, port } = await server();
  for (const [bytes, status] of [
    [20 * 1_048_576, 413],
    [1_048_576, 413],
    [1_048_575, 200],
  ] as const) {
    const form = new FormData();
    form.append("images", new Blob([new Uint8Array(bytes)]), "photo.jpg");
    form.append("after", "more");
    const response = await fetch(`http://localhost:${port}/`, { method: "POST", body: form });
    expect(response.status).toBe(status);
    await response.text();
  }
  expect(await folder.files()).toHaveLength(1);
  await app.close();
});

test("through a real form: somebody who goes away leaves nothing behind", async () => {
  const { app, port, outcome } = await server();
  const socket = connect(port, "localhost");
  socket.write(
    "POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n" +
      '--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n' +
      "x".repeat(100_000),
  );
  await wait(100);
  expect(await folder.files()).toHaveLength(1);
  socket.destroy();
  await outcome;
  expect(await folder.files()).toEqual([]);
  await app.close();
});
