/** What the pages of shortlists show, and whose browser asks. */
import { withoutLanguage } from "../../domain/words/languages.ts";
import { say } from "../../domain/words/say.ts";
import { behindCountedLink, type PageContext } from "../../platform/pages/page-context.server.ts";
import { todayIST } from "../../domain/dates.ts";
import { dayLineFor } from "../demand/demand-service.server.ts";
import { isAhead, whenWords } from "../listings/when-words.ts";
import { whenIn } from "../listings/when.ts";
import { voterIn } from "../events/voter-cookie.ts";
import { shortlistIn } from "./shortlist-cookie.ts";
import { MOST_COMPARED } from "./comparison-limits.ts";
import { isProblem, problemWords, type ShortlistView } from "./shortlist-model.ts";
import { placeOfAll } from "./shortlist-store.server.ts";
import { currentSeen, othersOf, sharedSeen, type Visitor } from "./shortlist-service.server.ts";

const visitorOf = ({ actor, visitor, cookies }: PageContext): Visitor => ({
  actor,
  kept: shortlistIn(cookies),
  voter: voterIn(cookies),
  address: visitor?.ip ?? "",
});

/** What a plain form was refused for, in words. */
const problemIn = (params: URLSearchParams): string => {
  const key = params.get("problem");
  return isProblem(key) ? problemWords(key) : "";
};

/** An address of this site, where a plain form was sent from; '' for any other. */
const pageIn = (params: URLSearchParams): string => {
  const from = params.get("from") ?? "";
  return /^\/(?![/\\])/.test(from) && from.length <= 2_000 ? withoutLanguage(from) : "";
};

/** A day for which a list is looked at, with what each of it says of that day, by its id; '' where none is asked. */
export type ListDay = { date: string; today: string; words: string; said: Readonly<Record<string, string>> };

/** Whether the day in the address is a quiet one, how many of the list are free then, and on which day beside it. */
async function dayOfList({ deps }: PageContext, list: ShortlistView | null, params: URLSearchParams): Promise<ListDay> {
  const today = todayIST(deps.now());
  const when = whenIn((name) => (name === "date" ? params.get(name) : null));
  const ids = (list?.groups ?? []).flatMap(({ listings }) =>
    listings.flatMap(({ id, closed }) => (closed ? [] : [id])),
  );
  if (!when || !isAhead(when, today) || ids.length === 0) return { date: "", today, words: "", said: {} };
  const [days, place] = await Promise.all([deps.cardDays(deps, ids, when), placeOfAll(deps.db, ids)]);
  const free = [...days.values()].filter(({ state }) => state === "free").length;
  const line = await dayLineFor(deps, when.from, place, ids);
  const own = say("{n} of your {of} {n, plural, one {says} other {say}} that they are free.", {
    n: free,
    of: ids.length,
  });
  const taken = say("Taken: {when}", { when: whenWords(when) });
  const said = Object.fromEntries(ids.map((id) => [id, days.get(id)?.words ?? taken]));
  return { date: when.from, today, words: line ? `${own} ${line}` : own, said };
}

export type OwnShortlist = {
  day: ListDay;
  list: ShortlistView | null;
  others: { path: string; changed: string }[];
  signedIn: boolean;
  problem: string;
  from: string;
};

/** One's own shortlist: of the account, or of this browser. */
export async function ownShortlist(page: PageContext, request: Request): Promise<OwnShortlist> {
  const { searchParams } = new URL(request.url);
  const visitor = visitorOf(page);
  const [list, others] = await Promise.all([currentSeen(page.deps, visitor), othersOf(page.deps, visitor)]);
  const day = await dayOfList(page, list, searchParams);
  return {
    day,
    list,
    others,
    signedIn: page.actor !== null,
    problem: problemIn(searchParams),
    from: pageIn(searchParams),
  };
}

/** What of one's shortlist may stand side by side: of the kind that it has most of; none where there are not two. */
export async function sideBySideOf(page: PageContext): Promise<string[]> {
  const list = await currentSeen(page.deps, visitorOf(page));
  const kinds = (list?.groups ?? []).map(({ listings }) =>
    listings.filter(({ closed }) => !closed).map(({ id }) => id),
  );
  const [most = []] = kinds.toSorted((a, b) => b.length - a.length);
  return most.length > 1 ? most.slice(0, MOST_COMPARED) : [];
}

export type SharedShortlist = {
  day: ListDay;
  list: ShortlistView;
  token: string;
  signedIn: boolean;
  /** This browser keeps it: what is saved goes there. */
  kept: boolean;
  problem: string;
};

/** What a link shows; null for one that works no more. */
export async function sharedShortlist(
  page: PageContext,
  token: string,
  request: Request,
): Promise<SharedShortlist | null> {
  const visitor = visitorOf(page);
  const list = await behindCountedLink(page, (address) => sharedSeen(page.deps, token, { ...visitor, address }));
  return (
    list && {
      day: await dayOfList(page, list, new URL(request.url).searchParams),
      list,
      token,
      signedIn: page.actor !== null,
      kept: visitor.kept === token,
      problem: problemIn(new URL(request.url).searchParams),
    }
  );
}
