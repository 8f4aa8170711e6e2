import type { Actor } from "../../domain/actor.ts";

/** What header, menus and footer know of the visitor. The root's loader tells it anew on every route change. */
export type ShellSession = {
  /** null: nobody is signed in. */
  actor: Pick<Actor, "username" | "name" | "role"> | null;
  /** Unread notifications. */
  unread: number;
  /** True once the person has registered a volunteer profile. */
  hasVolunteer: boolean;
  /** True once the person keeps a listing, of whatever category. */
  hasListings: boolean;
};

/** A visitor of whom nothing is known: nobody is signed in, or the root's loader failed. */
export const nobody: ShellSession = { actor: null, unread: 0, hasVolunteer: false, hasListings: false };
