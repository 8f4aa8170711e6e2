-- What listings show of themselves is put to their stars: the weights are those of src/features/listings/ranking.ts, which a test holds together with these.
CREATE FUNCTION score_points(answered_in integer, priced boolean, pictures integer, documents boolean, mobile boolean) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN answered_in <= 60 THEN 0.15 WHEN answered_in <= 240 THEN 0.12 WHEN answered_in <= 1440 THEN 0.08 WHEN answered_in <= 4320 THEN 0.03 ELSE 0 END
    + CASE WHEN priced THEN 0.05 ELSE 0 END + 0.02 * least(pictures, 4) + CASE WHEN documents THEN 0.05 ELSE 0 END + CASE WHEN mobile THEN 0.02 ELSE 0 END
$$;
CREATE OR REPLACE FUNCTION rank_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ranking := ranking_of(NEW.rating_sum + NEW.booked_stars, NEW.rating_count + NEW.booked_reviews, NEW.category)::numeric
    + score_points(NEW.answer_minutes, NEW.price IS NOT NULL, NEW.photo_count, NEW.papers_seen, NEW.mobile_proven);
  RETURN NEW;
END $$;
DROP TRIGGER listings_rank ON listings;
-- Whose it is says what is verified: listings_know_verified comes first, by its name.
CREATE TRIGGER listings_rank BEFORE INSERT OR UPDATE OF rating_sum, rating_count, booked_stars, booked_reviews, category, ranking, answer_minutes, price, photo_count, owner_id, papers_seen, mobile_proven ON listings
FOR EACH ROW EXECUTE FUNCTION rank_listing();
COMMENT ON COLUMN listings.ranking IS 'What searches sort by: the mean of the stars and what is put to it; kept by triggers.';
--> statement-breakpoint
UPDATE listings SET ranking = 0 WHERE score_points(answer_minutes, price IS NOT NULL, photo_count, papers_seen, mobile_proven) > 0;
-- Who is new, category by category.
CREATE INDEX listings_newly_approved ON listings (category, approved_at DESC) INCLUDE (id) WHERE status = 'approved';
