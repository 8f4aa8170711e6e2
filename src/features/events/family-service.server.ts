/** The links by which an organiser shares an event with the family, and what is read and voted by them. */
import type { Actor } from "../../domain/actor.ts";
import { conflict, notAllowed, notFound } from "../../domain/errors.ts";
import { familyPath } from "../../domain/request-paths.ts";
import { searchKey } from "../../domain/text.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { say } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { daysBefore } from "../../platform/jobs/sweep-job.server.ts";
import { linkAgain, linkHash, linkToken, newLink } from "../../platform/link-token.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { readBy } from "../../domain/contact-detector.ts";
import { categoryOf } from "../registry.ts";
import type { BoardRow, EventRequest } from "./event-model.ts";
import { eventById, heldEvent } from "./event-service.server.ts";
import {
  LINK_DAYS,
  type FamilyOption,
  type FamilyView,
  type LinkForm,
  type LinkKind,
  type LinkView,
  type VoteForm,
} from "./family-model.ts";
import { FAMILY_TEXT as TEXT, VOTE_LIMITS } from "./family-words.ts";
import * as store from "./family-store.server.ts";
import { voterHash } from "./voter-hash.server.ts";
import { whenSaid } from "../../domain/when-said.ts";

const PURPOSE = "event";

/** The links of an event that work. @param id of an event whose owner looks */
export async function linksSeen(deps: Deps, id: string): Promise<LinkView[]> {
  const now = deps.now();
  return (await store.linksOf(deps.db, id))
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ kind, seed, tokenHash, prices, createdAt, expiresAt }) => {
      const token = linkAgain(deps.config.secret, PURPOSE, { seed, tokenHash });
      return {
        kind,
        address: token && deps.config.publicUrl + spokenPath(familyPath(token)),
        prices,
        since: createdAt.toISOString(),
        until: expiresAt.toISOString(),
      };
    });
}

/** Makes a link, or says anew what it shows; a renewed one lets the old one die. @throws 404 */
export async function shareEvent(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  id: string,
  kind: LinkKind,
  { prices, renew }: LinkForm,
): Promise<void> {
  await heldEvent(tx, actor, id);
  const now = deps.now();
  const there = (await store.linksOf(tx, id)).find((link) => link.kind === kind);
  if (there && there.expiresAt > now && !renew) return store.showPrices(tx, id, kind, prices);
  const { seed, tokenHash } = newLink(deps.config.secret, PURPOSE);
  const expiresAt = daysBefore(now, -LINK_DAYS);
  await store.keepLink(tx, { eventId: id, kind, seed, tokenHash, prices, createdAt: now, expiresAt });
}

/** The link is dead; the votes that came by it stay. @throws 404 */
export async function endLink(tx: Tx, actor: Actor, id: string, kind: LinkKind): Promise<void> {
  await heldEvent(tx, actor, id);
  await store.removeLink(tx, id, kind);
}

/** @param address of whoever asks: wrong links are counted by it @throws 404, 429 */
async function followed(deps: Deps, token: string, address: string): Promise<store.LinkRow> {
  const hash = linkHash(token);
  const found = hash && (await store.linkedEvent(deps.db, hash, deps.now()));
  if (found) return found;
  await deps.limits.hit("LIMIT_EVENT_LINK_MISSES_PER_ADDRESS", address);
  throw notFound(TEXT.gone);
}

/** What stands for a request in the page of a family, which learns no number of it. */
const optionKey = (deps: Pick<Deps, "config">, number: string): string =>
  linkToken(deps.config.secret, `event-option:${number}`);
/** Whether it lasts longer than its day, or takes a part of it. */
const isMore = ({ day, lastDay, slot }: EventRequest): boolean =>
  (slot !== null && slot !== "whole") || (lastDay !== null && lastDay !== day);

const aboutOf = ({ category, day }: Pick<BoardRow, "category" | "day">): string => `${category} ${day ?? ""}`.trim();

