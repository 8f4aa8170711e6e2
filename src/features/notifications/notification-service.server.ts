import { createHash } from "node:crypto";
import { v7 } from "uuid";
import type { Actor } from "../../domain/actor.ts";
import { notFound } from "../../domain/errors.ts";
import { isUuid, newId } from "../../domain/ids.ts";
import { LISTS } from "../../domain/limits.ts";
import { todayIST } from "../../domain/dates.ts";
import { text } from "../../domain/words/say.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { writeAtEnd } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { NOTIFICATIONS_PAGE, type Notice, type NotificationList, type NotificationView } from "./notification-model.ts";
import { adminIds, languagesOf, peopleById, type Person } from "./people-store.server.ts";
import {
  claimMailDay,
  countUnread,
  insertNotifications,
  listNotifications,
  setAllRead,
  setRead,
  setSettled,
  type NotificationRow,
} from "./notification-store.server.ts";

export { PERSON_COLUMNS, personIn, type Person } from "./people-store.server.ts";

/** How a person with an account is reached; null for nobody, and for one who has left. */
export async function personOf(db: Db, id: string | null): Promise<Person | null> {
  return id === null ? null : ((await peopleById(db, [id]))[0] ?? null);
}

/** Whom a notice is for: by the id alone, where it is not known what they read. */
type Reader = string | Pick<Person, "id" | "language">;
type Told = { id: string; reader: Reader; words: () => Notice };

/** Each is said in the language of its reader. */
async function writeNotices(tx: Db, told: readonly Told[]): Promise<void> {
  const languages = await languagesOf(
    tx,
    told.flatMap(({ reader }) => (typeof reader === "string" ? [reader] : [])),
  );
  await insertNotifications(
    tx,
    told.map(({ id, reader, words }) => {
      const { id: userId, language = "en" } =
        typeof reader === "string" ? { id: reader, language: languages.get(reader) } : reader;
      const { kind, title, body, href = null, about } = inLanguage(language, words);
      return { id, userId, kind, title, body, href, about };
    }),
  );
}

/** Tells one person something in their language, within the transaction that causes it. */
export async function notify(tx: Tx, reader: Reader, words: () => Notice): Promise<void> {
  await writeAtEnd(tx, writeNotices, [{ id: newId(), reader, words }]);
}

/**
 * Tells many people the same, once: repeated with the same `cause`, it writes nothing new. For jobs, which
 * may run again.
 * @param cause what it is about (an enquiry's id), and when that happened: its moment sorts the notifications
 */
export async function notifyAll(
  tx: Tx,
  userIds: string[],
  kind: string,
  words: () => Omit<Notice, "kind">,
  cause: { id: string; at: Date },
): Promise<void> {
  await writeNotices(
    tx,
    userIds.map((userId) => ({ id: idFor(cause, kind, userId), reader: userId, words: () => ({ ...words(), kind }) })),
  );
}

/** What waits at the admins' desk: what each kind is told by. */
export type DeskKind =
  | "listing-waits"
  | "report-received"
  | "report-answered"
  | "site-enquiry"
  | "paper-sent"
  | "dispute-waits"
  | "message-reported";

/** Tells every admin but the one who does it that something waits at their desk, in the language of each, within the transaction that causes it. */
export async function notifyAdmins(
  tx: Tx,
  words: () => Notice & { kind: DeskKind },
  by: Pick<Actor, "id"> | null = null,
): Promise<void> {
  const admins = (await adminIds(tx)).filter((id) => id !== by?.id);
  await writeNotices(
    tx,
    admins.map((reader) => ({ id: newId(), reader, words })),
  );
}

/** It waits no longer: no admin's bell speaks of it any more. @param about the id of what waited */
export async function settleForAdmins(
  deps: Pick<Deps, "now">,
  tx: Tx,
  kinds: readonly DeskKind[],
  about: string,
): Promise<void> {
  for (const kind of kinds) await setSettled(tx, kind, about, deps.now());
}

/** The same UUIDv7 for the same cause and person. A v5 would be as stable, but not in the order of time that lists go by. */
function idFor(cause: { id: string; at: Date }, kind: string, userId: string): string {
  const random = createHash("sha256").update(`${cause.id}:${kind}:${userId}`).digest().subarray(0, 16);
  return v7({ msecs: cause.at.getTime(), random });
}

/** Those of `userIds` who may still get a mail of this kind today (in India), and takes that one mail from them. */
export async function mailOnceToday(tx: Tx, userIds: string[], kind: string, now: Date): Promise<Set<string>> {
  return userIds.length === 0 ? new Set() : claimMailDay(tx, userIds, kind, todayIST(now));
}

function presentNotification(row: NotificationRow): NotificationView {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    href: row.href,
    createdAt: row.createdAt.toISOString(),
    read: row.readAt !== null,
  };
}

/** The newest notifications of the signed-in person. */
export async function notificationsOf(
  deps: Deps,
  actor: Actor,
  { cursor = null, limit = NOTIFICATIONS_PAGE }: { cursor?: string | null; limit?: number } = {},
): Promise<NotificationList> {
  const size = Math.min(Math.max(1, limit), LISTS.maxPage);
  const rows = await listNotifications(deps.db, actor.id, { before: isUuid(cursor) ? cursor : null, limit: size + 1 });
  const shown = rows.slice(0, size);
  return {
    notifications: shown.map(presentNotification),
    unread: await countUnread(deps.db, actor.id),
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** How many notifications wait unread, up to 100; 0 for nobody. */
export async function unreadCount(deps: Deps, actor: Actor | null): Promise<number> {
  return actor ? countUnread(deps.db, actor.id) : 0;
}

/** @throws 404 for one that is not there, or is somebody else's */
export async function markRead(deps: Deps, actor: Actor, id: string): Promise<void> {
  if (!isUuid(id) || !(await setRead(deps.db, actor.id, id, deps.now())))
    throw notFound(text("There is no such notification."));
}

/** Those that are there now; what was read keeps its moment. */
export async function markAllRead(deps: Deps, actor: Actor): Promise<void> {
  await setAllRead(deps.db, actor.id, deps.now());
}
