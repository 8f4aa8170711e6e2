import { LRUCache } from "lru-cache";
import { blankNotes, noting, type AnswerNotes } from "./answer-notes.server.ts";
import { onChange, type Changed } from "./changes.server.ts";
import { KeptAnswer, type Made } from "./kept-answer.server.ts";

/**
 * An answer that is older than `seconds` is given while it is made anew behind it, up to so many times as old. What is
 * announced as changed is not given at all.
 */
const STALE_TIMES = 10;
const MEGABYTE = 1_048_576;

type Kept = { answer: KeptAnswer; size: number; freshUntil: number; staleUntil: number };
type Making = {
  key: string;
  promise: Promise<KeptAnswer>;
  notes: AnswerNotes;
  /** What changed meanwhile; null: everything may have. */ changed: Set<string> | null;
};

export type AnswerCache = {
  /** Whether answers are kept at all (ANSWER_CACHE); else each asker has one made. */
  on: boolean;
  /**
   * The answer of `key`: as it is kept, else as `make` makes it, once for all who ask at the same time.
   * `made` tells whether this asker's own `make` made it.
   */
  answer(key: string, make: () => Promise<Made>): Promise<{ answer: KeptAnswer; made: boolean }>;
  /** What is kept of `key`, if it needs no second thought. */
  fresh(key: string): KeptAnswer | undefined;
  close(): void;
};

/** Whether something that an answer was made of is among what changed. */
const touches = (changed: ReadonlySet<string> | null, tags: ReadonlySet<string>) =>
  changed === null || [...tags].some((tag) => changed.has(tag));

/**
 * Answers that are the same for everybody, in the memory of this process.
 * @param seconds how long one is given as it is
 * @param megabytes how much of it they may take
 * @param hears whether changes made elsewhere are heard now: while not, nothing stale is given
 * @param failed hears of what failed in the background
 */
export function createAnswerCache({
  on,
  seconds,
  megabytes,
  hears,
  failed,
}: {
  on: boolean;
  seconds: number;
  megabytes: number;
  hears: () => boolean;
  failed: (error: unknown) => void;
}): AnswerCache {
  const known = new LRUCache<string, Kept>({
    maxSize: megabytes * MEGABYTE,
    maxEntrySize: 2 * MEGABYTE,
    sizeCalculation: ({ size }) => size,
  });
  const making = new Map<string, Making>();
  /** The keys of what was made of it, by tag. */
  const byTag = new Map<string, Set<string>>();
  /** What is being made, also where nobody may join it any more. */
  const underWay = new Set<Making>();

  function forget(tags: Changed): void {
    for (const one of underWay) {
      if (tags === null) one.changed = null;
      else for (const tag of tags) one.changed?.add(tag);
      // Whoever asks from now on is given what is made from now on; what has nothing to do with the change goes on.
      if (touches(one.changed, one.notes.tags)) part(one);
    }
    if (tags === null) {
      known.clear();
      byTag.clear();
      return;
    }
    for (const tag of tags) {
      for (const key of byTag.get(tag) ?? []) known.delete(key);
      byTag.delete(tag);
    }
  }

  /** Nobody joins it any more. */
  function part(one: Making): void {
    if (making.get(one.key) === one) making.delete(one.key);
  }

  function keep(key: string, answer: KeptAnswer): void {
    const before = known.peek(key)?.answer;
    // What has not changed is compressed already.
    const same = before?.etag === answer.etag ? before : answer;
    const now = performance.now();
    known.set(key, {
      answer: same,
      size: same.size,
      freshUntil: now + seconds * 1_000,
      staleUntil: now + seconds * 1_000 * STALE_TIMES,
    });
    for (const tag of answer.tags) {
      const keys = byTag.get(tag) ?? new Set();
      keys.add(key);
      byTag.set(tag, keys);
      // Keys that have left the memory leave here too, a while later.
      if (keys.size > 2 * known.size + 100) for (const one of keys) if (!known.has(one)) keys.delete(one);
    }
  }

  function start(key: string, make: () => Promise<Made>): Promise<KeptAnswer> {
    const notes = blankNotes();
    const run = async () => {
      const answer = new KeptAnswer(await noting(notes, make), notes);
      if (answer.shareable && answer.status === 200 && !touches(one.changed, answer.tags)) keep(key, answer);
      return answer;
    };
    const one: Making = { key, notes, changed: new Set(), promise: Promise.resolve().then(run) };
    making.set(key, one);
    underWay.add(one);
    const over = () => {
      underWay.delete(one);
      part(one);
    };
    one.promise.then(over, over);
    return one.promise;
  }

  async function makeForOne(make: () => Promise<Made>): Promise<{ answer: KeptAnswer; made: boolean }> {
    const notes = blankNotes();
    return { answer: new KeptAnswer(await noting(notes, make), notes), made: true };
  }

  async function answerOf(key: string, make: () => Promise<Made>): Promise<{ answer: KeptAnswer; made: boolean }> {
    if (!on) return makeForOne(make);
    const kept = known.get(key);
    const now = performance.now();
    // Compressed meanwhile, it takes less room.
    if (kept && kept.size !== kept.answer.size) known.set(key, { ...kept, size: kept.answer.size });
    if (kept && now < kept.freshUntil) return { answer: kept.answer, made: false };
    if (kept && now < kept.staleUntil && hears()) {
      if (!making.has(key)) start(key, make).catch(failed);
      return { answer: kept.answer, made: false };
    }
    const joined = making.get(key);
    if (!joined) return { answer: await start(key, make), made: true };
    const changedBefore = joined.changed && new Set(joined.changed);
    const answer = await joined.promise;
    // It turned out to be made of what had changed before this asker came.
    if (touches(changedBefore, answer.tags)) return answerOf(key, make);
    // Made for somebody alone after all: everybody else gets one of their own.
    return answer.shareable ? { answer, made: false } : makeForOne(make);
  }

  const unsubscribe = onChange(forget);
  return {
    on,
    answer: answerOf,
    fresh(key) {
      const kept = known.get(key);
      return kept && performance.now() < kept.freshUntil && kept.size === kept.answer.size ? kept.answer : undefined;
    },
    close() {
      unsubscribe();
      known.clear();
    },
  };
}
