-- Which mobiles a code has proven. Everybody signs up with one, but for accounts that the command line makes: admins.
ALTER TABLE users ADD COLUMN mobile_proven_at timestamptz;
UPDATE users SET mobile_proven_at = created_at WHERE role <> 'admin';
--> statement-breakpoint
-- A PAN card or a GST certificate that somebody has sent for an admin to look at: one of each, the last one sent.
CREATE TABLE papers (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('pan', 'gstin')),
  number text NOT NULL CHECK (length(number) = CASE kind WHEN 'pan' THEN 10 ELSE 15 END),
  name text NOT NULL,
  photo jsonb,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'seen', 'refused')),
  reason text,
  sent_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  CONSTRAINT papers_one_of_each UNIQUE (person_id, kind),
  CHECK ((status = 'waiting') = (photo IS NOT NULL) AND (status = 'waiting') = (decided_at IS NULL))
);
CREATE INDEX papers_waiting ON papers (id) WHERE status = 'waiting';
CREATE INDEX papers_by_number ON papers (number);
CREATE INDEX papers_by_photo ON papers ((photo->>'id')) WHERE photo IS NOT NULL;
COMMENT ON COLUMN papers.number IS 'In full for its owner''s data copy and the admins alone; the public sees the state and the last three of a GSTIN, and nothing of a PAN.';
COMMENT ON COLUMN papers.photo IS 'Which picture an admin looks at, under private/papers; gone once it is decided.';
