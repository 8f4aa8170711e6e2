import { inStore } from "./offline-db.ts";

/** A form that was submitted while the browser was offline. */
export type KeptForm = {
  /** Its Idempotency-Key: however often it is sent, it counts once. */
  key: string;
  /** The username of who wrote it; '' when nobody was signed in. Sent for nobody else. */
  owner: string;
  /** The call it goes to, by POST. */
  path: string;
  /** JSON text, or the entries of a form with files. */
  body: string | [name: string, value: string | File][];
  /** Where it was written: address and title. */
  page: string;
  title: string;
  /** When it was submitted, in milliseconds. */
  at: number;
  /** When it was first on its way; from then on it may have arrived without our knowing. */
  triedAt?: number;
} & ({ state: "waiting" } | { state: "refused"; trouble: string; fields: Record<string, string> } | { state: "sent"; answer: string });

/** Who is signed in, as the document says: the root writes it there. */
export const viewerHere = (): string => document.documentElement.dataset.viewer ?? "";

/** Tells every tab and the service worker that the outbox has changed. */
export const OUTBOX_CHANNEL = "mandap-outbox";
export const SYNC_TAG = "mandap-outbox";

export function tellChange(): void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

/**
 * Keeps a submission until the network is back.
 * @returns false where the browser cannot keep it (private windows of some, a full disk)
 */
export async function keepForm({ path, body, key }: { path: string; body: unknown; key: string }): Promise<boolean> {
  const form: KeptForm = {
    key, path, owner: viewerHere(), body: body instanceof FormData ? [...body.entries()] : JSON.stringify(body),
    page: location.pathname + location.search, title: document.title.replace(/ · [^·]+$/, ""), at: Date.now(), state: "waiting",
  };
  try {
    await inStore("outbox", "readwrite", (store) => store.put(form));
  } catch {
    return false;
  }
  tellChange();
  // Where the browser has Background Sync it wakes the service worker, tab or no tab.
  void askForSync().catch(() => undefined);
  return true;
}

async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration && "sync" in registration) await registration.sync.register(SYNC_TAG);
}

/** Everything there is, oldest first; nothing where the browser keeps nothing. */
export async function keptForms(): Promise<KeptForm[]> {
  const all = await inStore<KeptForm[]>("outbox", "readonly", (store) => store.getAll() as IDBRequest<KeptForm[]>).catch(() => []);
  return all.sort((a, b) => a.at - b.at);
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

export async function discardForm(key: string): Promise<void> {
  await inStore("outbox", "readwrite", (store) => store.delete(key));
  tellChange();
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
