-- A booking that runs is invoiced anew once its invoice or bill was credited as a whole: docs/adr/0032. A paper is credited once.
DROP INDEX tax_papers_one_final;
DROP INDEX tax_papers_one_credit;
CREATE UNIQUE INDEX tax_papers_one_credit ON tax_papers (refers) WHERE kind = 'creditNote';
-- Whoever issues holds the request of the booking, so that no two look here at once.
CREATE FUNCTION one_paper_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM tax_papers f WHERE f.booking_id = NEW.booking_id AND f.kind IN ('taxInvoice', 'billOfSupply', 'bill')
      AND NOT EXISTS (SELECT FROM tax_papers c WHERE c.refers = f.id AND c.kind = 'creditNote' AND c.total_paise >= f.total_paise)
  ) THEN
    RAISE EXCEPTION 'an invoice or bill of this booking stands' USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER tax_papers_one_stands BEFORE INSERT ON tax_papers FOR EACH ROW
  WHEN (NEW.kind IN ('taxInvoice', 'billOfSupply', 'bill')) EXECUTE FUNCTION one_paper_stands();
--> statement-breakpoint
-- The day on which a payer says that they paid; null where they have not said.
ALTER TABLE ledger ADD COLUMN paid_on date;
