-- How often the card of a listing was shown in lists on a day, to whom is never written: the first of the four steps of its owner's figures.
CREATE TABLE listing_shown_days (
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  day date NOT NULL,
  shown integer NOT NULL CHECK (shown > 0),
  PRIMARY KEY (listing_id, day)
) WITH (fillfactor = 70);
CREATE INDEX listing_shown_days_by_day ON listing_shown_days (day);
COMMENT ON TABLE listing_shown_days IS 'Lists that were answered to people with this card in them: a list counts once a day and visitor, as far as one process remembers; neither crawlers nor its owner.';
