-- Messages that somebody reports to us: docs/adr/0034.
ALTER TABLE messages ADD COLUMN removed_at timestamptz;
COMMENT ON COLUMN messages.removed_at IS 'When the desk took it down: from then on neither side reads it.';
CREATE TABLE message_reports (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES messages (id),
  by text NOT NULL CHECK (by IN ('organiser', 'provider')),
  person_id uuid REFERENCES users (id) ON DELETE SET NULL,
  reason text NOT NULL CHECK (reason IN ('abuse', 'fraud', 'contact', 'other')),
  note text NOT NULL CHECK (length(note) <= 16000),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'removed', 'dismissed')),
  at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
  answer text NOT NULL DEFAULT '' CHECK (length(answer) <= 16000),
  UNIQUE (message_id, by),
  CHECK ((status = 'open') = (decided_at IS NULL))
);
CREATE INDEX message_reports_by_desk ON message_reports (status, id);
CREATE INDEX message_reports_by_person ON message_reports (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX message_reports_decided_by ON message_reports (decided_by) WHERE decided_by IS NOT NULL;
