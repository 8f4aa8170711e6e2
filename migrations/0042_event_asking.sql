-- Whom an organiser thinks of for an event, before anybody is asked: docs/adr/0035.
CREATE TABLE event_picks (
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, listing_id)
);
CREATE INDEX event_picks_of_listings ON event_picks (listing_id);
ALTER TABLE event_requests ADD COLUMN arrives smallint CHECK (arrives BETWEEN 0 AND 1439);
COMMENT ON COLUMN event_requests.arrives IS 'Minutes after midnight at which they arrive, where the organiser has said so.';
