-- Credit notes, and papers about what is kept of a booking that was called off: docs/adr/0032.
ALTER TABLE tax_papers DROP CONSTRAINT tax_papers_kind_check;
ALTER TABLE tax_papers ADD CONSTRAINT tax_papers_kind_check
  CHECK (kind IN ('taxInvoice', 'receiptVoucher', 'refundVoucher', 'billOfSupply', 'bill', 'creditNote'));
ALTER TABLE tax_papers DROP CONSTRAINT tax_papers_check1;
ALTER TABLE tax_papers ADD CONSTRAINT tax_papers_refers_check CHECK ((kind IN ('refundVoucher', 'creditNote')) = (refers IS NOT NULL));
CREATE UNIQUE INDEX tax_papers_one_credit ON tax_papers (booking_id) WHERE kind = 'creditNote';
