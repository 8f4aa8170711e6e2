/** What the people one can sign in as were told of their bookings, in the words of the features. */
import { v7 } from "uuid";
import { newsOf } from "../../features/bookings/booking-words.ts";
import {
  STATUS_OF,
  ruleFor,
  type BookingActor,
  type BookingMove,
  type BookingSide,
  type BookingState,
} from "../../features/bookings/booking-table.ts";
import { bookingPath } from "../../domain/request-paths.ts";
import { movedNotice } from "../../features/enquiries/enquiry-mails.server.ts";
import { eventLine } from "../../features/enquiries/enquiry-words.ts";
import { CAST } from "./demo-cast.ts";
import { demoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";

const DAY_MS = 86_400_000;
/** News of so many days are kept; those of the last ones are unread. */
const KEPT_DAYS = 60;
const UNREAD_DAYS = 2;
const TOLD: ReadonlySet<unknown> = new Set<BookingMove>([
  "quote",
  "counter",
  "accept",
  "confirm",
  "decline",
  "cancel",
  "withdraw",
  "withdrawRequest",
  "lapse",
  "complete",
]);

/**
 * Puts what happened to bookings in the place of what was told of their requests.
 * @param booked as `bookingRows` has made them
 * @returns all notices
 */
export function noticeRows(
  { users = [], enquiries = [], listings = [], notifications = [] }: Rows,
  { bookings = [], booking_moves = [], quotes = [] }: Rows,
  now: Date,
): Row[] {
  const random = demoRandom(`${DEMO_SEED}/notices`);
  const cast = new Set(
    users.flatMap(({ id, username }) => (CAST.some((one) => one.username === username) ? [id] : [])),
  );
  const titleOf = new Map(listings.map(({ id, title }) => [id, String(title)]));
  const enquiryOf = new Map(enquiries.map((enquiry) => [enquiry["id"], enquiry]));
  const movesOf = Map.groupBy(booking_moves, (move) => move["booking_id"]);
  const quotesOf = Map.groupBy(quotes, (quote) => quote["booking_id"]);
  const booked = new Set(bookings.map(({ enquiry_id: id }) => id));
  const rows = notifications.filter(
    ({ kind, about }) => kind !== "enquiry-moved" || !(about as unknown[]).some((id) => booked.has(id)),
  );
  for (const { id, enquiry_id: enquiryId } of bookings) {
    const enquiry = enquiryOf.get(enquiryId)!;
    const accounts = { organiser: enquiry["sender_id"], provider: enquiry["recipient_id"] } as const;
    if (!cast.has(accounts.organiser) && !cast.has(accounts.provider)) continue;
    for (const move of movesOf.get(id) ?? []) {
      const at = Date.parse(String(move["at"]));
      const quote = quotesOf.get(id)?.find(({ round }) => round === move["round"]);
      if (!quote || !TOLD.has(move["move"]) || at < now.getTime() - KEPT_DAYS * DAY_MS) continue;
      for (const reader of ["organiser", "provider"] as const satisfies readonly BookingSide[]) {
        const account = accounts[reader];
        if (move["by"] === reader || !cast.has(account)) continue;
        const who = reader === "organiser" ? (titleOf.get(enquiry["listing_id"]) ?? "") : String(enquiry["name"]);
        const from = move["from_state"] as BookingState;
        const request = {
          id: String(enquiryId),
          number: String(enquiry["number"]),
          kind: String(enquiry["kind"]),
          eventType: (enquiry["event_type"] as string | null) ?? null,
          eventDate: (enquiry["event_date"] as string | null) ?? null,
          details: (enquiry["details"] as Record<string, unknown> | null) ?? {},
        };
        // A step of the request is told by the request, as on every site.
        const step = ruleFor(from, move["move"] as BookingMove, move["by"] as BookingActor)?.step;
        const told = step
          ? movedNotice(
              request,
              step === "cancelled" && STATUS_OF[from] !== "pending" ? "calledOff" : step,
              reader === "organiser" ? "sender" : "recipient",
              who,
            )
          : {
              kind: "booking-moved",
              ...newsOf(move["move"] as BookingMove, reader, {
                who,
                about: `${eventLine(request)} (${request.number})`,
                totalPaise: Number(quote["total_paise"]),
                askedPaise: (move["asked_paise"] as number | null) ?? null,
                note: String(move["note"]),
                validUntil: new Date(String(quote["valid_until"])),
                round: Number(move["round"]),
                from,
              }),
              href: bookingPath(request.number),
            };
        rows.push({
          id: v7({ msecs: at, random: random.bytes(16) }),
          user_id: account,
          kind: told.kind,
          title: told.title,
          body: told.body,
          href: told.href,
          about: [enquiryId],
          created_at: new Date(at).toISOString(),
          read_at: at < now.getTime() - UNREAD_DAYS * DAY_MS ? new Date(at + 7_200_000).toISOString() : null,
        });
      }
    }
  }
  return rows;
}
