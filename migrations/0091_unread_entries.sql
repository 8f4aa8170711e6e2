-- What of a calendar elsewhere could not be read is said to its owner: how many entries it had, and how many of them.
ALTER TABLE calendar_feeds ADD COLUMN total integer NOT NULL DEFAULT 0, ADD COLUMN unread integer NOT NULL DEFAULT 0;
