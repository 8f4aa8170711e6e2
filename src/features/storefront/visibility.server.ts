/** What whoever keeps a listing sees of its place: by the weights of the order, what would raise it, and its weeks. */
import { say } from "../../domain/words/say.ts";
import type { Actor } from "../../domain/actor.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { BADGES, badgesOf } from "../listings/badges.ts";
import { calendarPath, editPathOf, pricesPath } from "../listings/listing-edit-path.ts";
import { keptListing } from "../listings/own-listing-service.server.ts";
import { RANKING, type Part } from "../listings/ranking.ts";
import { numbersWith, whyHere, type WhyHere } from "../listings/why-here.server.ts";
import { standingSaid, whyRows, type WhyRow } from "../listings/why-rows.server.ts";
import { pointsWords, withinWords } from "../listings/why-words.ts";
import { PAPERS_PATH } from "../trust/papers-path.ts";
import { todayIST } from "../../domain/dates.ts";
import type { WeekFigure } from "./week-figure.ts";
import { weekFigures, lastWeeks } from "./listing-weeks.server.ts";

/** Something that would raise it: what it gains, '' where that is not known beforehand, and the place that it would have then, '' where it is the same. */
type Raise = { text: string; label: string; path: string; gain: string; number: string };

export type Visibility = {
  id: string;
  title: string;
  place: string;
  /** Null while it is not on the site. */
  path: string | null;
  standing: string;
  score: string;
  rows: WhyRow[];
  raises: Raise[];
  badges: string[];
  toBadges: string;
  figures: WeekFigure[];
  /** How many stand behind the middle of the district; 0 where they are too few to say it. */
  peers: number;
};

const RECEIVED = "/my-requests?box=received";

function raiseOf(part: Part, { id }: WhyHere, edit: string): { text: string; label: string; path: string } {
  switch (part) {
    case "answers":
      return {
        text: say("Answer sooner: whoever answers half of the requests {within} has all points.", {
          within: withinWords(RANKING.answers[0].minutes),
        }),
        label: say("To the requests"),
        path: RECEIVED,
      };
    case "price":
      return { text: say("Say what you cost."), label: say("Prices"), path: pricesPath(id) };
    case "pictures":
      return {
        text: say("Show up to {n} pictures besides the first.", { n: RANKING.pictures }),
        label: say("Add pictures"),
        path: edit,
      };
    case "documents":
      return { text: say("Have your PAN or GSTIN verified."), label: say("Documents"), path: PAPERS_PATH };
    case "mobile":
      return { text: say("Prove your mobile number by a code."), label: say("Your account"), path: "/account" };
  }
}

/** What would raise it, what gains most first. */
async function raisesOf(deps: Deps, why: WhyHere, edit: string): Promise<Raise[]> {
  const gaining = why.parts
    .map(({ part, points, most }) => ({ part, gain: most - points }))
    .filter(({ gain }) => gain > 0.001)
    .sort((a, b) => b.gain - a.gain);
  const numbers = await numbersWith(
    deps,
    why,
    gaining.map(({ gain }) => gain),
  );
  const parts = gaining.map(({ part, gain }, at) => {
    const n = numbers[at];
    const moves = n !== null && n !== undefined && n <= why.before && why.among > 0;
    return {
      ...raiseOf(part, why, edit),
      gain: pointsWords(gain),
      number: moves ? say("then number {n}", { n }) : "",
    };
  });
  return [
    ...parts,
    {
      text: say(
        "Ask for a review after an event that was booked here: it counts as {times} reviews. Until there are many, each one moves you a little.",
        { times: RANKING.bookedWeight },
      ),
      label: say("To the requests"),
      path: RECEIVED,
      gain: "",
      number: "",
    },
    {
      text: say("Look after your calendar: when a day is asked for, those who did in the last 30 days come first."),
      label: say("Calendar"),
      path: calendarPath(why.id),
      gain: "",
      number: "",
    },
  ];
}

/** @throws 404 for everybody but the listing's owner and admins */
export async function ownVisibility(deps: Deps, actor: Actor, id: string): Promise<Visibility> {
  const { row, category } = await keptListing(deps, actor, id);
  const [why, weeks] = await Promise.all([whyHere(deps, id), lastWeeks(deps, row)]);
  const figures = weekFigures(weeks);
  const common = { id, title: row.title, place: placeSaid(row.state ?? "", row.district ?? ""), ...figures };
  if (!why) return { ...common, path: null, standing: "", score: "", rows: [], raises: [], badges: [], toBadges: "" };
  const today = todayIST(deps.now());
  return {
    ...common,
    path: category.profilePath(row.slug),
    standing: standingSaid(why),
    score: why.score.toFixed(2),
    rows: whyRows(
      why,
      why.reviews > 0
        ? say("{n, plural, one {# rating} other {# ratings}}", { n: why.reviews })
        : say("No rating yet: the category's mean, {mean}", { mean: why.mean.toFixed(2) }),
    ),
    raises: await raisesOf(deps, why, editPathOf(category, row)),
    badges: badgesOf({ ...row, since: todayIST(row.createdAt) }, today),
    toBadges: say(
      "Badges appear after {days} days and {events} agreed events. {n, plural, one {So far one of yours is over.} other {So far # of yours are over.}}",
      { days: BADGES.days, events: BADGES.events, n: row.kept + row.missed },
    ),
  };
}
