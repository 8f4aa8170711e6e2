/** Where a search over everything finds nothing or little: which single condition to leave out gains most. */
import { placeSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { NEAR_KM } from "../listings/near-fields.ts";
import type { Circle } from "../listings/near.server.ts";
import type { SearchLink } from "../listings/search-view.ts";
import { saidLabel } from "../listings/understanding/said-label.ts";
import { bestWays } from "../listings/ways-out.server.ts";
import { whenWords } from "../listings/when-words.ts";
import { categoryOf } from "../registry.ts";
import { CALENDARS, narrowingsOf } from "./search-facets.server.ts";
import { amountWords, searchHref, type SearchAnswer, type SearchQuestion } from "./search-model.ts";
import { countQuestion } from "./search-service.server.ts";

type Wider = { label: string; question: SearchQuestion };

function widened(question: SearchQuestion, { understood }: SearchAnswer): Wider[] {
  const { q, state, category, when, near } = question;
  const without = (label: string, change: Partial<SearchQuestion>): Wider => ({
    label: say("Without {label}", { label }),
    question: { ...question, ...change },
  });
  const parts = (understood?.parts ?? []).filter(({ without: rest }) => rest !== q);
  return [
    ...(q && parts.length < 2 ? [without(`“${q}”`, { q: "" })] : []),
    ...(parts.length < 2 ? [] : parts.map((part) => without(saidLabel(part.label), { q: part.without }))),
    ...(state ? [without(placeSaid(state), { state: "" })] : []),
    ...(category ? [without(say(categoryOf(category).plural), { category: "" })] : []),
    ...(when ? [without(say("Free on {day}", { day: whenWords(when) }), { when: undefined })] : []),
    ...(near ? [without(say("Near: {near}", { near }), { near: undefined, radius: undefined })] : []),
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
  const ways = await Promise.all(
    [...farther, ...widened(question, answer)].map(async ({ label, question: wider }) => {
      const around = wider.near && circle ? { point: circle.point, km: Number(wider.radius ?? circle.km) } : undefined;
      const amount = await countQuestion(deps, { ...wider, circle: around });
      return { label, to: searchHref(wider), total: amount.count, words: amountWords(amount) };
    }),
  );
  return bestWays(ways, answer.total.count);
}
