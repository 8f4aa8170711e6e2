/**
 * Invoices and bills in the copy of a person's data. What was issued outlives its account, as books do (CGST Act, s. 36):
 * it only loses whose account it was of; who issues goes with the account.
 */
import type { PersonalPart } from "../../platform/personal-data.server.ts";

export const taxPapersRights: PersonalPart = {
  copy: {
    taxPaperSeller:
      "SELECT legal_name, address, city, state, pin, status, gstin, sac, prefix, updated_at FROM tax_paper_sellers WHERE person_id = $1",
    taxPaperCounters: "SELECT year, last FROM tax_paper_counters WHERE seller_id = $1 ORDER BY year",
    taxPapers: `SELECT e.number AS request, x.kind, x.year, x.number, x.day::text AS day, x.content, x.total_paise, coalesce(x.seller_id = $1, false) AS by_you, x.issued_at
       FROM tax_papers x JOIN bookings b ON b.id = x.booking_id JOIN enquiries e ON e.id = b.enquiry_id
       WHERE e.sender_id = $1 OR e.recipient_id = $1 ORDER BY x.id`,
  },
  erase(_deps, tx, person) {
    return Promise.resolve({
      async clean() {
        await tx.$client.query("DELETE FROM tax_paper_sellers WHERE person_id = $1", [person.id]);
        await tx.$client.query("DELETE FROM tax_paper_counters WHERE seller_id = $1", [person.id]);
        await tx.$client.query("UPDATE tax_papers SET seller_id = NULL WHERE seller_id = $1", [person.id]);
      },
    });
  },
};
