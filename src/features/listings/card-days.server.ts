/** What cards say of the days that somebody asks for. */
import type { Deps } from "../../platform/deps.server.ts";
import type { CardDay, CardView } from "./search-view.ts";
import type { When } from "./when.ts";

/**
 * What the calendars of these listings say of those days, by id, in one statement; what is taken is absent. The feature
 * above knows; src/app hands it in (`featureCardDays` of features.server.ts).
 */
export type CardDays = (
  deps: Pick<Deps, "database" | "now">,
  ids: readonly string[],
  when: When,
) => Promise<Map<string, CardDay>>;

declare module "../../platform/deps.server.ts" {
  interface Deps {
    cardDays: CardDays;
  }
}

/** The same cards with their days; without those that were taken meanwhile. */
export async function withDays<Card extends Pick<CardView, "id">>(
  deps: Deps,
  cards: readonly Card[],
  when: When | undefined,
): Promise<(Card & { day?: CardDay | undefined })[]> {
  if (!when || cards.length === 0) return [...cards];
  const days = await deps.cardDays(
    deps,
    cards.map(({ id }) => id),
    when,
  );
  return cards.flatMap((card) => {
    const day = days.get(card.id);
    return day ? [{ ...card, day }] : [];
  });
}
