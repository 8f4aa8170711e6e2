-- Who is free on a day, as searches read it: docs/adr/0040. The truth stays with holds, counts and calendars; triggers write what follows from them.
-- Whether listings of a category are counted: a test holds this together with what the categories say of themselves.
CREATE FUNCTION calendar_counts(of_category text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT CASE WHEN of_category IN ('rentals', 'planners', 'caterers', 'decorators') THEN 'days' WHEN of_category = 'managers' THEN 'parts' ELSE '' END $$;
CREATE TABLE listing_days (
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  category text NOT NULL,
  state text NOT NULL DEFAULT '',
  district text NOT NULL DEFAULT '',
  ranking real NOT NULL,
  told boolean NOT NULL DEFAULT false,
  lead_days smallint NOT NULL DEFAULT 0,
  by_day bit(1024),
  by_evening bit(1024),
  rolled_on date NOT NULL DEFAULT current_date,
  PRIMARY KEY (listing_id, state, district)
);
COMMENT ON TABLE listing_days IS 'On which days approved listings are taken, where they are found: a row for each place of listing_places, and one with neither state nor district. Kept by triggers.';
COMMENT ON COLUMN listing_days.told IS 'Its owner has looked after its calendar in the last 30 days.';
COMMENT ON COLUMN listing_days.by_day IS 'A bit a day, in a ring of 1,024: no part of it that begins before four in the afternoon is free. Null: none is taken.';
COMMENT ON COLUMN listing_days.by_evening IS 'The same of the parts that begin later.';
COMMENT ON COLUMN listing_days.rolled_on IS 'When all of its days were written last: a sweep does it again before the ring has gone round.';
CREATE INDEX listing_days_told ON listing_days (category, state, district, ranking DESC, listing_id DESC) INCLUDE (lead_days, by_day, by_evening) WHERE told;
CREATE INDEX listing_days_not_told ON listing_days (category, state, district, ranking DESC, listing_id DESC) INCLUDE (lead_days, by_day, by_evening) WHERE NOT told;
--> statement-breakpoint
CREATE FUNCTION bit_of_day(day date) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT (day - date '2000-01-01') % 1024 $$;
-- When '18:00-01:30', 'evening' or 'whole' begins and ends, in minutes from midnight (src/domain/slots.ts).
CREATE FUNCTION slot_minutes(slot text, OUT begins integer, OUT ends integer) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE slot WHEN 'whole' THEN 240 WHEN 'day' THEN 360 WHEN 'evening' THEN 960 WHEN 'full' THEN 960 ELSE h.a END,
    CASE slot WHEN 'whole' THEN 1680 WHEN 'day' THEN 960 WHEN 'evening' THEN 1680 WHEN 'full' THEN 2340 ELSE h.b + CASE WHEN h.b > h.a THEN 0 ELSE 1440 END END
  FROM (SELECT CASE WHEN slot LIKE '%:%' THEN substr(slot, 1, 2)::int * 60 + substr(slot, 4, 2)::int END AS a, CASE WHEN slot LIKE '%:%' THEN substr(slot, 7, 2)::int * 60 + substr(slot, 10, 2)::int END AS b) h $$;
-- The last day of a request: what is rented is brought back on it.
CREATE FUNCTION last_day_of(event_date date, details jsonb) RETURNS date LANGUAGE sql STABLE AS
$$ SELECT CASE WHEN details ->> 'returnDate' ~ '^\d{4}-\d\d-\d\d$' THEN greatest(event_date, least((details ->> 'returnDate')::date, event_date + 60)) ELSE event_date END $$;
-- The days from one to another on which a listing is taken by day or in the evening, as src/features/calendar/calendar-days.ts has it, but for its notice.
CREATE FUNCTION taken_days(of_listing uuid, from_day date, to_day date) RETURNS TABLE (day date, by_day boolean, by_evening boolean) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  counts text;
  units text[];
  parts text[];
  off smallint[];
  buffer integer;
  most integer;
  one_half boolean;
BEGIN
  SELECT calendar_counts(l.category), coalesce(c.weekdays_off, '{}'), CASE WHEN calendar_counts(l.category) = '' THEN coalesce(c.buffer_minutes, 0) ELSE 0 END, c.capacity,
    CASE WHEN calendar_counts(l.category) = 'days' THEN ARRAY['whole'] ELSE coalesce(nullif(c.slots || ARRAY(SELECT (o ->> 'from') || '-' || (o ->> 'to') FROM jsonb_array_elements(c.own_slots) o), '{}'), CASE WHEN l.category = 'venues' THEN ARRAY['day', 'evening', 'full'] ELSE ARRAY['day', 'evening'] END) END,
    coalesce(nullif(ARRAY(SELECT DISTINCT h ->> 'name' FROM jsonb_array_elements(CASE WHEN l.category = 'venues' AND jsonb_typeof(l.attributes -> 'halls') = 'array' THEN l.attributes -> 'halls' ELSE '[]' END) h WHERE h ->> 'name' IS NOT NULL), '{}'), ARRAY[''])
  INTO counts, off, buffer, most, parts, units FROM listings l LEFT JOIN calendars c ON c.listing_id = l.id WHERE l.id = of_listing;
  IF NOT FOUND THEN RETURN; END IF;
  -- A request that names no part takes the only one that there is, else the whole day.
  IF cardinality(parts) > 1 AND 'whole' <> ALL (parts) THEN parts := parts || 'whole'::text; END IF;
  one_half := 'whole' <> ALL (parts) AND (SELECT bool_and((slot_minutes(p)).begins < 960) OR bool_and((slot_minutes(p)).begins >= 960) FROM unnest(parts) p);
  RETURN QUERY
  WITH shape AS MATERIALIZED (
    SELECT p AS slot, m.begins, m.begins - CASE WHEN p = 'whole' THEN 0 ELSE buffer END AS needs, m.ends FROM unnest(parts) p CROSS JOIN LATERAL slot_minutes(p) m
  ), unheld AS MATERIALIZED (
    SELECT r::date AS day, count(*)::int AS n FROM enquiries e CROSS JOIN LATERAL generate_series(e.event_date, last_day_of(e.event_date, e.details), interval '1 day') r
    WHERE e.listing_id = of_listing AND e.event_date BETWEEN from_day - 60 AND to_day AND r::date BETWEEN from_day AND to_day AND e.status = 'confirmed'
      AND NOT EXISTS (SELECT FROM holds h WHERE h.enquiry_id = e.id AND (h.expires_at IS NULL OR h.expires_at > now()))
      AND NOT EXISTS (SELECT FROM stock_holds q WHERE q.enquiry_id = e.id AND (q.expires_at IS NULL OR q.expires_at > now()))
    GROUP BY 1
  ), blocked AS MATERIALIZED (
    SELECT DISTINCT h.day + at AS day, s.slot, u.unit
    FROM (
      SELECT unit, day, extract(epoch FROM lower(span) - day::timestamp AT TIME ZONE 'Asia/Kolkata') / 60 AS begins, extract(epoch FROM upper(span) - day::timestamp AT TIME ZONE 'Asia/Kolkata') / 60 AS ends
      FROM holds WHERE listing_id = of_listing AND day BETWEEN from_day - 2 AND to_day + 2 AND expires_at IS NULL
    ) h CROSS JOIN generate_series(-2, 2) at
    JOIN shape s ON h.begins < at * 1440 + s.ends AND h.ends > at * 1440 + s.needs
    JOIN unnest(units) u(unit) ON h.unit = u.unit OR h.unit = '' OR u.unit = ''
    WHERE counts = ''
  ), spent AS MATERIALIZED (
    SELECT DISTINCT c.day + at AS day, s.slot
    FROM (
      SELECT k.day, m.begins, m.ends, k.closed, k.capacity,
        k.taken - (SELECT coalesce(sum(q.quantity), 0)::int FROM stock_holds q WHERE (q.listing_id, q.day, q.slot) = (k.listing_id, k.day, k.slot) AND q.expires_at IS NOT NULL) AS taken
      FROM stock k CROSS JOIN LATERAL slot_minutes(k.slot) m WHERE k.listing_id = of_listing AND k.day BETWEEN from_day - 1 AND to_day + 1 AND k.slot = ANY (parts)
    ) c CROSS JOIN generate_series(-1, 1) at
    JOIN shape s ON c.begins < at * 1440 + s.ends AND c.ends > at * 1440 + s.begins
    LEFT JOIN unheld u ON u.day = c.day + at
    WHERE counts <> '' AND (c.closed OR c.taken + 1 + coalesce(u.n, 0) > c.capacity)
  ), resting AS (
    SELECT d::date AS day FROM generate_series(from_day, to_day, interval '1 day') d WHERE one_half OR extract(dow FROM d)::smallint = ANY (off)
  ), judged AS (
    SELECT n.day, s.slot, s.begins, extract(dow FROM n.day)::smallint = ANY (off)
      OR CASE WHEN counts = '' THEN cardinality(units) - coalesce(b.n, 0) <= coalesce(u.n, 0) ELSE p.slot IS NOT NULL OR 1 + coalesce(u.n, 0) > coalesce(most, 2147483647) END AS taken
    FROM (SELECT day FROM blocked UNION SELECT day FROM spent UNION SELECT day FROM unheld UNION SELECT day FROM resting) n CROSS JOIN shape s
      LEFT JOIN unheld u ON u.day = n.day
      LEFT JOIN (SELECT day, slot, count(*) AS n FROM blocked GROUP BY 1, 2) b ON (b.day, b.slot) = (n.day, s.slot)
      LEFT JOIN spent p ON (p.day, p.slot) = (n.day, s.slot)
    WHERE n.day BETWEEN from_day AND to_day
  )
  SELECT t.* FROM (
    SELECT j.day, bool_and(j.taken) FILTER (WHERE j.slot = 'whole' OR j.begins < 960) IS NOT FALSE AS by_day, bool_and(j.taken) FILTER (WHERE j.slot = 'whole' OR j.begins >= 960) IS NOT FALSE AS by_evening
    FROM judged j GROUP BY j.day
  ) t WHERE t.by_day OR t.by_evening;
END $$;
--> statement-breakpoint
-- Writes the bits of some days, or of all that a calendar reaches (two years, and as long as nobody may look at it).
CREATE FUNCTION refresh_days(of_listing uuid, from_day date, to_day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
  first date := greatest(coalesce(from_day, today), today);
  last date := least(coalesce(to_day, today + 930), today + 930);
  none bit(1024) := 0::bit(1024);
  written bit(1024) := ~none;
  days bit(1024);
  evenings bit(1024);
BEGIN
  IF first > last THEN RETURN; END IF;
  -- Whoever writes into a listing and its days holds the listing first, so that no two wait crosswise.
  PERFORM FROM listings WHERE id = of_listing FOR NO KEY UPDATE;
  -- Who changes the same calendar waits here, and reads below what was committed meanwhile.
  PERFORM FROM listing_days WHERE listing_id = of_listing ORDER BY state, district FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(bit_or(set_bit(none, bit_of_day(t.day), 1)) FILTER (WHERE t.by_day), none), coalesce(bit_or(set_bit(none, bit_of_day(t.day), 1)) FILTER (WHERE t.by_evening), none)
  INTO days, evenings FROM taken_days(of_listing, first, last) t;
  -- All of them: what lies behind goes, so that the ring has room for what comes.
  IF from_day IS NOT NULL THEN
    SELECT bit_or(set_bit(none, bit_of_day(first + at), 1)) INTO written FROM generate_series(0, last - first) at;
  END IF;
  UPDATE listing_days d SET by_day = n.by_day, by_evening = n.by_evening, rolled_on = CASE WHEN from_day IS NULL THEN today ELSE d.rolled_on END
  FROM (SELECT DISTINCT ON (listing_id) coalesce(by_day, none) & ~written | days AS by_day, coalesce(by_evening, none) & ~written | evenings AS by_evening FROM listing_days WHERE listing_id = of_listing) b
  CROSS JOIN LATERAL (SELECT CASE WHEN b.by_day <> none OR b.by_evening <> none THEN b.by_day END AS by_day, CASE WHEN b.by_day <> none OR b.by_evening <> none THEN b.by_evening END AS by_evening) n
  WHERE d.listing_id = of_listing AND (d.by_day, d.by_evening) IS DISTINCT FROM (n.by_day, n.by_evening)
    OR d.listing_id = of_listing AND from_day IS NULL AND d.rolled_on < today;
END $$;
-- A change on a day reaches the next two: time to set up, and halls that are had until the next afternoon.
CREATE FUNCTION refresh_changed_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN SELECT listing_id AS id, min(day) - 1 AS first, max(day) + 2 AS last FROM changed GROUP BY 1 ORDER BY 1 LOOP
    PERFORM refresh_days(one.id, one.first, one.last);
  END LOOP;
  RETURN NULL;
END $$;
CREATE FUNCTION refresh_moved_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN SELECT listing_id AS id, min(day) - 1 AS first, max(day) + 2 AS last FROM (SELECT listing_id, day FROM was UNION ALL SELECT listing_id, day FROM changed) c GROUP BY 1 ORDER BY 1 LOOP
    PERFORM refresh_days(one.id, one.first, one.last);
  END LOOP;
  RETURN NULL;
END $$;
-- A confirmed request whose day is another than the one that it holds counts against its own no more, or again.
CREATE FUNCTION refresh_days_of_requests() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN SELECT DISTINCT e.listing_id AS id, e.event_date AS first, last_day_of(e.event_date, e.details) AS last FROM changed c JOIN enquiries e ON e.id = c.enquiry_id
    WHERE e.status = 'confirmed' AND e.listing_id IS NOT NULL AND (e.listing_id, e.event_date) IS DISTINCT FROM (c.listing_id, c.day) AND e.event_date IS NOT NULL ORDER BY 1, 2 LOOP
    PERFORM refresh_days(one.id, one.first, one.last);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER holds_added_days AFTER INSERT ON holds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_days();
CREATE TRIGGER holds_removed_days AFTER DELETE ON holds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_days();
CREATE TRIGGER holds_moved_days AFTER UPDATE ON holds REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_moved_days();
CREATE TRIGGER stock_added_days AFTER INSERT ON stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_days();
CREATE TRIGGER stock_removed_days AFTER DELETE ON stock REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_days();
CREATE TRIGGER stock_moved_days AFTER UPDATE ON stock REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_moved_days();
CREATE TRIGGER stock_holds_added_days AFTER INSERT ON stock_holds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_days();
CREATE TRIGGER stock_holds_removed_days AFTER DELETE ON stock_holds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_days();
CREATE TRIGGER stock_holds_moved_days AFTER UPDATE ON stock_holds REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_moved_days();
CREATE TRIGGER holds_added_request_days AFTER INSERT ON holds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_days_of_requests();
CREATE TRIGGER holds_removed_request_days AFTER DELETE ON holds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_days_of_requests();
CREATE TRIGGER stock_holds_added_request_days AFTER INSERT ON stock_holds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_days_of_requests();
CREATE TRIGGER stock_holds_removed_request_days AFTER DELETE ON stock_holds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_days_of_requests();
-- A confirmed request that holds nothing counts against its day all the same.
CREATE FUNCTION refresh_confirmed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.listing_id IS NOT NULL AND OLD.event_date IS NOT NULL AND OLD.status = 'confirmed' AND (OLD.listing_id, OLD.event_date) IS DISTINCT FROM (NEW.listing_id, NEW.event_date) THEN
    PERFORM refresh_days(OLD.listing_id, OLD.event_date, last_day_of(OLD.event_date, OLD.details));
  END IF;
  IF NEW.listing_id IS NOT NULL AND NEW.event_date IS NOT NULL THEN
    PERFORM refresh_days(NEW.listing_id, NEW.event_date, greatest(last_day_of(NEW.event_date, NEW.details), CASE WHEN TG_OP = 'UPDATE' THEN last_day_of(NEW.event_date, OLD.details) END));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER enquiries_added_days AFTER INSERT ON enquiries FOR EACH ROW WHEN (NEW.status = 'confirmed') EXECUTE FUNCTION refresh_confirmed_day();
CREATE TRIGGER enquiries_moved_days AFTER UPDATE ON enquiries FOR EACH ROW
WHEN ((OLD.status = 'confirmed' OR NEW.status = 'confirmed') AND (OLD.status, OLD.listing_id, OLD.event_date, OLD.details ->> 'returnDate') IS DISTINCT FROM (NEW.status, NEW.listing_id, NEW.event_date, NEW.details ->> 'returnDate')) EXECUTE FUNCTION refresh_confirmed_day();
--> statement-breakpoint
-- What its owner says of a calendar reaches every day of it.
CREATE FUNCTION tell_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row calendars := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  is_told boolean := TG_OP <> 'DELETE' AND row.updated_at > now() - interval '30 days';
BEGIN
  UPDATE listing_days SET told = is_told, lead_days = CASE TG_OP WHEN 'DELETE' THEN 0 ELSE row.lead_days END
  WHERE listing_id = row.listing_id AND (told, lead_days) IS DISTINCT FROM (is_told, CASE TG_OP WHEN 'DELETE' THEN 0 ELSE row.lead_days END::smallint);
  IF TG_OP <> 'UPDATE' OR to_jsonb(OLD) - 'updated_at' - 'lead_days' <> to_jsonb(NEW) - 'updated_at' - 'lead_days' THEN
    PERFORM refresh_days(row.listing_id, NULL, NULL);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER calendars_tell_days AFTER INSERT OR UPDATE OR DELETE ON calendars FOR EACH ROW EXECUTE FUNCTION tell_days();
CREATE FUNCTION refresh_days_of_halls() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_days(NEW.id, NULL, NULL);
  RETURN NULL;
END $$;
-- After 'listings_rename_held_halls': triggers fire by name.
CREATE TRIGGER listings_rename_then_days AFTER UPDATE OF attributes ON listings FOR EACH ROW
WHEN (OLD.attributes->'halls' IS DISTINCT FROM NEW.attributes->'halls') EXECUTE FUNCTION refresh_days_of_halls();
--> statement-breakpoint
-- The rows follow the places of approved listings.
CREATE FUNCTION place_days(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE one uuid;
BEGIN
  WITH wanted AS (
    SELECT id AS listing_id, '' AS state, '' AS district FROM listings WHERE id = ANY (ids) AND status = 'approved'
    UNION SELECT p.listing_id, p.state, p.district FROM listing_places p JOIN listings l ON l.id = p.listing_id WHERE p.listing_id = ANY (ids) AND p.visible AND l.status = 'approved'
  )
  DELETE FROM listing_days d WHERE d.listing_id = ANY (ids) AND NOT EXISTS (SELECT FROM wanted w WHERE (w.listing_id, w.state, w.district) = (d.listing_id, d.state, d.district));
  WITH wanted AS (
    SELECT id AS listing_id, '' AS state, '' AS district FROM listings WHERE id = ANY (ids) AND status = 'approved'
    UNION SELECT p.listing_id, p.state, p.district FROM listing_places p JOIN listings l ON l.id = p.listing_id WHERE p.listing_id = ANY (ids) AND p.visible AND l.status = 'approved'
  )
  INSERT INTO listing_days (listing_id, category, state, district, ranking, told, lead_days, by_day, by_evening)
  SELECT w.listing_id, l.category, w.state, w.district, l.ranking, coalesce(c.updated_at > now() - interval '30 days', false), coalesce(c.lead_days, 0), k.by_day, k.by_evening
  FROM wanted w JOIN listings l ON l.id = w.listing_id LEFT JOIN calendars c ON c.listing_id = w.listing_id
    LEFT JOIN LATERAL (SELECT d.by_day, d.by_evening FROM listing_days d WHERE d.listing_id = w.listing_id LIMIT 1) k ON true
  ORDER BY w.listing_id, w.state, w.district
  ON CONFLICT (listing_id, state, district) DO UPDATE SET category = excluded.category, ranking = excluded.ranking
    WHERE (listing_days.category, listing_days.ranking) IS DISTINCT FROM (excluded.category, excluded.ranking);
  -- What was not shown so far may have a calendar already.
  FOR one IN SELECT d.listing_id FROM listing_days d WHERE d.listing_id = ANY (ids) AND d.state = '' AND d.by_day IS NULL
    AND (EXISTS (SELECT FROM calendars c WHERE c.listing_id = d.listing_id) OR EXISTS (SELECT FROM holds h WHERE h.listing_id = d.listing_id) OR EXISTS (SELECT FROM stock s WHERE s.listing_id = d.listing_id)
      OR EXISTS (SELECT FROM enquiries e WHERE e.listing_id = d.listing_id AND e.status = 'confirmed' AND e.event_date IS NOT NULL)) ORDER BY 1 LOOP
    PERFORM refresh_days(one, NULL, NULL);
  END LOOP;
END $$;
CREATE FUNCTION place_changed_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_days(ARRAY(SELECT DISTINCT listing_id FROM changed));
  RETURN NULL;
END $$;
CREATE FUNCTION place_new_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_days(ARRAY(SELECT id FROM changed WHERE status = 'approved'));
  RETURN NULL;
END $$;
CREATE FUNCTION place_moved_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_days(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE FUNCTION rank_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_days SET ranking = NEW.ranking WHERE listing_id = NEW.id AND ranking <> NEW.ranking;
  RETURN NULL;
END $$;
CREATE TRIGGER listing_places_added_days AFTER INSERT ON listing_places REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION place_changed_days();
CREATE TRIGGER listing_places_removed_days AFTER DELETE ON listing_places REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION place_changed_days();
CREATE FUNCTION place_shown_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_days(ARRAY[NEW.listing_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER listing_places_shown_days AFTER UPDATE ON listing_places FOR EACH ROW WHEN (OLD.visible <> NEW.visible) EXECUTE FUNCTION place_shown_days();
CREATE TRIGGER listings_added_days AFTER INSERT ON listings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION place_new_days();
CREATE TRIGGER listings_moved_days AFTER UPDATE ON listings FOR EACH ROW WHEN ((OLD.status, OLD.category) IS DISTINCT FROM (NEW.status, NEW.category)) EXECUTE FUNCTION place_moved_days();
CREATE TRIGGER listings_rank_days AFTER UPDATE ON listings FOR EACH ROW WHEN (OLD.ranking <> NEW.ranking) EXECUTE FUNCTION rank_days();
--> statement-breakpoint
SELECT place_days(ARRAY(SELECT id FROM listings WHERE status = 'approved'));
