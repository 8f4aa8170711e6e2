/** Requests in the copy of a person's data, and without the person once they are erased. */
import { coverAll } from "../../domain/contact-detector.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { PRIVATE_FOLDER } from "../../platform/media/media-store.server.ts";
import { ownAddress, type PersonalPart, type PersonalPhoto } from "../../platform/personal-data.server.ts";
import { mayReach, type EnquiryStatus } from "./enquiry-access.ts";
import { photoOfDetails, removeEnquiryPhotos } from "./enquiry-photo.server.ts";

/** Each reads by an index (a test holds them to it). */
export const ENQUIRY_STATEMENTS = {
  /**
   * Requests that the person sent (signed in, or with the number they have proven) or received, held until the
   * transaction ends: nobody answers one meanwhile and tells others of it. $1 the person, $2 their listings, $3 the
   * number; `own`: they are the sender.
   */
  enquiries: `SELECT id, number, (sender_id IS NOT DISTINCT FROM $1::uuid OR (sender_id IS NULL AND phone = $3)) AS own, details FROM enquiries WHERE id IN (
    SELECT id FROM enquiries WHERE sender_id = $1::uuid
    UNION SELECT id FROM enquiries WHERE sender_id IS NULL AND phone = $3
    UNION SELECT id FROM enquiries WHERE recipient_id = $1::uuid
    UNION SELECT id FROM enquiries WHERE listing_id IS NOT NULL AND listing_id = ANY($2::uuid[])
  ) ORDER BY id FOR UPDATE`,
  /** What was asked without an account under $1, addresses in lower case; held until the transaction ends. */
  guests:
    "SELECT id FROM enquiries WHERE sender_id IS NULL AND email IS NOT NULL AND lower(email) = ANY($1::text[]) ORDER BY id FOR UPDATE",
  /** $1 the words, $2 the requests. */
  details:
    "UPDATE enquiries SET details = json_without(details, $1::text[]) WHERE id = ANY($2::uuid[]) AND details <> json_without(details, $1::text[])",
} as const;

type Touched = { id: string; number: string; own: boolean; details: Record<string, unknown> };

/** What says who asked goes; what was asked for when and where stays, for the other side. Open ones end. */
const ANONYMISE = `UPDATE enquiries SET sender_id = NULL, name = 'Deleted account', phone = '', email = NULL, details = '{}', language = DEFAULT, updated_at = now(),
  status = CASE WHEN status IN ('pending', 'accepted') THEN 'cancelled' ELSE status END WHERE id = ANY($1::uuid[])`;

/** The photos that came with what the person sent. */
async function photosSent(db: Db, userId: string): Promise<PersonalPhoto[]> {
  const { rows } = await db.$client.query<PersonalPhoto>(
    "SELECT details->'photo'->>'id' AS id, $2 AS category, 'enquiries' AS kind, 'enquiries/' || number AS name FROM enquiries WHERE sender_id = $1 AND details->'photo'->>'id' IS NOT NULL",
    [userId, PRIVATE_FOLDER],
  );
  return rows;
}

/** What whoever asks wrote, as the page shows it to whom they ask: until these two may reach each other it leads around nothing. */
function asShown(row: Record<string, unknown>): Record<string, unknown> {
  const { status, details } = row as { status: EnquiryStatus; details: Record<string, unknown> };
  if (mayReach("recipient", { status, details })) return row;
  const { name, event_type, district, city } = row;
  return { ...row, ...(coverAll({ name, event_type, district, city, details }) as object) };
}

export const enquiriesRights: PersonalPart = {
  // What others wrote in them is the person's to read, too: they were sent it. A sender's number, once they have opened it.
  copy: {
    enquiriesSent:
      "SELECT number, kind, status, name, phone, email, event_type, event_date::text AS event_date, state, district, city, details, language, created_at, updated_at FROM enquiries WHERE sender_id = $1 ORDER BY id",
    enquiriesReceived: `SELECT e.number, e.kind, e.status, e.name, CASE WHEN o.opened THEN e.phone END AS phone, CASE WHEN o.opened THEN e.email END AS email, e.event_type, e.event_date::text AS event_date, e.state, e.district, e.city, e.details - 'photo' AS details, e.accepted_anyway, e.created_at, e.updated_at
       FROM enquiries e, LATERAL (SELECT EXISTS (SELECT FROM enquiry_events v WHERE v.enquiry_id = e.id AND v.what = 'opened' AND v.side = 'recipient') AS opened) o WHERE e.recipient_id = $1 ORDER BY e.id`,
    areaAnswers:
      "SELECT e.number, a.people, a.taken, a.at FROM area_answers a JOIN listings l ON l.id = a.listing_id JOIN enquiries e ON e.id = a.enquiry_id WHERE l.owner_id = $1 ORDER BY a.at",
    // What happened to all of them: who took which step, and who opened whose number.
    enquiryEvents:
      "SELECT e.number, v.what, v.side, coalesce(v.person_id = $1, false) AS by_you, v.at FROM enquiry_events v JOIN enquiries e ON e.id = v.enquiry_id WHERE e.sender_id = $1 OR e.recipient_id = $1 ORDER BY v.id",
  },
  shown: { enquiriesReceived: asShown },
  photos: photosSent,
  async erase(deps, tx, person, { listings }) {
    const ask = async <Row>(text: string, values: unknown[]) =>
      (await tx.$client.query<Row & object>(text, values)).rows;
    const { enquiries, guests: asGuest, details } = ENQUIRY_STATEMENTS;
    const touched = await ask<Touched>(enquiries, [person.id, listings, person.mobile]);
    const own = touched.filter((enquiry) => enquiry.own);
    const ownIds = own.map(({ id }) => id);
    const address = ownAddress(person);
    const guests = (await ask<{ id: string }>(asGuest, [address])).flatMap(({ id }) =>
      ownIds.includes(id) ? [] : [id],
    );
    return {
      found: {
        ids: touched.map(({ id }) => id),
        ended: ownIds,
        numbers: own.map(({ number }) => number),
        guests,
      },
      async clean({ unmistakable }) {
        await ask(ANONYMISE, [ownIds]);
        // Whoever still has a link to them opens nothing; of what was asked under the address, the mail's goes with it.
        await ask("DELETE FROM guest_links WHERE enquiry_id = ANY($1::uuid[])", [ownIds]);
        await ask("DELETE FROM guest_links WHERE enquiry_id = ANY($1::uuid[]) AND channel = 'email'", [guests]);
        // What others wrote to the person.
        await ask(details, [unmistakable, touched.flatMap((enquiry) => (enquiry.own ? [] : [enquiry.id]))]);
        // An e-mail address is never proven: what somebody asked under it stays asked, and loses the address.
        await ask("UPDATE enquiries SET email = NULL WHERE id = ANY($1::uuid[])", [guests]);
        await ask(details, [address, guests]);
      },
      async remove() {
        await removeEnquiryPhotos(
          deps,
          tx,
          own.flatMap((enquiry) => photoOfDetails(enquiry.details) ?? []),
        );
      },
    };
  },
};
