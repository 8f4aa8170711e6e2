/** Messages in the copy of a person's data, and without the person once they are erased: the other side keeps the conversation. */
import type { PersonalPart } from "../../platform/personal-data.server.ts";

const OF = "JOIN enquiries e ON e.id = m.enquiry_id WHERE e.sender_id = $1 OR e.recipient_id = $1";

export const messagesRights: PersonalPart = {
  copy: {
    // What the other side wrote is the person's to read as the page shows it: here only that it was written, and when.
    messages: `SELECT e.number, m.side, coalesce(m.person_id = $1, false) AS by_you, CASE WHEN m.person_id = $1 OR e.status IN ('accepted', 'confirmed', 'completed') THEN m.text END AS text, m.at FROM messages m ${OF} ORDER BY m.id`,
    threadSides: `SELECT e.number, m.side, m.blocked FROM thread_sides m ${OF} ORDER BY e.number, m.side`,
  },
  erase(_deps, tx, person, { ids }) {
    const run = (text: string, values: unknown[]) => tx.$client.query(text, values);
    return Promise.resolve({
      async clean({ unmistakable }) {
        await run(
          "UPDATE messages SET text = text_without(text, $1::text[]) WHERE enquiry_id = ANY($2::uuid[]) AND text <> text_without(text, $1::text[])",
          [unmistakable, ids],
        );
        // What they wrote themselves goes: it may name them in any way.
        await run("UPDATE messages SET text = '' WHERE person_id = $1", [person.id]);
      },
    });
  },
};
