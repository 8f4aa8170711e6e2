import type { ImageInfo } from "../../../domain/images.ts";
import type { PhotoImage } from "../../../ui/photo.tsx";

/** A stored picture as the photo part takes it, with words for those who cannot see it. */
export function photoOf<T extends ImageInfo | null>(
  image: T,
  alt: string,
): T extends null ? PhotoImage | null : PhotoImage {
  return (image === null ? null : { ...image, alt: image.alt || alt }) as T extends null
    ? PhotoImage | null
    : PhotoImage;
}
