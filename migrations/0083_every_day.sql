-- A request of several days holds every one of them: docs/adr/0020.
-- The last day of a request: what is rented is brought back on it, and of several days, each of which is paid for, it is the last.
CREATE OR REPLACE FUNCTION last_day_of(event_date date, details jsonb) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN details ->> 'returnDate' ~ '^\d{4}-\d\d-\d\d$' THEN greatest(event_date, least((details ->> 'returnDate')::date, event_date + 59))
    WHEN details ->> 'days' ~ '^\d{1,9}$' THEN event_date + greatest(least((details ->> 'days')::int, 60), 1) - 1
    ELSE event_date END $$;
DROP TRIGGER enquiries_moved_days ON enquiries;
CREATE TRIGGER enquiries_moved_days AFTER UPDATE ON enquiries FOR EACH ROW
WHEN ((OLD.status = 'confirmed' OR NEW.status = 'confirmed') AND (OLD.status, OLD.listing_id, OLD.event_date, OLD.details ->> 'returnDate', OLD.details ->> 'days') IS DISTINCT FROM (NEW.status, NEW.listing_id, NEW.event_date, NEW.details ->> 'returnDate', NEW.details ->> 'days')) EXECUTE FUNCTION refresh_confirmed_day();
-- As migration 0082 has it, but the days of a request are written once, however many of them are held.
CREATE OR REPLACE FUNCTION refresh_held_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN
    SELECT c.listing_id AS id, min(c.day) - 1 AS first, max(c.day) + 2 AS last FROM changed c GROUP BY 1
    UNION ALL
    SELECT DISTINCT e.listing_id, e.event_date, last_day_of(e.event_date, e.details) FROM changed c JOIN enquiries e ON e.id = c.enquiry_id
    WHERE e.status = 'confirmed' AND e.listing_id IS NOT NULL AND (e.listing_id, e.event_date) IS DISTINCT FROM (c.listing_id, c.day) AND e.event_date IS NOT NULL
    ORDER BY 1, 2
  LOOP
    PERFORM refresh_days(one.id, one.first, one.last);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What holds its first day for good comes to hold the others, all of them or none: where one of them is somebody else's already, or blocked, the first stays as it is.
DELETE FROM holds WHERE expires_at <= now();
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT e.id, e.number, e.listing_id, e.event_date, last_day_of(e.event_date, e.details) - e.event_date AS more FROM enquiries e
    WHERE e.listing_id IS NOT NULL AND e.details ? 'days' AND last_day_of(e.event_date, e.details) >= greatest(e.event_date + 1, (now() AT TIME ZONE 'Asia/Kolkata')::date)
    ORDER BY e.id
  LOOP
    PERFORM FROM listings WHERE id = one.listing_id FOR NO KEY UPDATE;
    CREATE TEMPORARY TABLE IF NOT EXISTS more_days (unit text, day date, slot text, span tstzrange, quantity integer) ON COMMIT DROP;
    TRUNCATE more_days;
    -- One thing at a time.
    INSERT INTO more_days
      SELECT h.unit, h.day + n, h.slot, tstzrange(greatest(lower(h.span) + n * interval '24 hours', upper(h.span) + (n - 1) * interval '24 hours'), upper(h.span) + n * interval '24 hours', '[)')
      FROM holds h CROSS JOIN generate_series(1, one.more) n
      WHERE h.enquiry_id = one.id AND h.listing_id = one.listing_id AND h.day = one.event_date AND h.expires_at IS NULL
        AND NOT EXISTS (SELECT FROM holds x WHERE x.enquiry_id = one.id AND x.day > one.event_date);
    IF EXISTS (SELECT FROM more_days m JOIN holds x ON x.listing_id = one.listing_id AND (x.unit = m.unit OR x.unit = '' OR m.unit = '') AND x.span && m.span AND x.enquiry_id IS DISTINCT FROM one.id) THEN
      RAISE NOTICE 'Request % goes on holding its first day alone: another of its days is taken.', one.number;
    ELSE
      INSERT INTO holds (id, listing_id, unit, day, slot, span, kind, enquiry_id)
      SELECT gen_random_uuid(), one.listing_id, m.unit, m.day, m.slot, m.span, 'booking', one.id FROM more_days m ORDER BY m.unit, m.day;
    END IF;
    -- What is counted.
    TRUNCATE more_days;
    INSERT INTO more_days (day, slot, quantity)
      SELECT q.day + n, q.slot, max(q.quantity) FROM stock_holds q CROSS JOIN generate_series(1, one.more) n
      WHERE q.enquiry_id = one.id AND q.listing_id = one.listing_id AND q.expires_at IS NULL
        AND NOT EXISTS (SELECT FROM stock_holds x WHERE x.enquiry_id = one.id AND x.day > one.event_date + 1)
        AND NOT EXISTS (SELECT FROM stock_holds x WHERE (x.enquiry_id, x.listing_id, x.day, x.slot) = (q.enquiry_id, q.listing_id, q.day + n, q.slot))
      GROUP BY 1, 2;
    IF EXISTS (
      SELECT FROM more_days m LEFT JOIN stock s ON (s.listing_id, s.day, s.slot) = (one.listing_id, m.day, m.slot)
      WHERE s.closed OR coalesce(s.taken, 0) + m.quantity > CASE WHEN s.day IS NULL THEN (SELECT c.capacity FROM calendars c WHERE c.listing_id = one.listing_id) ELSE s.capacity END
    ) THEN
      RAISE NOTICE 'Request % goes on holding its first day alone: another of its days is full.', one.number;
    ELSE
      INSERT INTO stock (listing_id, day, slot, taken, capacity)
      SELECT one.listing_id, m.day, m.slot, m.quantity, (SELECT c.capacity FROM calendars c WHERE c.listing_id = one.listing_id) FROM more_days m ORDER BY m.day, m.slot
      ON CONFLICT (listing_id, day, slot) DO UPDATE SET taken = stock.taken + excluded.taken;
      INSERT INTO stock_holds (enquiry_id, listing_id, day, slot, quantity)
      SELECT one.id, one.listing_id, m.day, m.slot, m.quantity FROM more_days m;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- What is confirmed and holds nothing counts against each of its days from now on.
SELECT refresh_days(e.listing_id, e.event_date, last_day_of(e.event_date, e.details)) FROM enquiries e
WHERE e.listing_id IS NOT NULL AND e.status = 'confirmed' AND e.details ? 'days' AND last_day_of(e.event_date, e.details) >= greatest(e.event_date + 1, (now() AT TIME ZONE 'Asia/Kolkata')::date)
  AND NOT EXISTS (SELECT FROM holds h WHERE h.enquiry_id = e.id) AND NOT EXISTS (SELECT FROM stock_holds q WHERE q.enquiry_id = e.id);
