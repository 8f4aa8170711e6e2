import { getPriority } from "node:os";
import { readdirSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";
import { passwordThreads } from "./password-threads.server.ts";

afterEach(() => vi.restoreAllMocks());

test("a thread that ends takes its own task with it, and nothing that waits", async () => {
  expect(await verifyPassword(await hashPassword("long enough"), "long enough")).toBe(true);
  const all = Array.from({ length: 12 }, (_, n) => hashPassword(`long enough ${n}`));
  void passwordThreads().threads[0]!.terminate();
  const ends = await Promise.allSettled(all);
  expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(1);
  expect(new Set(ends.map((one) => (one.status === "fulfilled" ? one.value : "failed"))).size).toBe(12);
});

test("when all threads have ended others take their place", async () => {
  await Promise.all(passwordThreads().threads.map((thread) => thread.terminate()));
  expect(await verifyPassword(null, "whatever")).toBe(false);
  expect(await hashPassword("long enough")).toContain("$argon2id$");
});

test("behind five hundred nobody joins the queue", async () => {
  vi.spyOn(passwordThreads(), "queueSize", "get").mockReturnValue(500);
  await expect(hashPassword("long enough")).rejects.toMatchObject({ status: 503, retryAfter: 5 });
});

// Under a priority that leaves no room below itself there is nothing to see.
const own = getPriority();
test.runIf(process.platform === "linux" && own < 19)(
  "they let everything else go first, and nothing else does",
  async () => {
    await hashPassword("long enough");
    const nice = readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread)));
    expect(nice.filter((one) => one > own)).toHaveLength(passwordThreads().threads.length);
  },
);
