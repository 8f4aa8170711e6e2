-- A PIN code that lies far from the district that is stated is a slip: the district says where it is.
CREATE FUNCTION place_point(pin text, district text) RETURNS TABLE (latitude double precision, longitude double precision) LANGUAGE sql STABLE AS $$
  SELECT p.latitude, p.longitude FROM place_points p LEFT JOIN place_points d ON d.name = $2
  WHERE p.name IN ($1, $2) AND (p.name IS NOT DISTINCT FROM $2 OR d.name IS NULL OR km_between(p.latitude, p.longitude, d.latitude, d.longitude) <= 150)
  ORDER BY p.name = $1 DESC NULLS LAST LIMIT 1
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_cells(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_cells c WHERE c.listing_id = ANY (ids) AND NOT EXISTS (SELECT FROM listings l WHERE l.id = c.listing_id AND l.status = 'approved');
  INSERT INTO listing_cells (listing_id, category, cell, ranking, by_stars, latitude, longitude)
  SELECT l.id, l.category, cell_of(p.latitude, p.longitude), l.ranking, l.by_stars, p.latitude, p.longitude
  FROM listings l CROSS JOIN LATERAL place_point(l.pin, l.state || '/' || l.district) p
  WHERE l.id = ANY (ids) AND l.status = 'approved' ORDER BY l.id
  ON CONFLICT (listing_id) DO UPDATE SET category = excluded.category, cell = excluded.cell, ranking = excluded.ranking, by_stars = excluded.by_stars, latitude = excluded.latitude, longitude = excluded.longitude;
  -- One that has moved to where nobody knows.
  DELETE FROM listing_cells c USING listings l WHERE c.listing_id = ANY (ids) AND l.id = c.listing_id
    AND NOT EXISTS (SELECT FROM place_points WHERE name IN (l.pin, l.state || '/' || l.district));
END $$;
--> statement-breakpoint
SELECT place_cells(ARRAY(
  SELECT l.id FROM listings l JOIN place_points p ON p.name = l.pin JOIN place_points d ON d.name = l.state || '/' || l.district
  WHERE l.status = 'approved' AND km_between(p.latitude, p.longitude, d.latitude, d.longitude) > 150
));
