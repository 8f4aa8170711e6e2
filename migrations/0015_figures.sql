-- How often a listing was seen on a day, once who saw it is forgotten: for its owner's figures of the last 90 days.
CREATE TABLE listing_view_days (
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (listing_id, day)
);
CREATE INDEX listing_view_days_by_day ON listing_view_days (day);
