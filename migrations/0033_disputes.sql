-- What the two sides of a booking cannot settle alone: docs/adr/0030. While it is open nothing happens to the booking by itself.
ALTER TABLE bookings
  ADD COLUMN frozen_at timestamptz,
  ADD COLUMN frozen_due_at timestamptz,
  ADD COLUMN frozen_due_move text,
  ADD CONSTRAINT bookings_frozen CHECK (frozen_at IS NULL OR due_at IS NULL),
  ADD CONSTRAINT bookings_frozen_due CHECK ((frozen_due_at IS NULL) = (frozen_due_move IS NULL) AND (frozen_due_at IS NULL OR frozen_at IS NOT NULL));
COMMENT ON COLUMN bookings.frozen_at IS 'Since when nothing happens to it by itself; what was due then stands in frozen_due_at, and falls due so much later.';
CREATE TABLE disputes (
  id uuid PRIMARY KEY,
  ticket text NOT NULL UNIQUE,
  booking_id uuid NOT NULL REFERENCES bookings (id),
  opened_by text NOT NULL CHECK (opened_by IN ('organiser', 'provider')),
  about text NOT NULL CHECK (about IN ('noShow', 'notAsAgreed', 'money', 'calledOff', 'other')),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'decided', 'settled')),
  opened_at timestamptz NOT NULL,
  answered_at timestamptz,
  closed_at timestamptz,
  appealed_by text CHECK (appealed_by IN ('organiser', 'provider')),
  appealed_at timestamptz,
  reminded_at timestamptz,
  CHECK ((status = 'open') = (closed_at IS NULL)),
  CHECK ((appealed_by IS NULL) = (appealed_at IS NULL))
);
CREATE UNIQUE INDEX disputes_one_open ON disputes (booking_id) WHERE status = 'open';
CREATE INDEX disputes_of_bookings ON disputes (booking_id, opened_at);
CREATE INDEX disputes_by_desk ON disputes (status, opened_at);
COMMENT ON COLUMN disputes.answered_at IS 'When the desk first wrote since it was opened, or appealed against.';
CREATE TABLE dispute_lines (
  id uuid PRIMARY KEY,
  dispute_id uuid NOT NULL REFERENCES disputes (id),
  by text NOT NULL CHECK (by IN ('organiser', 'provider', 'desk')),
  person_id uuid REFERENCES users (id) ON DELETE SET NULL,
  text text NOT NULL CHECK (length(text) <= 16000),
  at timestamptz NOT NULL
);
CREATE INDEX dispute_lines_of_disputes ON dispute_lines (dispute_id, id);
CREATE INDEX dispute_lines_by_person ON dispute_lines (person_id) WHERE person_id IS NOT NULL;
CREATE TABLE dispute_decisions (
  dispute_id uuid NOT NULL REFERENCES disputes (id),
  n smallint NOT NULL CHECK (n IN (1, 2)),
  outcome text NOT NULL CHECK (outcome IN ('organiser', 'provider', 'both')),
  back_paise bigint CHECK (back_paise >= 0),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 16000),
  person_id uuid REFERENCES users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (dispute_id, n)
);
COMMENT ON COLUMN dispute_decisions.back_paise IS 'So much of what was paid comes back to the organiser, in place of what the ladder says; null leaves that.';
-- What was decided is never changed; an appeal adds the second one.
CREATE FUNCTION decisions_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'person_id' - 'reason') = (to_jsonb(OLD) - 'person_id' - 'reason')
    AND (NEW.person_id IS NULL OR NEW.person_id = OLD.person_id)
    AND (NEW.reason = OLD.reason OR current_setting('mandap.booking_erasure', true) = 'on') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER dispute_decisions_append_only BEFORE UPDATE OR DELETE ON dispute_decisions FOR EACH ROW EXECUTE FUNCTION decisions_are_append_only();
-- As in 0027, and a decision goes before the ladder.
CREATE OR REPLACE VIEW booking_balances AS
SELECT a.booking_id,
  coalesce(d.total, 0)::bigint AS total_paise,
  coalesce(l.paid, 0)::bigint AS paid_paise,
  coalesce(l.claimed, 0)::bigint AS claimed_paise,
  coalesce(l.waived, 0)::bigint AS waived_paise,
  (CASE
    WHEN s.back_paise IS NOT NULL THEN least(s.back_paise, coalesce(l.paid, 0))
    WHEN e.booking_id IS NULL THEN 0
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
) l ON true;
