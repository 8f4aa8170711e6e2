import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { RANKING, RANKING_PATH, rankingOf } from "../../listings/ranking.ts";
import { rankedMeans } from "../../listings/ranking.server.ts";
import { categories } from "../../registry.ts";
import { PageBanner } from "../parts/page-banner.tsx";
import type { Route } from "./+types/how-we-rank";

export async function loader(args: Route.LoaderArgs) {
  const means = await rankedMeans(pageContext(args).deps.db);
  return {
    means: categories.map(({ key, plural }) => ({ plural: say(plural), mean: means.get(key) ?? RANKING.meanAtFirst })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("How we rank")),
      description: say(
        "In what order search results stand, and why: ratings, how many there are, and names. Nobody pays for a place.",
      ),
      path: RANKING_PATH,
    },
    originOf(matches),
  );
}

const stars = (value: number) => value.toFixed(2);
/** The same two that make plain means unfair. */
const FEW = { reviews: 2, mean: 5 };
const MANY = { reviews: 212, mean: 4.9 };

/** How results are put in order: made from the constants that do it. */
export default function HowWeRankPage({ loaderData: { means } }: Route.ComponentProps) {
  const example = means.find(({ mean }) => mean < MANY.mean)?.mean ?? RANKING.meanAtFirst;
  const ranked = ({ reviews, mean }: typeof FEW) => stars(rankingOf(reviews * mean, reviews, example));
  return (
    <>
      <PageBanner
        title={say("How we rank")}
        lead={say("The order of results, and why it is so. Nobody can pay for a place in it.")}
      />
      <div className="wrap">
        <div className="legal-text how-we-rank">
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
            <h2>{say("By words")}</h2>
            <p>
              {say(
                "When you search in words, exactly the name that you typed comes first (it counts {exact} stars), then names that have all your words in them ({words} stars), then all others by their ranking. Where your words speak of one category, it comes before the others.",
                { exact: RANKING.exactName, words: RANKING.wordsInName },
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
            <p>
              <Link to="/search">{say("To the search")}</Link>
            </p>
          </section>
        </div>
      </div>
    </>
  );
}
