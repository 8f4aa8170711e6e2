import type { Actor } from "../../../domain/actor.ts";
import type { Deps } from "../../../platform/deps.server.ts";
import { homeOfRole, redirectTarget } from "../redirect-rules.ts";

/** Where a signed-in person is sent on to: what they wanted, where it is allowed, else the home of their role. */
export async function landing(deps: Deps, actor: Actor, wanted: string | null): Promise<string> {
  const kept = await deps.kept.categoriesOf(deps.db, actor.id);
  const person = {
    username: actor.username,
    role: actor.role,
    hasVolunteer: kept.includes("volunteers"),
    hasManager: kept.includes("managers"),
    hasListings: kept.length > 0,
  };
  return redirectTarget(wanted, person) ?? homeOfRole(person);
}
