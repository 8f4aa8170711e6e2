-- Searches that people keep, with a digest of what is new: docs/adr/0048.
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  search text NOT NULL CHECK (length(search) BETWEEN 2 AND 2000),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 320),
  known uuid[] NOT NULL CHECK (cardinality(known) <= 200),
  more boolean NOT NULL,
  looked_on date NOT NULL,
  created_at timestamptz NOT NULL,
  stopped_at timestamptz,
  UNIQUE (user_id, search)
);
COMMENT ON COLUMN saved_searches.search IS 'The address of its list, in the one spelling that a search has.';
COMMENT ON COLUMN saved_searches.known IS 'What was found already, the newest first: it is not told again.';
COMMENT ON COLUMN saved_searches.more IS 'Older ones were found than there is room for.';
CREATE INDEX saved_searches_due ON saved_searches (looked_on, user_id) WHERE stopped_at IS NULL;
CREATE TABLE saved_search_links (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  seed uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE
);
COMMENT ON TABLE saved_search_links IS 'What stops the mails about them, without a login.';
