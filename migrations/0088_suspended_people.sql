-- The desk may suspend a person: since when, and why. While it lasts nobody signs in, and the account keeps its mobile.
ALTER TABLE users ADD COLUMN suspended_at timestamptz, ADD COLUMN suspended_reason text;
