/** Requests that were booked through the site: for every category half a year back and half a year ahead. */
import { addDays, weekdayIndex } from "../../domain/dates.ts";
import { keptMoney } from "../../domain/money.ts";
import { EVENT_TYPES } from "../../domain/event-types.ts";
import { CAST, ORGANISER } from "./demo-cast.ts";
import { budgetsFor, type Facts } from "./demo-asked.ts";
import { ARTIST_NEEDS, HALL_FUNCTIONS, VOLUNTEER_NEEDS } from "./words/request-words.ts";
import { RARE, TOLD, TOOK_PLACE, type Told, type Way } from "./demo-booking-ways.ts";
import { enquiryNumbers } from "./demo-enquiries.ts";
import { FUNCTIONS } from "./words/enquiry-words.ts";
import { MANAGER_NEEDS } from "./words/manager-words.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import type { Clock, Row, Rows } from "./demo-rows.server.ts";
import { SERVICE_ASKS } from "./demo-service-enquiries.ts";
import { DEMO_SEED } from "./demo-story.ts";
import { WEDDING, weddingDays } from "./demo-wedding.ts";

const DAY = 1_440;
const MINUTE = 60_000;
const HALF_A_YEAR = 182;

/** So many of each category, each with so many past events of so many organisers. */
const REGULARS = { listings: 2, events: 9, people: 4 };
/** Registered so many days ago: longer than the first badge asks for. */
const OLD_ENOUGH = 240;
/** Few stars are drawn towards the middle, as in lists. */
const standing = ({ rating_sum: sum, rating_count: count }: Row): number =>
  (Number(sum ?? 0) + 5 * 4.2) / (Number(count ?? 0) + 5);

type Asking = { kind: string; eventType: string | null; city: string | null; details: Record<string, unknown> };

/** What a form of the category says. */
function asking(random: DemoRandom, listing: Row): Asking {
  const city = (listing["city"] as string | null) ?? null;
  const attributes = (listing["attributes"] ?? {}) as Facts;
  const price = (name: string) => (typeof attributes[name] === "number" ? attributes[name] : null);
  switch (listing["category"]) {
    case "volunteers": {
      const eventType = random.pick(FUNCTIONS);
      return {
        kind: "volunteerBooking",
        eventType,
        city,
        details: {
          budget: keptMoney(random.pick(budgetsFor(price("stipend"), 800_00, 50_00))),
          requirement: random.pick(VOLUNTEER_NEEDS[eventType]!).says,
        },
      };
    }
    case "artists": {
      const eventType = random.pick(EVENT_TYPES);
      return {
        kind: "artistBooking",
        eventType,
        city,
        details: {
          budget: keptMoney(random.pick(budgetsFor(price("price"), 25_000_00, 1_000_00))),
          requirement: random.pick(ARTIST_NEEDS[eventType]).says,
        },
      };
    }
    case "managers": {
      const [eventType, volunteerRequirements] = random.pick(MANAGER_NEEDS);
      return { kind: "volunteerRequest", eventType, city: null, details: { volunteerRequirements } };
    }
    default: {
      const category = String(listing["category"]);
      const { kind, details } = SERVICE_ASKS[category]!;
      const eventType = category === "venues" ? random.pick(HALL_FUNCTIONS) : null;
      return {
        kind,
        eventType,
        city: null,
        details: details({ title: String(listing["title"]), attributes }, random.pick, eventType),
      };
    }
  }
}

/** The day of an event, and how long ago it was asked for and last moved, in minutes. */
function moments(random: DemoRandom, { when, status }: Told, today: string) {
  // Most are on a weekend, and a wedding is never on the first free Tuesday.
  const weekend = (day: string) => (random.chance(0.7) ? addDays(day, (6 - weekdayIndex(day)) % 7) : day);
  if (when === "ahead") {
    const eventDate = weekend(addDays(today, random.int(10, HALF_A_YEAR)));
    const asked = (status === "pending" || status === "accepted" ? random.int(1, 5) : random.int(8, 45)) * DAY;
    return { eventDate, asked: asked + random.int(30, 600), moved: Math.round(asked * random.pick([0.2, 0.4, 0.6])) };
  }
  if (when === "justNow")
    return {
      eventDate: addDays(today, -2),
      asked: random.int(14, 60) * DAY + random.int(30, 600),
      moved: random.int(300, 1_200),
    };
  const ago = when === "lately" ? random.int(4, 11) : random.int(12, HALF_A_YEAR);
  const eventDate = addDays(today, -ago);
  const asked = (ago + random.int(10, 60)) * DAY + random.int(30, 600);
  // What took place is over two days after it; what did not was said before.
  const moved = when === "lately" ? (ago - 3) * DAY : status === "completed" ? (ago - 1) * DAY - 300 : (ago + 5) * DAY;
  return { eventDate, asked, moved };
}

/**
 * @param rows what the story tells, listings with who keeps them
 * @returns the requests, and the way that each of them went
 */
