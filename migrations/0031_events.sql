-- What an organiser plans: docs/adr/0028. Status and sums of it are derived from its requests, and kept nowhere.
CREATE TABLE events (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 400),
  occasion text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '' CHECK (length(place) <= 800),
  guests integer CHECK (guests > 0),
  budget_paise bigint CHECK (budget_paise > 0),
  needs text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX events_of_owners ON events (owner_id, id);
COMMENT ON COLUMN events.needs IS 'Keys of categories that are wanted for it.';
CREATE TABLE event_parts (
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  n smallint NOT NULL CHECK (n BETWEEN 1 AND 12),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 400),
  day date NOT NULL,
  PRIMARY KEY (event_id, n)
);
-- A request belongs to one event at most.
CREATE TABLE event_requests (
  enquiry_id uuid PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  added_at timestamptz NOT NULL
);
CREATE INDEX event_requests_of_events ON event_requests (event_id);
