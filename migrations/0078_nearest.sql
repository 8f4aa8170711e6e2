-- By distance: the points of a circle, and at each of them the best first (nearestPage of listing-search-sql.server.ts).
CREATE INDEX place_points_by_cell ON place_points (cell_of(latitude, longitude));
CREATE INDEX listing_cells_by_point ON listing_cells (category, latitude, longitude, ranking DESC, listing_id DESC);
