/** What somebody who keeps listings has to do first, what is coming, and how the last 90 days went. */
import { say } from "../../domain/words/say.ts";
import type { Actor } from "../../domain/actor.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { MONEY_PATH, disputePath, paymentsPath } from "../../domain/request-paths.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { bookingsToAnswer, thingToAnswer } from "../bookings/to-answer.server.ts";
import { openDisputes } from "../disputes/open-disputes.server.ts";
import { comingEvents, openRequests, requestFigures } from "../enquiries/enquiry-figures.server.ts";
import { openThings, type NextThing } from "../enquiries/open-things.ts";
import { FIGURE_DAYS, viewDays } from "../listings/listing-figures.server.ts";
import { dayInMonth } from "../listings/when.ts";
import { calendarPath, MY_LISTINGS } from "../listings/listing-edit-path.ts";
import { ownListings } from "../listings/own-listing-service.server.ts";
import type { OwnListing } from "../listings/own-listing-types.ts";
import { paymentsToAnswer } from "../payments/to-answer.server.ts";
import { openQuestions } from "../reports/report-talk.server.ts";
import { reportQuestionPath } from "../reports/report-talk-model.ts";
import { starsGiven } from "../reviews/review-figures.server.ts";
import { barPicture, byWeek, type BarPicture } from "../../ui/bar-picture.ts";
import type { OwnDesk } from "./own-desk.ts";

const COMING = 4;
const WEEKS = Math.ceil(FIGURE_DAYS / 7);

/** Bars of weeks, with the days on which the first and the last of them ends. */
const weekPicture = (
  title: string,
  unit: string,
  days: readonly { day: string; n: number }[],
  today: string,
): BarPicture => ({
  ...barPicture(title, unit, byWeek(days, today, WEEKS)),
  ends: [dayInMonth(addDays(today, -7 * (WEEKS - 1))), dayInMonth(today)],
});

function ofListing({ _id, title, status, editPath, photo }: OwnListing): NextThing[] {
  if (status === "rejected")
    return [
      {
        text: say("{title} was not approved yet: correct it and send it again.", { title }),
        label: say("Correct it"),
        path: editPath,
      },
    ];
  if (!photo && status !== "suspended")
    return [
      {
        text: say("{title} has no photo. People look at pictures first.", { title }),
        label: say("Add a photo"),
        path: editPath,
      },
    ];
  if (status === "pending")
    return [
      {
        text: say("Our team is looking at {title}. Meanwhile, say which days are free.", { title }),
        label: say("Open the calendar"),
        path: calendarPath(_id),
      },
    ];
  return [];
}

/** What each listing asks for; several that wait for our team, in one line. */
function foldWaiting(kept: readonly OwnListing[]): NextThing[] {
  const waiting = kept.filter(({ status, photo }) => status === "pending" && photo);
  if (waiting.length < 2) return kept.flatMap(ofListing);
  return [
    ...kept.filter((one) => !waiting.includes(one)).flatMap(ofListing),
    {
      text: say("{n} of your listings are with our team. Meanwhile, say which days are free.", { n: waiting.length }),
      label: say("See them"),
      path: `${MY_LISTINGS}#offer`,
    },
  ];
}

/** The page's three parts, in their order. */
export async function ownDesk(deps: Deps, actor: Actor, listings?: readonly OwnListing[]): Promise<OwnDesk> {
  const today = todayIST(deps.now());
  const since = addDays(today, -7 * WEEKS + 1);
  const [kept, waits, disputed, open, paid, questions, coming, views, asked, stars] = await Promise.all([
    listings ?? ownListings(deps, actor),
    bookingsToAnswer(deps, actor.id),
    openDisputes(deps, actor.id),
    openRequests(deps, actor.id),
    paymentsToAnswer(deps, actor.id),
    openQuestions(deps, actor),
    comingEvents(deps, actor.id, COMING),
    viewDays(deps, actor.id, since),
    requestFigures(deps, actor.id, since),
    starsGiven(deps, actor.id),
  ]);
  const things = openThings(open);
  const next: NextThing[] = [
    // What ends by itself stands before all else.
    ...waits.filter(({ what }) => what === "missed").map(thingToAnswer),
    ...disputed.map(({ number, other }) => ({
      text: say("We have been asked to help with your booking with {other}.", {
        other: other ?? say("The other side"),
      }),
      label: say("The dispute"),
      path: disputePath(number),
    })),
    ...waits.filter(({ what }) => what !== "missed").map(thingToAnswer),
    ...things.toAnswer,
    ...(paid.length > 0
      ? [
          {
            text: say(
              "{n, plural, one {# payment is noted as paid to you: say whether it has arrived.} other {# payments are noted as paid to you: say whether they have arrived.}}",
              { n: paid.length },
            ),
            label: say("Answer"),
            path: new Set(paid).size === 1 ? paymentsPath(paid[0]!) : MONEY_PATH,
          },
        ]
      : []),
    ...things.quotes,
    ...questions.map(({ id, title }) => ({
      text: say("We have a question about {title}.", { title }),
      label: say("Answer us"),
      path: reportQuestionPath(id),
    })),
    ...things.toConfirm,
    ...foldWaiting(kept),
  ];
  return {
    next,
    coming,
    figures:
      // Nobody sees what was never approved: there is nothing to count.
      kept.every(({ status }) => status === "pending" || status === "rejected")
        ? null
        : {
            views: weekPicture(say("Views"), say("views"), views, today),
            requests: weekPicture(say("Requests"), say("requests"), asked.days, today),
            answers: { asked: asked.asked, inTime: asked.inTime },
            stars: barPicture(
              say("Rating"),
              say("reviews"),
              stars.map((n, at) => [say("{n, plural, one {# star} other {# stars}}", { n: 5 - at }), n]),
            ),
          },
  };
}
