/** What the pages of shortlists show, and whose browser asks. */
import { AppError } from "../../domain/errors.ts";
import { withoutLanguage } from "../../domain/words/languages.ts";
import type { PageContext } from "../../platform/pages/page-context.server.ts";
import { voterIn } from "../events/voter-cookie.ts";
import { shortlistIn } from "./shortlist-cookie.ts";
import { isProblem, problemWords, type ShortlistView } from "./shortlist-model.ts";
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

export type OwnShortlist = {
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
  return { list, others, signedIn: page.actor !== null, problem: problemIn(searchParams), from: pageIn(searchParams) };
}

export type SharedShortlist = {
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
  const list = await sharedSeen(page.deps, token, visitor).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  });
  return (
    list && {
      list,
      token,
      signedIn: page.actor !== null,
      kept: visitor.kept === token,
      problem: problemIn(new URL(request.url).searchParams),
    }
  );
}
