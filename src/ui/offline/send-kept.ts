import type { KeptForm } from "./kept-form.ts";
import { keptForms, updateForm, tellKept } from "./outbox.ts";
import type { OwnTrouble } from "./kept-troubles.ts";
import { isUnsure, nextTry, patienceFor, surelyNotArrived, waitsAfter } from "./send-rules.ts";

const ASK_MS = 15_000;

/** `left`: something of the person signed in still waits. `here`: who that is, '' for nobody; undefined while nobody knows. */
export type Sending = { left: boolean; here?: string };

/** Asked before photos go on their way, and not only found out by their refusal. */
async function whoIsHere(): Promise<string | undefined> {
  const response = await fetch("/api/auth/check-auth", {
    headers: { Accept: "application/json" },
    credentials: "same-origin",
    signal: AbortSignal.timeout(ASK_MS),
  }).catch(() => null);
  const answer = response?.ok
    ? ((await response.json().catch(() => null)) as { loggedIn?: boolean; user?: { username: string } } | null)
    : null;
  return answer ? (answer.user?.username ?? "") : undefined;
}

function requestOf({ path, method = "POST", basedOn, key, owner, body, page }: KeptForm): [string, RequestInit] {
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Idempotency-Key": key,
    "X-Written-By": encodeURIComponent(owner),
  };
  // The language of the page that it was written on: '/hi/…'.
  const spoken = /^\/([a-z]{2})(?=[/?]|$)/.exec(page)?.[1];
  if (spoken) headers["Accept-Language"] = spoken;
  if (basedOn) headers["X-Based-On"] = basedOn;
  if (typeof body === "string") headers["Content-Type"] = "application/json";
  const sent = typeof body === "string" ? body : new FormData();
  if (sent instanceof FormData) for (const [name, value] of body as [string, string | File][]) sent.append(name, value);
  return [
    path,
    { method, headers, body: sent, credentials: "same-origin", signal: AbortSignal.timeout(patienceFor(body)) },
  ];
}

async function sendOne(form: KeptForm, now = Date.now()): Promise<KeptForm["state"]> {
  if (isUnsure(form, now)) {
    await updateForm({ ...form, state: "refused", trouble: "unsure" satisfies OwnTrouble, fields: {} });
    return "refused";
  }
  // On a full disk the note cannot be written; the form goes out all the same.
  await updateForm({ ...form, triedAt: form.triedAt ?? now }).catch(() => undefined);
  const response = await fetch(...requestOf(form)).catch(() => null);
  if (!response || waitsAfter(response.status)) {
    const triedAt = response && surelyNotArrived(response.status) ? form.triedAt : (form.triedAt ?? now);
    const { triedAt: _then, ...rest } = form;
    await updateForm({
      ...rest,
      ...(triedAt === undefined ? {} : { triedAt }),
      ...nextTry(
        form,
        response && { status: response.status, retryAfter: response.headers.get("Retry-After") },
        Date.now(),
      ),
    }).catch(() => undefined);
    return "waiting";
  }
  const answer = (await response.json().catch(() => ({}))) as {
    message?: string;
    error?: string;
    errors?: Record<string, string>;
    enquiryNumber?: string;
  };
  if (response.ok) {
    const { message = "", enquiryNumber: number } = answer;
    await updateForm({ ...form, body: "", state: "sent", answer: message, ...(number ? { number } : {}) });
    return "sent";
  }
  await updateForm({
    ...form,
    state: "refused",
    trouble: answer.error ?? answer.message ?? ("refused" satisfies OwnTrouble),
    fields: answer.errors ?? {},
  });
  return "refused";
}

async function sendAll(now: boolean): Promise<Sending> {
  const waiting = (await keptForms()).filter(({ state }) => state === "waiting");
  if (waiting.length === 0) return { left: false };
  const here = await whoIsHere();
  if (here === undefined) return { left: true };
  let left = false;
  for (const form of waiting) {
    if (form.owner !== here) continue;
    const became = !now && (form.after ?? 0) > Date.now() ? "waiting" : await sendOne(form);
    if (became === "waiting") left = true;
    else tellKept(became === "sent" ? form.key : undefined);
  }
  return { left, here };
}

/**
 * Sends what waits of the person signed in, one after the other; tabs and the service worker take turns. The server
 * refuses what was written by somebody else than the person signed in, and counts each key once.
 * @param now without regard to the pause after a failure
 * @param inTurn waits for whoever is sending just now, and sends what that one leaves: for who is not asked again soon
 */
export async function sendKept({ now = false, inTurn = false } = {}): Promise<Sending> {
  if (!navigator.locks) return sendAll(now);
  return navigator.locks.request("mandap-outbox", { ifAvailable: !inTurn }, (lock) =>
    lock ? sendAll(now) : { left: true },
  );
}

/** Sends one that was written before signing in, in the name of who is signed in now: because they said so. */
export async function sendAs(form: KeptForm, owner: string): Promise<void> {
  await updateForm({ ...form, owner, state: "waiting" });
  await sendKept({ now: true });
  tellKept();
}
