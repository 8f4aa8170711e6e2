-- One side says that the other did not come: docs/adr/0041. A state for each of the two, until it is answered or three days are over.
ALTER TABLE bookings DROP CONSTRAINT bookings_state_check;
ALTER TABLE bookings ADD CONSTRAINT bookings_state_check CHECK (state IN ('quoted', 'countered', 'agreed', 'confirmed', 'delivered', 'providerMissed', 'organiserMissed', 'closed', 'declined', 'withdrawn', 'lapsed', 'cancelled'));
