import { performance } from "node:perf_hooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectWhenIdle } from "./idle-collection.server.ts";

const MB = 1_048_576;
const before = globalThis.gc;
let loop = { idle: 0, active: 0, utilization: 0 };
let rss = 150 * MB;
const collect = vi.fn(() => {
  rss -= 30 * MB;
});

beforeEach(() => {
  vi.useFakeTimers();
  loop = { idle: 0, active: 0, utilization: 0 };
  vi.spyOn(performance, "eventLoopUtilization").mockImplementation((now, before) => {
    if (!now || !before) return { ...loop };
    const [idle, active] = [now.idle - before.idle, now.active - before.active];
    return { idle, active, utilization: active / (idle + active) };
  });
  vi.spyOn(process.memoryUsage, "rss").mockImplementation(() => rss);
  globalThis.gc = collect as unknown as NodeJS.GCFunction;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  collect.mockClear();
  globalThis.gc = before;
});

/** So much time goes by, of which the event loop is busy for this share. */
function pass(ms: number, busy: number): void {
  for (let at = 0; at < ms; at += 100) {
    loop.active += 100 * busy;
    loop.idle += 100 * (1 - busy);
    vi.advanceTimersByTime(100);
  }
}

test("collects once when the start is over, and again ten seconds after a rush that left something", () => {
  const stop = collectWhenIdle();
  pass(10_000, 0.5);
  expect(collect).not.toHaveBeenCalled();
  pass(1_500, 0.01);
  expect(collect.mock.calls).toEqual([[{ type: "major", flavor: "last-resort" }]]);
  rss += 11 * MB;
  pass(60_000, 0.01);
  expect(collect).toHaveBeenCalledTimes(1);
  rss += MB;
  pass(2_000, 0.5);
  pass(9_000, 0);
  expect(collect).toHaveBeenCalledTimes(1);
  // A short piece of background work in between changes nothing.
  pass(100, 0.5);
  pass(2_000, 0);
  expect(collect).toHaveBeenCalledTimes(2);
  rss += 50 * MB;
  stop();
  pass(60_000, 0);
  expect(collect).toHaveBeenCalledTimes(2);
});

test("where the collector is not exposed there is nothing to do", () => {
  globalThis.gc = undefined;
  const stop = collectWhenIdle();
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
  stop();
});
