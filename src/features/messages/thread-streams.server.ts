/**
 * The open pages of conversations, told that something is new, and by ids alone: each fetches it through the normal call
 * (docs/adr/0034). What changed is announced to every process; before anything is told, and every so often, it is asked
 * again whether the person is still signed in and on one of the two sides.
 */
import { livingTokens } from "../accounts/session-service.server.ts";
import { onChange, requestsIn, type Changed } from "../../platform/cache/changes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { MOST_STREAMS } from "./message-model.ts";
import * as store from "./message-store.server.ts";

const LOOK_MS = 20_000;

/** `told`: the last mark that the page knows. */
export type OpenThread = {
  enquiryId: string;
  personId: string;
  token: string;
  told: string;
  tell(mark: string): void;
  end(why: EndOfStream): void;
};
/**
 * `elsewhere`: the person has opened more pages than are told. `over`: they are signed out, or it is no longer theirs.
 * `stopping`: the server is; the browser comes back to another one by itself.
 */
export type EndOfStream = "elsewhere" | "over" | "stopping";

export type ThreadStreams = {
  /**
   * Tells the page from now on, and at once where something has come since `told`. Past MOST_STREAMS of a person the
   * oldest of them ends.
   */
  open(thread: OpenThread): Promise<void>;
  /** The page has gone: nothing is told it any more. */
  close(thread: OpenThread): void;
  /** How many are open in this process. */
  size(): number;
  stop(): void;
};

/**
 * One for a process: it listens to what changes, and looks at all open pages every 20 s besides. `stop` ends them all,
 * and whoever opens one afterwards is ended at once.
 */
export function threadStreams(deps: Deps): ThreadStreams {
  const byRequest = new Map<string, Set<OpenThread>>();
  const byPerson = new Map<string, Set<OpenThread>>();
  const maps = [
    [byRequest, ({ enquiryId }: OpenThread) => enquiryId],
    [byPerson, ({ personId }: OpenThread) => personId],
  ] as const;
  let stopped = false;

  function close(thread: OpenThread): void {
    for (const [map, keyOf] of maps) {
      const those = map.get(keyOf(thread));
      those?.delete(thread);
      if (those?.size === 0) map.delete(keyOf(thread));
    }
  }
  function end(thread: OpenThread, why: EndOfStream): void {
    close(thread);
    thread.end(why);
  }

  async function look(ids: readonly string[]): Promise<void> {
    const those = ids.flatMap((id) => [...(byRequest.get(id) ?? [])]);
    if (those.length === 0) return;
    const requests = [...new Set(those.map(({ enquiryId }) => enquiryId))];
    const { db } = deps;
    const [living, parties, marks] = await Promise.all([
      livingTokens(
        db,
        those.map(({ token }) => token),
        deps.now(),
      ),
      store.partiesOf(db, requests),
      store.marksOf(db, requests),
    ]);
    for (const thread of those) {
      const { enquiryId, personId, token, told } = thread;
      const mark = marks.get(enquiryId);
      if (!living.has(token) || !parties.get(enquiryId)?.includes(personId) || mark === undefined) end(thread, "over");
      else if (mark !== told) {
        thread.told = mark;
        thread.tell(mark);
      }
    }
  }

  // What is announced while we look is looked at next, together.
  const waiting = new Set<string>();
  let looking: Promise<void> | null = null;
  async function lookAtAll(): Promise<void> {
    while (waiting.size > 0) {
      const ids = [...waiting];
      waiting.clear();
      await look(ids).catch((error: unknown) => {
        if (!stopped) deps.log.error({ err: error }, "open conversations were not told");
      });
    }
    looking = null;
  }
  function lookSoon(ids: Iterable<string>): Promise<void> {
    for (const id of ids) if (byRequest.has(id)) waiting.add(id);
    if (waiting.size === 0) return looking ?? Promise.resolve();
    looking ??= lookAtAll();
    return looking;
  }

  const hear = (tags: Changed) => void lookSoon(requestsIn(tags) ?? byRequest.keys());
  const deaf = onChange(hear);
  const timer = setInterval(() => void lookSoon(byRequest.keys()), LOOK_MS).unref();

  return {
    async open(thread) {
      if (stopped) return thread.end("stopping");
      for (const [map, keyOf] of maps) {
        const those = map.get(keyOf(thread)) ?? new Set();
        map.set(keyOf(thread), those.add(thread));
      }
      const [oldest] = byPerson.get(thread.personId) ?? [];
      if (oldest && (byPerson.get(thread.personId)?.size ?? 0) > MOST_STREAMS) end(oldest, "elsewhere");
      // What came between the page and this call.
      await lookSoon([thread.enquiryId]);
    },
    close,
    size: () => [...byRequest.values()].reduce((sum, those) => sum + those.size, 0),
    stop() {
      stopped = true;
      clearInterval(timer);
      deaf();
      waiting.clear();
      for (const those of byRequest.values()) for (const thread of those) end(thread, "stopping");
    },
  };
}
