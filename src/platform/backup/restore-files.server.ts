import { join } from "node:path";
import type { MediaPlace, MediaStore } from "../media/media-store.server.ts";
import { parsePhotoKey } from "../media/media-store.server.ts";
import { MEDIA, type Manifest } from "./backup-format.server.ts";

type Photo = { place: MediaPlace; id: string };

const nameOf = ({ place, id }: Photo) => `${place.category}/${place.kind}/${id}`;

/** Every photo of the store, by name. */
async function photosIn(media: MediaStore): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>();
  for await (const { place, id } of media.list()) photos.set(nameOf({ place, id }), { place, id });
  return photos;
}

export type AddedFiles = {
  files: number;
  /** Takes away what was added: the rows that would speak of it have not come. What is out of reach is left to the sweep. */
  undo(): Promise<void>;
  /** Takes away what was there before and is not in the backup: its rows have gone. */
  finish(): Promise<void>;
};

/**
 * Puts the photos of a backup beside those that are there. A photo's content never changes under its id, so rows of
 * before and rows of the backup both find what they speak of, whichever stay.
 * @throws what the store throws; what was added is gone then
 */
export async function addFiles(media: MediaStore, manifest: Manifest, dir: string): Promise<AddedFiles> {
  const before = await photosIn(media);
  const wanted = new Map<string, Photo>();
  const removeAll = async (photos: Map<string, Photo>, but: Map<string, Photo>) => {
    for (const [name, { place, id }] of photos) if (!but.has(name)) await media.remove(place, id);
  };
  const added = {
    files: 0,
    undo: () => removeAll(wanted, before).catch(() => undefined),
    finish: () => removeAll(before, wanted),
  };
  try {
    for (const { path } of manifest.entries) {
      const photo = path.startsWith(MEDIA) ? parsePhotoKey(path.slice(MEDIA.length)) : null;
      if (!photo) continue;
      wanted.set(nameOf(photo), photo);
      await media.publish(photo.place, [join(dir, path)]);
      added.files += 1;
    }
    return added;
  } catch (error) {
    await added.undo();
    throw error;
  }
}
