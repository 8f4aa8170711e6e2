-- Links by which a family reads an event or votes about it: docs/adr/0035.
CREATE TABLE event_links (
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('read', 'vote')),
  seed uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  prices boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, kind)
);
COMMENT ON COLUMN event_links.seed IS 'What the link is made of, with the secret of the site: its owner sees it again, and this table alone opens nothing.';
COMMENT ON COLUMN event_links.prices IS 'Whether whoever follows it reads what things cost.';
CREATE INDEX event_links_past ON event_links (expires_at);
-- One vote for each row of the board, browser and name.
CREATE TABLE event_votes (
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  about text NOT NULL,
  voter bytea NOT NULL,
  name_key text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  enquiry_id uuid NOT NULL REFERENCES event_requests (enquiry_id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (event_id, about, voter, name_key)
);
COMMENT ON COLUMN event_votes.about IS 'The category and the day that it is about.';
CREATE INDEX event_votes_of_requests ON event_votes (enquiry_id);
CREATE INDEX event_votes_past ON event_votes (at);
