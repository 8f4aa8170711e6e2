-- One row in sixteen of listing_search, side by side: numbers that are reckoned from a sample read few pages, where they read one for each row (docs/adr/0050).
CREATE FUNCTION in_sample(id uuid) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT get_byte(uuid_send(id), 15) & 15 = 0 $$;
CREATE TABLE listing_samples (
  listing_id uuid PRIMARY KEY REFERENCES listing_search (listing_id) ON DELETE CASCADE,
  category text NOT NULL,
  states text[] NOT NULL,
  rating real NOT NULL,
  price bigint,
  numbers jsonb,
  words tsvector NOT NULL,
  mobile_proven boolean NOT NULL,
  papers_seen boolean NOT NULL,
  answer_minutes integer
);
COMMENT ON TABLE listing_samples IS 'The rows of listing_search whose id ends in 0: what they are counted by. Kept by a trigger.';
INSERT INTO listing_samples SELECT listing_id, category, states, rating, price, numbers, words, mobile_proven, papers_seen, answer_minutes FROM listing_search WHERE in_sample(listing_id);
CREATE INDEX listing_samples_by_word ON listing_samples USING gin (words) WITH (fastupdate = off);
-- Where the rows of the sample lie, and when they are free, as compact.
CREATE INDEX listing_cells_of_sample ON listing_cells (category, cell) INCLUDE (listing_id, latitude, longitude) WHERE in_sample(listing_id);
CREATE INDEX listing_days_of_sample ON listing_days (listing_id) INCLUDE (told, lead_days, by_day, by_evening) WHERE state = '' AND district = '' AND in_sample(listing_id);
--> statement-breakpoint
CREATE FUNCTION keep_sample() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_samples (listing_id, category, states, rating, price, numbers, words, mobile_proven, papers_seen, answer_minutes)
  VALUES (NEW.listing_id, NEW.category, NEW.states, NEW.rating, NEW.price, NEW.numbers, NEW.words, NEW.mobile_proven, NEW.papers_seen, NEW.answer_minutes)
  ON CONFLICT (listing_id) DO UPDATE SET category = excluded.category, states = excluded.states, rating = excluded.rating, price = excluded.price, numbers = excluded.numbers,
    words = excluded.words, mobile_proven = excluded.mobile_proven, papers_seen = excluded.papers_seen, answer_minutes = excluded.answer_minutes;
  RETURN NULL;
END $$;
CREATE TRIGGER listing_search_keep_sample AFTER INSERT OR UPDATE ON listing_search FOR EACH ROW WHEN (in_sample(NEW.listing_id)) EXECUTE FUNCTION keep_sample();
