/**
 * Bookings in the copy of a person's data, and without the person once they are erased. What was agreed stays, for as
 * long as the law may ask for it (docs/security.md): its text names people by fingerprints.
 */
import { releaseDays } from "../calendar/holding.server.ts";
import { requestById } from "../enquiries/request-carry.server.ts";
import type { PersonalPart } from "../../platform/personal-data.server.ts";

// What the other side wrote before they may reach each other is the person's to read as the page shows it.
const OPEN = "e.status IN ('accepted', 'confirmed', 'completed')";
const OF = "JOIN enquiries e ON e.id = b.enquiry_id WHERE e.sender_id = $1 OR e.recipient_id = $1";

export const bookingsRights: PersonalPart = {
  copy: {
    requestReminders:
      "SELECT e.number, r.what, r.at FROM request_reminders r JOIN enquiries e ON e.id = r.enquiry_id WHERE e.sender_id = $1 OR e.recipient_id = $1 ORDER BY r.at",
    bookings: `SELECT e.number, b.state, b.round, b.due_at, b.due_move, b.frozen_at, b.frozen_due_at, b.frozen_due_move, b.created_at, b.updated_at FROM bookings b ${OF} ORDER BY b.id`,
    quotes: `SELECT e.number, q.round, CASE WHEN e.recipient_id = $1 OR ${OPEN} THEN q.terms END AS terms, q.total_paise, q.valid_until, q.held_until, q.created_at FROM quotes q JOIN bookings b ON b.id = q.booking_id ${OF} ORDER BY q.created_at`,
    bookingMoves: `SELECT e.number, m.seq, m.move, m.from_state, m.to_state, m.by, coalesce(m.person_id = $1, false) AS by_you, m.round, CASE WHEN m.person_id = $1 OR ${OPEN} THEN m.note END AS note, m.asked_paise, m.at
       FROM booking_moves m JOIN bookings b ON b.id = m.booking_id ${OF} ORDER BY m.at, m.seq`,
    agreements: `SELECT e.number, a.terms, a.sha256, a.offered_by, a.offered_at, a.accepted_at FROM agreements a JOIN bookings b ON b.id = a.booking_id ${OF} ORDER BY a.accepted_at`,
    bookingChanges: `SELECT e.number, c.n, c.kind, c.by, c.wish, c.note, c.at, c.expires_at, c.outcome, c.ended_at FROM booking_changes c JOIN bookings b ON b.id = c.booking_id ${OF} ORDER BY c.at`,
    amendments: `SELECT e.number, a.n, a.change_n, a.moved, a.terms, a.sha256, a.offered_by, a.offered_at, a.accepted_at FROM amendments a JOIN bookings b ON b.id = a.booking_id ${OF} ORDER BY a.accepted_at`,
  },
  erase(deps, tx, _person, { ids, ended }) {
    const run = (text: string, values: unknown[]) => tx.$client.query(text, values);
    return Promise.resolve({
      async clean({ unmistakable }) {
        // Their requests have ended (requests see to that): what came of them ends with them, and holds no date.
        const { rows } = await tx.$client.query<{ id: string; booking: string; next: string }>(
          `WITH over AS (
             SELECT b.id, b.enquiry_id, b.state, b.round, CASE WHEN b.state IN ('agreed', 'unpriced') THEN 'cancelled' ELSE 'withdrawn' END AS next
             FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id
             WHERE b.enquiry_id = ANY($1::uuid[]) AND e.status = 'cancelled' AND b.state IN ('quoted', 'countered', 'unpriced', 'agreed')
           ), moved AS (
             UPDATE bookings b SET state = o.next, due_at = NULL, due_move = NULL, updated_at = now() FROM over o WHERE b.id = o.id RETURNING b.id
           ), noted AS (
             INSERT INTO booking_moves (booking_id, seq, move, from_state, to_state, by, round, at)
             SELECT o.id, (SELECT max(m.seq) + 1 FROM booking_moves m WHERE m.booking_id = o.id), CASE o.next WHEN 'cancelled' THEN 'cancel' ELSE 'withdrawRequest' END, o.state, o.next, 'organiser', o.round, now()
             FROM over o JOIN moved USING (id) RETURNING booking_id
           )
           SELECT o.enquiry_id AS id, o.id AS booking, o.next FROM over o JOIN noted n ON n.booking_id = o.id ORDER BY 1`,
          [ended],
        );
        for (const { id, booking: bookingId, next } of rows) {
          await releaseDays(tx, id);
          const enquiry = next === "cancelled" ? await requestById(tx, id) : null;
          // Called off by whoever leaves: what was agreed says what that costs, as it does for all.
          if (enquiry) await deps.money.ended(deps, tx, { enquiry, bookingId, by: "organiser", missed: false });
        }
        // What the two wrote to each other.
        await run("SELECT set_config('mandap.booking_erasure', 'on', true)", []);
        await run(
          "UPDATE booking_moves SET note = text_without(note, $1::text[]) WHERE note <> '' AND booking_id IN (SELECT id FROM bookings WHERE enquiry_id = ANY($2::uuid[])) AND note <> text_without(note, $1::text[])",
          [unmistakable, ids],
        );
        await run(
          "UPDATE quotes SET terms = json_without(terms, $1::text[]) WHERE booking_id IN (SELECT id FROM bookings WHERE enquiry_id = ANY($2::uuid[])) AND terms <> json_without(terms, $1::text[])",
          [unmistakable, ids],
        );
        await run(
          "UPDATE booking_changes SET note = text_without(note, $1::text[]), wish = json_without(wish, $1::text[]) WHERE booking_id IN (SELECT id FROM bookings WHERE enquiry_id = ANY($2::uuid[])) AND (note <> text_without(note, $1::text[]) OR wish <> json_without(wish, $1::text[]))",
          [unmistakable, ids],
        );
        await run("SELECT set_config('mandap.booking_erasure', '', true)", []);
      },
    });
  },
};
