ALTER TABLE users ADD COLUMN erase_after timestamptz;
COMMENT ON COLUMN users.erase_after IS 'When the account is erased: set when its person asks for it, taken back by a login before.';
CREATE INDEX users_to_erase ON users (erase_after) WHERE erase_after IS NOT NULL;
--> statement-breakpoint
ALTER TABLE listings ADD COLUMN status_before text CHECK (status_before IN ('draft', 'pending', 'approved', 'rejected', 'suspended'));
COMMENT ON COLUMN listings.status_before IS 'What a listing goes back to that its owner has hidden (status draft meanwhile): by taking back consent, or by closing the account.';
--> statement-breakpoint
ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check;
ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN ('signup', 'reset', 'close'));
--> statement-breakpoint
INSERT INTO consents (id, user_id, purpose, version, given_at)
SELECT gen_random_uuid(), owner_id, 'public-profile', '2025-07-01', min(created_at) FROM listings WHERE owner_id IS NOT NULL GROUP BY owner_id;
--> statement-breakpoint
CREATE TABLE reports (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  reporter_id uuid REFERENCES users (id) ON DELETE SET NULL,
  reason text NOT NULL,
  text text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'dismissed', 'upheld')),
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz
);
CREATE INDEX reports_open ON reports (id) WHERE status = 'open';
CREATE INDEX reports_by_listing ON reports (listing_id);
CREATE INDEX reports_by_reporter ON reports (reporter_id);
