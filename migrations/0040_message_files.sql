-- Photos and PDFs that came with messages: docs/adr/0034.
CREATE TABLE message_files (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES messages (id),
  n smallint NOT NULL CHECK (n BETWEEN 1 AND 5),
  kind text NOT NULL CHECK (kind IN ('photo', 'pdf')),
  name text NOT NULL CHECK (length(name) <= 200),
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  UNIQUE (message_id, n),
  CHECK ((kind = 'photo') = (width IS NOT NULL AND height IS NOT NULL))
);
COMMENT ON COLUMN message_files.name IS 'Of a PDF, as its sender called it; photos have none.';
