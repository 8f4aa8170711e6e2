import { performance, type EventLoopUtilization } from "node:perf_hooks";

const LOOK_EVERY_MS = 500;
/** Idle: the event loop was busy for less than this share of the time, in two looks on end. */
const BUSY = 0.02;
const IDLE_LOOKS = 2;
/** Less is not worth a tenth of a second of the processor. */
const WORTH_BYTES = 12 * 1_048_576;

/**
 * Gives memory back to the system when a rush is over: the young generation, which V8 lets grow while there is much to
 * do and keeps afterwards, and what the last requests left behind. Only where the collector is exposed
 * (scripts/serve-flags.mjs), and only while nobody waits: a whole collection takes 80 to 150 ms.
 * Measured by npm run bench -- memory.
 * @returns a function that ends it
 */
export function collectWhenIdle(): () => void {
  const collect = globalThis.gc;
  if (!collect) return () => {};
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let idle = 0;
  let lowest = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    idle = utilization < BUSY ? idle + 1 : 0;
    if (idle < IDLE_LOOKS) return;
    // Pages that were let go of leave the process a moment later.
    const size = process.memoryUsage.rss();
    lowest = Math.min(lowest, size);
    if (size < lowest + WORTH_BYTES) return;
    collect({ type: "major", flavor: "last-resort" });
    lowest = process.memoryUsage.rss();
    idle = 0;
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
