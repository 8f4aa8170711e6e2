import { pageTitle } from "../../../domain/brand.ts";
import { bookingPath, disputePath, messagesPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { disputeSeen } from "../dispute-service.server.ts";
import { LineForm, OpenForm, SettleButton } from "../parts/dispute-forms.tsx";
import { DisputeHead, DisputeTalk } from "../parts/dispute-talk.tsx";
import type { Route } from "./+types/dispute";
import "../../../ui/styles/desk.css";

/** For the two sides; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(() => disputeSeen(deps, actor, args.params.number));
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Help with a booking")),
      description: say("Where the two sides of a booking are at odds."),
      path: disputePath(params.number),
      noindex: true,
    },
    originOf(matches),
  );
}

/** Where the two sides of a booking are at odds: what each says, what we say, and how it is decided. */
export default function DisputePage({ loaderData }: Route.ComponentProps) {
  const { number, side, other, event, dispute, closed } = loaderData;
  const open = dispute?.status === "open";
  const mine = dispute && (dispute.appealedBy ?? dispute.openedBy) === side;
  const names = {
    organiser: side === "organiser" ? say("You") : other,
    provider: side === "provider" ? say("You") : other,
    desk: say("We", "us"),
  };
  const address = `/api/bookings/${number}/dispute`;
  return (
    <div className="wrap band booking-page">
      <Breadcrumbs items={[{ label: say("Booking"), to: bookingPath(number) }, { label: say("Help") }]} />
      <header>
        <h1>
          {open
            ? say("You and {other} are at odds", { other })
            : closed === null
              ? say("Is something wrong with {other}?", { other })
              : dispute
                ? say("Your dispute with {other}", { other })
                : say("You and {other}", { other })}
        </h1>
        {event ? <p className="lead">{event}</p> : null}
      </header>
      {dispute ? (
        <>
          <DisputeHead dispute={dispute} />
          <DisputeTalk dispute={dispute} names={names} own={side} />
        </>
      ) : null}
      {open ? (
        <LineForm
          key={dispute.lines.length}
          address={`${address}/lines`}
          label={say("What should we know?")}
          button={say("Send")}
        />
      ) : null}
      {open && mine ? (
        <div>
          <SettleButton number={number} />
        </div>
      ) : null}
      {dispute?.appealUntil ? (
        <section aria-labelledby="appeal" className="stack">
          <h2 id="appeal">{say("Is that wrong?")}</h2>
          <p>{say("You may appeal once. Say what we have missed; the second decision is final on our side.")}</p>
          <LineForm
            address={`${address}/appeal`}
            method="PUT"
            label={say("What have we missed?")}
            button={say("Appeal")}
          />
        </section>
      ) : null}
      {closed === null ? (
        <section aria-labelledby="ask" className="stack">
          <h2 id="ask">{say("Ask us to help")}</h2>
          <p>
            {say(
              "Most things are settled faster between the two of you: write to {other} first. If that leads nowhere, ask us: you get a ticket, hear from us within 48 hours, and have a decision with its reason within 30 days. We read what you agreed on, what is noted as paid, and what you wrote to each other here. Until then nothing happens to the booking by itself.",
              { other },
            )}
          </p>
          <p>
            <LinkButton to={messagesPath(number)} variant="line" slim>
              {say("Write to {other}", { other })}
            </LinkButton>
          </p>
          <OpenForm number={number} other={other} />
        </section>
      ) : dispute ? null : (
        <>
          <p className="panel calm">{closed}</p>
          {/* What we no longer decide they may still settle, and of the site itself one may always complain. */}
          <p className="actions">
            <LinkButton to={messagesPath(number)} slim>
              {say("Write to {other}", { other })}
            </LinkButton>
            <LinkButton to="/ContactUs" variant="line" slim>
              {say("Contact us")}
            </LinkButton>
          </p>
        </>
      )}
      {open || closed === null ? null : (
        <p>
          <LinkButton to={bookingPath(number)} variant="line" slim>
            {say("Back to the booking")}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
