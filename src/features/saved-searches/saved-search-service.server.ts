/** Searches that somebody keeps, and the mails about what is new in them. */
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { badInput, conflict, notFound } from "../../domain/errors.ts";
import { truncate } from "../../domain/graphemes.ts";
import { isUuid, newId } from "../../domain/ids.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { linkHash, newLink } from "../../platform/link-token.server.ts";
import { holdAccount } from "../accounts/open-account.server.ts";
import {
  SAVED_LIMITS as LIMITS,
  SAVED_TEXT as TEXT,
  savedProblemWords,
  type ChangeSearchForm,
  type SavedSearchView,
  type SaveSearchForm,
  type StopMailsForm,
} from "./saved-search-model.ts";
import * as store from "./saved-search-store.server.ts";
import { keptAt, searchAt } from "./search-at.server.ts";

/** What a link that stops mails is made for. */
export const STOP_PURPOSE = "search-mails";

async function seen(deps: Deps, { id, name, search, stoppedAt, lookedOn }: store.SavedRow): Promise<SavedSearchView> {
  const kept = await keptAt(deps, search);
  return { id, name, path: search, on: stoppedAt === null, over: kept === null || kept.over, lookedOn };
}

/** Those of the signed-in person, the newest first. */
export async function savedSearchesOf(deps: Deps, { id }: Pick<Actor, "id">): Promise<SavedSearchView[]> {
  return Promise.all((await store.searchesOf(deps.db, id)).map((row) => seen(deps, row)));
}

/** What would be kept of an address, by the name it would have; else why not. */
export async function beforeSaving(
  deps: Deps,
  address: string,
): Promise<{ search: string; name: string } | { problem: "search" | "empty" | "over" }> {
  const found = await searchAt(deps, address);
  if (typeof found === "string") return { problem: found === "empty" ? "empty" : "search" };
  return found.over ? { problem: "over" } : { search: found.search, name: truncate(found.name, LIMITS.name) };
}

/**
 * Keeps a search; what it finds now is known, and is not told. Kept twice it stands there once, and its mails come again
 * where they were stopped. @throws 400 for what is no search here or asks for nothing, 409 for too many
 */
export async function saveSearch(deps: Deps, actor: Actor, { search: address, name }: SaveSearchForm): Promise<string> {
  const found = await searchAt(deps, address);
  if (typeof found === "string" || found.over) {
    const words = found === "unknown" ? TEXT.search : found === "empty" ? TEXT.empty : TEXT.over;
    throw badInput(words, { search: words });
  }
  const { search } = found;
  const chosen = name ?? truncate(found.name, LIMITS.name);
  const ids = await found.ids(LIMITS.known + 1);
  const now = deps.now();
  return transaction(deps.db, async (tx) => {
    await holdAccount(tx, actor.id);
    const there = await store.sameSearch(tx, actor.id, search);
    if (there) {
      if (there.stoppedAt) await store.turnLink(tx, actor.id, newLink(deps.config.secret, STOP_PURPOSE));
      const known = { known: ids.slice(0, LIMITS.known), more: ids.length > LIMITS.known, lookedOn: todayIST(now) };
      if (there.stoppedAt || name)
        await store.changeSearch(tx, there, {
          ...(there.stoppedAt ? { stoppedAt: null, ...known } : {}),
          ...(name ? { name } : {}),
        });
      return there.id;
    }
    if ((await store.savedCount(tx, actor.id)) >= LIMITS.searches) throw conflict(savedProblemWords("full"));
    const id = newId();
    await store.insertSearch(tx, {
      id,
      userId: actor.id,
      search,
      name: chosen,
      known: ids.slice(0, LIMITS.known),
      more: ids.length > LIMITS.known,
      lookedOn: todayIST(now),
      createdAt: now,
      stoppedAt: null,
    });
    const { seed, tokenHash } = newLink(deps.config.secret, STOP_PURPOSE);
    await store.insertLink(tx, { userId: actor.id, seed, tokenHash });
    return id;
  });
}

/** Another name, or its mails stopped or wanted again. @throws 404 for one that is not there, or is somebody else's */
export async function changeSearch(
  deps: Deps,
  actor: Actor,
  id: string,
  { name, on }: ChangeSearchForm,
): Promise<void> {
  const set = {
    ...(name === undefined ? {} : { name }),
    ...(on === undefined ? {} : { stoppedAt: on ? null : deps.now() }),
  };
  await transaction(deps.db, async (tx) => {
    await holdAccount(tx, actor.id);
    const there = isUuid(id) ? (await store.searchesOf(tx, actor.id)).find((row) => row.id === id) : undefined;
    if (!there) throw notFound(TEXT.gone);
    if (on && there.stoppedAt) await store.turnLink(tx, actor.id, newLink(deps.config.secret, STOP_PURPOSE));
    if (Object.keys(set).length > 0) await store.changeSearch(tx, there, set);
  });
}

/** @throws 404 for one that is not there, or is somebody else's */
export async function endSearch(deps: Deps, actor: Actor, id: string): Promise<void> {
  if (!isUuid(id) || !(await store.dropSearch(deps.db, { id, userId: actor.id }))) throw notFound(TEXT.gone);
}

async function personBehind(deps: Deps, token: string, address: string): Promise<string> {
  const hash = linkHash(token);
  const found = hash && (await store.personOfLink(deps.db, hash));
  if (found) return found;
  await deps.limits.hit("LIMIT_SEARCH_MAIL_MISSES_PER_ADDRESS", address);
  throw notFound(TEXT.link);
}

/** Whose mails a link stops: their searches. @throws 404 for a link that was never given out, 429 for too many of them */
export async function mailsBehind(deps: Deps, token: string, address: string): Promise<SavedSearchView[]> {
  return savedSearchesOf(deps, { id: await personBehind(deps, token, address) });
}

/** Stops the mails about one of them, or about all. @throws 404, 429 */
export async function stopMails(deps: Deps, token: string, { search }: StopMailsForm, address: string): Promise<void> {
  const userId = await personBehind(deps, token, address);
  if (search === undefined) await store.stopAll(deps.db, userId, deps.now());
  else if (!(await store.changeSearch(deps.db, { id: search, userId }, { stoppedAt: deps.now() })))
    throw notFound(TEXT.gone);
}
