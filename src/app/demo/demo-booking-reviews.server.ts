/** What the two sides of the demo's finished bookings say of each other: some unsealed, some still sealed. */
import { closesAt } from "../../features/booking-reviews/booking-review-model.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { ORGANISER } from "./demo-cast.ts";
import { DEMO_SEED } from "./demo-story.ts";
import { OF_ORGANISERS, NOBODY_THERE, SEALED, REPLIES } from "./words/booking-review-words.ts";

const HOUR = 3_600_000;

/** One after the other, in a new order each time round. */
function turns<T>(random: DemoRandom, list: readonly T[]): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = random.some(list, list.length);
    return rest.pop() as T;
  };
}

/** @param rows with the reviews that everybody reads @param booked as `bookingRows` has made them */
export function bookingReviewRows(
  { users = [], enquiries = [], reviews = [] }: Rows,
  { bookings = [], booking_moves = [] }: Rows,
  now: Date,
): Rows {
  const random = demoRandom(`${DEMO_SEED}/booking reviews`);
  // Words come round before any of them comes again.
  const ofOrganisers = turns(random, OF_ORGANISERS);
  const replies = turns(random, REPLIES);
  const enquiryOf = new Map(enquiries.map((enquiry) => [enquiry["id"], enquiry]));
  const publicOf = new Map(reviews.map((row) => [`${String(row["listing_id"])} ${String(row["author_id"])}`, row]));
  const overBy = new Map(
    booking_moves.filter((move) => move["to_state"] === "closed").map((move) => [move["booking_id"], move]),
  );
  // What took place lately, and what came to nothing.
  const lateBy = new Map(
    booking_moves
      .filter(({ move, to_state: to }) => to === "delivered" || move === "admitNoShow")
      .map((move) => [move["booking_id"], move]),
  );
  // The last of the organiser's own can still be written of: the other side has.
  const organiser = users.find(({ username }) => username === ORGANISER)?.["id"];
  const lately = bookings
    .filter(
      ({ enquiry_id: enquiry, state }) => state === "closed" && enquiryOf.get(enquiry)?.["sender_id"] === organiser,
    )
    .toSorted((a, b) => String(overBy.get(b["id"])!["at"]).localeCompare(String(overBy.get(a["id"])!["at"])))[0]?.[
    "id"
  ];
  const rows = { booking_review_rounds: [] as Row[], booking_reviews: [] as Row[] };
  for (const { id, enquiry_id: enquiryId, state } of bookings) {
    if (state !== "closed") continue;
    const enquiry = enquiryOf.get(enquiryId)!;
    const over = overBy.get(id)!;
    const opened = new Date(String(over["at"]));
    const closes = closesAt(opened);
    const unsealed = closes <= now;
    const written = Math.min(opened.getTime() + random.int(2, 30) * HOUR, now.getTime() - HOUR);
    if (written <= opened.getTime()) continue;
    rows.booking_review_rounds.push({
      booking_id: id,
      opened_at: opened.toISOString(),
      closes_at: closes.toISOString(),
      published_at: unsealed ? closes.toISOString() : null,
    });
    const said = (side: "organiser" | "provider", person: unknown, stars: unknown, comment: unknown, reply?: string) =>
      rows.booking_reviews.push({
        booking_id: id,
        side,
        person_id: person ?? null,
        stars,
        comment,
        no_show: false,
        written_at: new Date(written).toISOString(),
        edited_at: null,
        reply: reply ?? null,
        replied_at: reply ? new Date(Math.min(closes.getTime() + 20 * HOUR, now.getTime() - HOUR)).toISOString() : null,
      });
    if (id === lately || random.chance(0.75)) {
      const [stars, comment] = ofOrganisers();
      const replied = unsealed && closes.getTime() < now.getTime() - 2 * HOUR && random.chance(0.4);
      said("provider", enquiry["recipient_id"], stars, comment, replied ? replies() : undefined);
    }
    // What an organiser wrote stands on the page of the listing as well.
    const theirs = publicOf.get(`${String(enquiry["listing_id"])} ${String(enquiry["sender_id"])}`);
    if (unsealed && theirs && enquiry["sender_id"])
      said("organiser", enquiry["sender_id"], theirs["stars"], theirs["comment"]);
  }
  const later = demoRandom(`${DEMO_SEED}/sealed reviews`);
  const sealed = turns(later, SEALED);
  for (const { id, enquiry_id: enquiryId, state } of bookings) {
    const over = lateBy.get(id);
    if (!over || state === "closed") continue;
    const enquiry = enquiryOf.get(enquiryId)!;
    const opened = new Date(String(over["at"]));
    const closes = closesAt(opened);
    const unsealed = closes <= now;
    const written = opened.getTime() + later.int(2, 40) * HOUR;
    if (written >= now.getTime()) continue;
    rows.booking_review_rounds.push({
      booking_id: id,
      opened_at: opened.toISOString(),
      closes_at: closes.toISOString(),
      published_at: unsealed ? closes.toISOString() : null,
    });
    // Once both have written the seal is off: one of them has, here.
    const missing = over["move"] === "admitNoShow";
    const side = missing || later.chance(0.5) ? ("provider" as const) : ("organiser" as const);
    const [stars, comment] = missing ? [2, later.pick(NOBODY_THERE)] : side === "provider" ? ofOrganisers() : sealed();
    const person = enquiry[side === "provider" ? "recipient_id" : "sender_id"];
    if (!person || later.chance(0.25)) continue;
    rows.booking_reviews.push({
      booking_id: id,
      side,
      person_id: person,
      stars,
      comment,
      no_show: missing,
      written_at: new Date(written).toISOString(),
      edited_at: null,
      reply: null,
      replied_at: null,
    });
  }
  return rows;
}
