-- What comes of a request to a listing, from the first quote on: docs/adr/0022. The status of the request follows from
-- `state` and is written in the same transaction.
CREATE TABLE bookings (
  id uuid PRIMARY KEY,
  enquiry_id uuid NOT NULL UNIQUE REFERENCES enquiries (id),
  state text NOT NULL CHECK (state IN ('quoted', 'countered', 'agreed', 'confirmed', 'delivered', 'closed', 'declined', 'withdrawn', 'lapsed', 'cancelled')),
  round smallint NOT NULL CHECK (round BETWEEN 1 AND 5),
  due_at timestamptz,
  due_move text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((due_at IS NULL) = (due_move IS NULL))
);
CREATE INDEX bookings_due ON bookings (due_at) WHERE due_at IS NOT NULL;
COMMENT ON COLUMN bookings.due_at IS 'When due_move happens by itself. Every read treats it as happened from then on; a job writes it.';
-- Every move there was, in order: never changed, and taken away with nothing.
CREATE TABLE booking_moves (
  booking_id uuid NOT NULL REFERENCES bookings (id),
  seq smallint NOT NULL CHECK (seq > 0),
  move text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  by text NOT NULL CHECK (by IN ('organiser', 'provider', 'clock')),
  person_id uuid REFERENCES users (id) ON DELETE SET NULL,
  round smallint NOT NULL,
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 8000),
  asked_paise bigint CHECK (asked_paise > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, seq)
);
CREATE INDEX booking_moves_by_person ON booking_moves (person_id) WHERE person_id IS NOT NULL;
COMMENT ON COLUMN booking_moves.asked_paise IS 'What the organiser would pay all in, where a counter-offer names it.';
CREATE TABLE quotes (
  booking_id uuid NOT NULL REFERENCES bookings (id),
  round smallint NOT NULL CHECK (round BETWEEN 1 AND 5),
  terms jsonb NOT NULL,
  total_paise bigint NOT NULL CHECK (total_paise > 0),
  valid_until timestamptz NOT NULL,
  held_until timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, round)
);
COMMENT ON COLUMN quotes.terms IS 'Lines, discount, tax, what is included and not, milestones, ladder: as src/features/bookings/quote-model.ts describes them.';
COMMENT ON COLUMN quotes.held_until IS 'How long the date is held for it, seen by others as asked; null: not at all.';
CREATE TABLE agreements (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id),
  terms text NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  offered_by text NOT NULL CHECK (offered_by IN ('organiser', 'provider')),
  offered_at timestamptz NOT NULL,
  accepted_at timestamptz NOT NULL
);
COMMENT ON TABLE agreements IS 'What both sides have said yes to, as the text whose hash they were shown. Names are in it as fingerprints.';
--> statement-breakpoint
-- The one change that a line admits is that words go which name somebody who has left: the rest stays as it is.
CREATE FUNCTION bookings_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'booking_moves' THEN
    IF (to_jsonb(NEW) - 'person_id' - 'note') = (to_jsonb(OLD) - 'person_id' - 'note')
      AND (NEW.person_id IS NULL OR NEW.person_id = OLD.person_id)
      AND (NEW.note = OLD.note OR current_setting('mandap.booking_erasure', true) = 'on') THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'quotes' THEN
    IF (to_jsonb(NEW) - 'terms') = (to_jsonb(OLD) - 'terms') AND current_setting('mandap.booking_erasure', true) = 'on' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER booking_moves_append_only BEFORE UPDATE OR DELETE ON booking_moves FOR EACH ROW EXECUTE FUNCTION bookings_are_append_only();
CREATE TRIGGER quotes_append_only BEFORE UPDATE OR DELETE ON quotes FOR EACH ROW EXECUTE FUNCTION bookings_are_append_only();
CREATE TRIGGER agreements_append_only BEFORE UPDATE OR DELETE ON agreements FOR EACH ROW EXECUTE FUNCTION bookings_are_append_only();
--> statement-breakpoint
-- What is counted may be held for a quote, too, as `holds` can: until then others read 'asked'.
ALTER TABLE stock_holds ADD COLUMN expires_at timestamptz;
CREATE INDEX stock_holds_past ON stock_holds (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX holds_past ON holds (expires_at) WHERE expires_at IS NOT NULL;
--> statement-breakpoint
-- A quote is an answer: the story of a request tells it, and so does how fast somebody answers.
ALTER TABLE enquiry_events DROP CONSTRAINT enquiry_events_what_check;
ALTER TABLE enquiry_events ADD CONSTRAINT enquiry_events_what_check CHECK (what IN ('quoted', 'accepted', 'declined', 'confirmed', 'cancelled', 'completed', 'opened'));
CREATE OR REPLACE FUNCTION prove_listings(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM listings WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE listings l SET booked = p.booked, weddings = p.weddings, answer_minutes = p.answer_minutes
  FROM (
    SELECT asked.id,
      (SELECT count(*) FROM enquiries e WHERE e.listing_id = asked.id AND e.status IN ('confirmed', 'completed')) AS booked,
      (SELECT count(*) FROM enquiries e WHERE e.listing_id = asked.id AND e.status = 'completed' AND lower(e.event_type) = 'wedding') AS weddings,
      (SELECT CASE WHEN count(*) >= 3 THEN nullif(round(extract(epoch FROM percentile_disc(0.5) WITHIN GROUP (ORDER BY t.waited)) / 60), 1440000) END
       FROM (
         SELECT coalesce(a.at - e.created_at, interval '1000 days') AS waited
         FROM enquiries e LEFT JOIN LATERAL (SELECT min(v.at) AS at FROM enquiry_events v WHERE v.enquiry_id = e.id AND v.side = 'recipient' AND v.what IN ('quoted', 'accepted', 'declined')) a ON true
         -- What nobody has answered for two days tells, too.
         WHERE e.listing_id = asked.id AND (a.at IS NOT NULL OR (e.status = 'pending' AND e.created_at < now() - interval '2 days'))
         ORDER BY e.created_at DESC LIMIT 30
       ) t) AS answer_minutes
    FROM unnest(ids) AS asked(id)
  ) p
  WHERE l.id = p.id AND (l.booked, l.weddings, l.answer_minutes) IS DISTINCT FROM (p.booked, p.weddings, p.answer_minutes);
END $$;
CREATE OR REPLACE FUNCTION prove_by_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[] := ARRAY(
  SELECT DISTINCT e.listing_id FROM changed v JOIN enquiries e ON e.id = v.enquiry_id WHERE e.listing_id IS NOT NULL AND v.side = 'recipient' AND v.what IN ('quoted', 'accepted', 'declined'));
BEGIN
  IF ids <> '{}' THEN PERFORM prove_listings(ids); END IF;
  RETURN NULL;
END $$;
