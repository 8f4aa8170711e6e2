import type { ChoosableRole, Role } from "../../domain/event-types.ts";

/**
 * Whether a person of role `present` may take on `wanted` by themselves (DECISIONS 9). Admins and artists keep
 * their role; who has registered a profile keeps the role it gave.
 * @param held the roles given by the profiles this person has registered
 */
export function mayChooseRole(present: Role, held: readonly Role[], wanted: ChoosableRole): boolean {
  if (present === "admin" || present === "artist") return false;
  return held.every((role) => role === wanted);
}
