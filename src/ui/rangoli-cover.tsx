import { useMemo } from "react";
import { classNames } from "./class-names.ts";
import type { RangoliKind } from "./rangoli.ts";
import file from "./icons.svg";
import { cover } from "./rangoli.ts";
import type { Sign } from "./signs.ts";

export interface RangoliCoverProps {
  /** The same id draws the same cover, for ever. */
  id: string;
  kind?: RangoliKind | undefined;
  /** Of what it is a cover: stands in its middle. */
  sign?: Sign | undefined;
  /** The drawing's own measure; it fills its container like a covering photo. 480 by 360 by default. */
  w?: number | undefined;
  h?: number | undefined;
  className?: string | undefined;
}

/** The cover of a listing without a photo. Decoration: the listing's name stands beside it. */
export function RangoliCover({ id, kind, sign, w, h, className }: RangoliCoverProps) {
  const drawing = useMemo(
    () => cover(id, { kind, w, h }) + (sign ? `<svg class="sign"><use href="${file}#${sign}"/></svg>` : ""),
    [id, kind, sign, w, h],
  );
  // Our own generator's output: shapes only, no text of anybody's.
  return (
    <span
      className={classNames("rangoli", className)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
