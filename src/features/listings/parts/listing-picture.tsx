import type { ImageInfo } from "../../../domain/images.ts";
import { Photo } from "../../../ui/photo.tsx";
import { RangoliCover } from "../../../ui/rangoli-cover.tsx";
import { photoOf } from "./photo-of.ts";

/** The main picture of a listing, or a rangoli of its own where there is none. */
export function ListingPicture({ id, title, photo }: { id: string; title: string; photo: ImageInfo | null }) {
  const cover = <RangoliCover id={id} w={640} h={480} />;
  return <figure className="lpicture">{photo ? <Photo image={photoOf(photo, title)} sizes="(min-width: 64rem) 46rem, 100vw" priority fallback={cover} /> : cover}</figure>;
}
