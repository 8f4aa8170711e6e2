import { COUNTS } from "../../../../domain/limits.ts";
import { ShelfGalleryField, ShelfProfileField } from "../../../../ui/shelf-fields.tsx";
import type { PhotoShelf } from "./photo-shelf.ts";

/** The profile photo and the gallery: chosen, previewed, removed; sent with the whole form. */
export function PhotoFields({ shelf, editing }: { shelf: PhotoShelf; editing: boolean }) {
  return (
    <section aria-labelledby="photos-title">
      <h2 id="photos-title" tabIndex={-1}>
        Your photos
      </h2>
      <ShelfProfileField
        shelf={shelf}
        label="Profile photo"
        name="profileImage"
        optional={editing}
        hint={editing ? "Choose another one to replace it. JPEG, PNG or WebP, less than 50 MB." : "Your face, well lit. JPEG, PNG or WebP, less than 50 MB."}
      />
      <ShelfGalleryField shelf={shelf} label="Gallery" name="galleryImages" optional max={COUNTS.galleryImages} hint={(total) => `You at work, at past events. ${total} of ${COUNTS.galleryImages} chosen, each less than 50 MB.`} />
    </section>
  );
}
