import { useEffect, useState } from "react";
import type { ImageInfo } from "../../../domain/images.ts";
import { Lightbox } from "../../../ui/lightbox.tsx";
import { Photo } from "../../../ui/photo.tsx";
import { photoOf } from "./photo-of.ts";

/** Stands where a picture could not be shown, and says so. */
function Broken({ tell }: { tell: () => void }) {
  useEffect(tell);
  return null;
}

export interface GalleryProps {
  gallery: readonly ImageInfo[];
  /** Whose pictures they are. */
  name: string;
}

/** The gallery with its heading. */
export function Gallery(props: GalleryProps) {
  if (props.gallery.length === 0) return null;
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery">Gallery</h2>
      <GalleryGrid {...props} />
    </section>
  );
}

/** The pictures alone; each opens large. Broken pictures are left out of both. */
export function GalleryGrid({ gallery, name }: GalleryProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<number | null>(null);
  const [last, setLast] = useState(0);
  const pictures = gallery.map((image, at) => photoOf(image, `${name} at work, picture ${at + 1}`)).filter(({ src }) => !broken.includes(src));
  if (pictures.length === 0) return null;

  const show = (index: number) => {
    setLast(index);
    setShown(index);
  };
  return (
    <>
      <ul className="grid-g">
        {pictures.map((image, at) => (
          <li key={image.src}>
            <button type="button" aria-label={`Open picture ${at + 1} of ${pictures.length}`} onClick={() => show(at)}>
              <Photo image={image} sizes={at === 0 ? "(min-width: 64rem) 26rem, 100vw" : "(min-width: 48rem) 13rem, 50vw"} fallback={<Broken tell={() => setBroken((old) => (old.includes(image.src) ? old : [...old, image.src]))} />} />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox open={shown !== null} index={shown ?? last} images={pictures} onClose={() => setShown(null)} onIndex={show} />
    </>
  );
}
