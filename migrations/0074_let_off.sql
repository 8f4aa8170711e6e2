-- What a decision says need not be paid: of each such payment its number, its kind, and how much of it was open then.
ALTER TABLE dispute_decisions ADD COLUMN let_off jsonb CHECK (let_off IS NULL OR jsonb_typeof(let_off) = 'array');
COMMENT ON COLUMN dispute_decisions.let_off IS 'Payments of the agreement that need not be paid: [{n, kind, paise}]; null leaves what was decided or agreed before.';
CREATE FUNCTION let_off_of(booking uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT x.let_off FROM disputes p JOIN dispute_decisions x ON x.dispute_id = p.id
  WHERE p.booking_id = booking AND x.let_off IS NOT NULL ORDER BY x.at DESC, x.n DESC LIMIT 1
$$;
--> statement-breakpoint
-- As in 0035, and what was decided need not be paid counts as given up.
CREATE OR REPLACE VIEW booking_balances AS
SELECT a.booking_id,
  coalesce(d.total, 0)::bigint AS total_paise,
  (coalesce(l.paid, 0) - CASE WHEN e.booking_id IS NULL AND s.back_paise IS NULL THEN coalesce(l.back, 0) ELSE 0 END)::bigint AS paid_paise,
  coalesce(l.claimed, 0)::bigint AS claimed_paise,
  (coalesce(l.waived, 0) + f.off)::bigint AS waived_paise,
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
  SELECT coalesce(sum(least((one->>'paise')::bigint, x.amount_paise)), 0) AS off
  FROM jsonb_array_elements(let_off_of(a.booking_id)) one JOIN dues x ON x.booking_id = a.booking_id AND x.n = (one->>'n')::int
) f ON true
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
LEFT JOIN LATERAL (SELECT coalesce(l.paid, 0) - greatest(coalesce(d.total, 0) - coalesce(l.waived, 0) - f.off, 0) AS over) o ON true;
