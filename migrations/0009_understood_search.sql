-- One order for all: the mean of the stars, with five at the category's mean put to them, so that two do not outweigh two hundred.
CREATE TABLE category_ratings (category text PRIMARY KEY, mean real NOT NULL);
COMMENT ON TABLE category_ratings IS 'The mean of all stars of a category: where listings without reviews stand. The sweep brings it up to date.';
-- The weight and the mean of a category that nobody has rated are those of src/features/listings/ranking.ts.
CREATE FUNCTION ranking_of(stars bigint, reviews bigint, of_category text) RETURNS real LANGUAGE sql STABLE AS
$$ SELECT round(((stars + 5 * mean) / (reviews + 5))::numeric, 4)::real FROM (SELECT coalesce((SELECT r.mean FROM category_ratings r WHERE r.category = of_category), 4)::numeric AS mean) m $$;
ALTER TABLE listings ADD COLUMN ranking real NOT NULL DEFAULT 0;
ALTER TABLE listing_places ADD COLUMN ranking real NOT NULL DEFAULT 0;
COMMENT ON COLUMN listings.ranking IS 'What searches sort by; kept by triggers.';
--> statement-breakpoint
INSERT INTO category_ratings (category, mean) SELECT category, sum(rating_sum)::real / sum(rating_count) FROM listings GROUP BY 1 HAVING sum(rating_count) > 0;
UPDATE listings SET ranking = ranking_of(rating_sum, rating_count, category);
UPDATE listing_places p SET ranking = l.ranking FROM listings l WHERE l.id = p.listing_id;
--> statement-breakpoint
CREATE FUNCTION rank_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ranking := ranking_of(NEW.rating_sum, NEW.rating_count, NEW.category);
  RETURN NEW;
END $$;
CREATE TRIGGER listings_rank BEFORE INSERT OR UPDATE OF rating_sum, rating_count, category, ranking ON listings FOR EACH ROW EXECUTE FUNCTION rank_listing();
CREATE FUNCTION rank_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_places SET ranking = NEW.ranking WHERE listing_id = NEW.id AND ranking <> NEW.ranking;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_rank_places AFTER UPDATE ON listings FOR EACH ROW WHEN (OLD.ranking <> NEW.ranking) EXECUTE FUNCTION rank_places();
CREATE FUNCTION rank_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ranking := coalesce((SELECT l.ranking FROM listings l WHERE l.id = NEW.listing_id), 0);
  RETURN NEW;
END $$;
CREATE TRIGGER listing_places_rank BEFORE INSERT ON listing_places FOR EACH ROW EXECUTE FUNCTION rank_place();
--> statement-breakpoint
DROP INDEX listings_by_rating;
DROP INDEX listing_places_by_rating;
CREATE INDEX listings_by_ranking ON listings (category, ranking DESC, id DESC) WHERE status = 'approved';
CREATE INDEX listing_places_by_ranking ON listing_places (category, state, district, ranking DESC, listing_id DESC) WHERE visible;
--> statement-breakpoint
-- The search by words keeps places, kinds, names and numbers beside the words, so that one index answers what was understood of a question.
DROP VIEW listing_search_source;
DROP TABLE listing_search;
CREATE TABLE listing_search (
  listing_id uuid PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  category text NOT NULL,
  rating real NOT NULL,
  ranking real NOT NULL,
  name text NOT NULL,
  states text[] NOT NULL,
  numbers jsonb,
  words tsvector NOT NULL
);
COMMENT ON TABLE listing_search IS 'What a search by words reads: one narrow row for each approved listing, kept by triggers.';
COMMENT ON COLUMN listing_search.name IS 'The title, its words parted by spaces.';
COMMENT ON COLUMN listing_search.states IS 'Where it is found.';
COMMENT ON COLUMN listing_search.numbers IS 'The numbers among its attributes.';
COMMENT ON COLUMN listing_search.words IS 'The words of search_text, and behind a control character: 1 the sample (s: one in 16, ss: one in 256), 2 the category, 3 a facet (kind=farmhouse), 4 a place (goa, goa/north goa), 5 the name.';
--> statement-breakpoint
-- The words of a text in their order, parted by spaces.
CREATE FUNCTION spaced_words(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT btrim(regexp_replace($1, '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')) $$;
CREATE VIEW listing_search_source AS
SELECT l.id AS listing_id, l.category, l.rating, l.ranking, left(spaced_words(split_part(l.search_text, E'\n', 1)), 200) AS name, coalesce(p.states, '{}') AS states,
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
INSERT INTO listing_search (listing_id, category, rating, ranking, name, states, numbers, words) SELECT listing_id, category, rating, ranking, name, states, numbers, words FROM listing_search_source;
CREATE INDEX listing_search_by_word ON listing_search USING gin (words) WITH (fastupdate = off);
CREATE INDEX listing_search_by_ranking ON listing_search (category, ranking DESC, listing_id DESC);
CREATE INDEX listing_search_by_age ON listing_search (category, listing_id DESC);
CREATE INDEX listing_search_by_name ON listing_search (name text_pattern_ops);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('search_words'));
  INSERT INTO listing_search (listing_id, category, rating, ranking, name, states, numbers, words)
  SELECT listing_id, category, rating, ranking, name, states, numbers, words FROM listing_search_source WHERE listing_id IN (SELECT id FROM added);
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
  INSERT INTO listing_search (listing_id, category, rating, ranking, name, states, numbers, words)
  SELECT listing_id, category, rating, ranking, name, states, numbers, words FROM listing_search_source WHERE listing_id = NEW.id
  ON CONFLICT (listing_id) DO UPDATE SET category = excluded.category, rating = excluded.rating, ranking = excluded.ranking, name = excluded.name, states = excluded.states, numbers = excluded.numbers, words = excluded.words;
  IF OLD.search_text <> NEW.search_text OR OLD.status <> 'approved' THEN
    INSERT INTO search_words (word)
    SELECT word FROM (SELECT dictionary_words(NEW.search_text, NEW.slug) AS word) found
    WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = found.word) ORDER BY word ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER listings_change_search ON listings;
-- The ranking follows from the columns of the rating, so that it is not among those that an UPDATE names.
CREATE TRIGGER listings_change_search AFTER UPDATE ON listings FOR EACH ROW
WHEN ((OLD.status, OLD.category, OLD.slug, OLD.state, OLD.district, OLD.search_text, OLD.rating, OLD.ranking, OLD.attributes) IS DISTINCT FROM (NEW.status, NEW.category, NEW.slug, NEW.state, NEW.district, NEW.search_text, NEW.rating, NEW.ranking, NEW.attributes))
EXECUTE FUNCTION change_listing_search();
--> statement-breakpoint
-- Places are written after their listing, in the same transaction.
CREATE FUNCTION place_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_search s SET states = v.states, words = v.words FROM listing_search_source v
  WHERE v.listing_id IN (SELECT listing_id FROM changed) AND s.listing_id = v.listing_id AND (s.states, s.words) IS DISTINCT FROM (v.states, v.words);
  RETURN NULL;
END $$;
CREATE TRIGGER listing_places_added AFTER INSERT ON listing_places REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION place_listing_search();
CREATE TRIGGER listing_places_removed AFTER DELETE ON listing_places REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION place_listing_search();
