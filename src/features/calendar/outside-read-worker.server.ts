/**
 * Reads one calendar in a process of its own, for which it is always the time of India: what somebody else wrote may
 * take long or much, and then this process is ended and nothing else. Started by outside-read.server.ts.
 */
import type { OutsideEntry } from "./feed-model.ts";
import { readPieces, type Reading } from "./outside-entries.ts";
import { piecesOf } from "./outside-pieces.ts";
import type { ReadTask, ReadAnswer } from "./outside-read.server.ts";

/** Said so often on the way, for whoever ends this process. */
const SAID_MS = 400;

function answerOf({ entries, total, understood }: Reading, most: number): ReadAnswer & { ok: true } {
  const seen = new Map<string, OutsideEntry>(entries.map((one) => [`${one.from} ${one.to} ${one.wholeDay}`, one]));
  const kept = [...seen.values()].sort((a, b) => a.from - b.from).slice(0, most);
  return { ok: true, entries: kept, total, unread: total - understood };
}

const say = (answer: { done: boolean; answer: ReadAnswer }): Promise<void> =>
  new Promise((resolve) => void process.send?.(answer, () => resolve()));

async function read({ text, most, mostEvents, ...span }: ReadTask): Promise<ReadAnswer> {
  let last: Reading | null = null;
  let said = Date.now();
  let repeating = false;
  for (const reading of readPieces(piecesOf(text), span, mostEvents)) {
    last = reading;
    if (repeating && Date.now() - said < SAID_MS) continue;
    repeating = true;
    said = Date.now();
    await say({ done: false, answer: answerOf(reading, most) });
  }
  return last ? answerOf(last, most) : { ok: false, trouble: "unclear" };
}

process.once("message", (task: ReadTask) => {
  void read(task)
    .catch((): ReadAnswer => ({ ok: false, trouble: "unclear" }))
    .then((answer) => process.send?.({ done: true, answer }, () => process.disconnect()));
});
