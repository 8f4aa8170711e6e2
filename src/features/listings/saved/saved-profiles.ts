/** The profiles that somebody saves: in this browser alone, and gone with the drafts when they sign out. */
import type { ImageInfo } from "../../../domain/images.ts";
import { DRAFTS } from "../../../ui/typed-words.ts";

/** The number is that of its shape. */
export const SAVED_PLACE = `${DRAFTS}saved:1`;
/** Where they are looked at. */
export const SAVED_PATH = "/saved";
/** More than anybody compares; the oldest goes. */
const MOST = 60;

export type SavedProfile = {
  /** Its address on this site. */
  path: string;
  name: string;
  place: string;
  photo: ImageInfo | null;
};

const isText = (value: unknown): value is string => typeof value === "string";
const isPhoto = (value: unknown): value is ImageInfo => {
  const { src, width, height } = (value ?? {}) as Partial<ImageInfo>;
  return isText(src) && src.startsWith("/") && Number.isFinite(width) && Number.isFinite(height);
};
const isProfile = (value: unknown): value is SavedProfile => {
  const { path, name, place, photo } = (value ?? {}) as Partial<SavedProfile>;
  // '//' would lead away.
  return isText(path) && /^\/[^/]/.test(path) && isText(name) && isText(place) && (photo === null || isPhoto(photo));
};

/** What the kept text says; whatever is no profile is left out. */
export function readSaved(text: string | null): SavedProfile[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isProfile) : [];
  } catch {
    return [];
  }
}

/** The text with this profile first, or without it where it stands there already. */
export function toggled(text: string | null, profile: SavedProfile): string {
  const others = readSaved(text).filter(({ path }) => path !== profile.path);
  const had = others.length < readSaved(text).length;
  return JSON.stringify((had ? others : [profile, ...others]).slice(0, MOST));
}
