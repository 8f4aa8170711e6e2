-- A request that is accepted without a price is a state of its own (DECISIONS 36).
ALTER TABLE bookings DROP CONSTRAINT bookings_state_check;
ALTER TABLE bookings ADD CONSTRAINT bookings_state_check CHECK (state IN ('quoted', 'countered', 'unpriced', 'agreed', 'confirmed', 'delivered', 'providerMissed', 'organiserMissed', 'closed', 'declined', 'withdrawn', 'lapsed', 'cancelled'));
