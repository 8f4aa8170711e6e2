/** What the people of the demo have paid each other, and how they are paid: from the agreements of their bookings. */
import { v7 } from "uuid";
import type { AgreedText } from "../../features/bookings/agreement.server.ts";
import { endingCost, owedBack } from "../../features/payments/ending-cost.ts";
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
  delivered: [[1, 1]],
  closed: [[9, 0]],
  cancelled: [[1, 0]],
};

/**
 * @param booked bookings with their agreements and moves, as `bookingRows` has made them
 * @returns what was paid and how bookings ended; and what came back, which is written once they have
 */
export function paymentRows(
  { users = [], enquiries = [] }: Rows,
  { bookings = [], agreements = [], booking_moves = [] }: Rows,
  now: Date,
): { rows: Rows; back: Rows } {
  const random = demoRandom(`${DEMO_SEED}/payments`);
  const bookingOf = new Map(bookings.map((booking) => [booking["id"], booking]));
  const enquiryOf = new Map(enquiries.map((enquiry) => [enquiry["id"], enquiry]));
  const userOf = new Map(users.map((user) => [user["id"], user]));
  const endOf = new Map(
    booking_moves.flatMap((move) => (move["to_state"] === "cancelled" ? [[move["booking_id"], move] as const] : [])),
  );
  const rows = { payees: [] as Row[], ledger: [] as Row[], utr_claims: [] as Row[], endings: [] as Row[] };
  const back = { ledger: [] as Row[], utr_claims: [] as Row[] };
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
    const agreed = JSON.parse(String(agreement["terms"])) as AgreedText;
    const { payments } = agreed;
    let seq = 0;
    let paidPaise = 0;
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
      paidPaise += amountPaise;
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
    const end = endOf.get(booking["id"]);
    if (!end) continue;
    const at = Date.parse(String(end["at"]));
    const by = end["by"] as "organiser" | "provider";
    const cost = endingCost({ agreed, acceptedAt: new Date(accepted) }, [], by, new Date(at));
    rows.endings.push({
      booking_id: booking["id"],
      by,
      back: cost.back,
      kept_paise: cost.keptPaise,
      charge_paise: cost.chargePaise,
      at: new Date(at).toISOString(),
    });
    const owed = owedBack(paidPaise, cost);
    // Some have not come to it yet.
    if (owed <= 0 || random.chance(0.4)) continue;
    const sent = Math.min(at + random.int(3, 40) * HOUR, now.getTime() - 2 * HOUR);
    const id = v7({ msecs: sent, random: random.bytes(16) });
    const reference = `6${String(random.int(10_000_000_000, 99_999_999_999))}`;
    const line = { booking_id: booking["id"], payee: "organiser", amount_paise: owed, photo: null, note: "" };
    back.ledger.push(
      {
        id,
        ...line,
        seq: ++seq,
        kind: "paid",
        person_id: enquiry["recipient_id"] ?? null,
        method: "upi",
        reference,
        answers: null,
        at: new Date(sent).toISOString(),
      },
      {
        id: v7({ msecs: sent + HOUR, random: random.bytes(16) }),
        ...line,
        seq: ++seq,
        kind: "acknowledged",
        person_id: enquiry["sender_id"] ?? null,
        method: null,
        reference: null,
        answers: id,
        at: new Date(sent + HOUR).toISOString(),
      },
    );
    back.utr_claims.push({ reference, entry_id: id });
  }
  return { rows, back };
}