/**
 * An event as a family reads it.
 * @param voter the number of the browser, where it has one
 * @throws 404 for a link that was never given out or works no more, 429
 */
export async function familySeen(
  deps: Deps,
  token: string,
  { address, voter }: { address: string; voter: string | null },
): Promise<FamilyView> {
  const link = await followed(deps, token, address);
  const seen = await eventById(deps, link.eventId);
  if (!seen) throw notFound(TEXT.gone);
  const votes = await store.votesOf(deps.db, link.eventId);
  const own = voter && voterHash(link.eventId, voter);
  const option = (request: EventRequest): FamilyOption => {
    const cast = votes.filter(({ enquiryId }) => enquiryId === request.id);
    const covered = readBy(false);
    return {
      key: optionKey(deps, request.number),
      title: request.title,
      path: request.path,
      when: isMore(request) ? whenSaid(request) : "",
      totalPaise: link.prices ? request.totalPaise : null,
      lines: (request.quote?.lines ?? []).map(covered),
      included: covered(request.quote?.included ?? ""),
      excluded: covered(request.quote?.excluded ?? ""),
      votes: cast.map(({ name }) => name),
      mine: own ? cast.filter((vote) => vote.voter.equals(own)).map(({ name }) => name) : [],
    };
  };
  const { name, occasion, place, guests, parts } = seen.event;
  // Without prices their order would tell who is the lowest.
  const inOrder = (requests: readonly EventRequest[]) =>
    link.prices ? requests : requests.toSorted((one, other) => one.title.localeCompare(other.title));
  return {
    mayVote: link.kind === "vote",
    prices: link.prices,
    event: { name, occasion, place, guests, parts },
    rows: seen.board.rows.map((row) => ({
      category: row.category,
      label: say(categoryOf(row.category).plural),
      day: row.day,
      booked: row.booked.map(option),
      open: inOrder(row.open).map(option),
    })),
  };
}

/**
 * A vote for one of those who were asked; another one for the same day and kind takes its place.
 * @throws 400, 403 by a link to read, 404, 409 for what is decided, or too many, 429
 */
export async function vote(
  deps: Deps,
  token: string,
  { option, name, on }: VoteForm,
  { address, voter }: { address: string; voter: string },
): Promise<void> {
  const link = await followed(deps, token, address);
  if (link.kind !== "vote") throw notAllowed(TEXT.reading);
  await deps.limits.hit("LIMIT_EVENT_VOTES_PER_ADDRESS", address);
  const { eventId } = link;
  const seen = await eventById(deps, eventId);
  const row = seen?.board.rows.find(({ open }) => open.some(({ number }) => optionKey(deps, number) === option));
  const request = row?.open.find(({ number }) => optionKey(deps, number) === option);
  if (!row || !request || row.booked.length > 0) throw conflict(TEXT.option, { option: TEXT.option });
  const hash = voterHash(eventId, voter);
  const ballot = { eventId, about: aboutOf(row), voter: hash, nameKey: searchKey(name), enquiryId: request.id };
  await transaction(deps.db, async (tx) => {
    if (!on) return store.dropVote(tx, ballot);
    // One after the other: the counts hold however many vote at once.
    await store.holdLink(tx, eventId);
    const { all, names } = await store.countVotes(tx, eventId, hash);
    if (all >= VOTE_LIMITS.ofEvent) throw conflict(TEXT.many);
    if (!names.includes(ballot.nameKey) && names.length >= VOTE_LIMITS.namesOfBrowser)
      throw conflict(toCaller(() => say("From one browser {n} names may vote.", { n: VOTE_LIMITS.namesOfBrowser })));
    if (!(await store.stillAsked(tx, eventId, request.id))) throw conflict(TEXT.option, { option: TEXT.option });
    await store.keepVote(tx, { ...ballot, name, at: deps.now() });
  });
}
