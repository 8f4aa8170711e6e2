import { Worker } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

const threads = vi.hoisted(() => ({ refused: 0, mute: false, made: [] as Worker[] }));

/** Threads as they are, but that the system refuses some, as it does at its limit of threads. */
vi.mock("node:worker_threads", async (original) => {
  const real = await original<typeof import("node:worker_threads")>();
  class Scarce extends real.Worker {
    constructor(file: string) {
      if (threads.refused > 0) {
        threads.refused -= 1;
        throw new Error("no thread");
      }
      super(file);
      threads.made.push(this);
    }
    override postMessage(task: unknown) {
      if (!threads.mute) super.postMessage(task);
    }
  }
  return { ...real, Worker: Scarce };
});

afterEach(async () => {
  Object.assign(threads, { refused: 0, mute: false });
  await Promise.all(threads.made.splice(0).map((thread) => thread.terminate()));
});

test("where there is no thread a check fails, and the next is done: also for a name that nobody has", async () => {
  threads.refused = 6;
  for (let times = 1; times <= 6; times++) await expect(verifyPassword(null, "whatever")).rejects.toThrow("no thread");
  expect(await verifyPassword(null, "whatever")).toBe(false);
  expect(await verifyPassword(await hashPassword("long enough"), "long enough")).toBe(true);
});

test("where there is no second thread all wait for the first", async () => {
  const first = hashPassword("long enough");
  threads.refused = 9;
  const hashes = await Promise.all([first, hashPassword("another one"), hashPassword("a third one")]);
  expect(new Set(hashes).size).toBe(3);
  expect(threads.made).toHaveLength(1);
});

test("a thread that ends takes its own task with it, and nothing that waits", async () => {
  const [first, ...others] = Array.from({ length: 8 }, (_, n) => hashPassword(`long enough ${n}`));
  void threads.made[0]!.terminate();
  await expect(first).rejects.toThrow("has ended");
  expect(new Set(await Promise.all(others)).size).toBe(7);
});

test("who comes when no thread can be had any more is told so, and so are all who wait", async () => {
  const all = Array.from({ length: 8 }, (_, n) => hashPassword(`long enough ${n}`));
  const told = Promise.allSettled(all);
  threads.refused = 99;
  for (const thread of threads.made) void thread.terminate();
  for (const { status } of await told) expect(status).toBe("rejected");
  threads.refused = 0;
  expect(await hashPassword("long enough")).toContain("$argon2id$");
});

test("behind five hundred nobody joins the queue", async () => {
  threads.mute = true;
  const told = Promise.allSettled(Array.from({ length: 600 }, () => hashPassword("long enough")));
  const taken = threads.made.length;
  threads.refused = 99;
  for (const thread of threads.made) void thread.terminate();
  const refused = (await told).filter((one) => one.status === "rejected" && (one.reason as { status?: number }).status === 503);
  expect(refused).toHaveLength(600 - 500 - taken);
});
