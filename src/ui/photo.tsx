import type { ReactNode } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

export interface PhotoImage {
  src: string;
  /** Pixels of `src`; they keep the room while it loads. */
  width: number;
  height: number;
  alt: string;
  /** WebP in several widths: `/images/…-320.webp 320w, …`. */
  srcSet?: string | undefined;
  /** The same as AVIF; absent until the background work has made them. */
  avifSrcSet?: string | undefined;
}

export interface PhotoProps {
  image: PhotoImage;
  /** As the img attribute: how wide it is shown, such as `(min-width: 64rem) 18rem, 45vw`. */
  sizes?: string | undefined;
  /** For the one large picture above the fold: loads at once and first. */
  priority?: boolean | undefined;
  className?: string | undefined;
  /** What stands there when the file cannot be shown; nothing by default. */
  fallback?: ReactNode;
}

/** A photo in the best format the browser takes. A missing AVIF falls back to WebP, a missing file to `fallback`. */
export function Photo(props: PhotoProps) {
  // Another file deserves another try, hence the key.
  return <PhotoFile key={props.image.src} {...props} />;
}

/** A page is not kept back until its pictures are there: React waits for those that move over (shared-move.tsx) unless somebody listens. */
const shown = () => {};

function PhotoFile({ image, sizes, priority, className, fallback = null }: PhotoProps) {
  const [broken, setBroken] = useState<"none" | "avif" | "all">("none");
  const element = useRef<HTMLImageElement>(null);
  const hasAvif = Boolean(image.avifSrcSet);
  const withAvif = hasAvif && broken === "none";
  const fail = useCallback(() => setBroken((now) => (now === "none" && hasAvif ? "avif" : "all")), [hasAvif]);

  // An error before hydration calls no handler: look at the outcome once.
  useEffect(() => {
    const img = element.current;
    if (img?.complete && img.currentSrc && img.naturalWidth === 0) fail();
  }, [fail]);

  if (broken === "all") return fallback;
  return (
    <picture className={classNames("photo", className)}>
      {withAvif ? <source type="image/avif" srcSet={image.avifSrcSet} sizes={sizes} /> : null}
      <img
        ref={element}
        src={image.src}
        srcSet={image.srcSet}
        sizes={image.srcSet ? sizes : undefined}
        width={image.width}
        height={image.height}
        alt={image.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        onError={fail}
        onLoad={shown}
      />
    </picture>
  );
}
