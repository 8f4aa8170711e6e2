/**
 * Reports in the copy of a person's data, and what was asked and answered about their listings. They stay when who reported is
 * erased, and lose the name with the account; with a listing, all that was said about it goes. What admins note is theirs.
 */
import type { PersonalPart } from "../../platform/personal-data.server.ts";

export const reportsRights: PersonalPart = {
  copy: {
    reports:
      "SELECT r.reason, r.text, r.status, r.created_at, l.title AS of FROM reports r JOIN listings l ON l.id = r.listing_id WHERE r.reporter_id = $1 ORDER BY r.id",
    reportMessages:
      "SELECT m.kind, m.text, m.at, l.title AS of FROM report_messages m JOIN reports r ON r.id = m.report_id JOIN listings l ON l.id = r.listing_id WHERE m.author_id = $1 OR (l.owner_id = $1 AND m.kind <> 'note') ORDER BY m.id",
  },
  async erase(_deps, tx, { id: userId }) {
    return {
      // What admins wrote about a report may name who made it.
      async clean({ unmistakable }) {
        await tx.$client.query(
          `UPDATE report_messages m SET text = text_without(m.text, $2::text[]) FROM reports r
           WHERE r.id = m.report_id AND r.reporter_id = $1 AND m.text <> text_without(m.text, $2::text[])`,
          [userId, unmistakable],
        );
      },
    };
  },
};
