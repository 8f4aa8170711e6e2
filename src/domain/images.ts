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
