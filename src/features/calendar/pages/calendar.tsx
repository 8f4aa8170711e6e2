import { useState } from "react";
import { pageTitle } from "../../../domain/brand.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { MY_LISTINGS, calendarPath, pricesPath } from "../../listings/listing-edit-path.ts";
import { CALENDAR_MESSAGES } from "../calendar-model.ts";
import { FEED_MESSAGES } from "../feed-model.ts";
import { ownMonth, type OwnMonth } from "../own-month.server.ts";
import { BlockDays } from "../parts/block-days.tsx";
import { CalendarKept } from "../parts/calendar-kept.tsx";
import { Elsewhere } from "../parts/elsewhere.tsx";
import { OwnMonthTable, WhoIsThere, YearStrip } from "../parts/own-month.tsx";
import type { Route } from "./+types/calendar";
import "../../../ui/styles/desk.css";

/** What a form without a script is answered. */
const SAID: Record<string, string> = {
  block: CALENDAR_MESSAGES.blocked,
  open: CALENDAR_MESSAGES.opened,
  taken: text("These days are taken already: nothing was changed."),
  read: FEED_MESSAGES.added,
  unread: text(
    "That calendar could not be read: check its address, and that it is not read already. Nothing was changed.",
  ),
  wrong: text("Please check the days: nothing was changed."),
};

/** For the listing's owner and admins; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(async () => {
    const said = new URL(args.request.url).searchParams.get("said") ?? "";
    return {
      ...(await ownMonth(deps, actor, args.params.id, args.request)),
      note: Object.hasOwn(SAID, said) ? say(SAID[said]!) : undefined,
    };
  });
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(loaderData ? say("Calendar of {title}", { title: loaderData.title }) : say("Calendar")),
      description: say("Which days you are free, and who is there on the others."),
      path: calendarPath(params.id),
      noindex: true,
    },
    originOf(matches),
  );
}

/** A listing's calendar as its owner keeps it. */
export default function CalendarPage({ loaderData: own }: Route.ComponentProps) {
  const { title, note, said } = own;
  /** What is drawn and not yet in the address: the form has it as soon as it is shown. */
  const [drawn, draw] = useState<OwnMonth["chosen"] | null>(null);
  return (
    <div className="wrap spaced cal-page">
      <div>
        <Breadcrumbs
          items={[{ label: say("My listings"), to: MY_LISTINGS }, { label: title }, { label: say("Calendar") }]}
        />
        <h1 className="break-words">{say("Calendar of {title}", { title })}</h1>
        <p className="lead soft">
          {said
            ? say("Your page shows which days are free. Why a day is taken stands here alone.")
            : say(
                "Block the days that are not free, or say how you work below: from then on your page shows which days are free.",
              )}
        </p>
        <p className="actions mt-4">
          <LinkButton to={pricesPath(own.id)} variant="line" slim>
            {say("Prices")}
          </LinkButton>
        </p>
        {note ? (
          <p className="notice-box" role="status">
            {note}
          </p>
        ) : null}
      </div>
      <YearStrip own={own} />
      <div className="cal-own">
        <div className="min-w-0">
          <OwnMonthTable own={own} drawn={drawn} draw={draw} />
        </div>
        <BlockDays own={own} days={drawn ?? own.chosen} done={() => draw(null)} />
      </div>
      <WhoIsThere own={own} />
      <Elsewhere own={own} />
      <CalendarKept key={JSON.stringify(own.settings)} own={own} />
    </div>
  );
}
