/** Nobody decides at the desk about what concerns themselves (DECISIONS 44). */
import type { Actor } from "./actor.ts";
import { notAllowed } from "./errors.ts";
import { text } from "./words/say.ts";

/** @param people whom it concerns: owners, parties, authors @throws 403 where the admin is one of them */
export function refuseOwnDecision({ id }: Pick<Actor, "id">, people: readonly (string | null | undefined)[]): void {
  if (people.includes(id)) throw notAllowed(text("This concerns yourself. Please ask another admin to decide."));
}
