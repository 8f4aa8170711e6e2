import { say } from "../domain/words/say.ts";
import { useEffect, useRef } from "react";
import YetAnotherLightbox from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import type { LightboxImage, LightboxProps } from "./lightbox-types.ts";
import { useReducedMotion } from "./use-reduced-motion.ts";

const nothing = () => null;

/** The library wants the widths one by one, each with its height. */
function toSlide({ src, alt, width, height, srcSet }: LightboxImage) {
  if (!width || !height || !srcSet) return { src, alt, width, height };
  const widths = [...srcSet.matchAll(/(\S+)\s+(\d+)w/g)].map(([, at = "", w = "0"]) => ({
    src: at,
    width: Number(w),
    height: Math.round((Number(w) * height) / width),
  }));
  return { src, alt, width, height, srcSet: widths };
}

/** The lightbox itself; import it through lightbox.tsx only, which loads it when it is needed. */
export default function LightboxView({ open, index, images, onClose, onIndex }: LightboxProps) {
  const many = images.length > 1;
  const still = useReducedMotion();
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  const giveFocusBack = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <YetAnotherLightbox
      className="lightbox"
      open={open}
      close={onClose}
      index={index}
      slides={images.map(toSlide)}
      plugins={many ? [Counter, Thumbnails] : [Counter]}
      on={{ view: ({ index: now }) => onIndex?.(now), exited: giveFocusBack }}
      carousel={{ finite: !many, padding: 0, imageFit: "contain" }}
      controller={{ closeOnBackdropClick: true }}
      animation={still ? { fade: 0, swipe: 0, navigation: 0 } : undefined}
      thumbnails={{ width: 72, height: 72, border: 2, borderRadius: 10, padding: 0, gap: 8, imageFit: "cover" }}
      labels={{
        Previous: say("Previous image"),
        Next: say("Next image"),
        Close: say("Close"),
        Lightbox: say("Photos"),
      }}
      render={many ? {} : { buttonPrev: nothing, buttonNext: nothing }}
    />
  );
}
