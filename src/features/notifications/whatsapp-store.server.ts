import { and, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import { newId } from "../../domain/ids.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { whatsappMessages } from "../../platform/database/schema.server.ts";
import type { WhatsappState } from "../../platform/whatsapp/whatsapp.server.ts";

type Row = typeof whatsappMessages.$inferSelect;

/** Later ones are never undone by earlier ones, which may come after them, or again. */
const RANK: Readonly<Record<Row["state"], number>> = {
  waiting: 0,
  accepted: 1,
  sent: 2,
  failed: 3,
  delivered: 4,
  read: 5,
};

/**
 * Notes that a message is about to go out, once.
 * @returns how often it was tried before; null: it has gone, one way or another
 */
export async function beginWhatsapp(
  db: Db,
  {
    key,
    userId,
    template,
    language,
    sms,
    about,
  }: { key: string; userId: string; template: string; language: LanguageCode; sms: object | null; about: string[] },
): Promise<number | null> {
  const [row] = await db
    .insert(whatsappMessages)
    .values({ id: newId(), key, userId, template, language, state: "waiting", sms, about })
    .onConflictDoUpdate({
      target: whatsappMessages.key,
      set: { tries: sql`${whatsappMessages.tries} + 1` },
      setWhere: eq(whatsappMessages.state, "waiting"),
    })
    .returning({ tries: whatsappMessages.tries });
  return row?.tries ?? null;
}

/** WhatsApp has taken it over. What it became meanwhile stays. */
export async function setAccepted(db: Db, key: string, wamid: string, at: Date): Promise<void> {
  await db
    .update(whatsappMessages)
    .set({
      wamid,
      state: sql`CASE WHEN ${whatsappMessages.state} = 'waiting' THEN 'accepted' ELSE ${whatsappMessages.state} END`,
      updatedAt: at,
    })
    .where(eq(whatsappMessages.key, key));
}

const named = ({ id, key }: { id: string | null; key: string | null }) =>
  or(
    id === null ? undefined : eq(whatsappMessages.wamid, id),
    key === null ? undefined : eq(whatsappMessages.key, key),
  );

/**
 * What became of it.
 * @param by its id at WhatsApp, or our own key
 * @returns what goes by SMS in its place: once, and only for one that has failed
 */
export async function setHeardState(
  tx: Tx,
  by: { id: string | null; key: string | null },
  { state, code, reader, at }: { state: WhatsappState; code: number | null; reader?: string | undefined; at: Date },
): Promise<{ sms: unknown; language: string } | null> {
  const [row] = await tx.select().from(whatsappMessages).where(named(by)).for("update");
  if (row && reader && row.reader !== reader)
    await tx.update(whatsappMessages).set({ reader }).where(eq(whatsappMessages.id, row.id));
  if (!row || RANK[state] <= RANK[row.state]) return null;
  const over = state !== "sent";
  await tx
    .update(whatsappMessages)
    .set({
      state,
      updatedAt: at,
      ...(by.id === null ? {} : { wamid: by.id }),
      ...(code === null ? {} : { errorCode: code }),
      ...(over ? { sms: null } : {}),
    })
    .where(eq(whatsappMessages.id, row.id));
  return state === "failed" && row.sms !== null ? { sms: row.sms, language: row.language } : null;
}

/** Whose message it is that somebody answers, or who was last reached under a business-scoped id; null for a stranger. */
export async function readerOfMessage(
  tx: Tx,
  { answers = null, reader = null }: { answers?: string | null | undefined; reader?: string | null | undefined },
): Promise<string | null> {
  const { rows } = await tx.$client.query<{ userId: string }>(
    `SELECT user_id AS "userId" FROM whatsapp_messages WHERE wamid = $1 OR reader = $2 ORDER BY wamid = $1 DESC NULLS LAST, created_at DESC LIMIT 1`,
    [answers, reader],
  );
  return rows[0]?.userId ?? null;
}

/** What was to go by SMS goes after these days at the latest, all else after those. */
export async function sweepWhatsapp(db: Db, { smsBefore, before }: { smsBefore: Date; before: Date }): Promise<void> {
  await db
    .update(whatsappMessages)
    .set({ sms: null })
    .where(and(isNotNull(whatsappMessages.sms), lt(whatsappMessages.createdAt, smsBefore)));
  await db.delete(whatsappMessages).where(lt(whatsappMessages.createdAt, before));
}
