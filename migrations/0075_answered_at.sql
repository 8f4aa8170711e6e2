-- When whoever is asked has answered first: one place for what counts as an answer. A table of one row, so that the planner reads through it.
CREATE FUNCTION answered_at(of_enquiry uuid) RETURNS TABLE (at timestamptz) LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
  SELECT min(v.at) FROM enquiry_events v WHERE v.enquiry_id = of_enquiry AND v.side = 'recipient' AND v.what IN ('quoted', 'accepted', 'declined')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION prove_listings(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE today date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
BEGIN
  PERFORM 1 FROM listings WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE listings l SET booked = p.booked, weddings = p.weddings, answer_minutes = p.answer_minutes, answers_told = p.answers_told,
    kept = p.kept, missed = p.missed, organisers = p.organisers, organisers_again = p.organisers_again
  FROM (
    SELECT asked.id, c.booked, c.weddings, a.answer_minutes, a.answers_told, c.kept,
      (SELECT count(*) FROM enquiries e WHERE e.listing_id = asked.id AND e.status = 'cancelled' AND e.event_date < today AND provider_missed(e.id)) AS missed,
      o.organisers, o.organisers_again
    FROM unnest(ids) AS asked(id)
    CROSS JOIN LATERAL (
      SELECT count(*) AS booked, count(*) FILTER (WHERE e.status = 'completed' AND lower(e.event_type) = 'wedding') AS weddings, count(*) FILTER (WHERE e.event_date < today) AS kept
      FROM enquiries e WHERE e.listing_id = asked.id AND e.status IN ('confirmed', 'completed')
    ) c
    CROSS JOIN LATERAL (
      SELECT count(*) AS organisers, count(*) FILTER (WHERE s.days > 1) AS organisers_again FROM (
        SELECT count(DISTINCT e.event_date) AS days FROM enquiries e
        WHERE e.listing_id = asked.id AND e.status IN ('confirmed', 'completed') AND e.event_date < today AND e.sender_id IS NOT NULL GROUP BY e.sender_id
      ) s
    ) o
    CROSS JOIN LATERAL (
      SELECT CASE WHEN count(*) >= 3 THEN nullif(round(extract(epoch FROM percentile_disc(0.5) WITHIN GROUP (ORDER BY t.waited)) / 60), 1440000) END AS answer_minutes, count(*) AS answers_told
      FROM (
        SELECT coalesce(a.at - e.created_at, interval '1000 days') AS waited
        FROM enquiries e CROSS JOIN LATERAL answered_at(e.id) a
        -- What nobody has answered for two days tells, too.
        WHERE e.listing_id = asked.id AND (a.at IS NOT NULL OR (e.status = 'pending' AND e.created_at < now() - interval '2 days'))
        ORDER BY e.created_at DESC LIMIT 30
      ) t
    ) a
  ) p
  WHERE l.id = p.id AND (l.booked, l.weddings, l.answer_minutes, l.answers_told, l.kept, l.missed, l.organisers, l.organisers_again)
    IS DISTINCT FROM (p.booked, p.weddings, p.answer_minutes, p.answers_told, p.kept, p.missed, p.organisers, p.organisers_again);
END $$;
