/** Calendars elsewhere: the link by which an owner's own calendar reads a listing's dates, and the calendars that are read for it. */
import { randomUUID } from "node:crypto";
import type { Actor } from "../../domain/actor.ts";
import { addDays, formatInstant, lastAhead, todayIST } from "../../domain/dates.ts";
import { badInput, conflict, notFound } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { languageOf } from "../../domain/words/languages.ts";
import { say } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { linkHash, linkToken } from "../../platform/link-token.server.ts";
import { isOwner } from "../listings/listing-access.ts";
import { calendarPath } from "../listings/listing-edit-path.ts";
import { keptListing } from "../listings/own-listing-service.server.ts";
import { notify } from "../notifications/notification-service.server.ts";
import { calendarText } from "./calendar-file.server.ts";
import { joinedEntries, offeredSlots } from "./calendar-days.ts";
import { calendarOf } from "./calendar-facts.server.ts";
import { auditAdmin } from "./calendar-service.server.ts";
import { entriesOf, lockListings } from "./calendar-store.server.ts";
import { FEED_MESSAGES, FEED_TROUBLES, MOST_FEEDS, TOLD_AFTER, isFeedTrouble, type FeedForm } from "./feed-model.ts";
import {
  askedEntries,
  feedById,
  feedsOf,
  insertFeed,
  keepEntries,
  keepLink,
  linkOf,
  linkedListing,
  noteTrouble,
  removeFeed,
  removeLink,
  type FeedRow,
} from "./feed-store.server.ts";
import { readOutside, type ReadAnswer } from "./outside-read.server.ts";

/** Days behind us that the file tells of. */
const DAYS_BACK = 61;

const tokenOf = ({ config }: Pick<Deps, "config">, seed: string): string =>
  linkToken(config.secret, `calendar:${seed}`);
const addressOf = (deps: Pick<Deps, "config">, seed: string): string =>
  `${deps.config.publicUrl}/api/calendars/${tokenOf(deps, seed)}.ics`;

/** As its owner sees it. */
export type FeedView = {
  id: string;
  name: string;
  /** Of its address, which opens it, the host alone. */
  host: string;
  /** Instants in ISO form. */
  triedAt: string | null;
  readAt: string | null;
  /** What is wrong, in words. */
  trouble: string | null;
  /** Of so many entries so many could not be read: when they are, their owner is not warned. */
  total: number;
  unread: number;
};
export type CalendarsElsewhere = {
  /** The link, while there is one; its address for the owner alone. */
  link: { since: string; address: string | null } | null;
  feeds: FeedView[];
};

const viewOf = ({ id, name, address, triedAt, readAt, trouble, total, unread }: FeedRow): FeedView => ({
  id,
  name,
  host: new URL(address).hostname,
  triedAt: triedAt?.toISOString() ?? null,
  readAt: readAt?.toISOString() ?? null,
  trouble: isFeedTrouble(trouble) ? say(FEED_TROUBLES[trouble]) : null,
  total,
  unread,
});

/** @throws 404 for everybody but the listing's owner and admins */
export async function calendarsElsewhere(
  deps: Pick<Deps, "db" | "config">,
  actor: Actor,
  listingId: string,
): Promise<CalendarsElsewhere> {
  const { row } = await keptListing(deps, actor, listingId);
  const [link, feeds] = await Promise.all([linkOf(deps.db, listingId), feedsOf(deps.db, listingId)]);
  // Made with another secret of the site it works, and nobody can say it again: a new one is to be made.
  const known = link && linkHash(tokenOf(deps, link.seed))?.equals(link.tokenHash);
  return {
    link: link && {
      since: link.createdAt.toISOString(),
      address: known && isOwner(actor, row) ? addressOf(deps, link.seed) : null,
    },
    feeds: feeds.map(viewOf),
  };
}

/** Makes the link, or a new one: the old one is dead. @returns its address @throws 404 */
export async function makeLink(deps: Deps, tx: Tx, actor: Actor, listingId: string): Promise<string> {
  const { row } = await keptListing({ db: tx }, actor, listingId);
  const seed = randomUUID();
  const tokenHash = linkHash(tokenOf(deps, seed));
  if (!tokenHash) throw new Error("A link of our own is none.");
  await auditAdmin(tx, actor, row);
  await keepLink(tx, listingId, { seed, tokenHash, createdAt: deps.now() });
  return addressOf(deps, seed);
}

/** @throws 404 */
export async function endLink(deps: Deps, actor: Actor, listingId: string): Promise<void> {
  const { row } = await keptListing(deps, actor, listingId);
  await transaction(deps.db, async (tx) => {
    await auditAdmin(tx, actor, row);
    await removeLink(tx, listingId);
  });
}

/**
 * What the link opens: the listing's dates as a calendar file.
 * @param address of whoever asks: wrong links are counted by it, right ones by themselves
 * @throws 404 for a link that was never given out or works no more, 429
 */
