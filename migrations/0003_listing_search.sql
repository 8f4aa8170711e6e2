-- The letters and digits of any script: what stands between them is ASCII punctuation, a space or a control character.
CREATE FUNCTION words_of(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}') FROM regexp_split_to_table($1, '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+') word WHERE word <> '' $$;
--> statement-breakpoint
CREATE TABLE listing_search (
  listing_id uuid PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  category text NOT NULL,
  state text,
  rating real NOT NULL,
  words tsvector NOT NULL
);
COMMENT ON TABLE listing_search IS 'What a search by words over all categories reads: one narrow row for each approved listing, kept by triggers.';
COMMENT ON COLUMN listing_search.words IS 'The words of search_text, and behind a control character: 1 the sample (s: one in 16, ss: one in 256), 2 the category, 3 the state.';
--> statement-breakpoint
CREATE TABLE search_words (
  word text PRIMARY KEY
);
COMMENT ON TABLE search_words IS 'Every word that a listing was ever found by, to guess what a mistyped one means; no usernames and no numbers.';
--> statement-breakpoint
CREATE VIEW listing_search_source AS
SELECT id AS listing_id, category, state, rating,
  array_to_tsvector(
    words_of(search_text)
    || array_remove(ARRAY[E'\x02' || category, E'\x03' || lower(nullif(state, '')), CASE WHEN right(id::text, 1) = '0' THEN E'\x01s' END, CASE WHEN right(id::text, 2) = '00' THEN E'\x01ss' END], NULL)
    || category
  ) AS words
FROM listings WHERE status = 'approved';
--> statement-breakpoint
-- The username is a line of its own and would fill the dictionary with what nobody mistypes.
CREATE FUNCTION dictionary_words(search_text text, slug text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT word FROM unnest(words_of(replace(search_text, E'\n' || lower(slug) || E'\n', E'\n'))) word WHERE length(word) BETWEEN 3 AND 30 AND word !~ '[0-9]' $$;
--> statement-breakpoint
INSERT INTO listing_search (listing_id, category, state, rating, words) SELECT listing_id, category, state, rating, words FROM listing_search_source;
INSERT INTO search_words (word) SELECT DISTINCT word FROM listings l, dictionary_words(l.search_text, l.slug) word WHERE l.status = 'approved' UNION SELECT DISTINCT category FROM listings;
--> statement-breakpoint
CREATE INDEX listing_search_by_word ON listing_search USING gin (words) WITH (fastupdate = off);
CREATE INDEX listing_search_by_rating ON listing_search (category, rating DESC, listing_id DESC);
CREATE INDEX search_words_alike ON search_words USING gist (word gist_trgm_ops (siglen = 32));
--> statement-breakpoint
-- Many at once, as the demo comes: one statement for all of them.
CREATE FUNCTION add_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_search (listing_id, category, state, rating, words)
  SELECT listing_id, category, state, rating, words FROM listing_search_source WHERE listing_id IN (SELECT id FROM added);
  -- In order, so that two transactions with the same new words wait for each other and not in a circle.
  INSERT INTO search_words (word)
  SELECT word FROM (SELECT dictionary_words(search_text, slug) AS word FROM added WHERE status = 'approved' UNION SELECT category FROM added) found
  WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = found.word) ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_add_search AFTER INSERT ON listings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_listing_search();
--> statement-breakpoint
CREATE FUNCTION change_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'approved' THEN
    DELETE FROM listing_search WHERE listing_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO listing_search (listing_id, category, state, rating, words)
  SELECT listing_id, category, state, rating, words FROM listing_search_source WHERE listing_id = NEW.id
  ON CONFLICT (listing_id) DO UPDATE SET category = excluded.category, state = excluded.state, rating = excluded.rating, words = excluded.words;
  IF OLD.search_text <> NEW.search_text OR OLD.status <> 'approved' THEN
    INSERT INTO search_words (word)
    SELECT word FROM (SELECT dictionary_words(NEW.search_text, NEW.slug) AS word) found
    WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = found.word) ORDER BY word ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_change_search AFTER UPDATE OF status, category, slug, state, search_text, rating ON listings FOR EACH ROW
WHEN ((OLD.status, OLD.category, OLD.slug, OLD.state, OLD.search_text, OLD.rating) IS DISTINCT FROM (NEW.status, NEW.category, NEW.slug, NEW.state, NEW.search_text, NEW.rating))
EXECUTE FUNCTION change_listing_search();
