/** Shortlists: what somebody saves with or without an account, shares by a link, and decides about with others. */
import type { Actor } from "../../domain/actor.ts";
import { badInput, conflict, notAllowed, notFound } from "../../domain/errors.ts";
import { isUuid, newId } from "../../domain/ids.ts";
import { sharedShortlistPath } from "../../domain/request-paths.ts";
import { searchKey } from "../../domain/text.ts";
import { withoutLanguage } from "../../domain/words/languages.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { say } from "../../domain/words/say.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { daysBefore } from "../../platform/jobs/sweep-job.server.ts";
import { linkAgain, linkHash, newLink } from "../../platform/link-token.server.ts";
import { holdAccount } from "../accounts/open-account.server.ts";
import { profileAt } from "../events/profile-at.ts";
import { voterHash } from "../events/voter-hash.server.ts";
import { askedBySlug } from "../enquiries/enquiry-listing.server.ts";
import { cardsOf } from "../listings/listing-cards.server.ts";
import { approvedById } from "../listings/listing-lookup.server.ts";
import { categories, categoryOf } from "../registry.ts";
import {
  SHORTLIST_TEXT as TEXT,
  problemWords,
  type BallotForm,
  type SaveForm,
  type ShortlistEntry,
  type ShortlistView,
} from "./shortlist-model.ts";
import { SHORTLIST_LIMITS as LIMITS } from "./shortlist-limits.ts";
import * as store from "./shortlist-store.server.ts";

/** Whoever looks, or changes something. */
export type Visitor = {
  actor: Actor | null;
  /** The link that this browser keeps. */
  kept: string | null;
  /** The number of the browser, where it has voted. */
  voter: string | null;
  address: string;
};
type Followed = { list: store.ListRow; kind: store.LinkRow["kind"] };

const purposeOf = (kind: store.LinkRow["kind"]): string => `shortlist-${kind}`;
const KEYS = categories.map(({ key }) => key);

async function byToken(deps: Pick<Deps, "now">, db: Db, token: string | null): Promise<Followed | null> {
  const hash = token === null ? null : linkHash(token);
  return hash && store.linkedList(db, hash, deps.now());
}

/** @throws 404 for a link that was never given out or works no more, 429 for too many of them */
async function followed(deps: Deps, token: string, address: string): Promise<Followed> {
  const found = await byToken(deps, deps.db, token);
  if (found) return found;
  await deps.limits.hit("LIMIT_SHORTLIST_MISSES_PER_ADDRESS", address);
  throw notFound(TEXT.gone);
}

/** @throws 403 by a link to read, 404, 429 */
async function followedToEdit(deps: Deps, token: string, address: string): Promise<store.ListRow> {
  const { list, kind } = await followed(deps, token, address);
  if (kind !== "edit") throw notAllowed(TEXT.reading);
  return list;
}

/** The one that is saved into: of an account the last one, else the one that this browser keeps. */
async function currentList(deps: Deps, db: Db, { actor, kept }: Visitor): Promise<store.ListRow | null> {
  const [own] = actor ? await store.listsOf(db, actor.id) : [];
  if (own) return own;
  const found = await byToken(deps, db, kept);
  // What is in an account is not changed by a browser that kept its link from before.
  return found?.kind === "edit" && found.list.ownerId === null ? found.list : null;
}

async function linksSaid(deps: Deps, id: string): Promise<{ edit: string | null; read: string | null }> {
  const links = await store.linksOf(deps.db, id);
  const said = (kind: store.LinkRow["kind"]) => {
    const link = links.find((one) => one.kind === kind);
    const token = link ? linkAgain(deps.config.secret, purposeOf(kind), link) : null;
    return token && deps.config.publicUrl + spokenPath(sharedShortlistPath(token));
  };
  return { edit: said("edit"), read: said("read") };
}

async function seen(
  deps: Deps,
  list: store.ListRow,
  { actor, voter }: Pick<Visitor, "actor" | "voter">,
  mayEdit: boolean,
): Promise<ShortlistView> {
  const [entries, votes] = await Promise.all([store.entriesOf(deps.db, list.id), store.votesOf(deps.db, list.id)]);
  const cards = await cardsOf(
    deps,
    entries.map(({ listingId }) => listingId),
    { state: "" },
  );
  const own = voter && voterHash(list.id, voter);
  const entry = ({ listingId, category }: store.EntryRow): ShortlistEntry => {
    const card = cards.get(listingId);
    const cast = votes.filter((vote) => vote.listingId === listingId);
    return {
      id: listingId,
      closed: !card,
      title: card?.title ?? say("{kind} that is not shown any more", { kind: say(categoryOf(category).singular) }),
      path: card?.path ?? null,
      place: card?.place ?? "",
      price: card?.price ?? "",
      proof: card?.proof ?? "",
      rating: card?.rating ?? 0,
      ratingCount: card?.ratingCount ?? 0,
      photo: card?.photo ?? null,
      votes: cast.map(({ name }) => name),
      mine: own ? cast.filter((vote) => vote.voter.equals(own)).map(({ name }) => name) : [],
    };
  };
  const known = entries.filter(({ category }) => KEYS.includes(category));
  return {
    mayEdit,
    own: list.ownerId !== null && list.ownerId === actor?.id,
    free: list.ownerId === null,
    until: list.expiresAt.toISOString(),
    links: mayEdit ? await linksSaid(deps, list.id) : null,
    count: known.length,
    groups: categories.flatMap(({ key, plural, searchPath }) => {
      const those = known.filter(({ category }) => category === key);
      return those.length > 0
        ? [{ category: key, label: say(plural), path: searchPath, listings: those.map((row) => entry(row)) }]
        : [];
    }),
  };
}

