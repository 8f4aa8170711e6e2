import { pageTitle } from "../../../domain/brand.ts";
import { formatInstant } from "../../../domain/dates.ts";
import { bookingPath, reviewsPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { Stars } from "../../../ui/stars.tsx";
import { BOOKING_REVIEW_TEXT as TEXT, type BookingReviewsView, type OpinionView } from "../booking-review-model.ts";
import { reviewsSeen } from "../booking-review-service.server.ts";
import { OwnReview, ReplyForm } from "../parts/own-review.tsx";
import type { Route } from "./+types/reviews";
import "../../../ui/styles/desk.css";

/** For the two sides; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(() => reviewsSeen(deps, actor, args.params.number));
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("How it was")),
      description: say("What the two sides of a booking say of each other."),
      path: reviewsPath(params.number),
      noindex: true,
    },
    originOf(matches),
  );
}

/** The last instant before this one, for people: the end of a day. */
const until = (instant: string) => formatInstant(new Date(new Date(instant).getTime() - 60_000));

/** What the two sides of a booking say of each other. */
export default function Reviews({ loaderData: reviews }: Route.ComponentProps) {
  const { number, other, about, own, theirs, shown, mayWrite, mayReply, closesAt } = reviews;
  return (
    <div className="wrap band booking-page reviews-page">
      <Breadcrumbs items={[{ label: say("Booking"), to: bookingPath(number) }, { label: say("How it was") }]} />
      <header>
        <h1>{shown ? say("How it was with {other}", { other }) : say("How was it with {other}?", { other })}</h1>
        {about ? <p className="lead">{about}</p> : null}
        <p>{standing(reviews)}</p>
      </header>
      {mayWrite ? <OwnReview key={own ? "again" : "first"} reviews={reviews} /> : null}
      {shown ? (
        <>
          <Said
            title={say("What {other} wrote about you", { other })}
            opinion={theirs}
            by="you"
            none={say("{other} wrote nothing.", { other })}
          />
          {mayReply ? <ReplyForm number={number} other={other} /> : null}
          <Said
            title={say("What you wrote about {other}", { other })}
            opinion={own}
            by={other}
            none={
              closesAt
                ? say("You wrote nothing; reviews were open until {when} at the latest.", { when: until(closesAt) })
                : say("You wrote nothing.")
            }
          />
        </>
      ) : null}
      <p className="actions">
        <LinkButton to={bookingPath(number)} slim variant="line">
          {say("Back to the booking")}
        </LinkButton>
      </p>
    </div>
  );
}

/** How it stands, in a sentence or two. */
function standing({ closesAt, shown, own, theyWrote, other, side }: BookingReviewsView): string {
  if (closesAt === null) return say(TEXT.notYet);
  if (shown) {
    const both = say("Both of you can see this.");
    if (!own) return both;
    return side === "organiser"
      ? `${both} ${say("Your words stand on their page.")}`
      : `${both} ${say("Your words are read by those whom they ask.")}`;
  }
  const sealed = say("What is written opens for both of you when both have written, or on {when}.", {
    when: until(closesAt),
  });
  if (own) return `${say("Yours is sealed: you may change it until {other} writes.", { other })} ${sealed}`;
  return theyWrote ? `${say("{other} has written.", { other })} ${sealed}` : sealed;
}

function Said({ title, opinion, by, none }: { title: string; opinion: OpinionView | null; by: string; none: string }) {
  return (
    <section className="opinion-said">
      <h2>{title}</h2>
      {opinion ? (
        <>
          <Stars value={opinion.stars} showValue={false} />
          {opinion.noShow ? <p className="notice-box">{say(TEXT.noShow)}</p> : null}
          <p className="wrap-anywhere whitespace-pre-line">{opinion.comment || say("(deleted)")}</p>
          <p className="small soft">
            <time dateTime={opinion.at}>{formatInstant(new Date(opinion.at))}</time>
          </p>
          {opinion.reply ? (
            <blockquote className="wrap-anywhere whitespace-pre-line">
              <b>{by === "you" ? say("You replied:") : say("{by} replied:", { by })} </b>
              {opinion.reply.text || say("(deleted)")}
            </blockquote>
          ) : null}
        </>
      ) : (
        <p className="soft">{none}</p>
      )}
    </section>
  );
}
