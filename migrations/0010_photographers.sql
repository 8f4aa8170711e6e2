-- Photographers were a kind of artist; they are a category of their own now. Their photos stay where they are.
UPDATE users u SET role = 'user'
  FROM listings l
  WHERE l.owner_id = u.id AND l.category = 'artists' AND l.attributes->>'category' = 'Photographer' AND u.role = 'artist';
--> statement-breakpoint
UPDATE listing_places p SET category = 'photographers'
  FROM listings l
  WHERE l.id = p.listing_id AND l.category = 'artists' AND l.attributes->>'category' = 'Photographer';
--> statement-breakpoint
UPDATE listings SET
  category = 'photographers',
  one_per_person = false,
  -- What the new form asks and the old one did not: nothing is made up, so the price stays untold.
  search_text = regexp_replace(
    regexp_replace(search_text, E'\x03(category|genre|language)=[^\n]*\n', '', 'g'),
    E'\x02', E'\x03kinds=wedding photography\n\x03kinds=photography\n\x02'),
  attributes = jsonb_build_object(
    'kinds', jsonb_build_array('Wedding photography'),
    'dayPrice', NULL,
    'teamSize', greatest(1, least(60, coalesce(substring(attributes->>'team' FROM '\d{1,3}')::int, 1))),
    'deliveryWeeks', NULL,
    'albums', 'More on request',
    'equipment', '[]'::jsonb,
    'travels', coalesce(attributes->>'travel', '') ~* '^(yes|any|all|world|india)',
    'film', coalesce(attributes->'videoLink', '[]'::jsonb),
    'description', coalesce(nullif(attributes->>'description', ''), attributes->>'profileDescription', ''))
  WHERE category = 'artists' AND attributes->>'category' = 'Photographer';
