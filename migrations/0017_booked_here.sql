-- Whether a request that took place stands behind a review: by the rule of src/features/enquiries/enquiry-access.ts it was accepted, confirmed by who asked, and its day is over.
ALTER TABLE reviews ADD COLUMN booked boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN reviews.booked IS 'Its author has booked the listing here, and the event is over; kept by triggers and the hourly reviews.sweep.';
CREATE INDEX reviews_booked_first ON reviews (listing_id, booked DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX enquiries_booked_by_day ON enquiries (event_date) WHERE status IN ('confirmed', 'completed');
ALTER TABLE listings ADD COLUMN booked_stars integer NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN booked_reviews integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN listings.booked_stars IS 'The stars, and how many they are, of the visible reviews behind which a booking stands: in the ranking they count once more.';
CREATE FUNCTION was_booked(of_listing uuid, by_person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM enquiries e
    WHERE e.sender_id = by_person
      AND (e.status = 'completed' OR (e.status = 'confirmed' AND e.event_date < (now() AT TIME ZONE 'Asia/Kolkata')::date))
      AND (e.listing_id = of_listing OR EXISTS (SELECT FROM area_answers a WHERE a.enquiry_id = e.id AND a.listing_id = of_listing AND a.taken)))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rank_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ranking := ranking_of(NEW.rating_sum + NEW.booked_stars, NEW.rating_count + NEW.booked_reviews, NEW.category);
  RETURN NEW;
END $$;
DROP TRIGGER listings_rank ON listings;
CREATE TRIGGER listings_rank BEFORE INSERT OR UPDATE OF rating_sum, rating_count, booked_stars, booked_reviews, category, ranking ON listings FOR EACH ROW EXECUTE FUNCTION rank_listing();
--> statement-breakpoint
CREATE FUNCTION know_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.booked := NEW.author_id IS NOT NULL AND was_booked(NEW.listing_id, NEW.author_id);
  RETURN NEW;
END $$;
CREATE TRIGGER reviews_know_booked BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION know_booked();
-- Looks again at what one person has said of these listings. In order, so that two transactions wait for each other and not in a circle.
CREATE FUNCTION know_booked_again(person uuid, of_listings uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE changed uuid[];
BEGIN
  SELECT array_agg(r.listing_id) INTO changed FROM reviews r WHERE r.author_id = person AND r.listing_id = ANY(of_listings) AND r.booked <> was_booked(r.listing_id, person);
  IF changed IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM listings WHERE id = ANY(changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE reviews SET booked = was_booked(listing_id, person) WHERE author_id = person AND listing_id = ANY(changed);
  UPDATE listings l SET booked_stars = r.stars, booked_reviews = r.reviews
  FROM (SELECT c.id, coalesce(sum(v.stars), 0) AS stars, count(v.stars) AS reviews FROM unnest(changed) AS c(id)
        LEFT JOIN reviews v ON v.listing_id = c.id AND v.booked AND v.hidden_at IS NULL GROUP BY c.id) r
  WHERE l.id = r.id;
END $$;
CREATE FUNCTION know_booked_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM know_booked_again(NEW.sender_id, ARRAY(SELECT NEW.listing_id UNION SELECT a.listing_id FROM area_answers a WHERE a.enquiry_id = NEW.id AND a.taken));
  RETURN NULL;
END $$;
CREATE TRIGGER enquiries_know_booked AFTER UPDATE OF status, sender_id ON enquiries FOR EACH ROW
WHEN (NEW.sender_id IS NOT NULL AND (OLD.status, OLD.sender_id) IS DISTINCT FROM (NEW.status, NEW.sender_id) AND (OLD.status IN ('confirmed', 'completed') OR NEW.status IN ('confirmed', 'completed')))
EXECUTE FUNCTION know_booked_by_step();
--> statement-breakpoint
SELECT know_booked_again(author_id, array_agg(listing_id)) FROM reviews WHERE author_id IS NOT NULL GROUP BY author_id;
