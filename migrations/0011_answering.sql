-- A page of its own for each request that was sent without an account, behind a link in a mail or an SMS.
CREATE TABLE guest_links (
  token_hash bytea PRIMARY KEY,
  enquiry_id uuid NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX guest_links_by_enquiry ON guest_links (enquiry_id);
CREATE INDEX guest_links_by_end ON guest_links (expires_at);
COMMENT ON TABLE guest_links IS 'Which unguessable link opens which request: the hash of what the link carries, by which message it went out, and how long it works.';
--> statement-breakpoint
CREATE TABLE enquiry_events (
  id uuid PRIMARY KEY,
  enquiry_id uuid NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  what text NOT NULL CHECK (what IN ('accepted', 'declined', 'confirmed', 'cancelled', 'completed', 'opened')),
  side text NOT NULL CHECK (side IN ('sender', 'recipient')),
  person_id uuid REFERENCES users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX enquiry_events_in_order ON enquiry_events (enquiry_id, id);
CREATE INDEX enquiry_events_by_person ON enquiry_events (person_id) WHERE person_id IS NOT NULL;
COMMENT ON TABLE enquiry_events IS 'What happened to a request, in order: each step of either side, and each time one of them opened the number of the other. A guest has no person.';
