/** A list in its own order, in which one place in twelve goes to somebody new (newcomers.server.ts). */
import { todayIST } from "../../domain/dates.ts";
import { LISTS } from "../../domain/limits.ts";
import { remembered } from "../../platform/cache/remembered.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { newSince, seenToday, withDrawn } from "./newcomers.server.ts";
import { cardsOf } from "./listing-cards.server.ts";
import { searchIds, type Found, type ListingQuery } from "./listing-search.server.ts";
import { NEWCOMERS } from "./ranking.ts";
import type { CardView } from "./search-view.ts";

/** Places of a page that are left for them. */
const A_PAGE = Math.floor(LISTS.page / NEWCOMERS.oneIn);
const FIRST = LISTS.page - A_PAGE;
const forMs = 60_000;
const changedBy = (tag: string) => tag === "listings";

const newOnes = remembered({
  forMs,
  most: 50,
  changedBy,
  async read({ db }, { category, today }: { category: string; today: string }): Promise<string[]> {
    const { from, until } = newSince(today);
    const { rows } = await db.$client.query<{ id: string }>({
      name: "newly approved",
      text: `SELECT id FROM listings WHERE category = $1 AND status = 'approved' AND approved_at >= ($2::date)::timestamp AT TIME ZONE 'Asia/Kolkata'
        AND approved_at < ($3::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' ORDER BY approved_at DESC LIMIT ${NEWCOMERS.considered}`,
      values: [category, from, until],
    });
    return rows.map(({ id }) => id);
  },
});

type Asked = { category: string; today: string; query: ListingQuery };
const ofQuestion = remembered({
  forMs,
  most: 500,
  changedBy,
  async read(deps, { category, today, query }: Asked): Promise<string[]> {
    const among = await newOnes(deps, `${category} ${today}`, { category, today });
    if (among.length === 0) return [];
    const [{ ids }, { ids: first }] = await Promise.all([
      searchIds(deps, category, { ...query, among, limit: among.length }),
      searchIds(deps, category, { ...query, limit: FIRST }),
    ]);
    // Who stands in front by themselves stays there.
    const standing = new Set(first);
    return seenToday(
      today,
      ids.filter((id) => !standing.has(id)),
    );
  },
});

/** Those who are drawn today for a question, in their order; of lists in another order than their own, nobody. */
export async function drawnFor(deps: Deps, category: string, query: ListingQuery): Promise<string[]> {
  if (query.sort !== "best") return [];
  const today = todayIST(deps.now());
  const asked = { ...query, cursor: undefined, limit: undefined };
  return ofQuestion(deps, JSON.stringify([category, today, asked]), { category, today, query: asked });
}

/** '2.…': so many were shown on the pages before; behind it the key of the list. */
function read(cursor: string | undefined): { shown: number; key: string | undefined } {
  const [, shown, key] = /^(\d{1,3})\.(.+)$/.exec(cursor ?? "") ?? [];
  return shown && key ? { shown: Number(shown), key } : { shown: 0, key: cursor };
}

/** @param find a page of the list, as cards */
export async function withNewcomers(
  deps: Deps,
  category: string,
  query: ListingQuery,
  find: (page: ListingQuery) => Promise<Omit<Found<CardView>, "rows"> & { cards: CardView[] }>,
): Promise<Omit<Found<CardView>, "rows"> & { cards: CardView[] }> {
  const { shown, key } = read(query.cursor);
  const all = await drawnFor(deps, category, query);
  if (all.length === 0) return find({ ...query, cursor: key });
  const left = all.slice(shown);
  const here = Math.min(left.length, A_PAGE);
  const found = await find({ ...query, cursor: key, limit: LISTS.page - here, without: all });
  const last = found.next === null;
  const ids = last ? left : left.slice(0, here);
  const cards = await cardsOf(deps, ids, { state: query.state ?? "", districts: query.districts ?? [] });
  const lots = ids.flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ ...card, drawn: true }] : [];
  });
  return {
    ...found,
    cards: withDrawn(found.cards, lots, last),
    next: found.next && `${shown + ids.length}.${found.next}`,
  };
}
