/** Why a listing stands where it stands, in words for the page of the order. */
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { NEWCOMERS, RANKING } from "../listings/ranking.ts";
import { whyHere, type WhyHere } from "../listings/why-here.server.ts";
import { partName, partSaid } from "../listings/why-words.ts";
import { standingSaid, whyRows, type WhyRow } from "../listings/why-rows.server.ts";

export type WhyShown = {
  title: string;
  path: string;
  place: string;
  standing: string;
  /** What speaks for it, in words. */
  reasons: string[];
  isNew: boolean;
  rows: WhyRow[];
  score: string;
  lot: string;
};

const starsSaid = ({ stars, reviews, bookedReviews, mean }: WhyHere): string =>
  reviews === 0
    ? say("No rating yet: the category's mean, {mean}", { mean: mean.toFixed(2) })
    : [
        say("{n, plural, one {# rating} other {# ratings}}", { n: reviews }),
        say("mean {mean}", { mean: stars.toFixed(1) }),
        bookedReviews > 0
          ? say("{n, plural, one {# of them counts twice: booked here} other {# of them count twice: booked here}}", {
              n: bookedReviews,
            })
          : "",
        say("{weight} more at the mean of {mean}", { weight: RANKING.weight, mean: mean.toFixed(2) }),
      ]
        .filter(Boolean)
        .join(" · ");

/** What it has of what counts, without the arithmetic; what it has nothing of is left out. */
const reasonsOf = (why: WhyHere): string[] => [
  why.reviews === 0
    ? say("No rating yet: it stands in the middle of the others.")
    : say("Rated {mean} by {n, plural, one {# person} other {# people}}", {
        mean: why.stars.toFixed(1),
        n: why.reviews,
      }),
  ...why.parts
    .filter(({ points }) => points > 0)
    .map(({ part, points }) =>
      part === "answers"
        ? partSaid(part, points, why)
        : part === "pictures"
          ? say("{n, plural, one {# more picture} other {# more pictures}}", { n: why.pictures })
          : partName(part),
    ),
];

/** @returns null where there is no such listing */
export async function whyShown(deps: Pick<Deps, "db" | "now">, id: string): Promise<WhyShown | null> {
  const why = await whyHere(deps, id);
  if (!why) return null;
  const { card, score, lot } = why;
  return {
    title: card.title,
    path: card.path,
    place: card.place,
    standing: standingSaid(why),
    reasons: reasonsOf(why),
    isNew: lot !== null,
    rows: whyRows(why, starsSaid(why)),
    score: score.toFixed(2),
    lot: lot
      ? say(
          "It is new here, so it also takes part in the lot: its number in the circle is {circle}, and on {day} it has drawn {number}. Where its turn comes on a list, it stands on place {first} or {second}.",
          { ...lot, first: NEWCOMERS.oneIn, second: 2 * NEWCOMERS.oneIn },
        )
      : "",
  };
}
