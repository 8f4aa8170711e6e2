-- Money between the two sides of an agreement, which this site notes and never holds: docs/adr/0024.
-- What is to be paid when: the payments of the agreement.
CREATE TABLE dues (
  booking_id uuid NOT NULL REFERENCES agreements (booking_id),
  n smallint NOT NULL CHECK (n BETWEEN 1 AND 4),
  kind text NOT NULL CHECK (kind IN ('token', 'advance', 'balance')),
  amount_paise bigint NOT NULL CHECK (amount_paise >= 0),
  day date,
  PRIMARY KEY (booking_id, n)
);
COMMENT ON COLUMN dues.day IS 'When it falls due, in India; null where the request names no day.';
-- What each side says of it, in order: never changed, and taken away with nothing.
CREATE TABLE ledger (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES agreements (booking_id),
  seq smallint NOT NULL CHECK (seq > 0),
  kind text NOT NULL CHECK (kind IN ('paid', 'acknowledged', 'rejected', 'waived')),
  payee text NOT NULL CHECK (payee IN ('organiser', 'provider')),
  person_id uuid REFERENCES users (id) ON DELETE SET NULL,
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  method text CHECK (method IN ('upi', 'bank', 'cash', 'other')),
  reference text,
  photo uuid,
  answers uuid UNIQUE REFERENCES ledger (id),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 2000),
  at timestamptz NOT NULL,
  UNIQUE (booking_id, seq),
  CHECK ((kind = 'paid') = (method IS NOT NULL)),
  CHECK ((kind IN ('acknowledged', 'rejected')) = (answers IS NOT NULL))
);
CREATE INDEX ledger_by_person ON ledger (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX ledger_by_photo ON ledger (photo) WHERE photo IS NOT NULL;
CREATE INDEX ledger_claims ON ledger (at) WHERE kind = 'paid';
COMMENT ON COLUMN ledger.kind IS 'paid: its payer says so; acknowledged, rejected: the payee answers that, once; waived: the payee wants it no more.';
COMMENT ON COLUMN ledger.payee IS 'provider: of what is due; organiser: of what comes back.';
-- A payment is noted once: whoever notes it again, also for another booking, is told.
CREATE TABLE utr_claims (
  reference text PRIMARY KEY,
  entry_id uuid NOT NULL UNIQUE REFERENCES ledger (id)
);
-- What a booking that was called off leaves: how much of what was paid stays, and how much its provider owes besides, at most.
CREATE TABLE endings (
  booking_id uuid PRIMARY KEY REFERENCES agreements (booking_id),
  by text NOT NULL CHECK (by IN ('organiser', 'provider', 'both', 'clock')),
  back smallint NOT NULL CHECK (back BETWEEN 0 AND 100),
  kept_paise bigint NOT NULL CHECK (kept_paise >= 0),
  charge_paise bigint NOT NULL CHECK (charge_paise >= 0),
  at timestamptz NOT NULL
);
COMMENT ON COLUMN endings.back IS 'Per cent that come back by the ladder of the agreement on that day.';
-- Whom to pay how: the last one that is in force counts, and each stays what it was.
CREATE TABLE payees (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  upi text,
  merchant boolean NOT NULL DEFAULT false,
  account text,
  ifsc text,
  created_at timestamptz NOT NULL,
  active_at timestamptz NOT NULL,
  CHECK (upi IS NOT NULL OR (account IS NOT NULL AND ifsc IS NOT NULL)),
  CHECK ((account IS NULL) = (ifsc IS NULL))
);
CREATE INDEX payees_by_person ON payees (person_id, active_at DESC);
-- What was told once is not told again, by whatever process.
CREATE TABLE money_reminders (
  booking_id uuid NOT NULL REFERENCES agreements (booking_id),
  what text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, what)
);
ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_purpose_check;
ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN ('signup', 'reset', 'close', 'payee'));
--> statement-breakpoint
-- How each booking stands: sums of its entries, kept nowhere, so that they cannot be anything else.
CREATE VIEW booking_balances AS
SELECT a.booking_id,
  coalesce(d.total, 0)::bigint AS total_paise,
  coalesce(l.paid, 0)::bigint AS paid_paise,
  coalesce(l.claimed, 0)::bigint AS claimed_paise,
  coalesce(l.waived, 0)::bigint AS waived_paise,
  (CASE WHEN e.booking_id IS NULL THEN 0 ELSE greatest(coalesce(l.paid, 0) - e.kept_paise, 0) + least(coalesce(l.paid, 0), e.charge_paise) END)::bigint AS owed_back_paise,
  coalesce(l.back, 0)::bigint AS back_paise,
  coalesce(l.back_claimed, 0)::bigint AS back_claimed_paise,
  coalesce(l.back_waived, 0)::bigint AS back_waived_paise,
  e.booking_id IS NOT NULL AS ended
