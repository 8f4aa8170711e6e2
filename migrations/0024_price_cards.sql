-- What the price of a listing comes with: hours, travel, tax, payments. What it costs stands with the listing, and there alone (docs/adr/0021).
CREATE TABLE price_cards (
  listing_id uuid PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  card jsonb NOT NULL CHECK (jsonb_typeof(card) = 'object'),
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN price_cards.card IS 'As src/features/prices/price-model.ts has it; a field that is missing says nothing.';
