/** What a person was told, in the copy of their data; and what others were told about a person who is erased. */
import { ownAddress, type PersonalPart } from "../../platform/personal-data.server.ts";

/** Reads by an index (a test holds it to it). */
export const NOTIFICATION_STATEMENTS = {
  /** The words go, and the way to a page that is gone. $1 ids, $2 words, $3 pages that are gone. */
  notifications: `UPDATE notifications n SET title = c.title, body = c.body, href = c.href
    FROM (SELECT id, text_without(title, $2::text[]) AS title, text_without(body, $2::text[]) AS body, CASE WHEN href = ANY($3::text[]) THEN NULL ELSE href END AS href
      FROM notifications WHERE about <> '{}' AND about && $1::uuid[]) c
    WHERE n.id = c.id AND (n.title, n.body, n.href) IS DISTINCT FROM (c.title, c.body, c.href)`,
  /** What would go by SMS in the place of a message about them: it goes by WhatsApp alone. $1 ids. */
  whatsapp: "UPDATE whatsapp_messages SET sms = NULL WHERE sms IS NOT NULL AND about && $1::text[]",
} as const;

export const notificationsRights: PersonalPart = {
  copy: {
    notifications:
      "SELECT kind, title, body, href, created_at, read_at FROM notifications WHERE user_id = $1 ORDER BY id",
    whatsapp:
      "SELECT template, language, state, created_at, updated_at FROM whatsapp_messages WHERE user_id = $1 ORDER BY id",
  },
  async erase(_deps, tx, person) {
    const without = (ids: readonly string[], words: readonly string[], pages: readonly string[]) =>
      tx.$client.query(NOTIFICATION_STATEMENTS.notifications, [ids, words, pages]);
    return {
      async clean({ words }, { ids, pages, guests }) {
        await without(ids, words, pages);
        await without(guests, ownAddress(person), []);
        await tx.$client.query(NOTIFICATION_STATEMENTS.whatsapp, [[...ids, ...guests]]);
      },
    };
  },
};
