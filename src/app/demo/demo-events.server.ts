/** What the demo's organiser plans: a society's celebrations and a wedding, with the requests that were sent for their days. */
import { v7 } from "uuid";
import { addDays, todayIST } from "../../domain/dates.ts";
import { ORGANISER } from "./demo-cast.ts";
import { demoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";
import { WEDDING_BUDGET_PAISE, WEDDING_GUESTS, WEDDING_PARTS, weddingDays } from "./demo-wedding.ts";

const MOST_DAYS = 4;
/** What a housing society asks for, and what not. */
const OF_A_SOCIETY = ["volunteers", "artists", "managers", "rentals"];
const OF_A_FAMILY = ["Wedding reception", "Sangeet evening", "Birthday function"];

/** @param booked as `bookingRows` has made them @param wedding the requests for the organiser's wedding */
export function eventRows(
  { users = [], enquiries = [], listings = [] }: Rows,
  { bookings = [] }: Rows,
  wedding: readonly Row[],
  now: Date,
): Rows {
  const random = demoRandom(`${DEMO_SEED}/events`);
  const organiser = users.find(({ username }) => username === ORGANISER)?.["id"];
  const booked = new Set(bookings.map(({ enquiry_id: id }) => id));
  const categoryOf = new Map(listings.map(({ id, category }) => [id, String(category)]));
  const own = enquiries
    .filter(
      ({ id, sender_id: sender, listing_id: listing, event_type: type, event_date: day, status }) =>
        sender === organiser &&
        booked.has(id) &&
        !wedding.some((request) => request["id"] === id) &&
        OF_A_SOCIETY.includes(categoryOf.get(listing) ?? "") &&
        !OF_A_FAMILY.includes(String(type)) &&
        String(day) >= todayIST(now) &&
        status !== "declined" &&
        status !== "cancelled",
    )
    .toSorted((one, other) => String(one["event_date"]).localeCompare(String(other["event_date"])));
  const days = [...new Set(own.map(({ event_date: day }) => String(day)))].slice(0, MOST_DAYS);
  const rows = { events: [] as Row[], event_parts: [] as Row[], event_requests: [] as Row[] };
  if (!organiser || days.length === 0) return rows;
  const made = `${addDays(todayIST(now), -30)}T11:00:00+05:30`;
  const id = v7({ msecs: Date.parse(made), random: random.bytes(16) });
  const taken = own.filter(({ event_date: day }) => days.includes(String(day)));
  rows.events.push({
    id,
    owner_id: organiser,
    name: "Scheme 54 society: our winter celebrations",
    occasion: "",
    place: "Vijay Nagar, Indore",
    guests: 350,
    budget_paise: 1_50_000_00,
    needs: [
      ...new Set([...taken.map(({ listing_id: listing }) => categoryOf.get(listing)!), "caterers", "decorators"]),
    ],
    created_at: made,
    updated_at: made,
  });
  for (const [at, day] of days.entries())
    rows.event_parts.push({
      event_id: id,
      n: at + 1,
      name: String(taken.find(({ event_date: one }) => one === day)?.["event_type"] ?? "Celebration"),
      day,
    });
  for (const { id: enquiry } of taken) rows.event_requests.push({ enquiry_id: enquiry, event_id: id, added_at: made });

  const planned = v7({ msecs: Date.parse(made) + 3_600_000, random: random.bytes(16) });
  const weddingDay = weddingDays(todayIST(now));
  rows.events.push({
    id: planned,
    owner_id: organiser,
    name: "Ananya and Rohan",
    occasion: "Wedding",
    place: "Vijay Nagar, Indore",
    guests: WEDDING_GUESTS,
    budget_paise: WEDDING_BUDGET_PAISE,
    needs: [...new Set([...wedding.map(({ listing_id: listing }) => categoryOf.get(listing)!), "rentals"])],
    created_at: made,
    updated_at: made,
  });
  for (const [at, name] of WEDDING_PARTS.entries())
    rows.event_parts.push({ event_id: planned, n: at + 1, name, day: weddingDay[name] });
  for (const { id: enquiry, created_at: asked } of wedding)
    rows.event_requests.push({ enquiry_id: enquiry, event_id: planned, added_at: asked });
  return rows;
}
