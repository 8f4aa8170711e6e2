/** The lists of the public pages: as admins have left them, else as the site came. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Actor } from "../../domain/actor.ts";
import { conflict } from "../../domain/errors.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import { announce } from "../../platform/cache/changes.server.ts";
import { remembered } from "../../platform/cache/remembered.server.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import { siteContent } from "../../platform/database/schema.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { CONTENT_DEFAULTS, contentSchema, type ContentItems } from "./content-schemas.ts";
import { CONTENT_LISTS, type ContentKey } from "./content-lists.ts";
import { text } from "../../domain/words/say.ts";

async function read<Key extends ContentKey>(deps: Deps, key: Key): Promise<readonly ContentItems[Key][]> {
  const [row] = await deps.db.select({ value: siteContent.value }).from(siteContent).where(eq(siteContent.key, key));
  if (!row) return CONTENT_DEFAULTS[key];
  const parsed = contentSchema(key).safeParse(row.value);
  if (parsed.success) return parsed.data;
  // Written under older rules: a page stands all the same.
  deps.log.warn(
    { key, issues: parsed.error.issues.length },
    "stored content does not fit its rules; showing the list that the site came with",
  );
  return CONTENT_DEFAULTS[key];
}

const kept = remembered<ContentKey, readonly unknown[]>({
  // A process that does not hear of the others' changes shows what is so old, at most.
  forMs: 5_000,
  most: Object.keys(CONTENT_LISTS).length,
  changedBy: (tag) => tag.startsWith("content:"),
  read,
});

/** One list, as it is now in every process that hears of changes; else at most five seconds old. */
export function contentList<Key extends ContentKey>(deps: Deps, key: Key): Promise<readonly ContentItems[Key][]> {
  dependsOn(`content:${key}`);
  return kept(deps, key, key) as Promise<readonly ContentItems[Key][]>;
}

/** `updatedAt` is an ISO instant; null while nobody has changed the list. */
export type ContentView<Key extends ContentKey = ContentKey> = {
  key: Key;
  items: readonly ContentItems[Key][];
  updatedAt: string | null;
};

/** One list as it is now, for those who change it. */
export async function contentToEdit<Key extends ContentKey>(deps: Deps, key: Key): Promise<ContentView<Key>> {
  const [row] = await deps.db
    .select({ updatedAt: siteContent.updatedAt })
    .from(siteContent)
    .where(eq(siteContent.key, key));
  return { key, items: await read(deps, key), updatedAt: row?.updatedAt.toISOString() ?? null };
}

/**
 * Puts a list in place of what was there. Who calls it has made sure that an admin asks.
 * @param sent `items`; and `updatedAt` as it was read, to change nothing that somebody else has changed meanwhile
 * @throws 400 with a text for each field ('items.0.title'), 409 when somebody was faster
 */
export async function keepContent<Key extends ContentKey>(
  deps: Deps,
  actor: Actor,
  key: Key,
  sent: { items: unknown; updatedAt?: string | null | undefined },
): Promise<ContentView<Key>> {
  const parsed = z.object({ items: contentSchema(key) }).safeParse({ items: sent.items });
  if (!parsed.success) throw badInputFrom(parsed.error);
  const { items } = parsed.data;
  const updatedAt = deps.now();
  await transaction(deps.db, async (tx) => {
    const values = { key, value: items, updatedAt, updatedBy: actor.id };
    const [row] = await tx.insert(siteContent).values(values).onConflictDoNothing().returning({ key: siteContent.key });
    if (!row) {
      const [before] = await tx
        .select({ updatedAt: siteContent.updatedAt })
        .from(siteContent)
        .where(eq(siteContent.key, key))
        .for("no key update");
      if (sent.updatedAt !== undefined && before?.updatedAt.toISOString() !== sent.updatedAt)
        throw conflict(text("Somebody else has changed this list meanwhile. Please load the page again."));
      await tx.update(siteContent).set(values).where(eq(siteContent.key, key));
    }
    await writeAudit(tx, {
      actorId: actor.id,
      action: "content.changed",
      subjectType: "content",
      subjectId: key,
      details: { title: CONTENT_LISTS[key].label, count: items.length },
    });
    await announce(tx, `content:${key}`);
  });
  return { key, items, updatedAt: updatedAt.toISOString() };
}
