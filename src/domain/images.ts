/** A picture as presenters hand it to pages and API: one fallback and, where made, its widths. */
export type ImageInfo = {
  id: string;
  /** Path of the fallback image, starting with '/'. */
  src: string;
  /** Pixels of the fallback image, upright. They hold its place while it loads. */
  width: number;
  height: number;
  /** WebP widths, in the form of the `srcset` attribute. */
  srcSet?: string;
  /** AVIF widths, made in the background: absent until then. */
  avifSrcSet?: string;
  /** Absent or '': decoration. */
  alt?: string;
};

/**
 * A picture as cards carry it: a page holds its data beside its HTML, so the addresses of its widths, which all follow
 * from `src`, are spelt out where it is shown.
 */
export type CardPicture = Pick<ImageInfo, "src" | "width" | "height"> & {
  /** '320 640 1280': in pixels, those that a card has use for. */
  widths: string;
  /** Whether they are there as AVIF too. */
  avif: boolean;
};
