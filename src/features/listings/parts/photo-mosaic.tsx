import { say } from "../../../domain/words/say.ts";
import type { ImageInfo } from "../../../domain/images.ts";
import { Icon, Images } from "../../../ui/icons.tsx";
import { Photo } from "../../../ui/photo.tsx";
import { RangoliCover } from "../../../ui/rangoli-cover.tsx";
import type { Sign } from "../../../ui/signs.ts";
import { usePictures } from "./use-pictures.tsx";

/** As many stand in it. */
const TILES = 5;
const LARGE = "(min-width: 80rem) 39rem, (min-width: 56rem) 53vw, 92vw";
const SMALL = "(min-width: 80rem) 19rem, (min-width: 56rem) 26vw, 23vw";

/**
 * The pictures of a place or a thing: the first large, up to four beside it. Each opens all of them over the screen.
 * Where there is none, a pattern of its own with the sign of its category.
 */
export function PhotoMosaic({
  id,
  sign,
  name,
  images,
}: {
  id: string;
  sign: Sign;
  name: string;
  images: readonly ImageInfo[];
}) {
  const { pictures, show, fallback, lightbox } = usePictures(images, name);
  const count = pictures.length;
  const tiles = pictures.slice(0, TILES);
  return (
    <div className="mosaic" data-count={Math.max(1, tiles.length)}>
      {count === 0 ? <RangoliCover id={id} sign={sign} w={640} h={480} /> : null}
      {tiles.map((image, at) => (
        <button
          key={image.src}
          type="button"
          aria-label={say("Open picture {n} of {count}", { n: at + 1, count })}
          onClick={() => show(at)}
        >
          <Photo image={image} sizes={at === 0 ? LARGE : SMALL} priority={at === 0} fallback={fallback(image)} />
        </button>
      ))}
      {count > TILES ? (
        <button type="button" className="mosaic-all" onClick={() => show(0)}>
          <Icon as={Images} />
          {say("All {n} photos", { n: count })}
        </button>
      ) : null}
      {lightbox}
    </div>
  );
}
