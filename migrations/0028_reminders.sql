-- What was told of a request once, by itself, is not told again, by whatever process: docs/adr/0025.
CREATE TABLE request_reminders (
  enquiry_id uuid NOT NULL REFERENCES enquiries (id),
  what text NOT NULL CHECK (what IN ('reply', 'week', 'day')),
  at timestamptz NOT NULL,
  PRIMARY KEY (enquiry_id, what)
);
COMMENT ON COLUMN request_reminders.what IS 'reply: nobody has answered for 24 waking hours; week, day: so long before the day of a confirmed booking.';
CREATE INDEX enquiries_confirmed_days ON enquiries (event_date) WHERE status = 'confirmed' AND listing_id IS NOT NULL;
CREATE INDEX enquiries_unanswered ON enquiries (created_at) WHERE status = 'pending' AND listing_id IS NOT NULL;
