/**
 * Disputes in the copy of a person's data, and without the person once they are erased: that there was one, when, and
 * how it was decided stays with the booking; what they wrote goes, and their names go from what others wrote.
 */
import type { PersonalPart } from "../../platform/personal-data.server.ts";

const OF =
  "JOIN bookings b ON b.id = d.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE e.sender_id = $1 OR e.recipient_id = $1";
const THEIRS =
  "(SELECT d.id FROM disputes d JOIN bookings b ON b.id = d.booking_id WHERE b.enquiry_id = ANY($2::uuid[]))";

export const disputesRights: PersonalPart = {
  copy: {
    disputes: `SELECT e.number, d.ticket, d.opened_by, d.about, d.status, d.opened_at, d.answered_at, d.closed_at, d.appealed_by, d.appealed_at, d.reminded_at FROM disputes d ${OF} ORDER BY d.opened_at`,
    disputeLines: `SELECT d.ticket, x.by, coalesce(x.person_id = $1, false) AS by_you, x.text, x.at FROM dispute_lines x JOIN disputes d ON d.id = x.dispute_id ${OF} ORDER BY x.at`,
    disputeDecisions: `SELECT d.ticket, x.n, x.outcome, x.back_paise, x.let_off, x.reason, x.at FROM dispute_decisions x JOIN disputes d ON d.id = x.dispute_id ${OF} ORDER BY x.at`,
  },
  erase(_deps, tx, person, { ids }) {
    const run = (text: string, values: unknown[]) => tx.$client.query(text, values);
    return Promise.resolve({
      async clean({ unmistakable }) {
        await run(
          `UPDATE dispute_lines SET text = text_without(text, $1::text[]) WHERE dispute_id IN ${THEIRS} AND text <> text_without(text, $1::text[])`,
          [unmistakable, ids],
        );
        await run("SELECT set_config('mandap.booking_erasure', 'on', true)", []);
        await run(
          `UPDATE dispute_decisions SET reason = text_without(reason, $1::text[]) WHERE dispute_id IN ${THEIRS} AND reason <> text_without(reason, $1::text[])`,
          [unmistakable, ids],
        );
        await run("SELECT set_config('mandap.booking_erasure', '', true)", []);
        // What they wrote themselves may name them in any way.
        await run("UPDATE dispute_lines SET text = '' WHERE person_id = $1 AND by <> 'desk'", [person.id]);
      },
    });
  },
};
