CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- What the owner of a listing has said of its calendar; a listing without a row goes by its category and says nothing.
CREATE TABLE calendars (
  listing_id uuid PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  capacity integer CHECK (capacity BETWEEN 1 AND 100000),
  slots text[] NOT NULL DEFAULT '{}' CHECK (slots <@ ARRAY['whole', 'day', 'evening', 'full']),
  weekdays_off smallint[] NOT NULL DEFAULT '{}' CHECK (weekdays_off <@ ARRAY[0, 1, 2, 3, 4, 5, 6]::smallint[]),
  lead_days smallint NOT NULL DEFAULT 0 CHECK (lead_days BETWEEN 0 AND 365),
  buffer_minutes smallint NOT NULL DEFAULT 0 CHECK (buffer_minutes BETWEEN 0 AND 1440),
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN calendars.capacity IS 'How many a day, of what is counted; null: not said.';
COMMENT ON COLUMN calendars.slots IS 'Those that are offered; none: as the category has it.';
-- What holds a date is a row that stands or does not: docs/adr/0020. Written with ON CONFLICT DO NOTHING, taken away to release.
CREATE TABLE holds (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  unit text NOT NULL DEFAULT '',
  day date NOT NULL,
  slot text NOT NULL CHECK (slot IN ('whole', 'day', 'evening', 'full')),
  span tstzrange NOT NULL CHECK (NOT isempty(span) AND lower_inc(span) AND NOT upper_inc(span)),
  kind text NOT NULL CHECK (kind IN ('block', 'booking')),
  enquiry_id uuid REFERENCES enquiries (id) ON DELETE CASCADE,
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 200),
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'booking') = (enquiry_id IS NOT NULL)),
  CONSTRAINT holds_one_at_a_time EXCLUDE USING gist (listing_id WITH =, unit WITH =, span WITH &&)
);
CREATE INDEX holds_by_day ON holds (listing_id, day);
CREATE INDEX holds_past_blocks ON holds (day) WHERE kind = 'block';
CREATE INDEX holds_by_enquiry ON holds (enquiry_id) WHERE enquiry_id IS NOT NULL;
COMMENT ON COLUMN holds.unit IS 'The hall, by its name; empty where there is one of it.';
COMMENT ON COLUMN holds.day IS 'On which it begins, in India: an evening of the 1st ends at four on the 2nd.';
COMMENT ON COLUMN holds.note IS 'For its owner alone.';
-- What is counted: how much of it is promised on a day, and how much there is.
CREATE TABLE stock (
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  day date NOT NULL,
  slot text NOT NULL CHECK (slot IN ('whole', 'day', 'evening', 'full')),
  taken integer NOT NULL DEFAULT 0 CHECK (taken >= 0),
  capacity integer,
  closed boolean NOT NULL DEFAULT false,
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 200),
  PRIMARY KEY (listing_id, day, slot),
  CONSTRAINT stock_holds_out CHECK (taken <= capacity)
);
COMMENT ON COLUMN stock.closed IS 'Its owner takes no more that day; what is promised stays.';
CREATE TABLE stock_holds (
  enquiry_id uuid NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL,
  day date NOT NULL,
  slot text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (enquiry_id, listing_id, day, slot),
  FOREIGN KEY (listing_id, day, slot) REFERENCES stock (listing_id, day, slot) ON DELETE CASCADE
);
CREATE INDEX stock_past ON stock (day) WHERE taken = 0 OR note <> '';
CREATE INDEX stock_holds_by_day ON stock_holds (listing_id, day, slot);
CREATE INDEX enquiries_by_listing_day ON enquiries (listing_id, event_date) WHERE listing_id IS NOT NULL AND event_date IS NOT NULL;
--> statement-breakpoint
ALTER TABLE enquiries ADD COLUMN accepted_anyway boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN enquiries.accepted_anyway IS 'Whoever was asked knew that its day is taken: it needs no hold to be confirmed.';
--> statement-breakpoint
-- A hall that gets another name, at its place in the list, keeps what is held of it.
CREATE FUNCTION rename_held_halls() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_halls text[] := ARRAY(SELECT h->>'name' FROM jsonb_array_elements(CASE jsonb_typeof(OLD.attributes->'halls') WHEN 'array' THEN OLD.attributes->'halls' ELSE '[]' END) WITH ORDINALITY e(h, at) ORDER BY at);
  new_halls text[] := ARRAY(SELECT h->>'name' FROM jsonb_array_elements(CASE jsonb_typeof(NEW.attributes->'halls') WHEN 'array' THEN NEW.attributes->'halls' ELSE '[]' END) WITH ORDINALITY e(h, at) ORDER BY at);
BEGIN
  FOR at IN 1 .. least(cardinality(old_halls), cardinality(new_halls)) LOOP
    IF old_halls[at] <> ALL(new_halls) AND new_halls[at] <> ALL(old_halls) THEN
      UPDATE holds SET unit = new_halls[at] WHERE listing_id = NEW.id AND unit = old_halls[at]
        AND NOT EXISTS (SELECT FROM holds h WHERE h.listing_id = NEW.id AND h.unit = new_halls[at]);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_rename_held_halls AFTER UPDATE OF attributes ON listings FOR EACH ROW
WHEN (OLD.attributes->'halls' IS DISTINCT FROM NEW.attributes->'halls') EXECUTE FUNCTION rename_held_halls();
--> statement-breakpoint
-- What was confirmed before holds its date, as far as nobody else does.
INSERT INTO holds (id, listing_id, unit, day, slot, span, kind, enquiry_id)
SELECT gen_random_uuid(), e.listing_id, coalesce(CASE l.category WHEN 'venues' THEN (ARRAY(SELECT h->>'name' FROM jsonb_array_elements(l.attributes->'halls') h ORDER BY 1))[row_number() OVER (PARTITION BY e.listing_id, e.event_date ORDER BY e.id)] END, ''), e.event_date, 'whole',
  tstzrange((e.event_date + time '04:00') AT TIME ZONE 'Asia/Kolkata', (e.event_date + 1 + time '04:00') AT TIME ZONE 'Asia/Kolkata', '[)'), 'booking', e.id
FROM enquiries e JOIN listings l ON l.id = e.listing_id
WHERE e.status = 'confirmed' AND e.event_date >= (now() AT TIME ZONE 'Asia/Kolkata')::date
  AND l.category IN ('artists', 'volunteers', 'photographers', 'beauty', 'ceremonies', 'venues')
ORDER BY e.id
ON CONFLICT DO NOTHING;
WITH counted AS (
  SELECT e.id, e.listing_id, e.event_date, greatest(1, coalesce(substring(e.details->>'volunteerRequirements' FROM '^\s*(\d{1,4})(?!\d)')::int, 1)) AS quantity FROM enquiries e JOIN listings l ON l.id = e.listing_id
  WHERE e.status = 'confirmed' AND e.event_date >= (now() AT TIME ZONE 'Asia/Kolkata')::date AND l.category IN ('managers', 'rentals', 'planners', 'caterers', 'decorators')
), days AS (
  INSERT INTO stock (listing_id, day, slot, taken) SELECT listing_id, event_date, 'whole', sum(quantity) FROM counted GROUP BY 1, 2 RETURNING listing_id
)
INSERT INTO stock_holds (enquiry_id, listing_id, day, slot, quantity) SELECT id, listing_id, event_date, 'whole', quantity FROM counted;
