import { formOf } from "../../src/features/volunteers/volunteer-test-kit.server.ts";

/** What two processes showed while somebody changed a listing again and again, and others read a list with it. */
export type Freshness = {
  changes: number;
  reads: number;
  /** Not answered, or with 503, while there was no primary. */
  unanswered: number;
  /** What broke the promise; empty when it is kept. */
  findings: string[];
  /** The longest time without an acknowledged change. */
  silentMs: number;
};

/** What one process has acknowledged, the other has heard of after so long, or it gives nothing older. */
const ELSEWHERE_MS = 1_500;
/** Where the volunteer is found. */
export const PLACE = { selectedState: "Goa", selectedDistricts: '["North Goa"]' };
/** Counted over all watches, so that what is later is more. */
let changes = 0;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Changes a volunteer's town by one process or the other, and reads the list that shows it by both, as people who are
 * not signed in.
 * @param list of which the volunteer is one, under this username
 */
export function watchFreshness(
  urls: readonly string[],
  { username, cookie, list }: { username: string; cookie: string; list: string },
): { end(): Promise<Freshness> } {
  const stop = new AbortController();
  const found: Freshness = { changes: 0, reads: 0, unanswered: 0, findings: [], silentMs: 0 };
  /** What was acknowledged, when and by whom. */
  const acknowledged: { n: number; at: number; by: number }[] = [];
  const now = () => performance.now();
  const ask = (url: string, init: RequestInit = {}) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(45_000) }).catch(() => null);

  async function change(): Promise<void> {
    let last = now();
    while (!stop.signal.aborted) {
      const n = ++changes;
      const by = n % urls.length;
      const body = await formOf({ ...PLACE, city: `Town ${n}`, profileImage: undefined }, { profile: false });
      const answer = await ask(`${urls[by]}/api/volunteers/username/${username}`, {
        method: "PUT",
        headers: { cookie },
        body,
      });
      const text = await answer?.text().catch(() => null);
      if (answer?.ok) {
        acknowledged.push({ n, at: now(), by });
        found.changes += 1;
        found.silentMs = Math.max(found.silentMs, now() - last);
        last = now();
      } else if (answer && answer.status !== 503) found.findings.push(`a change: ${answer.status} ${text}`);
      await pause(answer?.ok ? 250 : 500);
    }
  }

  async function read(by: number): Promise<void> {
    let seen = 0;
    while (!stop.signal.aborted) {
      const [from, least] = [now(), seen];
      const own = acknowledged.findLast((one) => one.by === by && one.at < from)?.n ?? 0;
      const others = acknowledged.findLast((one) => one.at < from - ELSEWHERE_MS)?.n ?? 0;
      const answer = await ask(urls[by] + list);
      const cards = answer?.ok ? ((await answer.json().catch(() => null)) as Card[] | null) : null;
      if (!cards) found.unanswered += 1;
      if (answer && !answer.ok && answer.status !== 503) found.findings.push(`a read: ${answer.status}`);
      if (cards) {
        found.reads += 1;
        const n = Number(/\d+$/.exec(cards.find(({ userId }) => userId.username === username)?.city ?? "0")?.[0] ?? 0);
        if (n < least) found.findings.push(`process ${by} went back from ${least} to ${n}`);
        if (n < own) found.findings.push(`process ${by} showed ${n} after it had acknowledged ${own}`);
        if (n < others) found.findings.push(`process ${by} showed ${n}, ${others} was acknowledged elsewhere`);
        seen = Math.max(seen, n);
      }
      await pause(20);
    }
  }

  const work = Promise.all([change(), ...urls.flatMap((_url, by) => [read(by), read(by)])]);
  return {
    async end() {
      stop.abort();
      await work;
      return found;
    },
  };
}

type Card = { userId: { username: string }; city: string };
