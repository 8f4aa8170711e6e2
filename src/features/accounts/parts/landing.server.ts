import type { Actor } from "../../../domain/actor.ts";
import type { Deps } from "../../../platform/deps.server.ts";
import { keepsListing } from "../../listings/own-listing-service.server.ts";
import { hasManager } from "../../managers/manager-service.server.ts";
import { hasVolunteer } from "../../volunteers/volunteer-service.server.ts";
import { homeOfRole, redirectTarget } from "../redirect-rules.ts";

/** Where a signed-in person is sent on to: what they wanted, where it is allowed, else the home of their role. */
export async function landing(deps: Deps, actor: Actor, wanted: string | null): Promise<string> {
  const [volunteer, manager, listings] = await Promise.all([hasVolunteer(deps, actor.id), hasManager(deps, actor.id), keepsListing(deps, actor.id)]);
  const person = { username: actor.username, role: actor.role, hasVolunteer: volunteer, hasManager: manager, hasListings: listings };
  return redirectTarget(wanted, person) ?? homeOfRole(person);
}
