-- Who answers an enquiry to everybody in a district with 'I am free', and whom the organiser has taken of them.
CREATE TABLE area_answers (
  enquiry_id uuid NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  people integer NOT NULL DEFAULT 1 CHECK (people BETWEEN 1 AND 500),
  taken boolean NOT NULL DEFAULT false,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (enquiry_id, listing_id)
);
CREATE INDEX area_answers_by_listing ON area_answers (listing_id);
COMMENT ON COLUMN area_answers.people IS 'One for a volunteer; as many as they bring for whoever brings others.';
