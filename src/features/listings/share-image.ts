import { languagePrefix } from "../../domain/words/say.ts";

/** The picture that a shared link to a listing shows, in the language of its page (src/app/pictures/share). */
export const shareImage = (id: string, alt: string): { src: string; width: number; height: number; alt: string } => ({
  src: `/share/${id}${languagePrefix().replace("/", "-")}.jpg`,
  width: 1200,
  height: 630,
  alt,
});
