/** What the people of the demo have paid each other, and how they are paid: from the agreements of their bookings. */
import { v7 } from "uuid";
import type { AgreedText } from "../../features/bookings/agreement.server.ts";

import { demoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";

const HOUR = 3_600_000;
const NOTES = ["Sent from my wife's account.", "With thanks.", "", "", ""];
/** Of the payments of an agreement: how many were received, and how many wait besides, by the state of its booking. */
const DONE: Readonly<Record<string, readonly (readonly [received: number, waits: number])[]>> = {
  agreed: [
    [0, 1],
    [0, 0],
  ],
  confirmed: [
    [1, 0],
    [1, 1],
    [1, 0],
  ],
  closed: [[9, 0]],
};

/** @param bookings with their agreements, as `bookingRows` has made them */
export function paymentRows(
  { users = [], enquiries = [] }: Rows,
  { bookings = [], agreements = [] }: Rows,
  now: Date,
): Rows {
  const random = demoRandom(`${DEMO_SEED}/payments`);
  const bookingOf = new Map(bookings.map((booking) => [booking["id"], booking]));
  const enquiryOf = new Map(enquiries.map((enquiry) => [enquiry["id"], enquiry]));
  const userOf = new Map(users.map((user) => [user["id"], user]));
  const rows = { payees: [] as Row[], ledger: [] as Row[], utr_claims: [] as Row[] };
  const paid = new Set<unknown>();
  for (const [index, agreement] of agreements.entries()) {
    const booking = bookingOf.get(agreement["booking_id"])!;
    const enquiry = enquiryOf.get(booking["enquiry_id"])!;
    const accepted = Date.parse(String(agreement["accepted_at"]));
    const provider = userOf.get(enquiry["recipient_id"]);
    if (provider && !paid.has(provider["id"])) {
      paid.add(provider["id"]);
      rows.payees.push({
        id: v7({ msecs: accepted, random: random.bytes(16) }),
        person_id: provider["id"],
        name: `${String(provider["first_name"])} ${String(provider["last_name"])}`,
        upi: `${String(provider["username"]).replaceAll("_", ".")}@demobank`,
        merchant: false,
        account: null,
        ifsc: null,
        created_at: new Date(accepted).toISOString(),
        active_at: new Date(accepted).toISOString(),
      });
    }
    const ways = DONE[String(booking["state"])] ?? [];
    const [received, waits] = ways[index % Math.max(1, ways.length)] ?? [0, 0];
    const { payments } = JSON.parse(String(agreement["terms"])) as AgreedText;
    let seq = 0;
    for (const [n, { amountPaise, day }] of payments.slice(0, received + waits).entries()) {
      if (amountPaise <= 0) continue;
      const due = day === null ? accepted : Date.parse(`${day}T09:30:00+05:30`) + random.int(0, 9) * HOUR;
      const at = Math.min(Math.max(accepted + (n + 1) * HOUR, due), now.getTime() - (4 - n) * HOUR);
      const method = random.pick(["upi", "upi", "upi", "bank", "cash"] as const);
      const reference =
        method === "cash"
          ? null
          : `${method === "upi" ? "6" : "N"}${String(random.int(10_000_000_000, 99_999_999_999))}`;
      const id = v7({ msecs: at, random: random.bytes(16) });
      const line = {
        booking_id: booking["id"],
        payee: "provider",
        amount_paise: amountPaise,
        photo: null,
      };
      rows.ledger.push({
        id,
        ...line,
        seq: ++seq,
        kind: "paid",
        person_id: enquiry["sender_id"] ?? null,
        method,
        reference,
        answers: null,
        note: random.pick(NOTES),
        at: new Date(at).toISOString(),
      });
      if (reference) rows.utr_claims.push({ reference, entry_id: id });
      if (n >= received) continue;
      rows.ledger.push({
        id: v7({ msecs: at + HOUR, random: random.bytes(16) }),
        ...line,
        seq: ++seq,
        kind: "acknowledged",
        person_id: enquiry["recipient_id"] ?? null,
        method: null,
        reference: null,
        answers: id,
        note: "",
        at: new Date(at + HOUR).toISOString(),
      });
    }
  }
  return rows;
}
