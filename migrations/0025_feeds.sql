-- Calendars elsewhere: docs/adr/0023. The link by which an owner's own calendar reads a listing's dates.
CREATE TABLE calendar_links (
  listing_id uuid PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  seed uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN calendar_links.seed IS 'What its secret part is made from, together with the secret of the site.';
-- Calendars of the owner elsewhere, which are read once an hour.
CREATE TABLE calendar_feeds (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 320),
  address text NOT NULL CHECK (length(address) <= 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  read_at timestamptz,
  trouble text,
  failures integer NOT NULL DEFAULT 0,
  UNIQUE (listing_id, address)
);
CREATE INDEX calendar_feeds_by_try ON calendar_feeds (tried_at);
COMMENT ON COLUMN calendar_feeds.failures IS 'In a row, up to now.';
-- When its owner is busy there; not with what.
CREATE TABLE outside_entries (
  feed_id uuid NOT NULL REFERENCES calendar_feeds (id) ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  whole_day boolean NOT NULL,
  PRIMARY KEY (feed_id, starts_at, ends_at, whole_day)
);
CREATE INDEX outside_entries_past ON outside_entries (ends_at);
COMMENT ON COLUMN outside_entries.whole_day IS 'It names days and no hours: from four in the morning of the first to four after the last, as a whole day does here.';
--> statement-breakpoint
-- Whoever kept the listing before neither reads it any longer nor is read for it.
CREATE FUNCTION forget_calendars_elsewhere() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM calendar_links WHERE listing_id = NEW.id;
  DELETE FROM calendar_feeds WHERE listing_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_forget_calendars_elsewhere AFTER UPDATE OF owner_id ON listings FOR EACH ROW
WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id) EXECUTE FUNCTION forget_calendars_elsewhere();
