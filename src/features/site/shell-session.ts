import type { Language } from "../../domain/words/languages.ts";
import type { SignedIn } from "../accounts/use-signed-in.ts";

/** The way to the search of a category. */
export type CategoryLink = {
  key: string;
  label: string;
  path: string;
  /** The specification names no link to it: menus have it after theirs, with its registration. */
  more?: true;
  register?: { label: string; path: string };
  notInSearchBox?: true;
};

export type OtherLanguage = Pick<Language, "code" | "name" | "prefix" | "locale">;

/** What header, menus and footer know of the visitor. The root's loader tells it anew on every route change. */
export type ShellSession = {
  actor: SignedIn;
  /** Unread notifications. */
  unread: number;
  /** True once the person has registered a volunteer profile. */
  hasVolunteer: boolean;
  /** True once the person keeps a listing, of whatever category. */
  hasListings: boolean;
  /** In the order of the registry. */
  categories: readonly CategoryLink[];
  /** The name of the language that is spoken, in itself. */
  spoken: string;
  /** In which other languages the page can be read. */
  languages: readonly OtherLanguage[];
};

/** A visitor of whom nothing is known: nobody is signed in, or the root's loader failed. */
export const nobody: ShellSession = {
  actor: null,
  unread: 0,
  hasVolunteer: false,
  hasListings: false,
  categories: [],
  spoken: "",
  languages: [],
};
