-- What is agreed may be changed, and called off, by both: docs/adr/0031. A change is proposed by one side and answered by the other.
CREATE TABLE booking_changes (
  booking_id uuid NOT NULL REFERENCES agreements (booking_id),
  n smallint NOT NULL CHECK (n > 0),
  kind text NOT NULL CHECK (kind IN ('change', 'callOff')),
  by text NOT NULL CHECK (by IN ('organiser', 'provider')),
  wish jsonb NOT NULL,
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 8000),
  at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('agreed', 'declined', 'takenBack', 'lapsed', 'over')),
  ended_at timestamptz,
  PRIMARY KEY (booking_id, n),
  CHECK ((outcome IS NULL) = (ended_at IS NULL))
);
CREATE UNIQUE INDEX booking_changes_one_open ON booking_changes (booking_id) WHERE outcome IS NULL;
CREATE INDEX booking_changes_due ON booking_changes (expires_at) WHERE outcome IS NULL;
COMMENT ON COLUMN booking_changes.wish IS 'What would be different, as src/features/bookings/amendment-model.ts describes it; {} where it is called off.';
COMMENT ON COLUMN booking_changes.outcome IS 'How it ended; over: the booking ended before. Null while it waits; what is past expires_at has lapsed, whoever writes it down.';
-- What both have agreed on since: each replaces the one before, and none goes away.
CREATE TABLE amendments (
  booking_id uuid NOT NULL REFERENCES agreements (booking_id),
  n smallint NOT NULL CHECK (n > 0),
  change_n smallint NOT NULL,
  moved boolean NOT NULL,
  terms text NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  offered_by text NOT NULL CHECK (offered_by IN ('organiser', 'provider')),
  offered_at timestamptz NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, n),
  FOREIGN KEY (booking_id, change_n) REFERENCES booking_changes (booking_id, n)
);
COMMENT ON COLUMN amendments.moved IS 'The day is another one than before.';
CREATE VIEW agreements_in_force AS
SELECT a.booking_id, coalesce(m.n, 0)::smallint AS n, coalesce(m.terms, a.terms) AS terms, coalesce(m.sha256, a.sha256) AS sha256,
  coalesce(m.offered_by, a.offered_by) AS offered_by, coalesce(m.offered_at, a.offered_at) AS offered_at,
  coalesce(m.accepted_at, a.accepted_at) AS accepted_at, a.accepted_at AS first_accepted_at
FROM agreements a
LEFT JOIN LATERAL (SELECT x.* FROM amendments x WHERE x.booking_id = a.booking_id ORDER BY x.n DESC LIMIT 1) m ON true;
--> statement-breakpoint
-- A change is answered once; besides, its words may go with whoever has left, and its end may move while a dispute stops the clock.
CREATE FUNCTION changes_are_answered_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'outcome' - 'ended_at' - 'expires_at' - 'note' - 'wish') = (to_jsonb(OLD) - 'outcome' - 'ended_at' - 'expires_at' - 'note' - 'wish')
    AND (OLD.outcome IS NULL OR (NEW.outcome, NEW.ended_at, NEW.expires_at) = (OLD.outcome, OLD.ended_at, OLD.expires_at))
    AND ((NEW.note, NEW.wish) = (OLD.note, OLD.wish) OR current_setting('mandap.booking_erasure', true) = 'on') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER booking_changes_answered_once BEFORE UPDATE OR DELETE ON booking_changes FOR EACH ROW EXECUTE FUNCTION changes_are_answered_once();
CREATE TRIGGER amendments_append_only BEFORE UPDATE OR DELETE ON amendments FOR EACH ROW EXECUTE FUNCTION bookings_are_append_only();
-- What is over is changed no more.
CREATE FUNCTION changes_end_with_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking_changes SET outcome = 'over', ended_at = now() WHERE booking_id = NEW.id AND outcome IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_end_changes AFTER UPDATE OF state ON bookings FOR EACH ROW
  WHEN (OLD.state IN ('agreed', 'confirmed') AND NEW.state NOT IN ('agreed', 'confirmed')) EXECUTE FUNCTION changes_end_with_bookings();
