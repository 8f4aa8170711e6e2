import { performance, type EventLoopUtilization } from "node:perf_hooks";

const LOOK_EVERY_MS = 500;
/** Idle: the event loop was busy for less than this share of so much time. */
const BUSY = 0.02;
const IDLE_AFTER_START_MS = 1_000;
/** A collection takes the compiled code along whose objects nobody holds at that moment: a rush that comes back sooner finds it. */
export const IDLE_AFTER_RUSH_MS = 10_000;
/** Less is not worth a tenth of a second of the processor. */
const WORTH_BYTES = 12 * 1_048_576;

/**
 * Gives memory back to the system when a rush is over: the young generation, which V8 lets grow while there is much to
 * do and keeps afterwards, and what the last requests left behind; and, at once, what the start did. Only where the
 * collector is exposed (scripts/serve-flags.mjs), and only while nobody waits: a whole collection takes 80 to 150 ms.
 * Measured by npm run bench -- memory, and what it costs the requests after it by -- search.
 * @returns a function that ends it
 */
export function collectWhenIdle(): () => void {
  const collect = globalThis.gc;
  if (!collect) return () => {};
  let looks: EventLoopUtilization[] = [performance.eventLoopUtilization()];
  let wanted = IDLE_AFTER_START_MS;
  let lowest = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const before = looks.length * LOOK_EVERY_MS < wanted ? undefined : looks.shift();
    looks.push(now);
    if (!before || performance.eventLoopUtilization(now, before).utilization >= BUSY) return;
    // Pages that were let go of leave the process a moment later.
    const size = process.memoryUsage.rss();
    lowest = Math.min(lowest, size);
    if (size < lowest + WORTH_BYTES) return;
    collect({ type: "major", flavor: "last-resort" });
    lowest = process.memoryUsage.rss();
    looks = [now];
    wanted = IDLE_AFTER_RUSH_MS;
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