/** What a visitor has saved; null for nothing yet. */
export async function currentSeen(deps: Deps, visitor: Visitor): Promise<ShortlistView | null> {
  const list = await currentList(deps, deps.db, visitor);
  return list && seen(deps, list, visitor, true);
}

/** Links to the others of a visitor: those of the account, and one that this browser keeps besides. */
export async function othersOf(deps: Deps, visitor: Visitor): Promise<{ path: string; changed: string }[]> {
  const current = await currentList(deps, deps.db, visitor);
  const own = visitor.actor ? await store.listsOf(deps.db, visitor.actor.id) : [];
  const kept = await byToken(deps, deps.db, visitor.kept);
  const all = [...own, ...(kept?.kind === "edit" && kept.list.ownerId === null ? [kept.list] : [])];
  const others = all.filter(({ id, expiresAt }) => id !== current?.id && expiresAt > deps.now());
  const linked = await Promise.all(
    others.map(async ({ id, changedAt }) => ({
      address: (await linksSaid(deps, id)).edit,
      changed: changedAt.toISOString(),
    })),
  );
  return linked.flatMap(({ address, changed }) =>
    address ? [{ path: withoutLanguage(new URL(address).pathname), changed }] : [],
  );
}

/** What a link shows. @throws 404, 429 */
export async function sharedSeen(deps: Deps, token: string, visitor: Visitor): Promise<ShortlistView> {
  const { list, kind } = await followed(deps, token, visitor.address);
  return seen(deps, list, visitor, kind === "edit");
}

const lifeOf = (now: Date) => ({ changedAt: now, expiresAt: daysBefore(now, -LIMITS.days) });

/** A new list, held by its making. */
async function makeList(deps: Deps, tx: Tx, ownerId: string | null): Promise<{ list: store.ListRow; token: string }> {
  const now = deps.now();
  const list = { id: newId(), ownerId, createdAt: now, ...lifeOf(now) };
  const edit = newLink(deps.config.secret, purposeOf("edit"));
  const read = newLink(deps.config.secret, purposeOf("read"));
  await store.insertList(tx, list, [
    { shortlistId: list.id, kind: "edit", seed: edit.seed, tokenHash: edit.tokenHash },
    { shortlistId: list.id, kind: "read", seed: read.seed, tokenHash: read.tokenHash },
  ]);
  return { list, token: edit.token };
}

/** What is meant: an id, or the approved listing at an address; null where there is none. */
async function meant(db: Db, listing: string): Promise<{ id: string; category: string } | null> {
  if (isUuid(listing)) return approvedById(db, KEYS, listing);
  const at = profileAt(listing);
  const found = at && (await askedBySlug(db, at.category, at.slug));
  return found && { id: found.id, category: at.category };
}

/** Puts a listing on a list that is held, or takes it out. @throws 400, 409 for a full list */
async function change(deps: Deps, tx: Tx, list: store.ListRow, { listing, on }: SaveForm): Promise<void> {
  const found = await meant(tx, listing);
  // What is closed is taken out by its id.
  const id = found?.id ?? (isUuid(listing) ? listing : null);
  if (id === null || (on && !found)) throw badInput(TEXT.listing, { listing: TEXT.listing });
  if (!on || !found) await store.dropEntry(tx, { shortlistId: list.id, listingId: id });
  else {
    const before = (await store.entriesOf(tx, list.id)).map(({ listingId }) => listingId);
    if (!before.includes(id) && before.length >= LIMITS.listings) throw conflict(problemWords("full"));
    await store.addEntry(tx, { shortlistId: list.id, listingId: id, category: found.category, addedAt: deps.now() });
  }
  await store.changeList(tx, list.id, lifeOf(deps.now()));
}

/** The addresses of what stands on a list and is shown. */
async function pathsOf(tx: Tx, id: string): Promise<string[]> {
  return (await store.shownOn(tx, id)).map(({ category, slug }) => categoryOf(category).profilePath(slug));
}

/** What a browser knows after a change: the addresses of what is on its list, and the link that it keeps (null: the account has it). */
export type Saved = { paths: string[]; keep: string | null };

/**
 * Puts a listing on the visitor's shortlist, or takes it out; the first one makes the list.
 * @throws 400 for what is no profile here, 409 for a full list, 429 for too many new lists from one address
 */
