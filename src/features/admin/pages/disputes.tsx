import { pageTitle } from "../../../domain/brand.ts";
import { DISPUTES_DESK_PATH } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { deskCards, disputesAtDesk } from "../../disputes/dispute-desk.server.ts";
import { DisputesList } from "../../disputes/parts/disputes-list.tsx";
import { deskCounts } from "../admin-tabs.server.ts";
import { TabRow } from "../parts/tab-row.tsx";
import type { Route } from "./+types/disputes";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args, ["admin"]);
  const params = new URL(args.request.url).searchParams;
  const open = params.get("status") !== "over";
  const [{ disputes, next }, waiting] = await Promise.all([
    disputesAtDesk(deps, actor, { open, after: params.get("cursor") }),
    deskCounts(deps),
  ]);
  return { open, next, disputes: await deskCards(deps.db, disputes), waiting };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Disputes")),
      description: say("Bookings whose two sides are at odds."),
      path: DISPUTES_DESK_PATH,
      noindex: true,
    },
    originOf(matches),
  );
}

/** A tab of the desk: bookings whose two sides are at odds. */
export default function DisputesDesk({ loaderData: { waiting, ...list } }: Route.ComponentProps) {
  return (
    <div className="wrap desk">
      <div className="desk-head">
        <h1>{say("Disputes")}</h1>
      </div>
      <TabRow tab="disputes" waiting={waiting} />
      <div className="desk-disputes">
        <DisputesList {...list} />
      </div>
    </div>
  );
}
