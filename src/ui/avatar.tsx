import { say } from "../domain/words/say.ts";
import { useMemo } from "react";
import { graphemes } from "../domain/graphemes.ts";
import { classNames } from "./class-names.ts";
import type { PhotoImage } from "./photo.tsx";
import { Photo } from "./photo.tsx";
import { halo } from "./rangoli-halo.ts";

/** Up to two initials of a name, in capitals: 'Asha Kulkarni' gives 'AK'; '' for no letters. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (
    [first, last]
      // What a reader sees as one letter: the vowel signs of 'मी' belong to it.
      .map((word) => (word ? graphemes(word)[0] : ""))
      .join("")
      .toUpperCase()
  );
}

/** The round tonal figure behind a head, always the same for the same id. */
export function Halo({ id }: { id: string }) {
  const drawing = useMemo(() => halo(id), [id]);
  // Our own generator's output: shapes only, no text of anybody's.
  return <span className="halo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}

/** The drawing for nobody in particular: head and shoulders under the canopy's arch. */
export function DefaultAvatar() {
  return (
    <svg viewBox="0 0 300 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="300" height="360" fill="#FCE3AE" />
      <circle cx="150" cy="180" r="138" fill="#F6A81A" />
      <circle cx="150" cy="152" r="62" fill="#6E1030" />
      <path d="M30 360c4-82 52-126 120-126s116 44 120 126Z" fill="#6E1030" />
    </svg>
  );
}

export interface AvatarProps {
  name: string | null | undefined;
  image?: PhotoImage | null | undefined;
  sizes?: string | undefined;
  priority?: boolean | undefined;
  /** Seeds the halo; the name by default. Pass the username, so that a rename keeps the figure. */
  seed?: string | undefined;
  /** False where the name stands beside it: the picture is then decoration. */
  labelled?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A person under an arch: their photo, else their initials on their halo, else a drawing.
 * It fills its container's width at 5:6; set the width there or by `className`.
 */
export function Avatar({ name, image, sizes, priority, seed, labelled = true, className }: AvatarProps) {
  // The server never shows what stands for a photo that is there, and cutting letters takes it long.
  const letters = name && !(import.meta.env.SSR && image) ? initials(name) : "";
  const spoken = labelled
    ? { role: "img", "aria-label": name ? say("Portrait of {name}", { name }) : say("No portrait") }
    : { "aria-hidden": true };
  const drawn = letters ? (
    <span className="avatar-letters" {...spoken}>
      <Halo id={seed ?? name ?? ""} />
      {/* Browsers whose Unicode is older than the server's may cut a conjunct elsewhere: what came stays. */}
      <span aria-hidden="true" suppressHydrationWarning>
        {letters}
      </span>
    </span>
  ) : (
    <span className="avatar-default" {...spoken}>
      <DefaultAvatar />
    </span>
  );
  return (
    <span className={classNames("avatar", className)}>
      {image ? <Photo image={image} sizes={sizes} priority={priority} fallback={drawn} /> : drawn}
    </span>
  );
}
