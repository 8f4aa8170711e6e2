-- A note of a payment held a date until the event and two days; since DECISIONS 38 it does so by 72 hours. What was held for
-- longer than any agreement waits by itself (seven days) is held for 72 hours from now.
UPDATE bookings SET due_at = now() + interval '72 hours', updated_at = now()
WHERE state = 'agreed' AND due_move = 'expire' AND due_at > now() + interval '7 days';
