CREATE TABLE site_content (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES users (id) ON DELETE SET NULL
);
COMMENT ON TABLE site_content IS 'Lists of the public pages that admins have changed; what is not here stands as the site came.';
