import { say } from "../../../domain/words/say.ts";
import { useEffect, useState, type ReactNode } from "react";
import type { ImageInfo } from "../../../domain/images.ts";
import { Lightbox } from "../../../ui/lightbox.tsx";
import type { PhotoImage } from "../../../ui/photo.tsx";
import { photoOf } from "./photo-of.ts";

/** Stands where a picture could not be shown, and says so. */
function Broken({ tell }: { tell: () => void }) {
  useEffect(tell);
  return null;
}

/** Pictures of a profile that open large. Broken ones are left out of both. */
export function usePictures(images: readonly ImageInfo[], name: string) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<number | null>(null);
  const [last, setLast] = useState(0);
  const pictures = images
    .map((image, at) => photoOf(image, say("{name} at work, picture {n}", { name, n: at + 1 })))
    .filter(({ src }) => !broken.includes(src));

  const show = (index: number) => {
    setLast(index);
    setShown(index);
  };
  /** The next picture may be told of a moment after all were closed: that opens none. */
  const turn = (index: number) => {
    setLast(index);
    setShown((now) => (now === null ? null : index));
  };
  const fallback = ({ src }: PhotoImage): ReactNode => (
    <Broken tell={() => setBroken((old) => (old.includes(src) ? old : [...old, src]))} />
  );
  const lightbox = (
    <Lightbox
      open={shown !== null}
      index={shown ?? last}
      images={pictures}
      onClose={() => setShown(null)}
      onIndex={turn}
    />
  );
  return { pictures, show, fallback, lightbox };
}
