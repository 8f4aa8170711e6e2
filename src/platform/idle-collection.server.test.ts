import { performance } from "node:perf_hooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectWhenIdle } from "./idle-collection.server.ts";

const MB = 1_048_576;
const before = globalThis.gc;
let utilization = 0;
let rss = 150 * MB;
const collect = vi.fn(() => {
  rss -= 30 * MB;
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, "eventLoopUtilization").mockImplementation(() => ({ idle: 0, active: 0, utilization }));
  vi.spyOn(process.memoryUsage, "rss").mockImplementation(() => rss);
  globalThis.gc = collect as unknown as NodeJS.GCFunction;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  collect.mockClear();
  globalThis.gc = before;
});

test("collects once when a rush is over, and again only when there is something to be had", () => {
  const stop = collectWhenIdle();
  utilization = 0.5;
  vi.advanceTimersByTime(10_000);
  expect(collect).not.toHaveBeenCalled();
  utilization = 0.01;
  vi.advanceTimersByTime(1_000);
  expect(collect.mock.calls).toEqual([[{ type: "major", flavor: "last-resort" }]]);
  rss += 11 * MB;
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
  rss += MB;
  vi.advanceTimersByTime(500);
  expect(collect).toHaveBeenCalledTimes(2);
  rss += 50 * MB;
  stop();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

test("where the collector is not exposed there is nothing to do", () => {
  globalThis.gc = undefined;
  const stop = collectWhenIdle();
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
  stop();
});
