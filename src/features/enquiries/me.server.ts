import type { Actor } from "../../domain/actor.ts";
import { districtsSaid, placeWordsSaid } from "../../domain/places/place-said.ts";
import { formatMobile } from "../../domain/phone.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { pageContext } from "../../platform/pages/page-context.server.ts";
import { personDetails } from "../accounts/person-details.server.ts";
import { placeOfPerson } from "./enquiry-store.server.ts";
import type { Me } from "./me.ts";

/**
 * Who looks, as far as the site knows what forms ask for: nobody who is signed in types it again. A rendering that is
 * kept for everybody has no actor, so that nothing of it stands in such a page.
 */
export async function meOf(args: Parameters<typeof pageContext>[0]): Promise<Me | null> {
  const me = await knownOf(pageContext(args));
  return (
    me && {
      ...me,
      districtsSaid: districtsSaid([me.state]),
      townSaid: placeWordsSaid(me.state, me.city, me.state),
    }
  );
}

/** The same for a call; null for nobody. @throws 401 where the account has gone since the session was read */
export async function knownOf({ deps, actor }: { deps: Deps; actor: Actor | null }): Promise<Me | null> {
  if (!actor) return null;
  const [{ mobile }, place] = await Promise.all([personDetails(deps, actor), placeOfPerson(deps.db, actor.id)]);
  const { state, district, city } = place ?? {};
  return {
    name: actor.name,
    email: actor.email ?? "",
    phone: formatMobile(mobile),
    state: state ?? "",
    district: district ?? "",
    city: city || district || "",
  };
}
