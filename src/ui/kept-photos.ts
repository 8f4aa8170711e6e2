import type { ImageInfo } from "../domain/images.ts";

/** The smallest width of a picture, enough for a preview; undefined where there is no picture. */
export function smallest(image: ImageInfo | null | undefined): string | undefined {
  return image?.srcSet?.trim().split(/\s+/)[0] || image?.src;
}