export async function linkedCalendar(deps: Deps, token: string, address: string): Promise<string> {
  const hash = linkHash(token);
  const found = hash && (await linkedListing(deps.db, hash));
  if (!found) {
    await deps.limits.hit("LIMIT_CALENDAR_MISSES_PER_ADDRESS", address);
    throw notFound(FEED_MESSAGES.dead);
  }
  await deps.limits.hit("LIMIT_CALENDAR_READS_PER_LINK", found.listingId);
  const today = todayIST(deps.now());
  const [from, to] = [addDays(today, -DAYS_BACK), lastAhead(today)];
  const { listingId } = found;
  const [parts, asked, calendar] = await Promise.all([
    entriesOf(deps.db, listingId, from, to),
    askedEntries(deps.db, listingId, from, to),
    calendarOf(deps.db, listingId, today, today),
  ]);
  const offered = calendar ? offeredSlots(calendar) : [];
  const held = [...Map.groupBy(parts, ({ day }) => day).values()].flatMap((same) => joinedEntries(same, offered));
  const { language, ...listing } = found;
  // A calendar program reads it for its owner.
  return inLanguage(languageOf(language).code, () =>
    calendarText({
      ...listing,
      publicUrl: deps.config.publicUrl,
      ownSlots: calendar?.said?.ownSlots ?? [],
      entries: [...held, ...asked.filter(({ number }) => held.every((one) => one.number !== number))],
    }),
  );
}

/** What a calendar elsewhere says, from yesterday to as far as ours reach. */
async function readAddress(deps: Pick<Deps, "outside" | "config" | "now">, address: string): Promise<ReadAnswer> {
  const answer = await deps.outside(address);
  if (!answer.ok) return answer;
  const today = todayIST(deps.now());
  const at = (day: string) => Date.parse(`${day}T00:00:00+05:30`);
  return readOutside({
    text: answer.text,
    from: at(addDays(today, -1)),
    to: at(addDays(lastAhead(today), 1)),
    ownHost: new URL(deps.config.publicUrl).hostname,
  });
}

/**
 * Reads a calendar that somebody gives, before anything of it is kept.
 * @throws 404, 400 by field where it cannot be read, 409 where there are as many already, 429
 */
export async function tryFeed(
  deps: Deps,
  actor: Actor,
  listingId: string,
  form: FeedForm,
): Promise<ReadAnswer & { ok: true }> {
  await keptListing(deps, actor, listingId);
  refuseMore(await feedsOf(deps.db, listingId), form);
  await deps.limits.hit("LIMIT_CALENDARS_PER_PERSON", actor.id);
  const answer = await readAddress(deps, form.address);
  if (answer.ok) return answer;
  const text = FEED_TROUBLES[answer.trouble];
  throw badInput(text, { address: text });
}

function refuseMore(feeds: readonly FeedRow[], { address }: FeedForm): void {
  if (feeds.some((one) => one.address === address))
    throw conflict(FEED_MESSAGES.twice, { address: FEED_MESSAGES.twice });
  if (feeds.length >= MOST_FEEDS) throw conflict(FEED_MESSAGES.many);
}

/** Keeps a calendar that could be read, with what it said. @throws 404, 409 */
export async function addFeed(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  listingId: string,
  { form, read }: { form: FeedForm; read: ReadAnswer & { ok: true } },
): Promise<FeedView> {
  const { row } = await keptListing({ db: tx }, actor, listingId);
  // Whoever adds one comes after whoever does so at the same time: they are counted.
  await lockListings(tx, [listingId]);
  refuseMore(await feedsOf(tx, listingId), form);
  await auditAdmin(tx, actor, row);
  const id = await insertFeed(tx, listingId, form);
  if (id === null) throw conflict(FEED_MESSAGES.twice, { address: FEED_MESSAGES.twice });
  await keepEntries(tx, id, read, deps.now());
  const kept = await feedById(tx, id);
  if (!kept) throw notFound(FEED_MESSAGES.noFeed);
  return viewOf(kept);
}

/** It is read no more, and nothing that it said stays. @throws 404, 400 without its id */
export async function dropFeed(deps: Deps, actor: Actor, listingId: string, id = ""): Promise<void> {
  const { row } = await keptListing(deps, actor, listingId);
  if (!isUuid(id)) throw badInput(FEED_MESSAGES.which, { feed: FEED_MESSAGES.which });
  await transaction(deps.db, async (tx) => {
    if (!(await removeFeed(tx, listingId, id))) throw notFound(FEED_MESSAGES.noFeed);
    await auditAdmin(tx, actor, row);
  });
}

/** Reads a calendar again. What goes wrong is kept for its owner, and told by the bell once it has gone on for a while. */
export async function readFeed(deps: Deps, id: string): Promise<void> {
  const feed = await feedById(deps.db, id);
  if (!feed) return;
  const answer = await readAddress(deps, feed.address);
  await transaction(deps.db, async (tx) => {
    if (answer.ok) return keepEntries(tx, id, answer, deps.now());
    const noted = await noteTrouble(tx, id, answer.trouble, deps.now());
    if (noted?.failures !== TOLD_AFTER || noted.ownerId === null) return;
    await notify(tx, noted.ownerId, () => ({
      kind: "calendar-unread",
      title: say("Your calendar {name} cannot be read", { name: feed.name }),
      body: [
        say(FEED_TROUBLES[answer.trouble]),
        ...(feed.readAt ? [say("It was last read on {date}.", { date: formatInstant(feed.readAt) })] : []),
        say("Until it can be read again we warn you only of what we knew then."),
      ].join(" "),
      href: calendarPath(feed.listingId),
      about: [feed.listingId],
    }));
  });
}
