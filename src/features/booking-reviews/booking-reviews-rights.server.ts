/**
 * Reviews of bookings in the copy of a person's data, and without the person once they are erased: the stars stay, as
 * part of the other side's record, and the words go.
 */
import type { PersonalPart } from "../../platform/personal-data.server.ts";

const OF =
  "JOIN bookings b ON b.id = r.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE (e.sender_id = $1 OR e.recipient_id = $1)";

export const bookingReviewsRights: PersonalPart = {
  copy: {
    bookingReviewRounds: `SELECT e.number, r.opened_at, r.closes_at, r.published_at FROM booking_review_rounds r ${OF} ORDER BY r.opened_at`,
    // What the other side wrote is the person's to read once it is unsealed.
    bookingReviews: `SELECT e.number, o.side, coalesce(o.person_id = $1, false) AS by_you, o.stars, o.comment, o.no_show, o.written_at, o.edited_at, o.reply, o.replied_at
       FROM booking_reviews o JOIN booking_review_rounds r ON r.booking_id = o.booking_id ${OF}
       AND (o.person_id = $1 OR r.published_at IS NOT NULL OR r.closes_at <= now()) ORDER BY o.written_at`,
  },
  erase(_deps, tx, person, { ids }) {
    const run = (text: string, values: unknown[]) => tx.$client.query(text, values);
    return Promise.resolve({
      async clean({ unmistakable }) {
        await run(
          `UPDATE booking_reviews o SET comment = text_without(o.comment, $1::text[]), reply = text_without(o.reply, $1::text[])
           FROM bookings b WHERE b.id = o.booking_id AND b.enquiry_id = ANY($2::uuid[])`,
          [unmistakable, ids],
        );
        // What they wrote themselves goes: it may name them in any way. A reply is theirs where the other side's words stand.
        await run("UPDATE booking_reviews SET comment = '' WHERE person_id = $1", [person.id]);
        await run(
          `UPDATE booking_reviews o SET reply = '' FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id
           WHERE b.id = o.booking_id AND o.reply IS NOT NULL
             AND ((o.side = 'provider' AND e.sender_id = $1) OR (o.side = 'organiser' AND e.recipient_id = $1))`,
          [person.id],
        );
      },
    });
  },
};
