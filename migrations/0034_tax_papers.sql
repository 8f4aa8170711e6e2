-- Invoices, bills and vouchers of bookings, which a provider issues in their own name: docs/adr/0029.
CREATE TABLE tax_paper_sellers (
  person_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  legal_name text NOT NULL CHECK (length(legal_name) BETWEEN 1 AND 800),
  address text NOT NULL CHECK (length(address) BETWEEN 1 AND 1600),
  city text NOT NULL,
  state text NOT NULL,
  pin text NOT NULL CHECK (pin ~ '^[1-9][0-9]{5}$'),
  status text NOT NULL CHECK (status IN ('registered', 'composition', 'exempt', 'unregistered')),
  gstin text CHECK (length(gstin) = 15),
  sac text CHECK (sac ~ '^[0-9]{4,8}$'),
  prefix text NOT NULL CHECK (prefix ~ '^[A-Z0-9]{1,4}$'),
  updated_at timestamptz NOT NULL,
  CHECK (gstin IS NOT NULL OR status IN ('exempt', 'unregistered')),
  CHECK (gstin IS NULL OR status <> 'unregistered')
);
-- The last number of a seller in a financial year: taken in the transaction that writes the paper, so none is lost.
CREATE TABLE tax_paper_counters (
  seller_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  year text NOT NULL CHECK (year ~ '^[0-9]{2}-[0-9]{2}$'),
  last integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (seller_id, year)
);
CREATE TABLE tax_papers (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES agreements (booking_id),
  seller_id uuid REFERENCES users (id) ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('taxInvoice', 'receiptVoucher', 'refundVoucher', 'billOfSupply', 'bill')),
  year text NOT NULL,
  number text NOT NULL CHECK (number ~ '^[A-Z0-9/-]{1,16}$'),
  day date NOT NULL,
  content jsonb NOT NULL,
  total_paise bigint NOT NULL CHECK (total_paise > 0),
  entry_id uuid UNIQUE REFERENCES ledger (id),
  refers uuid REFERENCES tax_papers (id),
  issued_at timestamptz NOT NULL,
  UNIQUE (seller_id, year, number),
  CHECK ((kind IN ('receiptVoucher', 'refundVoucher')) = (entry_id IS NOT NULL)),
  CHECK ((kind = 'refundVoucher') = (refers IS NOT NULL))
);
COMMENT ON COLUMN tax_papers.content IS 'Everything that is printed, as it was on that day.';
CREATE UNIQUE INDEX tax_papers_one_final ON tax_papers (booking_id) WHERE kind IN ('taxInvoice', 'billOfSupply', 'bill');
CREATE INDEX tax_papers_of_bookings ON tax_papers (booking_id);
CREATE INDEX tax_papers_of_sellers ON tax_papers (seller_id, id);
--> statement-breakpoint
CREATE FUNCTION tax_papers_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A paper may lose whose account it was of, and nothing else.
  IF TG_OP = 'UPDATE' AND NEW.seller_id IS NULL AND (to_jsonb(NEW) - 'seller_id') = (to_jsonb(OLD) - 'seller_id') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER tax_papers_append_only BEFORE UPDATE OR DELETE ON tax_papers FOR EACH ROW EXECUTE FUNCTION tax_papers_are_append_only();
