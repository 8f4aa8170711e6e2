-- What a card says of price and proof, beside the listing, so that a list reads it with the row and sorts by an index.
ALTER TABLE listings ADD COLUMN price bigint CHECK (price >= 0);
ALTER TABLE listings ADD COLUMN booked integer NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN weddings integer NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN answer_minutes integer;
COMMENT ON COLUMN listings.price IS 'What it costs at least, in paise: the amount among its attributes that searches ask for. NULL: on request.';
COMMENT ON COLUMN listings.booked IS 'Its requests that were confirmed or completed; kept by triggers.';
COMMENT ON COLUMN listings.weddings IS 'Its requests for weddings that took place; kept by triggers.';
COMMENT ON COLUMN listings.answer_minutes IS 'The median wait for an answer to its last 30 requests, unanswered ones as never; NULL where fewer than three tell; kept by triggers and the hourly sweep.';
UPDATE listings SET price = (attributes->>CASE category WHEN 'venues' THEN 'price' WHEN 'caterers' THEN 'platePrice' WHEN 'photographers' THEN 'dayPrice' WHEN 'decorators' THEN 'priceFrom' WHEN 'beauty' THEN 'price' WHEN 'ceremonies' THEN 'fee' END)::bigint
WHERE category IN ('venues', 'caterers', 'photographers', 'decorators', 'beauty', 'ceremonies');
CREATE INDEX listings_by_price ON listings (category, price) WHERE status = 'approved' AND price IS NOT NULL;
--> statement-breakpoint
-- The search by words sorts by it, too: what has no price stands behind all others.
ALTER TABLE listing_search ADD COLUMN price bigint;
UPDATE listing_search s SET price = l.price FROM listings l WHERE l.id = s.listing_id AND l.price IS NOT NULL;
CREATE INDEX listing_search_by_price ON listing_search (category, (coalesce(price, 999999999999999)), listing_id DESC);
DROP VIEW listing_search_source;
CREATE VIEW listing_search_source AS
SELECT l.id AS listing_id, l.category, l.rating, l.ranking, l.price, left(spaced_words(split_part(l.search_text, E'\n', 1)), 200) AS name, coalesce(p.states, '{}') AS states,
  (SELECT jsonb_object_agg(key, value) FROM jsonb_each(l.attributes) WHERE jsonb_typeof(value) = 'number') AS numbers,
  array_to_tsvector(array_remove(
    words_of(l.search_text) || p.marks
    || ARRAY(SELECT DISTINCT E'\x03' || left(line[1], 200) FROM regexp_matches(l.search_text, E'\x03([^\n]+)(?:\n|$)', 'g') line)
    || ARRAY[E'\x02' || l.category, E'\x05' || left(spaced_words(split_part(l.search_text, E'\n', 1)), 200), CASE WHEN right(l.id::text, 1) = '0' THEN E'\x01s' END, CASE WHEN right(l.id::text, 2) = '00' THEN E'\x01ss' END]
    || l.category, NULL)
  ) AS words
FROM listings l CROSS JOIN LATERAL (
  SELECT array_agg(DISTINCT at.state) AS states, array_agg(DISTINCT E'\x04' || lower(at.state)) || array_agg(DISTINCT E'\x04' || lower(at.state || '/' || at.district)) FILTER (WHERE at.district <> '') AS marks
  FROM (SELECT l.state, coalesce(l.district, '') AS district UNION SELECT f.state, f.district FROM listing_places f WHERE f.listing_id = l.id) at WHERE at.state <> ''
) p WHERE l.status = 'approved';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('search_words'));
  INSERT INTO listing_search (listing_id, category, rating, ranking, price, name, states, numbers, words)
  SELECT listing_id, category, rating, ranking, price, name, states, numbers, words FROM listing_search_source WHERE listing_id IN (SELECT id FROM added);
  -- In order, so that two transactions with the same new words wait for each other and not in a circle.
  INSERT INTO search_words (word)
  SELECT word FROM (SELECT dictionary_words(search_text, slug) AS word FROM added WHERE status = 'approved' UNION SELECT category FROM added) found
  WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = found.word) ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION change_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'approved' THEN
    DELETE FROM listing_search WHERE listing_id = NEW.id;
    RETURN NULL;
  END IF;
  IF OLD.search_text <> NEW.search_text OR OLD.status <> 'approved' THEN
    PERFORM pg_advisory_xact_lock_shared(hashtext('search_words'));
  END IF;
  INSERT INTO listing_search (listing_id, category, rating, ranking, price, name, states, numbers, words)
  SELECT listing_id, category, rating, ranking, price, name, states, numbers, words FROM listing_search_source WHERE listing_id = NEW.id
  ON CONFLICT (listing_id) DO UPDATE SET category = excluded.category, rating = excluded.rating, ranking = excluded.ranking, price = excluded.price, name = excluded.name, states = excluded.states, numbers = excluded.numbers, words = excluded.words;
  IF OLD.search_text <> NEW.search_text OR OLD.status <> 'approved' THEN
    INSERT INTO search_words (word)
    SELECT word FROM (SELECT dictionary_words(NEW.search_text, NEW.slug) AS word) found
    WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = found.word) ORDER BY word ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Takes anew what these listings prove. In order, so that two transactions wait for each other and not in a circle.
