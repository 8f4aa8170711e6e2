/** Messages in the copy of a person's data, and without the person once they are erased: the other side keeps the conversation. */
import type { PersonalPart, PersonalPhoto } from "../../platform/personal-data.server.ts";
import { FILES_PLACE, removeFiles } from "./message-files.server.ts";

const OF = "JOIN enquiries e ON e.id = m.enquiry_id WHERE e.sender_id = $1 OR e.recipient_id = $1";

export const messagesRights: PersonalPart = {
  copy: {
    // What the other side wrote is the person's to read as the page shows it: here only that it was written, and when.
    messages: `SELECT e.number, m.side, coalesce(m.person_id = $1, false) AS by_you, CASE WHEN m.removed_at IS NULL AND (m.person_id = $1 OR e.status IN ('accepted', 'confirmed', 'completed')) THEN m.text END AS text, m.at FROM messages m ${OF} ORDER BY m.id`,
    messageFiles: `SELECT e.number, f.kind, f.name, f.bytes, m.at FROM message_files f JOIN messages m ON m.id = f.message_id JOIN enquiries e ON e.id = m.enquiry_id WHERE m.person_id = $1 ORDER BY f.message_id, f.n`,
    messageReports:
      "SELECT e.number, r.reason, r.note, r.status, r.at, r.decided_at, r.answer FROM message_reports r JOIN messages m ON m.id = r.message_id JOIN enquiries e ON e.id = m.enquiry_id WHERE r.person_id = $1 ORDER BY r.id",
    threadSides: `SELECT e.number, m.side, m.blocked FROM thread_sides m ${OF} ORDER BY e.number, m.side`,
  },
  async photos(db, userId) {
    const { rows } = await db.$client.query<PersonalPhoto>(
      `SELECT f.id, $2 AS category, $3 AS kind, 'messages/' || e.number || '-' || f.message_id || '-' || f.n AS name, CASE f.kind WHEN 'pdf' THEN 'pdf' ELSE 'webp' END AS format
       FROM message_files f JOIN messages m ON m.id = f.message_id JOIN enquiries e ON e.id = m.enquiry_id WHERE m.person_id = $1 ORDER BY f.message_id, f.n`,
      [userId, FILES_PLACE.category, FILES_PLACE.kind],
    );
    return rows;
  },
  erase(deps, tx, person, { ids }) {
    const run = <Row extends object>(text: string, values: unknown[]) => tx.$client.query<Row>(text, values);
    return Promise.resolve({
      async clean({ unmistakable }) {
        await run(
          "UPDATE messages SET text = text_without(text, $1::text[]) WHERE enquiry_id = ANY($2::uuid[]) AND text <> text_without(text, $1::text[])",
          [unmistakable, ids],
        );
        // What they wrote themselves goes: it may name them in any way.
        await run("UPDATE messages SET text = '' WHERE person_id = $1", [person.id]);
        await run("UPDATE message_reports SET note = '' WHERE person_id = $1", [person.id]);
        await run(
          `UPDATE message_reports r SET note = text_without(r.note, $1::text[]), answer = text_without(r.answer, $1::text[]) FROM messages m
           WHERE m.id = r.message_id AND m.enquiry_id = ANY($2::uuid[]) AND (r.note <> text_without(r.note, $1::text[]) OR r.answer <> text_without(r.answer, $1::text[]))`,
          [unmistakable, ids],
        );
        const { rows } = await run<{ id: string }>(
          "DELETE FROM message_files f USING messages m WHERE m.id = f.message_id AND m.person_id = $1 RETURNING f.id",
          [person.id],
        );
        await removeFiles(
          deps,
          tx,
          rows.map(({ id }) => id),
        );
      },
    });
  },
};
