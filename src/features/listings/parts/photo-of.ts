import type { CardPicture, ImageInfo } from "../../../domain/images.ts";
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

/** A card's picture as the photo part takes it. */
export function pictureOf({ src, width, height, widths, avif }: CardPicture, alt: string): PhotoImage {
  const sources = (format: string) =>
    widths.replace(/\d+/g, (wide) => `${src.replace(/\.webp$/, `-${wide}.${format}`)} ${wide}w,`).slice(0, -1);
  return { src, width, height, alt, srcSet: sources("webp"), avifSrcSet: avif ? sources("avif") : undefined };
}
