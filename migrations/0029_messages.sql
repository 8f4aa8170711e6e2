-- What the two sides of a request write to each other: docs/adr/0026.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  enquiry_id uuid NOT NULL REFERENCES enquiries (id),
  side text NOT NULL CHECK (side IN ('organiser', 'provider')),
  person_id uuid REFERENCES users (id) ON DELETE SET NULL,
  text text NOT NULL CHECK (length(text) <= 8000),
  at timestamptz NOT NULL
);
CREATE INDEX messages_of_requests ON messages (enquiry_id, id);
CREATE INDEX messages_by_person ON messages (person_id) WHERE person_id IS NOT NULL;
COMMENT ON COLUMN messages.text IS 'As it was written. What would lead around the site is covered when it is read, until a booking is made.';
-- How far each side has read, and whether it lets the other one write.
CREATE TABLE thread_sides (
  enquiry_id uuid NOT NULL REFERENCES enquiries (id),
  side text NOT NULL CHECK (side IN ('organiser', 'provider')),
  read_id uuid,
  blocked boolean NOT NULL DEFAULT false,
  PRIMARY KEY (enquiry_id, side)
);
