import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import { LISTS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { BADGES } from "../../listings/badges.ts";
import { NEWCOMERS, partsOf, RANKING, RANKING_PATH, rankingOf, type Part } from "../../listings/ranking.ts";
import { WhyTable } from "../../listings/parts/why-table.tsx";
import { partName, pointsWords, withinWords } from "../../listings/why-words.ts";
import { rankedMeans } from "../../listings/ranking.server.ts";
import { categories } from "../../registry.ts";
import { PageBanner } from "../parts/page-banner.tsx";
import { whyShown, type WhyShown } from "../why-shown.server.ts";
import type { Route } from "./+types/how-we-rank";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps } = pageContext(args);
  const of = new URL(args.request.url).searchParams.get("of");
  const means = await rankedMeans(deps.db);
  return {
    today: todayIST(deps.now()),
    why: of ? await whyShown(deps, of) : null,
    /** A listing was asked for that is not here. */
    gone: of !== null,
    means: categories.map(({ key, plural }) => ({ plural: say(plural), mean: means.get(key) ?? RANKING.meanAtFirst })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("How results are ordered")),
      description: say(
        "In what order search results stand, and why: ratings, how many there are, and names. Nobody pays for a place.",
      ),
      path: RANKING_PATH,
      noindex: loaderData?.gone,
    },
    originOf(matches),
  );
}

const stars = (value: number) => value.toFixed(2);
/** The same two that make plain means unfair. */
const FEW = { reviews: 2, mean: 5 };
const MANY = { reviews: 212, mean: 4.9 };

/** Whoever stands among so many needs no lot. */
const FIRST = LISTS.page - Math.floor(LISTS.page / NEWCOMERS.oneIn);

/** The most that a listing can have of each part. */
const PARTS = Object.entries(
  partsOf({ answerMinutes: null, priced: false, pictures: 0, documents: false, mobile: false }),
).map(([part, { most }]) => ({ part: part as Part, most }));

/** What of it says more than its name. */
function partMore(part: Part): string {
  if (part === "answers")
    return say("by the middle one of the last 30 requests; what is never answered counts as never: {steps}", {
      steps: RANKING.answers.map(({ minutes, points }) => `${withinWords(minutes)} ${pointsWords(points)}`).join(" · "),
    });
  return part === "pictures"
    ? say("{points} for each besides the first, up to {n}", {
        points: pointsWords(RANKING.picture),
        n: RANKING.pictures,
      })
    : "";
}

