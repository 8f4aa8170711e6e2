/** A question over every category by its address, for whoever keeps it. */
import { say } from "../../domain/words/say.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { takenAlong } from "../listings/brief-along.ts";
import { withDays } from "../listings/card-days.server.ts";
import { nameOfSearch, type KeptSearch } from "../listings/kept-search.server.ts";
import { cardsOf } from "../listings/listing-cards.server.ts";
import { nearWords } from "../listings/near-fields.ts";
import { briefIn } from "../listings/list-call.server.ts";
import { kmIn, nearIn } from "../listings/near.server.ts";
import { whenIn } from "../listings/when.ts";
import { isAhead, whenWords } from "../listings/when-words.ts";
import { categories, categoryOf } from "../registry.ts";
import { searchHref } from "./search-model.ts";
import { narrowingsOf } from "./search-facets.server.ts";
import { questionIn } from "./search-question.server.ts";
import { newestFound } from "./search-service.server.ts";

/** The same search as its page shows at this address; null where it asks for nothing. @param today in India */
export async function keptQuestion(deps: Deps, params: URLSearchParams, today: string): Promise<KeptSearch | null> {
  const keys = categories.map(({ key }) => key);
  const when = whenIn((name) => params.get(name));
  const over = when !== undefined && !isAhead(when, today);
  const question = { ...questionIn(params, keys, today), ...(when ? { when } : {}) };
  const narrowed = narrowingsOf(question).flatMap(({ options }) => options.filter(({ chosen }) => chosen));
  if (!question.q && !question.when && !question.near && narrowed.length === 0) return null;
  const near = await nearIn(question.near ?? "");
  const circle = near?.known ? { point: near.point, km: kmIn(question.radius ?? "") } : undefined;
  const asked = briefIn(Object.fromEntries(params), question.when, circle);
  return {
    search: searchHref(question),
    name: nameOfSearch(
      question.category ? say(categoryOf(question.category).plural) : say("Search"),
      [
        question.q && `“${question.q}”`,
        question.state && placeSaid(question.state),
        question.near && nearWords(question.near),
        when && say("Free on {day}", { day: whenWords(when) }),
        ...narrowed.map(({ label }) => label),
      ].filter((words): words is string => Boolean(words)),
    ),
    over,
    ids: async (limit) =>
      over || (near && !near.known)
        ? []
        : newestFound(deps, { ...question, circle, sent: Object.fromEntries(params) }, limit),
    async cards(ids) {
      const known = await cardsOf(deps, ids, question);
      const { when, near: around } = question;
      const found = ids.flatMap((id) => known.get(id) ?? []);
      const cards = await withDays(deps, takenAlong(found, { ...asked, when }, around), when);
      if (!asked) return cards;
      const prices = await deps.cardPrices(
        deps,
        cards.map(({ id }) => id),
        asked,
      );
      return cards.map((card) => ({ ...card, allIn: prices.get(card.id) }));
    },
  };
}
