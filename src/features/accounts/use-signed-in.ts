import { useRouteLoaderData } from "react-router";
import type { Actor } from "../../domain/actor.ts";

/** Who is signed in, as far as every page knows; null: nobody. */
export type SignedIn = Pick<Actor, "username" | "name" | "role"> | null;

/** The same as the root's loader told it last; nobody where that loader failed. */
export function useSignedIn(): SignedIn {
  return (useRouteLoaderData("root") as { actor: SignedIn } | undefined)?.actor ?? null;
}
