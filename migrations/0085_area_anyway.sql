-- Whoever says that they are free although their day has a booking was asked first: whoever chooses them is told.
ALTER TABLE area_answers ADD COLUMN anyway boolean NOT NULL DEFAULT false;
