-- What lists are narrowed by and counted by, in the narrow row: what is verified of who keeps it, and how soon an answer comes.
ALTER TABLE listing_search ADD COLUMN mobile_proven boolean NOT NULL DEFAULT false;
ALTER TABLE listing_search ADD COLUMN papers_seen boolean NOT NULL DEFAULT false;
ALTER TABLE listing_search ADD COLUMN answer_minutes integer;
COMMENT ON COLUMN listing_search.mobile_proven IS 'As the listing has it, like papers_seen and answer_minutes; kept by triggers.';
UPDATE listing_search s SET mobile_proven = l.mobile_proven, papers_seen = l.papers_seen, answer_minutes = l.answer_minutes
FROM listings l WHERE l.id = s.listing_id AND (l.mobile_proven OR l.papers_seen OR l.answer_minutes IS NOT NULL);
--> statement-breakpoint
CREATE FUNCTION know_listing_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT l.mobile_proven, l.papers_seen, l.answer_minutes INTO NEW.mobile_proven, NEW.papers_seen, NEW.answer_minutes FROM listings l WHERE l.id = NEW.listing_id;
  RETURN NEW;
END $$;
CREATE TRIGGER listing_search_know_proof BEFORE INSERT ON listing_search FOR EACH ROW EXECUTE FUNCTION know_listing_proof();
-- These columns of a listing are written by triggers of its own, so that an UPDATE names none of them.
CREATE FUNCTION change_listing_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_search SET mobile_proven = NEW.mobile_proven, papers_seen = NEW.papers_seen, answer_minutes = NEW.answer_minutes WHERE listing_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_change_proof AFTER UPDATE ON listings FOR EACH ROW
WHEN ((OLD.mobile_proven, OLD.papers_seen, OLD.answer_minutes) IS DISTINCT FROM (NEW.mobile_proven, NEW.papers_seen, NEW.answer_minutes)) EXECUTE FUNCTION change_listing_proof();
