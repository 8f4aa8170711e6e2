import { redirect } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { landing } from "../parts/landing.server.ts";
import type { Route } from "./+types/my-dashboard";

/** The redirector behind 'My Dashboard' and every login: by `redirect` where it is given, else by role (spec 000 section 2.15). */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const wanted = new URL(args.request.url).searchParams.get("redirect");
  throw redirect(await landing(deps, actor, wanted));
}

/** Never seen: the loader always sends on. */
export default function MyDashboard() {
  return <p className="wrap py-12">{say("Loading")}</p>;
}
