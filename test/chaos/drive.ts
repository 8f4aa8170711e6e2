import type { ChaosSite } from "./chaos-site.ts";
import type { Submission } from "./submissions.ts";

/** Long: whoever gives up early has a busy machine do the same work twice. */
const ATTEMPT_MS = 120_000;
const PAUSE_MS = 150;

/** One try. @returns whether it was answered for good; a 503 and a lost answer were not */
async function attempt(site: Pick<ChaosSite, "url">, one: Submission): Promise<boolean> {
  const body = one.body();
  one.sent += 1;
  try {
    const answer = await fetch(site.url + one.path, {
      method: one.method ?? "POST",
      headers: {
        "idempotency-key": one.key,
        ...(one.cookie ? { cookie: one.cookie } : {}),
        ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
      },
      body,
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    const json = (await answer.json()) as Record<string, unknown>;
    if (answer.status === 503) {
      if (!answer.headers.get("retry-after")) throw new Refused(`${one.path} answered 503 without Retry-After.`);
      return false;
    }
    const again = answer.status === 409 && one.sent > 1 && one.already?.test(String(json.error));
    if (answer.status >= 400 && !again)
      throw new Refused(`${one.key}: ${one.path} answered ${answer.status} ${JSON.stringify(json)}.`);
    one.answer = { status: answer.status, body: json };
    return true;
  } catch (error) {
    if (error instanceof Refused) throw error;
    return false;
  }
}

/** An answer that no crash explains. */
class Refused extends Error {}

export type Driven = { seconds: number; crashes: number; resent: number };

/**
 * Sends every submission, `at once` at a time, until each is answered; whoever hears nothing sends again under the same key.
 * @param crash is called each time so many have been answered as `crashAt` says, while the others go on
 */
export async function drive(
  site: Pick<ChaosSite, "url">,
  submissions: readonly Submission[],
  {
    atOnce = 16,
    crashAt,
    crash,
    deadlineMs,
  }: { atOnce?: number; crashAt: readonly number[]; crash: () => Promise<void>; deadlineMs: number },
): Promise<Driven> {
  const startedAt = performance.now();
  let next = 0;
  let answered = 0;
  let crashes = 0;
  let crashing: Promise<void> = Promise.resolve();
  let failure: unknown = null;
  const end = Date.now() + deadlineMs;

  async function sender(): Promise<void> {
    for (let one = submissions[next++]; one; one = submissions[next++]) {
      while (!(await attempt(site, one))) {
        if (failure) throw failure;
        if (Date.now() > end) throw new Error(`${one.key} was not answered in time, after ${one.sent} tries.`);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      answered += 1;
      if (crashes < crashAt.length && answered >= crashAt[crashes]!) {
        crashes += 1;
        // In the background: the others meet a dead site.
        crashing = crashing.then(crash).catch((error: unknown) => {
          failure ??= error;
        });
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender));
  await crashing;
  if (failure) throw failure;
  const resent = submissions.reduce((sum, { sent }) => sum + sent - 1, 0);
  return { seconds: (performance.now() - startedAt) / 1000, crashes, resent };
}
