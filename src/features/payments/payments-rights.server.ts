/**
 * Payments in the copy of a person's data, and without the person once they are erased. Amounts, days and references
 * stay for as long as tax law may ask for them (docs/security.md); who wrote a line, their words and their screenshots go.
 */
import type { PersonalPart } from "../../platform/personal-data.server.ts";
import { PRIVATE_FOLDER } from "../../platform/media/media-store.server.ts";
import { removeScreenshots } from "./payment-photo.server.ts";

const OF =
  "JOIN bookings b ON b.id = x.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE e.sender_id = $1 OR e.recipient_id = $1";

export const paymentsRights: PersonalPart = {
  copy: {
    dues: `SELECT e.number, x.n, x.kind, x.amount_paise, x.day::text AS day FROM dues x ${OF} ORDER BY e.number, x.n`,
    payments: `SELECT e.number, x.seq, x.kind, x.payee, coalesce(x.person_id = $1, false) AS by_you, x.amount_paise, x.method, x.reference, u.reference IS NOT NULL AS reference_taken, x.answers, x.note, x.at
       FROM ledger x LEFT JOIN utr_claims u ON u.entry_id = x.id ${OF} ORDER BY e.number, x.seq`,
    endings: `SELECT e.number, x.by, x.back, x.kept_paise, x.charge_paise, x.at FROM endings x ${OF} ORDER BY x.at`,
    moneyReminders: `SELECT e.number, x.what, x.at FROM money_reminders x ${OF} ORDER BY x.at`,
    payees:
      "SELECT name, upi, merchant, account, ifsc, created_at, active_at FROM payees WHERE person_id = $1 ORDER BY created_at",
  },
  async photos(db, userId) {
    const { rows } = await db.$client.query<{ id: string; category: string; kind: string; name: string }>(
      `SELECT x.photo AS id, $2 AS category, 'payments' AS kind, 'payments/' || e.number || '-' || x.seq AS name
       FROM ledger x JOIN bookings b ON b.id = x.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE x.person_id = $1 AND x.photo IS NOT NULL`,
      [userId, PRIVATE_FOLDER],
    );
    return rows;
  },
  erase(deps, tx, person, { ids }) {
    const run = <Row extends object>(text: string, values: unknown[]) => tx.$client.query<Row>(text, values);
    return Promise.resolve({
      async clean({ unmistakable }) {
        const { rows } = await run<{ photo: string }>(
          "SELECT photo FROM ledger WHERE person_id = $1 AND photo IS NOT NULL",
          [person.id],
        );
        await run("SELECT set_config('mandap.booking_erasure', 'on', true)", []);
        await run(
          "UPDATE ledger SET photo = NULL, note = '' WHERE person_id = $1 AND (photo IS NOT NULL OR note <> '')",
          [person.id],
        );
        // What the two wrote to each other.
        await run(
          `UPDATE ledger SET note = text_without(note, $1::text[]) WHERE note <> ''
             AND booking_id IN (SELECT id FROM bookings WHERE enquiry_id = ANY($2::uuid[])) AND note <> text_without(note, $1::text[])`,
          [unmistakable, ids],
        );
        await run("SELECT set_config('mandap.booking_erasure', '', true)", []);
        if (rows.length > 0)
          await removeScreenshots(
            deps,
            tx,
            rows.map(({ photo }) => photo),
          );
      },
    });
  },
};
