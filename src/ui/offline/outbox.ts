import { text } from "../../domain/words/say.ts";
import { viewerHere } from "../viewer-here.ts";
import type { KeptForm } from "./kept-form.ts";
import { seenFields } from "./kept-labels.ts";
import { inStore } from "./offline-db.ts";
import type { OwnTrouble } from "./kept-troubles.ts";
import { dividedFor } from "./send-rules.ts";

/** Tells every tab and the service worker that the outbox has changed. */
export const OUTBOX_CHANNEL = "mandap-outbox";
export const SYNC_TAG = "mandap-outbox";

/** @param sent the key of a form that has arrived */
export function tellKept(sent?: string): void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage({ sent });
  channel.close();
}

/** What is said where the photos find no room. */
export const NO_ROOM = text(
  "You are offline, and your photos do not fit on this device. Your words are kept, your photos are not: leave this page open and send it from here when the network is back.",
);

export type Keeping = {
  path: string;
  method?: string | undefined;
  basedOn?: string | undefined;
  body: unknown;
  key: string;
  typed?: Record<string, unknown> | undefined;
  /** When it was on its way already, if the network went away meanwhile. */
  triedAt?: number | undefined;
};
/** `kept`: all of it. `words`: the photos found no room, the rest is given back under "Waiting to be sent". */
export type Kept = { kept: true } | { words: true; error: string };

/**
 * Keeps a submission until the network is back, photos included.
 * @returns null where the browser cannot keep it (private windows of some, a full disk)
 */
export async function keepForm({ path, method, basedOn, body, key, typed, triedAt }: Keeping): Promise<Kept | null> {
  const entries = body instanceof FormData ? [...body.entries()] : null;
  const form: KeptForm = {
    key,
    path,
    owner: viewerHere(),
    body: entries ?? JSON.stringify(body),
    ...(triedAt === undefined ? {} : { triedAt }),
    ...(method ? { method } : {}),
    ...(basedOn ? { basedOn } : {}),
    ...(typed ? { typed } : {}),
    seen: seenFields(entries?.map(([name]) => name) ?? Object.keys((body ?? {}) as object)),
    page: location.pathname.replace(/^[/\\]+/, "/") + location.search,
    title: document.title.replace(/ · [^·]+$/, ""),
    at: Date.now(),
    state: "waiting",
  };
  const put = (one: KeptForm) =>
    inStore("outbox", "readwrite", (store) => store.put(one)).then(
      () => true,
      () => false,
    );
  if (await put(form)) {
    tellKept();
    // Where the browser has Background Sync it wakes the service worker, tab or no tab.
    void askForSync().catch(() => undefined);
    return { kept: true };
  }
  const words = entries?.filter(([, value]) => typeof value === "string");
  if (
    !words ||
    words.length === entries?.length ||
    !(await put({ ...form, body: words, state: "refused", trouble: "wordsOnly" satisfies OwnTrouble, fields: {} }))
  )
    return null;
  tellKept();
  return { words: true, error: NO_ROOM };
}

async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration && "sync" in registration) await registration.sync.register(SYNC_TAG);
}

/** Everything there is, oldest first; nothing where the browser keeps nothing. */
export async function keptForms(): Promise<KeptForm[]> {
  const all = await inStore<KeptForm[]>(
    "outbox",
    "readonly",
    (store) => store.getAll() as IDBRequest<KeptForm[]>,
  ).catch(() => []);
  return all.sort((a, b) => a.at - b.at);
}

/** What waits on this device, seen by one viewer: theirs, and the keys of what others wrote, of which nothing else is told. */
export async function formsFor(viewer: string, now = Date.now()): Promise<{ mine: KeptForm[]; others: string[] }> {
  const { mine, others, tooOld } = dividedFor(await keptForms(), viewer, now);
  for (const { key } of tooOld) await discardForm(key).catch(() => undefined);
  return { mine, others: others.map(({ key }) => key) };
}

/** Writes what has become of a form; one that was discarded meanwhile stays discarded. */
export async function updateForm(form: KeptForm): Promise<void> {
  await inStore("outbox", "readwrite", (store) => {
    const known = store.getKey(form.key);
    known.addEventListener("success", () => {
      if (known.result !== undefined) store.put(form);
    });
    return known;
  });
}

/**
 * Lets go of a form with its photos and tells the pages of this site that are open.
 * @throws where the browser keeps nothing
 */
export async function discardForm(key: string): Promise<void> {
  await inStore("outbox", "readwrite", (store) => store.delete(key));
  tellKept();
}

/** Lets go of everything that somebody wrote here and did not send: their account is closed. */
export async function discardAllOf(owner: string): Promise<void> {
  for (const form of await keptForms()) if (form.owner === owner) await discardForm(form.key).catch(() => undefined);
}

/** Lets go of what came back to this viewer from a call that a person makes once: it has been sent anew. */
export async function forgetReturned(path: string): Promise<void> {
  for (const { key, owner, state, path: to } of await keptForms())
    if (state === "refused" && to === path && owner === viewerHere()) await discardForm(key).catch(() => undefined);
}

/** Takes a form out. @returns it; to one caller only, however many tabs ask at once */
export async function takeForm(key: string): Promise<KeptForm | undefined> {
  let found: KeptForm | undefined;
  await inStore("outbox", "readwrite", (store) => {
    const reading = store.get(key) as IDBRequest<KeptForm | undefined>;
    reading.addEventListener("success", () => {
      found = reading.result;
      store.delete(key);
    });
    return reading;
  });
  return found;
}
