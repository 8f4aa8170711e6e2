/** A PhotoImage fits. */
export interface LightboxImage {
  src: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  /** The widths at hand as the img attribute (`/a-640.webp 640w, …`), so that a phone does not load the largest. */
  srcSet?: string | undefined;
}

export interface LightboxProps {
  open: boolean;
  /** The image to show, from 0. */
  index: number;
  images: readonly LightboxImage[];
  onClose: () => void;
  /** Called with the new index when the person moves on. */
  onIndex?: ((index: number) => void) | undefined;
}
