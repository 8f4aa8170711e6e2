import { say } from "../domain/words/say.ts";
import type { ReactNode } from "react";
import { useSyncExternalStore } from "react";
import { PhotoDrop, type PhotoDropItem } from "./photo-drop.tsx";
import { fileSize } from "./photo-drop-item.tsx";
import type { ChosenPhoto, PhotoShelf } from "./photo-shelf.ts";
import { useToast } from "./toast.tsx";

type ShelfFieldProps = { shelf: PhotoShelf; label: ReactNode; name: string; hint?: ReactNode; optional?: boolean };

const itemOf = ({ id, name, size, file, previewUrl }: ChosenPhoto): PhotoDropItem => ({
  id,
  name,
  previewUrl,
  state: "waiting",
  note: file ? say("Ready, {size}", { size: fileSize(size) }) : say("Making it smaller…"),
});

function useShelf(shelf: PhotoShelf) {
  const toast = useToast();
  const state = useSyncExternalStore(shelf.subscribe, shelf.read, shelf.read);
  return { state, warn: (message: string) => void (message && toast.error(message)) };
}

/** The one photo of a profile: the new one, else the one of now, which `removable` lets go without another. */
export function ShelfProfileField({ shelf, removable, ...field }: ShelfFieldProps & { removable?: boolean }) {
  const {
    state: { profile, keptProfile, profileError },
    warn,
  } = useShelf(shelf);
  const now: PhotoDropItem[] = keptProfile
    ? [
        {
          id: keptProfile.path,
          name: say("Your photo now"),
          previewUrl: keptProfile.previewUrl,
          state: "done",
          note: say("On your profile"),
          fixed: !removable,
        },
      ]
    : [];
  return (
    <PhotoDrop
      {...field}
      error={profileError || undefined}
      full={profile !== null}
      items={profile ? [itemOf(profile)] : now}
      onAdd={(files) => files[0] && warn(shelf.setProfile(files[0]))}
      onRemove={(id) => shelf.remove(id)}
    />
  );
}

/** The gallery: kept photos, then new ones. `hint` is told how many there are. */
export function ShelfGalleryField({
  shelf,
  max,
  hint,
  ...field
}: Omit<ShelfFieldProps, "hint"> & { max: number; hint: (total: number) => ReactNode }) {
  const {
    state: { kept, gallery, galleryError },
    warn,
  } = useShelf(shelf);
  const total = kept.length + gallery.length;
  return (
    <PhotoDrop
      {...field}
      multiple
      hint={hint(total)}
      error={galleryError || undefined}
      full={total >= max}
      items={[
        ...kept.map(({ path, previewUrl }, at): PhotoDropItem => ({
          id: path,
          name: say("Photo {n}", { n: at + 1 }),
          previewUrl,
          state: "done",
          note: say("In your gallery"),
        })),
        ...gallery.map(itemOf),
      ]}
      onAdd={(files) => warn(shelf.addGallery(files))}
      onRemove={(id) => shelf.remove(id)}
    />
  );
}
