-- What else a card says: how many pictures there are, and what is verified about whoever keeps the listing; beside it like its price, so that a list counts nothing.
ALTER TABLE listings ADD COLUMN photo_count integer NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN mobile_proven boolean NOT NULL DEFAULT false;
ALTER TABLE listings ADD COLUMN papers_seen boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN listings.photo_count IS 'Its pictures besides the profile photo; kept by triggers.';
COMMENT ON COLUMN listings.mobile_proven IS 'A code has proven the mobile of whoever keeps it; kept by triggers.';
COMMENT ON COLUMN listings.papers_seen IS 'An admin has seen a paper of whoever keeps it, which was not taken back since; kept by triggers.';
UPDATE listings l SET
  photo_count = (SELECT count(*) FROM media g WHERE g.listing_id = l.id AND g.kind = 'gallery'),
  mobile_proven = EXISTS (SELECT FROM users u WHERE u.id = l.owner_id AND u.mobile_proven_at IS NOT NULL),
  papers_seen = EXISTS (SELECT FROM papers p WHERE p.person_id = l.owner_id AND p.status = 'seen')
WHERE l.owner_id IS NOT NULL OR EXISTS (SELECT FROM media g WHERE g.listing_id = l.id AND g.kind = 'gallery');
--> statement-breakpoint
-- Counts anew where the number is another one. In order, so that two transactions wait for each other and not in a circle.
CREATE FUNCTION count_photos(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE others uuid[] := ARRAY(SELECT l.id FROM listings l WHERE l.id = ANY(ids) AND l.photo_count <> (SELECT count(*) FROM media g WHERE g.listing_id = l.id AND g.kind = 'gallery'));
BEGIN
  IF others = '{}' THEN RETURN; END IF;
  PERFORM 1 FROM listings WHERE id = ANY(others) ORDER BY id FOR NO KEY UPDATE;
  UPDATE listings l SET photo_count = (SELECT count(*) FROM media g WHERE g.listing_id = l.id AND g.kind = 'gallery') WHERE l.id = ANY(others);
END $$;
CREATE FUNCTION count_changed_photos() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[] := ARRAY(SELECT DISTINCT listing_id FROM changed WHERE kind = 'gallery');
BEGIN
  IF ids <> '{}' THEN PERFORM count_photos(ids); END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION count_moved_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_photos(ARRAY[OLD.listing_id, NEW.listing_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER media_added_count AFTER INSERT ON media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_photos();
CREATE TRIGGER media_removed_count AFTER DELETE ON media REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_photos();
-- Where it stands in the gallery, and which files it has, changes no number.
CREATE TRIGGER media_moved_count AFTER UPDATE OF listing_id, kind ON media FOR EACH ROW
WHEN ((OLD.listing_id, OLD.kind) IS DISTINCT FROM (NEW.listing_id, NEW.kind)) EXECUTE FUNCTION count_moved_photo();
--> statement-breakpoint
CREATE FUNCTION mobile_proven_of(person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM users u WHERE u.id = person AND u.mobile_proven_at IS NOT NULL)
$$;
CREATE FUNCTION papers_seen_of(person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM papers p WHERE p.person_id = person AND p.status = 'seen')
$$;
CREATE FUNCTION know_verified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.mobile_proven := NEW.owner_id IS NOT NULL AND mobile_proven_of(NEW.owner_id);
  NEW.papers_seen := NEW.owner_id IS NOT NULL AND papers_seen_of(NEW.owner_id);
  RETURN NEW;
END $$;
CREATE TRIGGER listings_know_verified BEFORE INSERT OR UPDATE OF owner_id ON listings FOR EACH ROW EXECUTE FUNCTION know_verified();
-- Whoever registers a listing holds the person's row, too: so one of the two sees what the other has done.
CREATE FUNCTION know_verified_again(person uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = person FOR NO KEY UPDATE;
  PERFORM 1 FROM listings WHERE owner_id = person ORDER BY id FOR NO KEY UPDATE;
  UPDATE listings l SET mobile_proven = v.mobile, papers_seen = v.papers
  FROM (SELECT mobile_proven_of(person) AS mobile, papers_seen_of(person) AS papers) v
  WHERE l.owner_id = person AND (l.mobile_proven, l.papers_seen) IS DISTINCT FROM (v.mobile, v.papers);
END $$;
CREATE FUNCTION know_verified_by_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'seen' THEN PERFORM know_verified_again(OLD.person_id); END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'seen' THEN PERFORM know_verified_again(NEW.person_id); END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION know_verified_by_mobile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM know_verified_again(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER papers_know_verified AFTER INSERT OR DELETE OR UPDATE OF status, person_id ON papers FOR EACH ROW EXECUTE FUNCTION know_verified_by_paper();
CREATE TRIGGER users_know_verified AFTER UPDATE OF mobile_proven_at ON users FOR EACH ROW
WHEN ((OLD.mobile_proven_at IS NULL) <> (NEW.mobile_proven_at IS NULL)) EXECUTE FUNCTION know_verified_by_mobile();
