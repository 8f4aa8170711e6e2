import type { ImageInfo } from "../../../domain/images.ts";
import { say } from "../../../domain/words/say.ts";
import { Photo } from "../../../ui/photo.tsx";
import { usePictures } from "./use-pictures.tsx";

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
      <h2 id="gallery">{say("Gallery")}</h2>
      <GalleryGrid {...props} />
    </section>
  );
}

/** The pictures alone; each opens large. */
export function GalleryGrid({ gallery, name }: GalleryProps) {
  const { pictures, show, fallback, lightbox } = usePictures(gallery, name);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="grid-g">
        {pictures.map((image, at) => (
          <li key={image.src}>
            <button
              type="button"
              aria-label={say("Open picture {n} of {count}", { n: at + 1, count: pictures.length })}
              onClick={() => show(at)}
            >
              <Photo
                image={image}
                sizes={at === 0 ? "(min-width: 64rem) 26rem, 100vw" : "(min-width: 48rem) 13rem, 50vw"}
                fallback={fallback(image)}
              />
            </button>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
