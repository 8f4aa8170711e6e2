-- What volunteers do for nothing is agreed like everything else: hours, meal and travel stand in it, and no amount.
ALTER TABLE quotes DROP CONSTRAINT quotes_total_paise_check;
ALTER TABLE quotes ADD CONSTRAINT quotes_total_paise_check CHECK (total_paise >= 0);
COMMENT ON COLUMN quotes.total_paise IS 'All in; 0 where it is meant to cost nothing: there are no payments then.';
