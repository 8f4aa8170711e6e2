import { useSyncExternalStore } from "react";
import { COUNTS } from "../../../../domain/limits.ts";
import { PhotoDrop, type PhotoDropItem } from "../../../../ui/photo-drop.tsx";
import { fileSize } from "../../../../ui/photo-drop-item.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import type { ChosenPhoto, PhotoShelf } from "./photo-shelf.ts";

const itemOf = ({ id, name, size, file, previewUrl }: ChosenPhoto): PhotoDropItem => ({ id, name, previewUrl, state: "waiting", note: file ? `Ready, ${fileSize(size)}` : "Making it smaller…" });

/** The profile photo and the gallery: chosen, previewed, removed; sent with the whole form. */
export function PhotoFields({ shelf, editing }: { shelf: PhotoShelf; editing: boolean }) {
  const { profile, keptProfile, kept, gallery, profileError, galleryError } = useSyncExternalStore(shelf.subscribe, shelf.read, shelf.read);
  const toast = useToast();
  const total = kept.length + gallery.length;
  const shown = profile ? [itemOf(profile)] : keptProfile ? [{ id: keptProfile.path, name: "Your photo now", previewUrl: keptProfile.previewUrl, state: "done" as const, note: "On your profile", fixed: true }] : [];
  const warn = (message: string) => {
    if (message) toast.error(message);
  };
  return (
    <section aria-labelledby="photos-title">
      <h2 id="photos-title" tabIndex={-1}>
        Your photos
      </h2>
      <PhotoDrop
        label="Profile photo"
        name="profileImage"
        optional={editing}
        hint={editing ? "Choose another one to replace it. JPEG, PNG or WebP, less than 50 MB." : "Your face, well lit. JPEG, PNG or WebP, less than 50 MB."}
        error={profileError || undefined}
        full={profile !== null}
        items={shown}
        onAdd={(files) => files[0] && warn(shelf.setProfile(files[0]))}
        onRemove={(id) => shelf.remove(id)}
      />
      <PhotoDrop
        label="Gallery"
        name="galleryImages"
        optional
        multiple
        hint={`You at work, at past events. ${total} of ${COUNTS.galleryImages} chosen, each less than 50 MB.`}
        error={galleryError || undefined}
        full={total >= COUNTS.galleryImages}
        items={[
          ...kept.map(({ path, previewUrl }, at): PhotoDropItem => ({ id: path, name: `Photo ${at + 1}`, previewUrl, state: "done", note: "In your gallery" })),
          ...gallery.map(itemOf),
        ]}
        onAdd={(files) => warn(shelf.addGallery(files))}
        onRemove={(id) => shelf.remove(id)}
      />
    </section>
  );
}
