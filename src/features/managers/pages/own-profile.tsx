import { redirect } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { ownProfile } from "../../listings/profile-service.server.ts";
import { managers } from "../manager-category.ts";
import type { ManagerProfile } from "../manager-types.ts";
import { LANDING_PATH, managerPath } from "../manager-words.ts";
import type { Route } from "./+types/own-profile";

/** Without a username: a manager's own profile, for anybody else the landing page (DECISIONS 2). */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = pageContext(args);
  const own = actor && (await ownProfile<ManagerProfile>(deps, managers, actor));
  throw redirect(own ? managerPath(own) : LANDING_PATH);
}

/** Never seen: the loader always sends on. */
export default function OwnProfile() {
  return <p className="wrap py-12">{say("Loading")}</p>;
}
