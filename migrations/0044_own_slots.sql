-- Parts of the day by hours of the owner's own; what names a part of a day may name such hours, as '18:00-01:30'.
ALTER TABLE calendars ADD COLUMN own_slots jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(own_slots) = 'array' AND jsonb_array_length(own_slots) <= 6);
ALTER TABLE holds DROP CONSTRAINT holds_slot_check,
  ADD CONSTRAINT holds_slot_check CHECK (slot IN ('whole', 'day', 'evening', 'full') OR slot ~ '^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$');
ALTER TABLE stock DROP CONSTRAINT stock_slot_check,
  ADD CONSTRAINT stock_slot_check CHECK (slot IN ('whole', 'day', 'evening', 'full') OR slot ~ '^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$');
--> statement-breakpoint
-- People whom a manager brings are counted by parts of the day: what was promised of a day is promised of both of its halves.
INSERT INTO stock (listing_id, day, slot, taken, capacity, closed, note)
SELECT s.listing_id, s.day, p.slot, s.taken, s.capacity, s.closed, s.note
FROM stock s JOIN listings l ON l.id = s.listing_id CROSS JOIN (VALUES ('day'), ('evening')) p (slot)
WHERE l.category = 'managers' AND s.slot = 'whole';
INSERT INTO stock_holds (enquiry_id, listing_id, day, slot, quantity, expires_at)
SELECT q.enquiry_id, q.listing_id, q.day, p.slot, q.quantity, q.expires_at
FROM stock_holds q JOIN listings l ON l.id = q.listing_id CROSS JOIN (VALUES ('day'), ('evening')) p (slot)
WHERE l.category = 'managers' AND q.slot = 'whole';
DELETE FROM stock s USING listings l WHERE l.id = s.listing_id AND l.category = 'managers' AND s.slot = 'whole';