FROM agreements a
LEFT JOIN endings e USING (booking_id)
LEFT JOIN LATERAL (SELECT sum(amount_paise) AS total FROM dues WHERE dues.booking_id = a.booking_id) d ON true
LEFT JOIN LATERAL (
  SELECT
    sum(x.amount_paise) FILTER (WHERE x.kind = 'acknowledged' AND x.payee = 'provider') AS paid,
    sum(x.amount_paise) FILTER (WHERE x.kind = 'acknowledged' AND x.payee = 'organiser') AS back,
    sum(x.amount_paise) FILTER (WHERE x.kind = 'paid' AND x.payee = 'provider' AND r.id IS NULL) AS claimed,
    sum(x.amount_paise) FILTER (WHERE x.kind = 'paid' AND x.payee = 'organiser' AND r.id IS NULL) AS back_claimed,
    sum(x.amount_paise) FILTER (WHERE x.kind = 'waived' AND x.payee = 'provider') AS waived,
    sum(x.amount_paise) FILTER (WHERE x.kind = 'waived' AND x.payee = 'organiser') AS back_waived
  FROM ledger x LEFT JOIN ledger r ON r.answers = x.id
  WHERE x.booking_id = a.booking_id
) l ON true;
--> statement-breakpoint
CREATE FUNCTION money_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'ledger' THEN
    -- A line may lose who wrote it, its words and its picture once that person has left: never an amount.
    IF (to_jsonb(NEW) - 'person_id' - 'note' - 'photo') = (to_jsonb(OLD) - 'person_id' - 'note' - 'photo')
      AND (NEW.person_id IS NULL OR NEW.person_id = OLD.person_id)
      AND ((NEW.note = OLD.note AND NEW.photo IS NOT DISTINCT FROM OLD.photo) OR current_setting('mandap.booking_erasure', true) = 'on') THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger FOR EACH ROW EXECUTE FUNCTION money_is_append_only();
CREATE TRIGGER dues_append_only BEFORE UPDATE OR DELETE ON dues FOR EACH ROW EXECUTE FUNCTION money_is_append_only();
CREATE TRIGGER endings_append_only BEFORE UPDATE OR DELETE ON endings FOR EACH ROW EXECUTE FUNCTION money_is_append_only();
-- Nobody notes more than is open, in however many processes: whoever adds a line holds the booking.
CREATE FUNCTION ledger_stays_within() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE b booking_balances; claim ledger;
BEGIN
  PERFORM 1 FROM bookings WHERE id = NEW.booking_id FOR UPDATE;
  IF NEW.answers IS NOT NULL THEN
    SELECT * INTO claim FROM ledger WHERE id = NEW.answers;
    IF claim.booking_id <> NEW.booking_id OR claim.kind <> 'paid' OR claim.payee <> NEW.payee OR claim.amount_paise <> NEW.amount_paise THEN
      RAISE EXCEPTION 'an answer is of the payment that it answers' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  SELECT * INTO b FROM booking_balances WHERE booking_id = NEW.booking_id;
  IF NEW.amount_paise > (CASE
    WHEN NEW.payee = 'organiser' THEN b.owed_back_paise - b.back_paise - b.back_claimed_paise - b.back_waived_paise
    WHEN b.ended THEN 0
    ELSE b.total_paise - b.paid_paise - b.claimed_paise - b.waived_paise END) THEN
    RAISE EXCEPTION 'more than is open' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_within';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_within BEFORE INSERT ON ledger FOR EACH ROW EXECUTE FUNCTION ledger_stays_within();
-- The payments of an agreement make its total, to the paisa.
CREATE FUNCTION dues_make_the_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_paise) FROM dues WHERE booking_id = NEW.booking_id)
    <> (SELECT (terms::jsonb->'money'->>'totalPaise')::bigint FROM agreements WHERE booking_id = NEW.booking_id) THEN
    RAISE EXCEPTION 'the payments do not make the total' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER dues_total AFTER INSERT ON dues DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION dues_make_the_total();
-- Whoever fixes an agreement fixes its payments.
CREATE FUNCTION dues_of_agreements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dues (booking_id, n, kind, amount_paise, day)
  SELECT a.booking_id, p.n, p.one->>'kind', (p.one->>'amountPaise')::bigint, (p.one->>'day')::date
  FROM made a, jsonb_array_elements(a.terms::jsonb->'payments') WITH ORDINALITY AS p(one, n);
  RETURN NULL;
END $$;
CREATE TRIGGER agreements_fix_dues AFTER INSERT ON agreements REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION dues_of_agreements();
INSERT INTO dues (booking_id, n, kind, amount_paise, day)
SELECT a.booking_id, p.n, p.one->>'kind', (p.one->>'amountPaise')::bigint, (p.one->>'day')::date
FROM agreements a, jsonb_array_elements(a.terms::jsonb->'payments') WITH ORDINALITY AS p(one, n);
