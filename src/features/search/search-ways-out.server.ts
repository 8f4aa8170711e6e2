/** Where a search over everything finds nothing or little: which single condition to leave out gains most, and where none does, which two. */
import { placeSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { NEAR_KM, nearWords } from "../listings/near-fields.ts";
import type { Circle } from "../listings/near.server.ts";
import { listingSearchHref } from "../listings/search-address.ts";
import type { SearchLink } from "../listings/search-view.ts";
import { saidLabel } from "../listings/understanding/said-label.ts";
import { bestWays, pairsOf } from "../listings/ways-out.server.ts";
import { whenWords } from "../listings/when-words.ts";
import { categoryOf } from "../registry.ts";
import { CALENDARS, narrowingsOf } from "./search-facets.server.ts";
import { amountWords, searchHref, type SearchAnswer, type SearchQuestion } from "./search-model.ts";
import { countQuestion } from "./search-service.server.ts";

type Wider = { label: string; question: SearchQuestion };
/** What a condition is called, and what the question is without it. */
type Left = { label: string; change: Partial<SearchQuestion> };

function conditionsOf(question: SearchQuestion, { understood }: SearchAnswer): Left[] {
  const { q, state, category, when, near } = question;
  const without = (label: string, change: Partial<SearchQuestion>): Left => ({ label, change });
  const parts = (understood?.parts ?? []).filter(({ without: rest }) => rest !== q);
  return [
    ...(q && parts.length < 2 ? [without(`“${q}”`, { q: "" })] : []),
    ...(parts.length < 2 ? [] : parts.map((part) => without(saidLabel(part.label), { q: part.without }))),
    ...(state ? [without(placeSaid(state), { state: "" })] : []),
    ...(category ? [without(say(categoryOf(category).plural), { category: "" })] : []),
    ...(when ? [without(say("Free on {day}", { day: whenWords(when) }), { when: undefined })] : []),
    ...(near ? [without(nearWords(near), { near: undefined, radius: undefined })] : []),
    ...narrowingsOf(question).flatMap(({ name, options }) =>
      options
        .filter(({ chosen }) => chosen)
        .map(({ label }) =>
          without(
            label,
            name === CALENDARS && when ? { when: { ...when, only: false, unsaid: false } } : { [name]: undefined },
          ),
        ),
    ),
  ];
}

/** Where a wider question is answered: without words, a day and a place a search asks for some, and the list of its category answers; null without a category. */
function hrefOf(question: SearchQuestion): string | null {
  const { q, state, category, when, near, rating = "", verified = "", answers = "" } = question;
  if (q || when || near) return searchHref(question);
  if (!category) return null;
  return listingSearchHref(categoryOf(category).searchPath, {
    q,
    state,
    districts: [],
    city: "",
    sort: "best",
    extra: { rating, verified, answers },
  });
}

/** Two at a time, as far as they do not change the same. */
const twoOf = (question: SearchQuestion, conditions: readonly Left[]): Wider[] =>
  pairsOf(conditions)
    .filter(([one, other]) => !Object.keys(one.change).some((name) => name in other.change))
    .map(([one, other]) => ({
      label: say("Without {label} and {other}", { label: one.label, other: other.label }),
      question: { ...question, ...one.change, ...other.change },
    }));

/** The ways to more, what gains most first. */
export async function waysOut(
  deps: Deps,
  question: SearchQuestion,
  answer: SearchAnswer,
  circle: Circle | undefined,
): Promise<SearchLink[]> {
  const farther: Wider[] =
    circle && circle.km < NEAR_KM.most
      ? [
          {
            label: say("Within {km} km", { km: NEAR_KM.most }),
            question: { ...question, radius: String(NEAR_KM.most) },
          },
        ]
      : [];
  const tried = async (those: readonly Wider[]) => {
    const ways = await Promise.all(
      those.map(async ({ label, question: wider }) => {
        const to = hrefOf(wider);
        if (to === null) return [];
        const around =
          wider.near && circle ? { point: circle.point, km: Number(wider.radius ?? circle.km) } : undefined;
        const amount = await countQuestion(deps, { ...wider, circle: around });
        return [{ label, to, total: amount.count, words: amountWords(amount) }];
      }),
    );
    return bestWays(ways.flat(), answer.total.count);
  };
  const conditions = conditionsOf(question, answer);
  const single = conditions.map(({ label, change }): Wider => ({
    label: say("Without {label}", { label }),
    question: { ...question, ...change },
  }));
  const best = await tried([...farther, ...single]);
  return best.length > 0 || answer.total.count > 0 || conditions.length < 3 ? best : tried(twoOf(question, conditions));
}
