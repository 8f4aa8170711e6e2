-- What a hold writes into the days of its listing, in less again: one thing to hold needs no halls put beside each other, and days and requests are looked at by one trigger. The rules are those of migration 0050.
CREATE OR REPLACE FUNCTION taken_days(of_listing uuid, from_day date, to_day date) RETURNS TABLE (day date, by_day boolean, by_evening boolean) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  counts text;
  units text[];
  parts text[];
  off smallint[];
  buffer integer;
  most integer;
  one_half boolean;
  minutes record;
  part text;
  begin_at integer[] := '{}';
  end_at integer[] := '{}';
BEGIN
  SELECT calendar_counts(l.category), coalesce(c.weekdays_off, '{}'), CASE WHEN calendar_counts(l.category) = '' THEN coalesce(c.buffer_minutes, 0) ELSE 0 END, c.capacity,
    CASE WHEN calendar_counts(l.category) = 'days' THEN ARRAY['whole'] ELSE coalesce(nullif(c.slots || ARRAY(SELECT (o ->> 'from') || '-' || (o ->> 'to') FROM jsonb_array_elements(c.own_slots) o), '{}'), CASE WHEN l.category = 'venues' THEN ARRAY['day', 'evening', 'full'] ELSE ARRAY['day', 'evening'] END) END,
    coalesce(nullif(ARRAY(SELECT DISTINCT h ->> 'name' FROM jsonb_array_elements(CASE WHEN l.category = 'venues' AND jsonb_typeof(l.attributes -> 'halls') = 'array' THEN l.attributes -> 'halls' ELSE '[]' END) h WHERE h ->> 'name' IS NOT NULL), '{}'), ARRAY[''])
  INTO counts, off, buffer, most, parts, units FROM listings l LEFT JOIN calendars c ON c.listing_id = l.id WHERE l.id = of_listing;
  IF NOT FOUND THEN RETURN; END IF;
  -- A request that names no part takes the only one that there is, else the whole day.
  IF cardinality(parts) > 1 AND 'whole' <> ALL (parts) THEN parts := parts || 'whole'::text; END IF;
  one_half := false;
  IF 'whole' <> ALL (parts) THEN
    one_half := (SELECT bool_and((slot_minutes(p)).begins < 960) OR bool_and((slot_minutes(p)).begins >= 960) FROM unnest(parts) p);
  END IF;
  IF counts = '' THEN
    -- Nothing stands against any of them: what a release usually leaves.
    IF NOT one_half AND cardinality(off) = 0
      AND NOT EXISTS (SELECT FROM holds WHERE listing_id = of_listing AND day BETWEEN from_day - 2 AND to_day + 2 AND expires_at IS NULL)
      AND NOT EXISTS (SELECT FROM enquiries WHERE listing_id = of_listing AND event_date BETWEEN from_day - 60 AND to_day AND status = 'confirmed') THEN
      RETURN;
    END IF;
    -- One thing to hold, no day of rest, and every confirmed request holds its own: what nearly all of them are.
    IF units = ARRAY[''] AND NOT one_half AND cardinality(off) = 0
      AND NOT EXISTS (SELECT FROM enquiries e WHERE e.listing_id = of_listing AND e.event_date BETWEEN from_day - 60 AND to_day AND e.status = 'confirmed'
        AND NOT EXISTS (SELECT FROM holds h WHERE h.enquiry_id = e.id AND (h.expires_at IS NULL OR h.expires_at > now()))
        AND NOT EXISTS (SELECT FROM stock_holds q WHERE q.enquiry_id = e.id AND (q.expires_at IS NULL OR q.expires_at > now()))) THEN
      -- As slot_minutes has it, whose call takes longer than all the rest.
      FOREACH part IN ARRAY parts LOOP
        IF part = 'whole' THEN
          begin_at := begin_at || 240;
          end_at := end_at || 1680;
        ELSIF part = 'day' THEN
          begin_at := begin_at || 360;
          end_at := end_at || 960;
        ELSIF part = 'evening' THEN
          begin_at := begin_at || 960;
          end_at := end_at || 1680;
        ELSE
          SELECT m.begins, m.ends INTO STRICT minutes FROM slot_minutes(part) m;
          begin_at := begin_at || minutes.begins;
          end_at := end_at || minutes.ends;
        END IF;
      END LOOP;
      RETURN QUERY
      SELECT t.* FROM (
        SELECT b.day, bool_and(b.taken) FILTER (WHERE b.slot = 'whole' OR b.begins < 960) IS NOT FALSE AS by_day, bool_and(b.taken) FILTER (WHERE b.slot = 'whole' OR b.begins >= 960) IS NOT FALSE AS by_evening
        FROM (
          SELECT h.day + at AS day, s.slot, s.begins, bool_or(h.begins < at * 1440 + s.ends AND h.ends > at * 1440 + s.begins - CASE WHEN s.slot = 'whole' THEN 0 ELSE buffer END) AS taken
          FROM (
            SELECT o.day, extract(epoch FROM lower(o.span) - o.day::timestamp AT TIME ZONE 'Asia/Kolkata') / 60 AS begins, extract(epoch FROM upper(o.span) - o.day::timestamp AT TIME ZONE 'Asia/Kolkata') / 60 AS ends
            FROM holds o WHERE o.listing_id = of_listing AND o.day BETWEEN from_day - 2 AND to_day + 2 AND o.expires_at IS NULL
          ) h CROSS JOIN generate_series(-2, 2) at CROSS JOIN unnest(parts, begin_at, end_at) s(slot, begins, ends)
          WHERE h.day + at BETWEEN from_day AND to_day
          GROUP BY 1, 2, 3
        ) b GROUP BY b.day
      ) t WHERE t.by_day OR t.by_evening;
      RETURN;
    END IF;
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
    ), resting AS (
      SELECT d::date AS day FROM generate_series(from_day, to_day, interval '1 day') d WHERE one_half OR extract(dow FROM d)::smallint = ANY (off)
    ), judged AS (
      SELECT n.day, s.slot, s.begins, extract(dow FROM n.day)::smallint = ANY (off)
        OR cardinality(units) - coalesce(b.n, 0) <= coalesce(u.n, 0) AS taken
      FROM (SELECT day FROM blocked UNION SELECT day FROM unheld UNION SELECT day FROM resting) n CROSS JOIN shape s
        LEFT JOIN unheld u ON u.day = n.day
        LEFT JOIN (SELECT day, slot, count(*) AS n FROM blocked GROUP BY 1, 2) b ON (b.day, b.slot) = (n.day, s.slot)
      WHERE n.day BETWEEN from_day AND to_day
    )
    SELECT t.* FROM (
      SELECT j.day, bool_and(j.taken) FILTER (WHERE j.slot = 'whole' OR j.begins < 960) IS NOT FALSE AS by_day, bool_and(j.taken) FILTER (WHERE j.slot = 'whole' OR j.begins >= 960) IS NOT FALSE AS by_evening
      FROM judged j GROUP BY j.day
    ) t WHERE t.by_day OR t.by_evening;
  ELSE
    RETURN QUERY
    WITH shape AS MATERIALIZED (
      SELECT p AS slot, m.begins, m.begins - CASE WHEN p = 'whole' THEN 0 ELSE buffer END AS needs, m.ends FROM unnest(parts) p CROSS JOIN LATERAL slot_minutes(p) m
    ), unheld AS MATERIALIZED (
      SELECT r::date AS day, count(*)::int AS n FROM enquiries e CROSS JOIN LATERAL generate_series(e.event_date, last_day_of(e.event_date, e.details), interval '1 day') r
      WHERE e.listing_id = of_listing AND e.event_date BETWEEN from_day - 60 AND to_day AND r::date BETWEEN from_day AND to_day AND e.status = 'confirmed'
        AND NOT EXISTS (SELECT FROM holds h WHERE h.enquiry_id = e.id AND (h.expires_at IS NULL OR h.expires_at > now()))
        AND NOT EXISTS (SELECT FROM stock_holds q WHERE q.enquiry_id = e.id AND (q.expires_at IS NULL OR q.expires_at > now()))
      GROUP BY 1
    ), spent AS MATERIALIZED (
      SELECT DISTINCT c.day + at AS day, s.slot
      FROM (
        SELECT k.day, m.begins, m.ends, k.closed, k.capacity,
          k.taken - (SELECT coalesce(sum(q.quantity), 0)::int FROM stock_holds q WHERE (q.listing_id, q.day, q.slot) = (k.listing_id, k.day, k.slot) AND q.expires_at IS NOT NULL) AS taken
        FROM stock k CROSS JOIN LATERAL slot_minutes(k.slot) m WHERE k.listing_id = of_listing AND k.day BETWEEN from_day - 1 AND to_day + 1 AND k.slot = ANY (parts)
      ) c CROSS JOIN generate_series(-1, 1) at
      JOIN shape s ON c.begins < at * 1440 + s.ends AND c.ends > at * 1440 + s.begins
      LEFT JOIN unheld u ON u.day = c.day + at
      WHERE c.closed OR c.taken + 1 + coalesce(u.n, 0) > c.capacity
    ), resting AS (
      SELECT d::date AS day FROM generate_series(from_day, to_day, interval '1 day') d WHERE one_half OR extract(dow FROM d)::smallint = ANY (off)
    ), judged AS (
      SELECT n.day, s.slot, s.begins, extract(dow FROM n.day)::smallint = ANY (off)
        OR p.slot IS NOT NULL OR 1 + coalesce(u.n, 0) > coalesce(most, 2147483647) AS taken
      FROM (SELECT day FROM spent UNION SELECT day FROM unheld UNION SELECT day FROM resting) n CROSS JOIN shape s
        LEFT JOIN unheld u ON u.day = n.day
        LEFT JOIN spent p ON (p.day, p.slot) = (n.day, s.slot)
      WHERE n.day BETWEEN from_day AND to_day
    )
    SELECT t.* FROM (
      SELECT j.day, bool_and(j.taken) FILTER (WHERE j.slot = 'whole' OR j.begins < 960) IS NOT FALSE AS by_day, bool_and(j.taken) FILTER (WHERE j.slot = 'whole' OR j.begins >= 960) IS NOT FALSE AS by_evening
      FROM judged j GROUP BY j.day
    ) t WHERE t.by_day OR t.by_evening;
  END IF;
