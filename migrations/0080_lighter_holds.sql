-- What a hold writes into the days of its listing, in less: each kind of calendar has its own statement, and only the listing is locked, whose days nobody writes without it. The rules are those of migration 0050.
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
CREATE OR REPLACE FUNCTION refresh_days(of_listing uuid, from_day date, to_day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
  first date := greatest(coalesce(from_day, today), today);
  last date := least(coalesce(to_day, today + 930), today + 930);
  none bit(1024) := 0::bit(1024);
  written bit(1024) := ~none;
  days bit(1024);
  evenings bit(1024);
  next_days bit(1024);
  next_evenings bit(1024);
BEGIN
  IF first > last THEN RETURN; END IF;
  -- Whoever writes the days of a listing holds the listing first: who changes the same calendar waits here, and reads below what was committed meanwhile.
  PERFORM FROM listings WHERE id = of_listing FOR NO KEY UPDATE;
  -- Every place of a listing has the same.
  SELECT coalesce(d.by_day, none), coalesce(d.by_evening, none) INTO next_days, next_evenings FROM listing_days d WHERE d.listing_id = of_listing LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(bit_or(set_bit(none, bit_of_day(t.day), 1)) FILTER (WHERE t.by_day), none), coalesce(bit_or(set_bit(none, bit_of_day(t.day), 1)) FILTER (WHERE t.by_evening), none)
  INTO days, evenings FROM taken_days(of_listing, first, last) t;
  -- All of them: what lies behind goes, so that the ring has room for what comes.
  IF from_day IS NOT NULL THEN
    written := none;
    FOR at IN 0..last - first LOOP
      written := set_bit(written, bit_of_day(first + at), 1);
    END LOOP;
  END IF;
  next_days := next_days & ~written | days;
  next_evenings := next_evenings & ~written | evenings;
  days := CASE WHEN next_days <> none OR next_evenings <> none THEN next_days END;
  evenings := CASE WHEN next_days <> none OR next_evenings <> none THEN next_evenings END;
  UPDATE listing_days d SET by_day = days, by_evening = evenings, rolled_on = CASE WHEN from_day IS NULL THEN today ELSE d.rolled_on END
  WHERE d.listing_id = of_listing AND ((d.by_day, d.by_evening) IS DISTINCT FROM (days, evenings) OR from_day IS NULL AND d.rolled_on < today);
END $$;