--> statement-breakpoint
-- What is due are the payments of the agreement in force: an amendment writes them anew, and what is due is told anew. What was due before stands in the agreement that it replaces.
CREATE OR REPLACE FUNCTION money_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'dues' AND current_setting('mandap.amending', true) = OLD.booking_id::text THEN
    RETURN OLD;
  END IF;
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
CREATE OR REPLACE FUNCTION dues_make_the_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_paise) FROM dues WHERE booking_id = NEW.booking_id)
    <> (SELECT (terms::jsonb->'money'->>'totalPaise')::bigint FROM agreements_in_force WHERE booking_id = NEW.booking_id) THEN
    RAISE EXCEPTION 'the payments do not make the total' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION dues_of_amendments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('mandap.amending', NEW.booking_id::text, true);
  DELETE FROM dues WHERE booking_id = NEW.booking_id;
  PERFORM set_config('mandap.amending', '', true);
  INSERT INTO dues (booking_id, n, kind, amount_paise, day)
  SELECT NEW.booking_id, p.n, p.one->>'kind', (p.one->>'amountPaise')::bigint, (p.one->>'day')::date
  FROM jsonb_array_elements(NEW.terms::jsonb->'payments') WITH ORDINALITY AS p(one, n);
  DELETE FROM money_reminders WHERE booking_id = NEW.booking_id AND what LIKE 'due %';
  RETURN NULL;
END $$;
CREATE TRIGGER amendments_fix_dues AFTER INSERT ON amendments FOR EACH ROW EXECUTE FUNCTION dues_of_amendments();
--> statement-breakpoint
-- As in 0033; and where less is agreed than was paid, the rest comes back. Of what is not called off, what came back is not paid.
CREATE OR REPLACE VIEW booking_balances AS
SELECT a.booking_id,
  coalesce(d.total, 0)::bigint AS total_paise,
  (coalesce(l.paid, 0) - CASE WHEN e.booking_id IS NULL AND s.back_paise IS NULL THEN coalesce(l.back, 0) ELSE 0 END)::bigint AS paid_paise,
  coalesce(l.claimed, 0)::bigint AS claimed_paise,
  coalesce(l.waived, 0)::bigint AS waived_paise,
  (CASE
    WHEN s.back_paise IS NOT NULL THEN greatest(least(s.back_paise, coalesce(l.paid, 0)), CASE WHEN e.booking_id IS NULL THEN o.over ELSE 0 END)
    WHEN e.booking_id IS NULL THEN greatest(o.over, coalesce(l.back, 0) + coalesce(l.back_claimed, 0) + coalesce(l.back_waived, 0))
    ELSE greatest(coalesce(l.paid, 0) - e.kept_paise, 0) + least(coalesce(l.paid, 0), e.charge_paise)
  END)::bigint AS owed_back_paise,
  coalesce(l.back, 0)::bigint AS back_paise,
  coalesce(l.back_claimed, 0)::bigint AS back_claimed_paise,
  coalesce(l.back_waived, 0)::bigint AS back_waived_paise,
  e.booking_id IS NOT NULL AS ended
FROM agreements a
LEFT JOIN endings e USING (booking_id)
LEFT JOIN LATERAL (SELECT sum(amount_paise) AS total FROM dues WHERE dues.booking_id = a.booking_id) d ON true
LEFT JOIN LATERAL (
  SELECT x.back_paise FROM disputes p JOIN dispute_decisions x ON x.dispute_id = p.id
  WHERE p.booking_id = a.booking_id AND x.back_paise IS NOT NULL ORDER BY x.at DESC, x.n DESC LIMIT 1
) s ON true
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
) l ON true
-- Paid beyond what is asked for.
LEFT JOIN LATERAL (SELECT coalesce(l.paid, 0) - greatest(coalesce(d.total, 0) - coalesce(l.waived, 0), 0) AS over) o ON true;
