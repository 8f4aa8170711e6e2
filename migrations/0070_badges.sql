-- What stands behind badges: events that were kept and those that their provider called off or stayed away from, and who came back. Beside the listing, so that a list counts nothing.
ALTER TABLE listings ADD COLUMN answers_told smallint NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN kept integer NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN missed integer NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN organisers integer NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN organisers_again integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN listings.answers_told IS 'Of how many requests, 30 at most, answer_minutes tells; kept by triggers and the hourly sweep, as are the four below.';
COMMENT ON COLUMN listings.kept IS 'Agreed events whose day is over and that took place.';
COMMENT ON COLUMN listings.missed IS 'Agreed events whose day is over and that whoever keeps it has called off, or did not come to.';
COMMENT ON COLUMN listings.organisers IS 'How many people with an account stand behind kept.';
COMMENT ON COLUMN listings.organisers_again IS 'Those of them who booked it for more than one day.';
CREATE INDEX enquiries_called_off_by_day ON enquiries (event_date) WHERE status = 'cancelled' AND listing_id IS NOT NULL;
-- Whether its provider is why an agreed event did not take place.
CREATE FUNCTION provider_missed(of_enquiry uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM enquiry_events v WHERE v.enquiry_id = of_enquiry AND v.side = 'recipient' AND v.what = 'cancelled')
      -- What was never confirmed was not kept from anybody, and what both ended is nobody's.
      AND EXISTS (SELECT FROM enquiry_events v WHERE v.enquiry_id = of_enquiry AND v.what = 'confirmed')
      AND NOT EXISTS (SELECT FROM bookings b JOIN booking_moves m ON m.booking_id = b.id WHERE b.enquiry_id = of_enquiry AND m.move = 'agreeEnd')
    OR EXISTS (SELECT FROM bookings b JOIN booking_moves m ON m.booking_id = b.id WHERE b.enquiry_id = of_enquiry AND m.to_state = 'cancelled'
      AND (m.from_state = 'providerMissed' OR (m.by = 'provider' AND m.move = 'cancel')))
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
        FROM enquiries e LEFT JOIN LATERAL (SELECT min(v.at) AS at FROM enquiry_events v WHERE v.enquiry_id = e.id AND v.side = 'recipient' AND v.what IN ('quoted', 'accepted', 'declined')) a ON true
        -- What nobody has answered for two days tells, too.
        WHERE e.listing_id = asked.id AND (a.at IS NOT NULL OR (e.status = 'pending' AND e.created_at < now() - interval '2 days'))
        ORDER BY e.created_at DESC LIMIT 30
      ) t
    ) a
  ) p
  WHERE l.id = p.id AND (l.booked, l.weddings, l.answer_minutes, l.answers_told, l.kept, l.missed, l.organisers, l.organisers_again)
    IS DISTINCT FROM (p.booked, p.weddings, p.answer_minutes, p.answers_told, p.kept, p.missed, p.organisers, p.organisers_again);
END $$;
SELECT prove_listings(ARRAY(SELECT DISTINCT listing_id FROM enquiries WHERE listing_id IS NOT NULL));
