/**
 * One picture is decoded at a time, however many arrive: a decoded photo takes
 * a hundred times the memory of its file (DECISIONS 25).
 */
export interface DecodeQueue {
  /** Runs the work when its turn comes; "background" work yields to people who wait. */
  run<T>(work: () => Promise<T>, urgency?: "now" | "background"): Promise<T>;
}

export function createDecodeQueue(): DecodeQueue {
  const waiting: Record<"now" | "background", (() => Promise<void>)[]> = { now: [], background: [] };
  let busy = false;

  async function drain(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let next = take(); next; next = take()) await next();
    busy = false;
  }
  const take = () => waiting.now.shift() ?? waiting.background.shift();

  return {
    run: (work, urgency = "now") =>
      new Promise((resolve, reject) => {
        waiting[urgency].push(() => work().then(resolve, reject));
        void drain();
      }),
  };
}

/** The queue of this process. */
export const decodeQueue = createDecodeQueue();
