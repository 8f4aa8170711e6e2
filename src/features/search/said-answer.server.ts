import { placeSaid } from "../../domain/places/place-said.ts";
import { language, say } from "../../domain/words/say.ts";
import { saidLabel } from "../listings/understanding/said-label.ts";
import type { SearchAnswer } from "./search-model.ts";

/** An answer as its page shows it, in the language of the page; calls give it in English. */
export function saidAnswer(answer: SearchAnswer): SearchAnswer {
  if (language() === "en") return answer;
  const { understood, categories, states } = answer;
  return {
    ...answer,
    understood: understood && {
      ...understood,
      parts: understood.parts.map((part) => ({ ...part, label: saidLabel(part.label) })),
      leftOut: understood.leftOut.map(saidLabel),
    },
    categories: categories.map((group) => ({ ...group, one: say(group.one), many: say(group.many) })),
    states: states.map((one) => ({ ...one, name: placeSaid(one.state) })),
  };
}