/** Why one listing stands where it stands: what each weight gives it, and their sum. */
function WhyListing({ why }: { why: WhyShown }) {
  return (
    <section aria-labelledby="why">
      <h2 id="why">{say("Why {title} is shown here", { title: why.title })}</h2>
      <p>
        <Link to={why.path}>{why.title}</Link>
        {why.place ? ` · ${why.place}` : ""}
      </p>
      {why.standing ? <p>{why.standing}</p> : null}
      <ul>
        {why.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {why.isNew ? <p>{say("Whoever joined recently is shown near the top now and then.")}</p> : null}
      <details className="exact">
        <summary>{say("How this is reckoned")}</summary>
        <WhyTable rows={why.rows} score={why.score} />
        {why.lot ? <p>{why.lot}</p> : null}
      </details>
    </section>
  );
}

/** How results are put in order: made from the constants that do it. */
export default function HowWeRankPage({ loaderData: { means, why, gone, today } }: Route.ComponentProps) {
  const example = means.find(({ mean }) => mean < MANY.mean)?.mean ?? RANKING.meanAtFirst;
  const ranked = ({ reviews, mean }: typeof FEW) => stars(rankingOf(reviews * mean, reviews, example));
  return (
    <>
      <PageBanner
        title={say("How results are ordered")}
        lead={say("The order of results, and why it is so. Nobody can pay for a place in it.")}
      />
      <div className="wrap">
        <div className="legal-text how-we-rank">
          {why ? <WhyListing why={why} /> : null}
          {gone && !why ? <p>{say("What you ask about is not listed any more.")}</p> : null}
          <section>
            <h2>{say("In short")}</h2>
            <ul>
              <li>{say("Good ratings come first, and many good ratings count for more than a few.")}</li>
              <li>{say("Reviews by people who booked here count twice.")}</li>
              <li>{say("Fast answers, a stated price, pictures and checked documents help a little.")}</li>
              <li>{say("One place in {places} goes to somebody new, by lot.", { places: NEWCOMERS.oneIn })}</li>
              <li>{say("Nobody can pay for a place, and everybody sees the same order.")}</li>
            </ul>
          </section>
          <section>
            <h2>{say("No paid places")}</h2>
            <p>
              {say(
                "There is no advertising in our lists, nobody can pay for a place, and we look at no profile of you: everybody who asks the same on the same day sees the same order.",
              )}
            </p>
            <p>
              <LinkButton to="/search" variant="line">
                {say("Search everything")}
              </LinkButton>
            </p>
          </section>
          <details className="exact">
            <summary>{say("The exact rules")}</summary>
            <section>
              <h2>{say("By rating")}</h2>
              <p>
                {say(
                  "Results stand by their ranking. It is the mean of all stars, to which {weight} more at the mean of the category are put. So a few ratings say a little, and many speak for themselves.",
                  { weight: RANKING.weight },
                )}
              </p>
              <p>
                {say(
                  "An example, where the category's mean is {mean}: {few} stars from {fewPeople} people rank as {fewRank}, and {many} stars from {manyPeople} people as {manyRank}.",
                  {
                    mean: stars(example),
                    few: FEW.mean.toFixed(1),
                    fewPeople: FEW.reviews,
                    fewRank: ranked(FEW),
                    many: MANY.mean.toFixed(1),
                    manyPeople: MANY.reviews,
                    manyRank: ranked(MANY),
                  },
                )}
              </p>
              <p>
                {say(
                  "A review that says ‘Booked here’ counts {times} times: its author has booked through this site, and the event has taken place. Everybody else's counts once.",
                  { times: RANKING.bookedWeight },
                )}
              </p>
              <p>
                {say(
                  "Who is new and has no rating yet stands at the category's mean, in the middle of the others and not behind them. Among equals the newest come first.",
                )}
              </p>
              <ul>
                {means.map(({ plural, mean }) => (
                  <li key={plural}>{say("{plural}: mean {mean}", { plural, mean: stars(mean) })}</li>
                ))}
              </ul>
            </section>
            <section>
              <h2>{say("What else counts")}</h2>
              <p>
                {say(
                  "To this a little is put for what a listing shows of itself, at most {most} together. Nothing else counts, and nothing of it can be bought.",
                  { most: pointsWords(PARTS.reduce((sum, { most }) => sum + most, 0)) },
                )}
              </p>
              <p>
                {say(
                  "Whoever chooses ‘Highest rated’ gets the stars alone, without any of this and without the lot of who is new.",
                )}
              </p>
              <ul>
                {PARTS.map(({ part, most }) => (
                  <li key={part}>
                    {say("{name}: up to {most}", { name: partName(part), most: pointsWords(most) })}
                    {partMore(part) ? ` (${partMore(part)})` : ""}
                  </li>
                ))}
              </ul>
            </section>
            <section>
              <h2>{say("Who is new")}</h2>
              <p>
                {say(
                  "In our lists one place in {places} goes to somebody new: to whoever was approved in the last {days} days, not counting the present one, matches what is asked and does not stand among the first {first} by themselves. The lot decides which, and anybody can draw it again:",
                  {
                    places: NEWCOMERS.oneIn,
                    days: NEWCOMERS.days,
                    first: FIRST,
                  },
                )}
              </p>
              <ol>
                <li>
                  {say("All who are new stand in a circle, in the order of a number of their own: {how}.", {
                    how: "md5(id)",
                  })}
                </li>
                <li>
                  {say(
                    "Each day of the week begins a seventh further: the turn comes to those from number {from} on, and before number {until}, both rounded down ({d}: the day of the week in India, 0 on Monday; {n}: how many they are). So everybody's turn comes in any seven days. The others follow round the circle.",
                    { from: `n × d ÷ ${NEWCOMERS.round}`, until: `n × (d + 1) ÷ ${NEWCOMERS.round}`, d: "d", n: "n" },
                  )}
                </li>
                <li>
                  {say("Among those whose turn it is the lot of the day decides: {how}. The smallest comes first.", {
                    how: `md5("${today}:" + id)`,
                  })}
                </li>
                <li>
                  {say(
                    "The first of the day stand on places {first} and {second} of the first page, the next on those of the second, up to a sixth of them and {places} more a day. Each stands once in a list.",
                    { places: NEWCOMERS.places, first: NEWCOMERS.oneIn, second: 2 * NEWCOMERS.oneIn },
                  )}
                </li>
              </ol>
              <p>
                {say(
                  "Of a category the newest {n} take part. What a listing has drawn stands on its own page of reasons, which every card leads to.",
                  { n: NEWCOMERS.considered.toLocaleString("en-IN") },
                )}
              </p>
            </section>
            <section>
              <h2>{say("Badges")}</h2>
              <p>
                {say(
                  "Badges change no place. They are said from {days} days and {events} agreed events on, with how many stand behind them: that half of the last 30 requests were answered within a day, that of a hundred agreed events {kept} were kept, and that {again} organisers or more came back for another day.",
                  {
                    days: BADGES.days,
                    events: BADGES.events,
                    kept: BADGES.kept,
                    again: BADGES.again,
                  },
                )}
              </p>
            </section>
            <section>
              <h2>{say("For a day, and around a place")}</h2>
              <p>
                {say(
                  "When you ask for a day, those who have looked after their calendar in the last 30 days come first, and all others behind them, both in this order. ‘Nearest’ orders by whole kilometres, and as far away, by this order.",
                )}
              </p>
            </section>
            <section>
              <h2>{say("By words")}</h2>
              <p>
                {say(
                  "When you search in words, exactly the name that you typed comes first (it counts {exact} stars), then names that have all your words in them ({words} stars), then all others by their ranking. Where your words speak of one category, it comes before the others.",
                  { exact: RANKING.exactName, words: RANKING.wordsInName },
                )}
              </p>
              <p>
                {say(
                  "Names that have all your words in the script in which you typed count {typed} stars. Where more than {many} of a category have your words, names stand nowhere in front.",
                  { typed: RANKING.wordsAsTyped, many: RANKING.namesUpTo.toLocaleString("en-IN") },
                )}
              </p>
            </section>
            <section>
              <h2>{say("Other orders")}</h2>
              <p>
                {say(
                  "You can choose the newest first, and the lowest price first where a category has prices; what has no price comes last. The stars that you see on a card are always the plain mean.",
                )}
              </p>
            </section>
          </details>
        </div>
      </div>
    </>
  );
}
