/** Disputes of the demo: those of the last month are open, older ones decided, the organiser's own among them. */
import { v7 } from "uuid";
import { ORGANISER } from "./demo-cast.ts";
import { demoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";
import { STORIES, OTHERWISE, MONEY } from "./words/dispute-words.ts";

const HOUR = 3_600_000;
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const MOST_OPEN = 5;
const MOST_DECIDED = 9;

/** @param booked as `bookingRows` has made them; open disputes stop their clocks */
export function disputeRows(
  { users = [], enquiries = [], listings = [] }: Rows,
  { bookings = [], agreements = [] }: Rows,
  now: Date,
): Rows {
  const random = demoRandom(`${DEMO_SEED}/disputes`);
  const tradeOf = new Map(listings.map(({ id, category }) => [id, String(category)]));
  const rows = { disputes: [] as Row[], dispute_lines: [] as Row[], dispute_decisions: [] as Row[] };
  const organiser = users.find(({ username }) => username === ORGANISER)?.["id"];
  const admin = users.find(({ role }) => role === "admin")?.["id"] ?? null;
  const agreed = new Set(agreements.map(({ booking_id: id }) => id));
  const enquiryOf = new Map(enquiries.map((enquiry) => [enquiry["id"], enquiry]));
  const dayOf = (booking: Row) =>
    new Date(`${String(enquiryOf.get(booking["enquiry_id"])?.["event_date"])}T12:00:00+05:30`).getTime();
  const over = bookings.filter(
    (booking) =>
      agreed.has(booking["id"]) &&
      (booking["state"] === "delivered" || booking["state"] === "closed") &&
      dayOf(booking) < now.getTime() - 2 * 24 * HOUR,
  );
  const isOwn = (one: Row) => enquiryOf.get(one["enquiry_id"])?.["sender_id"] === organiser;
  const own = over.filter((one) => isOwn(one) && dayOf(one) < now.getTime() - 6 * 24 * HOUR);
  const lately = over.filter((one) => dayOf(one) > now.getTime() - 28 * 24 * HOUR && !isOwn(one));
  const open = new Set(lately.slice(0, MOST_OPEN));
  // One of each trade.
  const trades = new Set<unknown>();
  const closed = over.filter((one) => {
    const trade = tradeOf.get(enquiryOf.get(one["enquiry_id"])?.["listing_id"]);
    return !isOwn(one) && !open.has(one) && one["state"] === "closed" && !trades.has(trade) && trades.add(trade);
  });
  const decidedOnes = [...own.slice(0, 1), ...closed].slice(0, MOST_DECIDED);
  for (const [at, booking] of [...decidedOnes, ...open].entries()) {
    const decided = !open.has(booking);
    const enquiry = enquiryOf.get(booking["enquiry_id"])!;
    const unpaid = booking["state"] === "delivered" && at % 2 === 0;
    const story = unpaid ? MONEY : (STORIES[tradeOf.get(enquiry["listing_id"]) ?? ""] ?? OTHERWISE);
    const opened = decided ? dayOf(booking) + random.int(30, 60) * HOUR : now.getTime() - random.int(20, 30) * HOUR;
    const instant = (hours: number) => new Date(opened + hours * HOUR).toISOString();
    const id = v7({ msecs: opened, random: random.bytes(16) });
    const number = Array.from({ length: 8 }, () => DIGITS[random.int(0, 31)]).join("");
    rows.disputes.push({
      id,
      ticket: `DS-${number.slice(0, 4)}-${number.slice(4)}`,
      booking_id: booking["id"],
      opened_by: "organiser",
      about: story.about,
      status: decided ? "decided" : "open",
      opened_at: instant(0),
      answered_at: decided ? instant(12) : null,
      closed_at: decided ? instant(60) : null,
    });
    const said = [
      { by: "organiser", person_id: enquiry["sender_id"], text: story.asks, hours: 0 },
      { by: "provider", person_id: enquiry["recipient_id"], text: story.answers, hours: 6 },
      ...(decided ? [{ by: "desk", person_id: admin, text: story.desk, hours: 12 }] : []),
    ];
    for (const { hours, ...line } of said)
      rows.dispute_lines.push({
        id: v7({ msecs: opened + hours * HOUR, random: random.bytes(16) }),
        dispute_id: id,
        ...line,
        at: instant(hours),
      });
    if (decided)
      rows.dispute_decisions.push({
        dispute_id: id,
        n: 1,
        outcome: story.outcome,
        back_paise: null,
        reason: story.reason,
        person_id: admin,
        at: instant(60),
      });
    else {
      booking["frozen_at"] = instant(0);
      booking["frozen_due_at"] = booking["due_at"] ?? null;
      booking["frozen_due_move"] = booking["due_move"] ?? null;
      booking["due_at"] = null;
      booking["due_move"] = null;
    }
  }
  return rows;
}
