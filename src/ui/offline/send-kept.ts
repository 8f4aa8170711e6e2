import { keptForms, updateForm, tellChange, type KeptForm } from "./outbox.ts";

/** The server knows a key for 48 hours: past this, sending again could create twice. */
const SURELY_KNOWN_MS = 40 * 3_600_000;
const GIVE_UP_MS = 60_000;

export const UNSURE = "We could not find out whether this arrived. Please look under My requests, or ask us, before you send it again.";
const REFUSED = "This could not be accepted.";

/** Refused for now and not for good: the wrong person is signed in (412), nobody is (401), too many, or the server's own trouble. */
const waits = (status: number) => status === 401 || status === 408 || status === 412 || status === 429 || status >= 500;

function requestOf({ path, key, owner, body }: KeptForm): [string, RequestInit] {
  const headers: Record<string, string> = { Accept: "application/json", "Idempotency-Key": key, "X-Written-By": encodeURIComponent(owner) };
  if (typeof body === "string") headers["Content-Type"] = "application/json";
  const sent = typeof body === "string" ? body : new FormData();
  if (sent instanceof FormData) for (const [name, value] of body as [string, string | File][]) sent.append(name, value);
  return [path, { method: "POST", headers, body: sent, credentials: "same-origin", signal: AbortSignal.timeout(GIVE_UP_MS) }];
}

/** @returns false when it still waits */
async function sendOne(form: KeptForm, now = Date.now()): Promise<boolean> {
  if (form.triedAt !== undefined && now - form.triedAt > SURELY_KNOWN_MS) {
    await updateForm({ ...form, state: "refused", trouble: UNSURE, fields: {} });
    return true;
  }
  await updateForm({ ...form, triedAt: form.triedAt ?? now });
  const response = await fetch(...requestOf(form)).catch(() => null);
  if (!response || waits(response.status)) {
    // Refused before anything was done: it cannot have arrived.
    if (response && form.triedAt === undefined && [401, 412, 429].includes(response.status)) await updateForm(form);
    return false;
  }
  const answer = (await response.json().catch(() => ({}))) as { message?: string; error?: string; errors?: Record<string, string>; enquiryNumber?: string };
  if (response.ok) {
    const words = [answer.message, answer.enquiryNumber && `The number is ${answer.enquiryNumber}.`].filter(Boolean).join(" ");
    await updateForm({ ...form, body: "", state: "sent", answer: words });
  } else await updateForm({ ...form, state: "refused", trouble: answer.error ?? answer.message ?? REFUSED, fields: answer.errors ?? {} });
  return true;
}

async function sendAll(viewer: string | undefined): Promise<boolean> {
  let left = false;
  for (const form of await keptForms()) {
    if (form.state !== "waiting" || (viewer !== undefined && form.owner !== viewer)) continue;
    if (await sendOne(form)) tellChange();
    else left = true;
  }
  return left;
}

/**
 * Sends what waits, one after the other; tabs and the service worker take turns. The server refuses what was
 * written by somebody else than the person signed in, and counts each key once.
 * @param viewer who is signed in, where that is known: what others wrote is then not even tried
 * @returns whether something still waits
 */
export async function sendKept(viewer?: string): Promise<boolean> {
  if (!navigator.locks) return sendAll(viewer);
  return navigator.locks.request("mandap-outbox", { ifAvailable: true }, (lock) => (lock ? sendAll(viewer) : true));
}

/** Sends one that was written before signing in, in the name of who is signed in now: because they said so. */
export async function sendAs(form: KeptForm, owner: string): Promise<void> {
  await updateForm({ ...form, owner, state: "waiting" });
  await sendKept(owner);
  tellChange();
}

