/** Calendars in the copy of their owner's data; they go with the listing. */
import type { PersonalPart } from "../../platform/personal-data.server.ts";

export const calendarRights: PersonalPart = {
  copy: {
    calendars:
      "SELECT l.category, l.slug, c.capacity, c.slots, c.own_slots, c.weekdays_off, c.lead_days, c.buffer_minutes, c.updated_at FROM calendars c JOIN listings l ON l.id = c.listing_id WHERE l.owner_id = $1 ORDER BY l.id",
    // What holds a date, whoever asked for it: their name stands with the request.
    heldDates: `SELECT l.category, l.slug, h.day::text AS day, h.slot, h.unit, h.kind, h.note, e.number, h.expires_at, h.created_at
       FROM holds h JOIN listings l ON l.id = h.listing_id LEFT JOIN enquiries e ON e.id = h.enquiry_id WHERE l.owner_id = $1 ORDER BY h.day, h.id`,
    countedDates: `SELECT l.category, l.slug, s.day::text AS day, s.slot, s.taken, s.capacity, s.closed, s.note,
         (SELECT coalesce(json_agg(json_build_object('number', e.number, 'quantity', q.quantity, 'expires_at', q.expires_at) ORDER BY e.number), '[]'::json)
          FROM stock_holds q JOIN enquiries e ON e.id = q.enquiry_id WHERE (q.listing_id, q.day, q.slot) = (s.listing_id, s.day, s.slot)) AS requests
       FROM stock s JOIN listings l ON l.id = s.listing_id WHERE l.owner_id = $1 ORDER BY s.day, l.id`,
    calendarLinks:
      "SELECT l.category, l.slug, k.created_at FROM calendar_links k JOIN listings l ON l.id = k.listing_id WHERE l.owner_id = $1 ORDER BY l.id",
    calendarsElsewhere: `SELECT l.category, l.slug, f.name, f.address, f.created_at, f.tried_at, f.read_at, f.trouble,
         (SELECT coalesce(json_agg(json_build_object('from', e.starts_at, 'to', e.ends_at, 'wholeDay', e.whole_day) ORDER BY e.starts_at, e.ends_at), '[]'::json) FROM outside_entries e WHERE e.feed_id = f.id) AS busy
       FROM calendar_feeds f JOIN listings l ON l.id = f.listing_id WHERE l.owner_id = $1 ORDER BY f.id`,
  },
  erase(_deps, tx, _person, { ids }) {
    return Promise.resolve({
      /** Somebody whom the person asked may have written them down beside a day. */
      async clean({ unmistakable }) {
        for (const table of ["holds", "stock"])
          await tx.$client.query(
            `UPDATE ${table} SET note = '' WHERE note <> '' AND listing_id IN (SELECT listing_id FROM enquiries WHERE id = ANY($1::uuid[]) UNION SELECT listing_id FROM area_answers WHERE enquiry_id = ANY($1::uuid[]))
               AND EXISTS (SELECT FROM unnest($2::text[]) word WHERE word <> '' AND position(lower(word) IN lower(note)) > 0)`,
            [ids, unmistakable],
          );
      },
    });
  },
};
