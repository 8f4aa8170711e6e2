import type { CSSProperties } from "react";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { ArrowRight, CalendarCheck, Share2, Star } from "../../../ui/icons.tsx";
import { RangoliCover } from "../../../ui/rangoli-cover.tsx";

const FALLBACK = text("Unable to fetch profile link. Try again later.");

const next = [
  { as: Share2, title: text("Share your profile"), lead: text("Send its link to people who plan events.") },
  {
    as: CalendarCheck,
    title: text("Answer quickly"),
    lead: text("Hosts write to you through the site; you find their requests under My requests."),
  },
  {
    as: Star,
    title: text("Ask for a rating"),
    lead: text("After each event. Well rated volunteers come first in the search."),
  },
];

/** The celebration after a registration: a rangoli opens behind the words, petals fall once. */
export function ThankYou({
  firstName,
  busy,
  failed,
  onProfile,
}: {
  firstName: string;
  busy: boolean;
  failed: boolean;
  onProfile: () => void;
}) {
  return (
    <>
      <section className="thanks on-dark">
        {/* This seed draws one whole figure in marigold. */}
        <RangoliCover className="thanks-rangoli" id="thanks-65" kind="rangoli" w={800} h={800} />
        <span className="petals" aria-hidden="true">
          {Array.from({ length: 14 }, (_, at) => (
            <i key={at} style={{ "--n": at } as CSSProperties} />
          ))}
        </span>
        <div className="wrap thanks-in">
          <h1>
            {firstName ? say("Thank you, {firstName}.", { firstName }) : say("Thank you.")}
            <span className="gold"> {say("You are in.")}</span>
          </h1>
          <p className="lead">
            {say("Your volunteer profile is live. Hosts in your districts can find you from this minute.")}
          </p>
          <Button variant="gold" busy={busy} onClick={onProfile}>
            {say("GO TO YOUR PROFILE")}
            <ArrowRight className="icon" />
          </Button>
          <p role="alert" className="thanks-problem">
            {failed ? say(FALLBACK) : ""}
          </p>
        </div>
      </section>
      <section className="wrap band" aria-labelledby="next-title">
        <h2 id="next-title">{say("What comes next")}</h2>
        <ol className="thanks-next">
          {next.map(({ as: Drawing, title, lead }) => (
            <li key={title}>
              <Drawing className="icon" />
              <h3>{say(title)}</h3>
              <p className="soft">{say(lead)}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
