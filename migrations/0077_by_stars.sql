-- The order by stars alone (DECISIONS 34): the Bayesian mean without what is put to it. It follows from the ranking, so that nothing can part the two; asked for by sort=rating, and by nothing else.
ALTER TABLE listings ADD COLUMN by_stars real GENERATED ALWAYS AS ((ranking::numeric - score_points(answer_minutes, price IS NOT NULL, photo_count, papers_seen, mobile_proven))::real) STORED;
COMMENT ON COLUMN listings.by_stars IS 'The mean of the stars, drawn towards the category''s: the ranking without score_points.';
ALTER TABLE listing_places ADD COLUMN by_stars real NOT NULL DEFAULT 0;
ALTER TABLE listing_search ADD COLUMN by_stars real NOT NULL DEFAULT 0;
ALTER TABLE listing_cells ADD COLUMN by_stars real NOT NULL DEFAULT 0;
COMMENT ON COLUMN listing_places.by_stars IS 'As the listing has it, like the ranking; kept by triggers.';
UPDATE listing_places p SET by_stars = l.by_stars FROM listings l WHERE l.id = p.listing_id;
UPDATE listing_search s SET by_stars = l.by_stars FROM listings l WHERE l.id = s.listing_id;
UPDATE listing_cells c SET by_stars = l.by_stars FROM listings l WHERE l.id = c.listing_id;
--> statement-breakpoint
CREATE INDEX listings_by_stars ON listings (category, by_stars DESC, id DESC) WHERE status = 'approved';
CREATE INDEX listing_places_by_stars ON listing_places (category, state, district, by_stars DESC, listing_id DESC) WHERE visible;
CREATE INDEX listing_search_by_stars ON listing_search (category, by_stars DESC, listing_id DESC);
CREATE INDEX listing_cells_by_stars ON listing_cells (category, cell, by_stars DESC, listing_id DESC) INCLUDE (latitude, longitude);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rank_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_places SET ranking = NEW.ranking, by_stars = NEW.by_stars WHERE listing_id = NEW.id AND (ranking, by_stars) IS DISTINCT FROM (NEW.ranking, NEW.by_stars);
  RETURN NULL;
END $$;
DROP TRIGGER listings_rank_places ON listings;
CREATE TRIGGER listings_rank_places AFTER UPDATE ON listings FOR EACH ROW WHEN ((OLD.ranking, OLD.by_stars) IS DISTINCT FROM (NEW.ranking, NEW.by_stars)) EXECUTE FUNCTION rank_places();
CREATE OR REPLACE FUNCTION rank_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT l.ranking, l.by_stars INTO NEW.ranking, NEW.by_stars FROM listings l WHERE l.id = NEW.listing_id;
  NEW.ranking := coalesce(NEW.ranking, 0);
  NEW.by_stars := coalesce(NEW.by_stars, 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION know_listing_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT l.mobile_proven, l.papers_seen, l.answer_minutes, l.by_stars INTO NEW.mobile_proven, NEW.papers_seen, NEW.answer_minutes, NEW.by_stars FROM listings l WHERE l.id = NEW.listing_id;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION change_listing_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_search SET mobile_proven = NEW.mobile_proven, papers_seen = NEW.papers_seen, answer_minutes = NEW.answer_minutes, by_stars = NEW.by_stars WHERE listing_id = NEW.id;
  RETURN NULL;
END $$;
DROP TRIGGER listings_change_proof ON listings;
CREATE TRIGGER listings_change_proof AFTER UPDATE ON listings FOR EACH ROW
WHEN ((OLD.mobile_proven, OLD.papers_seen, OLD.answer_minutes, OLD.by_stars) IS DISTINCT FROM (NEW.mobile_proven, NEW.papers_seen, NEW.answer_minutes, NEW.by_stars)) EXECUTE FUNCTION change_listing_proof();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_cells(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_cells c WHERE c.listing_id = ANY (ids) AND NOT EXISTS (SELECT FROM listings l WHERE l.id = c.listing_id AND l.status = 'approved');
  INSERT INTO listing_cells (listing_id, category, cell, ranking, by_stars, latitude, longitude)
  SELECT l.id, l.category, cell_of(p.latitude, p.longitude), l.ranking, l.by_stars, p.latitude, p.longitude
  FROM listings l CROSS JOIN LATERAL (
    SELECT latitude, longitude FROM place_points WHERE name IN (l.pin, l.state || '/' || l.district) ORDER BY name = l.pin DESC NULLS LAST LIMIT 1
  ) p WHERE l.id = ANY (ids) AND l.status = 'approved' ORDER BY l.id
  ON CONFLICT (listing_id) DO UPDATE SET category = excluded.category, cell = excluded.cell, ranking = excluded.ranking, by_stars = excluded.by_stars, latitude = excluded.latitude, longitude = excluded.longitude;
  -- One that has moved to where nobody knows.
  DELETE FROM listing_cells c USING listings l WHERE c.listing_id = ANY (ids) AND l.id = c.listing_id
    AND NOT EXISTS (SELECT FROM place_points WHERE name IN (l.pin, l.state || '/' || l.district));
END $$;
CREATE OR REPLACE FUNCTION place_moved_cell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, OLD.category, OLD.pin, OLD.state, OLD.district) IS NOT DISTINCT FROM (NEW.status, NEW.category, NEW.pin, NEW.state, NEW.district) THEN
    UPDATE listing_cells SET ranking = NEW.ranking, by_stars = NEW.by_stars WHERE listing_id = NEW.id;
  ELSE
    PERFORM place_cells(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER listings_moved_cell ON listings;
CREATE TRIGGER listings_moved_cell AFTER UPDATE ON listings FOR EACH ROW
WHEN ((OLD.status = 'approved' OR NEW.status = 'approved') AND (OLD.status, OLD.category, OLD.ranking, OLD.by_stars, OLD.pin, OLD.state, OLD.district) IS DISTINCT FROM (NEW.status, NEW.category, NEW.ranking, NEW.by_stars, NEW.pin, NEW.state, NEW.district)) EXECUTE FUNCTION place_moved_cell();