export async function save(deps: Deps, visitor: Visitor, form: SaveForm): Promise<Saved> {
  const { actor, kept, address } = visitor;
  const there = await currentList(deps, deps.db, visitor);
  if (!there && !form.on) return { paths: [], keep: null };
  if (!there) await deps.limits.hit("LIMIT_SHORTLISTS_PER_ADDRESS", address);
  return transaction(deps.db, async (tx) => {
    if (actor && !there) await holdAccount(tx, actor.id);
    const known = await currentList(deps, tx, visitor);
    const held = known && (await store.holdList(tx, known.id));
    const made = held ? null : await makeList(deps, tx, actor?.id ?? null);
    const list = held ?? made!.list;
    await change(deps, tx, list, form);
    return { paths: await pathsOf(tx, list.id), keep: list.ownerId === null ? (made?.token ?? kept) : null };
  });
}

/** The same for the list behind a link to edit. @throws 400, 403, 404, 409, 429 */
export async function saveShared(deps: Deps, token: string, form: SaveForm, { address }: Visitor): Promise<void> {
  const { id } = await followedToEdit(deps, token, address);
  return transaction(deps.db, async (tx) => {
    const held = await store.holdList(tx, id);
    if (!held) throw notFound(TEXT.gone);
    await change(deps, tx, held, form);
  });
}

/** The list goes into the account of whoever has its link to edit. @throws 403, 404, 409 where it is in another one */
export async function adopt(deps: Deps, token: string, actor: Actor, { address }: Visitor): Promise<void> {
  const { id } = await followedToEdit(deps, token, address);
  await transaction(deps.db, async (tx) => {
    await holdAccount(tx, actor.id);
    const held = await store.holdList(tx, id);
    if (!held) throw notFound(TEXT.gone);
    if (held.ownerId === actor.id) return;
    if (held.ownerId !== null) throw conflict(TEXT.owned);
    if ((await store.countLists(tx, actor.id)) >= LIMITS.lists) throw conflict(problemWords("lists"));
    await store.changeList(tx, id, { ownerId: actor.id, ...lifeOf(deps.now()) });
  });
}

/** Another link to read: the old one is dead, and its votes stay. @throws 403, 404 */
export async function renewReadLink(deps: Deps, token: string, { address }: Visitor): Promise<void> {
  const { id } = await followedToEdit(deps, token, address);
  const { seed, tokenHash } = newLink(deps.config.secret, purposeOf("read"));
  await transaction(deps.db, (tx) => store.renewLink(tx, { shortlistId: id, kind: "read", seed, tokenHash }));
}

/** @throws 403, 404 */
export async function endShared(deps: Deps, token: string, { address }: Visitor): Promise<void> {
  const { id } = await followedToEdit(deps, token, address);
  await transaction(deps.db, (tx) => store.removeList(tx, id));
}

/** @throws 403, 404 for what cannot be kept by this browser */
export async function keepable(deps: Deps, token: string, { address }: Visitor): Promise<void> {
  await followedToEdit(deps, token, address);
}

/**
 * A vote for one of a kind, under a first name; another one under the same name takes its place. Whoever came first has
 * the name. @throws 404, 409 for what is not to choose any more, a name that somebody else has, or too many, 429
 */
export async function voteFor(
  deps: Deps,
  token: string,
  { listing, name, on }: BallotForm,
  { address, voter }: { address: string; voter: string },
): Promise<void> {
  const { list } = await followed(deps, token, address);
  await deps.limits.hit("LIMIT_SHORTLIST_VOTES_PER_ADDRESS", address);
  const shortlistId = list.id;
  const hash = voterHash(shortlistId, voter);
  await transaction(deps.db, async (tx) => {
    // One after the other: the counts hold, and a name is somebody's, however many vote at once.
    const held = await store.holdList(tx, shortlistId);
    const entry = held && (await store.entriesOf(tx, shortlistId)).find(({ listingId }) => listingId === listing);
    const shown = entry && (await approvedById(tx, [entry.category], listing));
    if (!entry || (on && !shown)) throw conflict(TEXT.option, { listing: TEXT.option });
    const { category } = entry;
    const ballot = { shortlistId, category, nameKey: searchKey(name), voter: hash, listingId: listing };
    if (!on) return store.dropVote(tx, ballot);
    const votes = await store.votesOf(tx, shortlistId);
    const named = votes.filter(({ nameKey }) => nameKey === ballot.nameKey);
    if (named.some((vote) => !vote.voter.equals(hash))) throw conflict(TEXT.name, { name: TEXT.name });
    const names = new Set(votes.filter((vote) => vote.voter.equals(hash)).map(({ nameKey }) => nameKey));
    if (!names.has(ballot.nameKey) && names.size >= LIMITS.namesOfBrowser) throw conflict(problemWords("names"));
    if (votes.length >= LIMITS.votes) throw conflict(TEXT.many);
    await store.keepVote(tx, { ...ballot, name, at: deps.now() });
  });
}
