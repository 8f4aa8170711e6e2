-- What the home page shows of reviews: the newest good ones of those who have booked.
CREATE INDEX reviews_voices ON reviews (id DESC) WHERE booked AND hidden_at IS NULL AND stars >= 4 AND author_id IS NOT NULL;
