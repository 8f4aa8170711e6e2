-- Of whose deposits something is to be told is found by what stands and what was lately (deposit-store.server.ts): the job
-- of every hour read all agreements there have ever been.
CREATE INDEX bookings_standing ON bookings (id) WHERE state IN ('agreed', 'confirmed');
CREATE INDEX endings_by_time ON endings (at);
CREATE INDEX ledger_deposits ON ledger (at) WHERE starts_with(kind, 'deposit');