END $$;
--> statement-breakpoint
-- What a hold changes: its day and the next two, and the day of a confirmed request that holds another one.
CREATE FUNCTION refresh_held_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN
    SELECT c.listing_id AS id, min(c.day) - 1 AS first, max(c.day) + 2 AS last FROM changed c GROUP BY 1
    UNION ALL
    SELECT e.listing_id, e.event_date, last_day_of(e.event_date, e.details) FROM changed c JOIN enquiries e ON e.id = c.enquiry_id
    WHERE e.status = 'confirmed' AND e.listing_id IS NOT NULL AND (e.listing_id, e.event_date) IS DISTINCT FROM (c.listing_id, c.day) AND e.event_date IS NOT NULL
    ORDER BY 1, 2
  LOOP
    PERFORM refresh_days(one.id, one.first, one.last);
  END LOOP;
  RETURN NULL;
END $$;
DROP TRIGGER holds_added_request_days ON holds;
DROP TRIGGER holds_removed_request_days ON holds;
DROP TRIGGER stock_holds_added_request_days ON stock_holds;
DROP TRIGGER stock_holds_removed_request_days ON stock_holds;
DROP FUNCTION refresh_days_of_requests();
CREATE OR REPLACE TRIGGER holds_added_days AFTER INSERT ON holds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_held_days();
CREATE OR REPLACE TRIGGER holds_removed_days AFTER DELETE ON holds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_held_days();
CREATE OR REPLACE TRIGGER stock_holds_added_days AFTER INSERT ON stock_holds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_held_days();
CREATE OR REPLACE TRIGGER stock_holds_removed_days AFTER DELETE ON stock_holds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_held_days();
