CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE users (
  id uuid PRIMARY KEY,
  username text NOT NULL,
  username_key text NOT NULL UNIQUE,
  email text,
  email_key text UNIQUE,
  mobile text NOT NULL UNIQUE CHECK (mobile ~ '^\+91[6-9][0-9]{9}$'),
  first_name text NOT NULL,
  last_name text NOT NULL,
  dob date,
  gender text,
  password_hash text NOT NULL,
  role text NOT NULL DEFAULT 'unassigned' CHECK (role IN ('admin', 'artist', 'volunteer-manager', 'user', 'unassigned', 'volunteer')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL,
  version text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_at timestamptz
);
CREATE INDEX consents_by_user ON consents (user_id);
--> statement-breakpoint
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
--> statement-breakpoint
CREATE TABLE one_time_codes (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('signup', 'reset')),
  subject text NOT NULL,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('sms', 'email', 'none')),
  code_hash bytea,
  provider_ref text,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  verified_at timestamptz,
  used_at timestamptz
);
CREATE INDEX one_time_codes_by_subject ON one_time_codes (purpose, subject, created_at DESC);
CREATE INDEX one_time_codes_by_expiry ON one_time_codes (expires_at);
--> statement-breakpoint
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_by_expiry ON rate_limits (expire);
--> statement-breakpoint
CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  status smallint,
  body jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
--> statement-breakpoint
CREATE TABLE listings (
  id uuid PRIMARY KEY,
  category text NOT NULL,
  owner_id uuid REFERENCES users (id) ON DELETE SET NULL,
  one_per_person boolean NOT NULL DEFAULT false,
  slug text NOT NULL,
  slug_key text NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'pending', 'approved', 'rejected', 'suspended')),
  status_reason text,
  title text NOT NULL,
  email text,
  phone text,
  address text,
  state text,
  district text,
  city text,
  pin text,
  attributes jsonb NOT NULL DEFAULT '{}',
  search_text text NOT NULL DEFAULT '',
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  rating real NOT NULL DEFAULT 0,
  view_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  approved_at timestamptz,
  UNIQUE (category, slug_key)
);
CREATE UNIQUE INDEX listings_one_per_person ON listings (owner_id) WHERE one_per_person;
CREATE INDEX listings_by_owner ON listings (owner_id);
CREATE INDEX listings_by_rating ON listings (category, rating DESC, id DESC) WHERE status = 'approved';
CREATE INDEX listings_by_age ON listings (category, id DESC) WHERE status = 'approved';
CREATE INDEX listings_waiting ON listings (category, created_at) WHERE status = 'pending';
CREATE INDEX listings_search ON listings USING gin (search_text gin_trgm_ops) WHERE status = 'approved';
--> statement-breakpoint
CREATE TABLE listing_places (
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  category text NOT NULL,
  state text NOT NULL,
  district text NOT NULL DEFAULT '',
  rating real NOT NULL DEFAULT 0,
  visible boolean NOT NULL,
  works_here boolean NOT NULL DEFAULT false,
  PRIMARY KEY (listing_id, state, district)
);
CREATE INDEX listing_places_by_rating ON listing_places (category, state, district, rating DESC, listing_id DESC) WHERE visible;
CREATE INDEX listing_places_by_age ON listing_places (category, state, district, listing_id DESC) WHERE visible;
COMMENT ON TABLE listing_places IS 'Where a listing is found. One row a district, and one a state with district '''' so that a search by state alone reads one index range.';
--> statement-breakpoint
CREATE TABLE listing_views (
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  day date NOT NULL,
  visitor bytea NOT NULL,
  PRIMARY KEY (listing_id, day, visitor)
);
--> statement-breakpoint
CREATE TABLE media (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  category text NOT NULL,
  kind text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  width integer NOT NULL,
  height integer NOT NULL,
  widths integer[] NOT NULL,
  has_avif boolean NOT NULL DEFAULT false,
  original_name text,
  bytes bigint NOT NULL DEFAULT 0,
  drawn_seed text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX media_by_listing ON media (listing_id, kind, position);
CREATE UNIQUE INDEX media_one_profile ON media (listing_id) WHERE kind = 'profile';
--> statement-breakpoint
CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  comment text NOT NULL,
  hidden_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reviews_one_each UNIQUE (listing_id, author_id)
);
CREATE INDEX reviews_newest ON reviews (listing_id, id DESC) WHERE hidden_at IS NULL;
--> statement-breakpoint
CREATE TABLE enquiries (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'declined', 'confirmed', 'cancelled', 'completed')),
  sender_id uuid REFERENCES users (id) ON DELETE SET NULL,
  listing_id uuid REFERENCES listings (id) ON DELETE SET NULL,
  recipient_id uuid REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  phone text NOT NULL,
  email text,
  event_type text,
  event_date date,
  state text,
  district text,
  city text,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX enquiries_by_sender ON enquiries (sender_id, id DESC);
CREATE INDEX enquiries_by_recipient ON enquiries (recipient_id, id DESC);
CREATE INDEX enquiries_by_status ON enquiries (status, kind, id DESC);
--> statement-breakpoint
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  href text,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz
);
CREATE INDEX notifications_newest ON notifications (user_id, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
--> statement-breakpoint
CREATE TABLE mail_days (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (user_id, kind, day)
);
COMMENT ON TABLE mail_days IS 'Which digest mails went out on which day in India: at most one a kind and day.';
--> statement-breakpoint
CREATE TABLE site_counters (
  name text PRIMARY KEY,
  total bigint NOT NULL DEFAULT 0
);
INSERT INTO site_counters (name) VALUES ('reach');
--> statement-breakpoint
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_by_subject ON audit_log (subject_type, subject_id, id DESC);
