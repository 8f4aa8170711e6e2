/** What stands against closing an account: money that others wait for. */
import { say } from "../../domain/words/say.ts";
import type { OpenMoney } from "../accounts/kept-listings.server.ts";
import { sumsOfEach } from "./booking-sums.server.ts";
import { toCaller } from "../../platform/words.server.ts";

/**
 * What the person owes back, what they have agreed to pay for a booking that is confirmed or took place, and what they
 * were paid and have not answered. What others owe them stands against nothing: whoever leaves gives it up.
 */
export const openMoney: OpenMoney = async (db, userId) => {
  const { rows } = await db.$client.query<{ number: string }>(
    `SELECT e.number FROM enquiries e JOIN bookings b ON b.enquiry_id = e.id
       JOIN ${sumsOfEach("booking_balances", "w")} LEFT JOIN ${sumsOfEach("deposit_balances", "d")}
     WHERE (e.recipient_id = $1 OR e.sender_id = $1) AND (
       (e.recipient_id = $1 AND (w.claimed_paise > 0 OR w.owed_back_paise > w.back_paise + w.back_waived_paise))
        OR (e.recipient_id = $1 AND (d.claimed_paise > 0 OR d.taken_paise > d.back_paise + d.kept_paise + d.back_waived_paise))
        OR (e.sender_id = $1 AND (w.back_claimed_paise > 0 OR d.back_claimed_paise > 0))
        OR (e.recipient_id = $1 AND w.paid_paise > 0 AND b.state IN ('confirmed', 'providerMissed', 'organiserMissed'))
        OR (e.sender_id = $1 AND NOT w.ended AND w.total_paise > w.paid_paise + w.claimed_paise + w.waived_paise
            AND b.state IN ('confirmed', 'delivered', 'providerMissed', 'organiserMissed')))
     ORDER BY e.id LIMIT 4`,
    [userId],
  );
  if (rows.length === 0) return null;
  const numbers = rows.slice(0, 3).map(({ number }) => number);
  return toCaller(() =>
    rows.length > 3
      ? say(
          "Payments are open between you and others ({numbers} and more): settle them first, then close your account.",
          {
            numbers: numbers.join(", "),
          },
        )
      : say("Payments are open between you and others ({numbers}): settle them first, then close your account.", {
          numbers: numbers.join(", "),
        }),
  );
};
