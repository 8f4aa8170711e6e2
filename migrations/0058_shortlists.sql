-- Shortlists, with or without an account, behind a link to edit and a link to read: docs/adr/0043.
CREATE TABLE shortlists (
  id uuid PRIMARY KEY,
  owner_id uuid REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON COLUMN shortlists.owner_id IS 'Null while no account has taken it over.';
COMMENT ON COLUMN shortlists.expires_at IS 'Until then its links work; what belongs to no account goes then.';
CREATE INDEX shortlists_of_owner ON shortlists (owner_id, changed_at) WHERE owner_id IS NOT NULL;
CREATE INDEX shortlists_past ON shortlists (expires_at) WHERE owner_id IS NULL;
CREATE TABLE shortlist_links (
  shortlist_id uuid NOT NULL REFERENCES shortlists (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('edit', 'read')),
  seed uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  PRIMARY KEY (shortlist_id, kind)
);
COMMENT ON COLUMN shortlist_links.seed IS 'What the link is made of, with the secret of the site: this table alone opens nothing.';
-- A listing that is deleted stays as a word, so that nobody wonders where it went.
CREATE TABLE shortlist_listings (
  shortlist_id uuid NOT NULL REFERENCES shortlists (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL,
  category text NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (shortlist_id, listing_id)
);
-- One vote for each kind and name: whoever came first has the name.
CREATE TABLE shortlist_votes (
  shortlist_id uuid NOT NULL,
  category text NOT NULL,
  name_key text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 160),
  voter bytea NOT NULL,
  listing_id uuid NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (shortlist_id, category, name_key),
  FOREIGN KEY (shortlist_id, listing_id) REFERENCES shortlist_listings (shortlist_id, listing_id) ON DELETE CASCADE
);
COMMENT ON COLUMN shortlist_votes.voter IS 'A hash of the number of the browser, another one for each list.';
CREATE INDEX shortlist_votes_of_listings ON shortlist_votes (shortlist_id, listing_id);