export function bookedRequests(
  { users = [], listings = [], enquiries = [] }: Rows,
  clock: Clock,
  now: Date,
  today: string,
): { enquiries: Row[]; ways: Map<unknown, Way>; wedding: Row[] } {
  const random = demoRandom(`${DEMO_SEED}/booked`);
  const number = enquiryNumbers(
    random,
    enquiries.map((enquiry) => String(enquiry["number"])),
  );
  const organisers = users.filter(
    ({ role, username, created_at: at }) =>
      role === "user" && username !== ORGANISER && Date.parse(String(at)) < now.getTime() - 400 * DAY * MINUTE,
  );
  const cast = new Set(
    users.flatMap(({ id, username }) => (CAST.some((one) => one.username === username) ? [id] : [])),
  );
  const keepers = new Set(listings.map(({ owner_id: owner }) => owner));
  const askers = organisers.filter(({ id }) => !keepers.has(id));
  const taken = new Set(enquiries.map((one) => `${String(one["listing_id"])} ${String(one["event_date"])}`));
  const ways = new Map<unknown, Way>();
  const made: Row[] = [];
  const ask = (sender: Row, listing: Row, told: Told, at: ReturnType<typeof moments>, what: Asking) => {
    const id = clock.id(at.asked);
    const row: Row = {
      id,
      number: number(),
      kind: what.kind,
      status: told.status,
      sender_id: sender["id"],
      listing_id: listing["id"],
      recipient_id: listing["owner_id"],
      name: [sender["first_name"], sender["last_name"] === "." ? "" : sender["last_name"]].filter(Boolean).join(" "),
      phone: sender["mobile"],
      email: sender["email"],
      event_type: what.eventType,
      event_date: at.eventDate,
      state: null,
      district: null,
      city: what.city,
      details: what.details,
      created_at: clock.at(at.asked),
      updated_at: clock.at(at.moved),
    };
    taken.add(`${String(listing["id"])} ${at.eventDate}`);
    made.push(row);
    ways.set(id, told.way);
    return row;
  };

  const old = (listing: Row, minutes: number) =>
    Date.parse(String(listing["created_at"])) < now.getTime() - minutes * MINUTE;
  const kept = Map.groupBy(
    listings.filter(({ owner_id: owner, status }) => owner && status === "approved"),
    ({ category }) => String(category),
  );
  const tell = (chance: DemoRandom, busy: readonly Row[], all: readonly Told[]) => {
    for (const told of all) {
      const at = moments(chance, told, today);
      const fits = busy.filter(
        (listing) => old(listing, at.asked) && !taken.has(`${String(listing["id"])} ${at.eventDate}`),
      );
      if (fits.length === 0) continue;
      const listing = chance.pick(chance.chance(0.5) ? fits.slice(0, Math.ceil(fits.length / 3)) : fits);
      const sender = chance.pick(askers);
      ask(sender, listing, told, at, asking(chance, listing));
    }
  };
  const houses: Row[][] = [];
  for (const ofCategory of kept.values()) {
    // A few houses have most of the work.
    const busy = random.some(
      ofCategory.filter(({ owner_id: owner }) => !cast.has(owner)),
      24,
    );
    tell(random, busy, TOLD);
    houses.push(busy);
  }

  // The organiser's own wedding, in town and soon.
  const kabir = users.find(({ username }) => username === ORGANISER)!;
  const days = weddingDays(today);
  const wedding = WEDDING.flatMap(
    ({ category, slug, day, until, eventType, way, status, sent, moved, asked, details }) => {
      const free = (kept.get(category) ?? []).filter(
        (one) =>
          (slug ? one["slug"] === slug : one["district"] === "Indore") &&
          one["owner_id"] !== kabir["id"] &&
          !made.some((request) => request["listing_id"] === one["id"] && request["sender_id"] === kabir["id"]) &&
          !taken.has(`${String(one["id"])} ${days[day]}`),
      );
      const listing =
        free.find((one) => asked.fits?.((one["attributes"] ?? {}) as Facts, eventType) ?? true) ?? free[0];
      if (!listing) return [];
      const what = asking(random, listing);
      return [
        ask(
          kabir,
          listing,
          { way, status, when: "ahead" },
          { eventDate: days[day], asked: sent * DAY, moved: moved * DAY },
          {
            ...what,
            eventType: what.eventType === null ? null : eventType,
            details: {
              ...what.details,
              [category === "artists" ? "requirement" : "description"]: asked.says,
              ...details,
              ...(until ? { returnDate: days[until] } : {}),
            },
          },
        ),
      ];
    },
  );
  // Some of the best rated have regulars, who book again. Drawn apart, and last: what others are told stays as it is.
  const regular = demoRandom(`${DEMO_SEED}/regulars`);
  for (const ofCategory of kept.values()) {
    const best = ofCategory
      .filter((listing) => !cast.has(listing["owner_id"]) && old(listing, OLD_ENOUGH * DAY))
      .toSorted((one, other) => standing(other) - standing(one))
      .slice(0, REGULARS.listings);
    for (const listing of best) {
      const people = regular.some(askers, REGULARS.people);
      for (let n = 0; n < REGULARS.events; n++) {
        const at = moments(regular, TOOK_PLACE, today);
        const what = asking(regular, listing);
        if (old(listing, at.asked) && !taken.has(`${String(listing["id"])} ${at.eventDate}`))
          ask(people[n % people.length]!, listing, TOOK_PLACE, at, what);
      }
    }
  }
  const rare = demoRandom(`${DEMO_SEED}/rare`);
  for (const busy of houses) tell(rare, busy, RARE);
  return { enquiries: made, ways, wedding };
}
