import PQueue from "p-queue";

/**
 * One picture is decoded at a time, however many arrive: a decoded photo takes a hundred times the memory of its
 * file (DECISIONS 25).
 */
const queue = new PQueue({ concurrency: 1 });
/** Whoever waits for an answer goes first, work that nobody waits for last. */
const PRIORITY = { now: 2, after: 1, background: 0 };

/** Has the work done when its turn comes; "background" work yields to people who wait. */
export const decodeInTurn = <T>(work: () => Promise<T>, urgency: "now" | "background"): Promise<T> =>
  queue.add(work, { priority: PRIORITY[urgency] });

/** Resolves when no photo that somebody sent waits for its turn any more. */
export const afterUploads = (): Promise<void> => queue.add(async () => {}, { priority: PRIORITY.after });
