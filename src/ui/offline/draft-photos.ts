/** The photos of a registration that is not sent yet, kept in this browser beside its words (which are in localStorage). */
import { inStore } from "./offline-db.ts";

const PREFIX = "draft-photos:";
/** As long as the words. */
const KEPT_MS = 30 * 86_400_000;

export type DraftPhotos = { profile: File | null; gallery: File[] };
type Kept = DraftPhotos & { savedAt: number };

const keyOf = (draft: string) => PREFIX + draft;

/** @param now ms @throws where there is no room: the words are kept all the same */
export async function keepDraftPhotos(draft: string, photos: DraftPhotos, now: number): Promise<void> {
  if (!photos.profile && photos.gallery.length === 0) return dropDraftPhotos(draft);
  await inStore("facts", "readwrite", (store) => store.put({ ...photos, savedAt: now } satisfies Kept, keyOf(draft)));
}

/** What was kept; null for nothing, and for what is older than 30 days, which goes. @param now ms */
export async function draftPhotos(draft: string, now: number): Promise<DraftPhotos | null> {
  const kept = (await inStore("facts", "readonly", (store) => store.get(keyOf(draft)))) as Kept | undefined;
  if (!kept) return null;
  if (now - kept.savedAt <= KEPT_MS) return { profile: kept.profile, gallery: kept.gallery };
  await dropDraftPhotos(draft);
  return null;
}

/** Lets go of one draft's photos: it was sent, or has none left. @throws where the browser keeps nothing */
export async function dropDraftPhotos(draft: string): Promise<void> {
  await inStore("facts", "readwrite", (store) => store.delete(keyOf(draft)));
}

/** Everybody's: somebody has signed out. */
export async function forgetDraftPhotos(): Promise<void> {
  await inStore("facts", "readwrite", (store) => store.delete(IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`)));
}