CREATE FUNCTION prove_listings(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM listings WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE listings l SET booked = p.booked, weddings = p.weddings, answer_minutes = p.answer_minutes
  FROM (
    SELECT asked.id,
      (SELECT count(*) FROM enquiries e WHERE e.listing_id = asked.id AND e.status IN ('confirmed', 'completed')) AS booked,
      (SELECT count(*) FROM enquiries e WHERE e.listing_id = asked.id AND e.status = 'completed' AND lower(e.event_type) = 'wedding') AS weddings,
      (SELECT CASE WHEN count(*) >= 3 THEN nullif(round(extract(epoch FROM percentile_disc(0.5) WITHIN GROUP (ORDER BY t.waited)) / 60), 1440000) END
       FROM (
         SELECT coalesce(a.at - e.created_at, interval '1000 days') AS waited
         FROM enquiries e LEFT JOIN LATERAL (SELECT min(v.at) AS at FROM enquiry_events v WHERE v.enquiry_id = e.id AND v.side = 'recipient' AND v.what IN ('accepted', 'declined')) a ON true
         -- What nobody has answered for two days tells, too.
         WHERE e.listing_id = asked.id AND (a.at IS NOT NULL OR (e.status = 'pending' AND e.created_at < now() - interval '2 days'))
         ORDER BY e.created_at DESC LIMIT 30
       ) t) AS answer_minutes
    FROM unnest(ids) AS asked(id)
  ) p
  WHERE l.id = p.id AND (l.booked, l.weddings, l.answer_minutes) IS DISTINCT FROM (p.booked, p.weddings, p.answer_minutes);
END $$;
CREATE FUNCTION prove_by_new_enquiries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[] := ARRAY(SELECT DISTINCT listing_id FROM changed WHERE listing_id IS NOT NULL AND status IN ('confirmed', 'completed'));
BEGIN
  IF ids <> '{}' THEN PERFORM prove_listings(ids); END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION prove_by_moved_enquiries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[] := ARRAY(
  SELECT DISTINCT l.id FROM was JOIN changed USING (id) CROSS JOIN LATERAL (VALUES (was.listing_id), (changed.listing_id)) l(id)
  WHERE l.id IS NOT NULL AND (was.status, was.listing_id) IS DISTINCT FROM (changed.status, changed.listing_id));
BEGIN
  IF ids <> '{}' THEN PERFORM prove_listings(ids); END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION prove_by_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[] := ARRAY(
  SELECT DISTINCT e.listing_id FROM changed v JOIN enquiries e ON e.id = v.enquiry_id WHERE e.listing_id IS NOT NULL AND v.side = 'recipient' AND v.what IN ('accepted', 'declined'));
BEGIN
  IF ids <> '{}' THEN PERFORM prove_listings(ids); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER enquiries_added_prove AFTER INSERT ON enquiries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION prove_by_new_enquiries();
CREATE TRIGGER enquiries_removed_prove AFTER DELETE ON enquiries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION prove_by_new_enquiries();
CREATE TRIGGER enquiries_moved_prove AFTER UPDATE ON enquiries REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION prove_by_moved_enquiries();
CREATE TRIGGER enquiry_events_prove AFTER INSERT ON enquiry_events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION prove_by_events();
SELECT prove_listings(ARRAY(SELECT DISTINCT listing_id FROM enquiries WHERE listing_id IS NOT NULL));
