-- A deposit comes back, and stands in no price: docs/adr/0033. It is noted in the ledger as payments are, by kinds of its own.
ALTER TABLE ledger DROP CONSTRAINT ledger_kind_check, DROP CONSTRAINT ledger_check, DROP CONSTRAINT ledger_check1;
ALTER TABLE ledger
  ADD CONSTRAINT ledger_kind_check CHECK (kind IN ('paid', 'acknowledged', 'rejected', 'waived', 'depositPaid', 'depositKept', 'depositAcknowledged', 'depositRejected', 'depositWaived')),
  ADD CONSTRAINT ledger_method_of_payments CHECK ((kind IN ('paid', 'depositPaid')) = (method IS NOT NULL)),
  ADD CONSTRAINT ledger_answers_answer CHECK ((kind IN ('acknowledged', 'rejected', 'depositAcknowledged', 'depositRejected')) = (answers IS NOT NULL)),
  ADD CONSTRAINT ledger_provider_keeps CHECK (kind <> 'depositKept' OR payee = 'organiser');
DROP INDEX ledger_claims;
CREATE INDEX ledger_claims ON ledger (at) WHERE kind IN ('paid', 'depositPaid', 'depositKept');
COMMENT ON COLUMN ledger.kind IS 'paid: its payer says so; acknowledged, rejected: the payee answers that, once; waived: the payee wants it no more. Of a deposit likewise; depositKept: the provider keeps a part, with a reason, which the organiser answers.';
COMMENT ON COLUMN ledger.payee IS 'provider: of what is due, and of a deposit that is taken; organiser: of what comes back.';
CREATE INDEX agreements_with_deposit ON agreements (booking_id) WHERE (terms::jsonb->'terms'->'deposit'->>'paise') IS NOT NULL;
--> statement-breakpoint
-- How each deposit stands: sums of its entries, kept nowhere.
CREATE VIEW deposit_balances AS
SELECT a.booking_id,
  (a.terms::jsonb->'terms'->'deposit'->>'paise')::bigint AS amount_paise,
  (a.terms::jsonb->'terms'->'deposit'->>'days')::int AS days,
  (a.terms::jsonb->'terms'->'deposit'->>'backDays')::int AS back_days,
  coalesce(l.taken, 0)::bigint AS taken_paise,
  coalesce(l.claimed, 0)::bigint AS claimed_paise,
  coalesce(l.waived, 0)::bigint AS waived_paise,
  coalesce(l.back, 0)::bigint AS back_paise,
  coalesce(l.kept, 0)::bigint AS kept_paise,
  coalesce(l.back_claimed, 0)::bigint AS back_claimed_paise,
  coalesce(l.back_waived, 0)::bigint AS back_waived_paise,
  e.booking_id IS NOT NULL AS ended
FROM agreements a
LEFT JOIN endings e USING (booking_id)
LEFT JOIN LATERAL (
  SELECT
    sum(x.amount_paise) FILTER (WHERE x.kind = 'depositPaid' AND x.payee = 'provider' AND r.kind = 'depositAcknowledged') AS taken,
    sum(x.amount_paise) FILTER (WHERE x.kind = 'depositPaid' AND x.payee = 'provider' AND r.id IS NULL) AS claimed,
    sum(x.amount_paise) FILTER (WHERE x.kind = 'depositWaived' AND x.payee = 'provider') AS waived,
    sum(x.amount_paise) FILTER (WHERE x.kind = 'depositPaid' AND x.payee = 'organiser' AND r.kind = 'depositAcknowledged') AS back,
    sum(x.amount_paise) FILTER (WHERE x.kind = 'depositKept' AND r.kind = 'depositAcknowledged') AS kept,
    sum(x.amount_paise) FILTER (WHERE x.kind IN ('depositPaid', 'depositKept') AND x.payee = 'organiser' AND r.id IS NULL) AS back_claimed,
    sum(x.amount_paise) FILTER (WHERE x.kind = 'depositWaived' AND x.payee = 'organiser') AS back_waived
  FROM ledger x LEFT JOIN ledger r ON r.answers = x.id
  WHERE x.booking_id = a.booking_id
) l ON true
WHERE (a.terms::jsonb->'terms'->'deposit'->>'paise') IS NOT NULL;
--> statement-breakpoint
-- As in 0027, and the same for deposits: nobody takes more than was agreed, or returns more than was taken.
CREATE OR REPLACE FUNCTION ledger_stays_within() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE b booking_balances; d deposit_balances; claim ledger; of_deposit boolean := NEW.kind LIKE 'deposit%'; open_paise bigint;
BEGIN
  PERFORM 1 FROM bookings WHERE id = NEW.booking_id FOR UPDATE;
  IF NEW.answers IS NOT NULL THEN
    SELECT * INTO claim FROM ledger WHERE id = NEW.answers;
    IF claim.booking_id <> NEW.booking_id OR claim.payee <> NEW.payee OR claim.amount_paise <> NEW.amount_paise
      OR NOT (CASE WHEN of_deposit THEN claim.kind IN ('depositPaid', 'depositKept') ELSE claim.kind = 'paid' END) THEN
      RAISE EXCEPTION 'an answer is of the payment that it answers' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF of_deposit THEN
    SELECT * INTO d FROM deposit_balances WHERE booking_id = NEW.booking_id;
    open_paise := CASE
      WHEN d.booking_id IS NULL THEN 0
      WHEN NEW.payee = 'organiser' THEN d.taken_paise - d.back_paise - d.kept_paise - d.back_claimed_paise - d.back_waived_paise
      WHEN d.ended THEN 0
      ELSE d.amount_paise - d.taken_paise - d.claimed_paise - d.waived_paise END;
  ELSE
    SELECT * INTO b FROM booking_balances WHERE booking_id = NEW.booking_id;
    open_paise := CASE
      WHEN NEW.payee = 'organiser' THEN b.owed_back_paise - b.back_paise - b.back_claimed_paise - b.back_waived_paise
      WHEN b.ended THEN 0
      ELSE b.total_paise - b.paid_paise - b.claimed_paise - b.waived_paise END;
  END IF;
  IF NEW.amount_paise > open_paise THEN
    RAISE EXCEPTION 'more than is open' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_within';
  END IF;
  RETURN NEW;
END $$;
