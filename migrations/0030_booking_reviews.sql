-- What the two sides of a booking write of each other, sealed until both have or the time is over: docs/adr/0027.
CREATE TABLE booking_review_rounds (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id),
  opened_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  published_at timestamptz,
  CHECK (closes_at > opened_at)
);
CREATE INDEX booking_review_rounds_sealed ON booking_review_rounds (closes_at) WHERE published_at IS NULL;
COMMENT ON COLUMN booking_review_rounds.published_at IS 'When the seal was taken off. Every read treats it as off from closes_at on; a job writes it.';
-- Apart from the reviews that everybody reads: whatever reads those cannot show a sealed one.
CREATE TABLE booking_reviews (
  booking_id uuid NOT NULL REFERENCES booking_review_rounds (booking_id),
  side text NOT NULL CHECK (side IN ('organiser', 'provider')),
  person_id uuid REFERENCES users (id) ON DELETE SET NULL,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  comment text NOT NULL CHECK (length(comment) <= 8000),
  no_show boolean NOT NULL DEFAULT false,
  written_at timestamptz NOT NULL,
  edited_at timestamptz,
  reply text CHECK (length(reply) <= 8000),
  replied_at timestamptz,
  PRIMARY KEY (booking_id, side),
  CHECK ((reply IS NULL) = (replied_at IS NULL))
);
CREATE INDEX booking_reviews_by_person ON booking_reviews (person_id) WHERE person_id IS NOT NULL;
-- What has lately come to an end, for the job that asks how it was.
CREATE INDEX booking_moves_ended ON booking_moves (at) WHERE to_state IN ('delivered', 'closed', 'cancelled');
