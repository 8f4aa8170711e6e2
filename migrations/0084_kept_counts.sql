-- What adds up the whole site for its desk, counted each hour by a job: the page of a large site shows what stands here, and when it was counted; a small one counts when somebody asks (docs/growth.md).
CREATE TABLE kept_counts (
  name text PRIMARY KEY,
  at timestamptz NOT NULL,
  took_ms integer NOT NULL,
  value jsonb NOT NULL
);
COMMENT ON COLUMN kept_counts.at IS 'What was noted by then is counted, and nothing that came later.';
COMMENT ON COLUMN kept_counts.took_ms IS 'Where it is less than a second, whoever asks counts anew.';
