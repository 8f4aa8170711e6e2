-- What admins ask the owner of a listing that was reported, what the owner answers, and what admins note for each other.
CREATE TABLE report_messages (
  id uuid PRIMARY KEY,
  report_id uuid NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('question', 'answer', 'note')),
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  text text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX report_messages_in_order ON report_messages (report_id, id);
CREATE INDEX report_messages_by_author ON report_messages (author_id) WHERE author_id IS NOT NULL;
COMMENT ON COLUMN report_messages.kind IS 'Questions and answers are read by admins and the owner of the listing, notes by admins alone.';
--> statement-breakpoint
-- Who is told that something waits at the desk, and how much does.
CREATE INDEX users_admins ON users (id) WHERE role = 'admin';
CREATE INDEX enquiries_to_site ON enquiries (kind, id) WHERE recipient_id IS NULL AND status = 'pending';
