/** Who asked for a venue, a planner or equipment, and who wants to be listed: from chance alone. */
import { addDays } from "../../domain/dates.ts";
import { PLANNER_KINDS, RENTAL_WORK, SHIFTS } from "../../domain/event-types.ts";
import type { EnquiryStatus } from "../../features/enquiries/enquiry-access.ts";
import { displayName } from "../../domain/names.ts";
import { hallGuests, needsOf, type Asked, type Facts } from "./demo-asked.ts";
import {
  ARTIST_NEEDS,
  HALL_FUNCTIONS,
  PLANNER_NEEDS,
  RENTAL_NEEDS,
  VENUE_NEEDS,
  VOLUNTEER_NEEDS,
} from "./words/request-words.ts";
import { ORGANISER } from "./demo-cast.ts";
import { enquiryNumbers } from "./demo-enquiries.ts";
import type { DemoListing } from "./demo-listing.ts";
import { DEMO_STATES } from "./demo-places.ts";
import { demoRandom } from "./demo-random.ts";
import type { Clock, Row } from "./demo-rows.server.ts";
import { DEMO_TRADES } from "./trades/trades.ts";
import { DEMO_SEED, numbersOf, type DemoStory } from "./demo-story.ts";
import { WEDDING } from "./demo-wedding.ts";

const DAY = 1_440;
const STATUSES: readonly EnquiryStatus[] = [
  "pending",
  "pending",
  "pending",
  "accepted",
  "confirmed",
  "declined",
  "cancelled",
  "completed",
  "completed",
];
/** How often each category is asked in each of these. */
const ROUNDS = 4;
type Asking = {
  kind: string;
  details: (
    listing: { title: string; attributes: Facts },
    pick: <T>(list: readonly T[]) => T,
    eventType: string | null,
  ) => Record<string, unknown>;
};
export const SERVICE_ASKS: Record<string, Asking> = {
  venues: {
    kind: "venueBooking",
    details: ({ attributes }, pick, eventType) => ({
      guests: pick(hallGuests(attributes)),
      description: pick(needsOf(VENUE_NEEDS, attributes, eventType)).says,
    }),
  },
  planners: {
    kind: "eventplanner",
    details: ({ attributes }, pick) => ({ description: pick(needsOf(PLANNER_NEEDS, attributes)).says }),
  },
  rentals: {
    kind: "rentalBooking",
    details: ({ title, attributes }, pick) => ({
      equipmentName: title,
      description: pick(needsOf(RENTAL_NEEDS, attributes)).says,
    }),
  },
};
for (const { category, requests } of DEMO_TRADES)
  SERVICE_ASKS[category.key] = {
    kind: category.key,
    details: ({ attributes }, pick) => ({ description: pick(needsOf(requests, attributes)).says }),
  };

/** Everything that is asked, by its words. */
const ASKED: ReadonlyMap<string, Asked> = new Map(
  [
    ...Object.values(VOLUNTEER_NEEDS).flat(),
    ...Object.values(ARTIST_NEEDS).flat(),
    ...VENUE_NEEDS,
    ...PLANNER_NEEDS,
    ...RENTAL_NEEDS,
    ...DEMO_TRADES.flatMap(({ requests }) => requests),
    ...WEDDING.flatMap(({ asked }) => asked ?? []),
  ].map((asked) => [asked.says, asked]),
);
/** What a request asks for, in numbers; of managers it begins with how many people are needed. */
export function askedIn(details: Readonly<Record<string, unknown>>): Partial<Asked> {
  const { requirement, volunteerRequirements, description } = details;
  if (typeof volunteerRequirements === "string") return { count: Number.parseInt(volunteerRequirements, 10) || 20 };
  return ASKED.get(String(requirement ?? description)) ?? {};
}

const APPLICATIONS: readonly EnquiryStatus[] = [
  "pending",
  "pending",
  "pending",
  "pending",
  "accepted",
  "declined",
  "confirmed",
  "cancelled",
  "completed",
];
const WORKS = [
  "Catering",
  "Flower decoration",
  "Tent house",
  "Venue",
  "Photography",
  "Bridal make-up",
  "Dhol and band",
  "Printing of cards",
];
const EXPERIENCE = [
  "Eight years, mostly weddings.",
  "Since 2015, with our own van and team of six.",
  "Three seasons with a large company, now on my own.",
  "Twelve years in the family business.",
];

/**
 * What is asked of venues, planners and rental items, and the applications to us, with numbers that the story has not
 * given out.
 * @param today ISO day
 * @returns rows of `enquiries`
 */
export function serviceEnquiryRows(
  story: DemoStory,
  clock: Clock,
  userIds: Map<string, string>,
  { listings, idOf }: { listings: readonly DemoListing[]; idOf: (listing: DemoListing) => string | undefined },
  today: string,
): Row[] {
  const random = demoRandom(`${DEMO_SEED}/service enquiries`);
  const number = enquiryNumbers(random, numbersOf(story));
  const base = (minutesAgo: number) => ({
    id: clock.id(minutesAgo),
    number: number(),
    recipient_id: null,
    state: null,
    district: null,
    created_at: clock.at(minutesAgo),
  });
  const kabir = story.organisers.find(({ username }) => username === ORGANISER);
  const asked = Object.entries(SERVICE_ASKS).flatMap(([category, { kind, details }]) => {
    const listed = listings.filter((listing) => listing.category === category && listing.status === "approved");
    return Array.from({ length: ROUNDS }, () => STATUSES)
      .flat()
      .map((status, at) => {
        const listing = random.pick(listed);
        const sender = at === 0 && kabir ? kabir : random.pick(story.organisers);
        const past = status === "completed" || status === "cancelled";
        const minutesAgo = (past ? random.int(30, 90) : random.int(1, 12)) * DAY + random.int(10, 900);
        const moved = status === "pending" ? minutesAgo : Math.max(5, minutesAgo - random.int(200, 1_400));
        const eventType = category === "venues" ? random.pick(HALL_FUNCTIONS) : null;
        return {
          ...base(minutesAgo),
          kind,
          status,
          sender_id: userIds.get(sender.username),
          listing_id: idOf(listing),
          name: displayName(sender.firstName, sender.lastName),
          phone: sender.mobile,
          email: sender.email,
          event_type: eventType,
          event_date: addDays(today, past ? -random.int(3, 25) : random.int(6, 80)),
          city: null,
          details: details(listing.content, random.pick, eventType),
          updated_at: clock.at(moved),
        };
      });
  });
  const applicant = (kind: string, status: EnquiryStatus, details: Record<string, unknown>) => {
    const sender = random.pick(story.organisers);
    const minutesAgo = (status === "pending" ? 0 : 12 * DAY) + random.int(60, 10 * DAY);
    const town = random.pick(random.pick(DEMO_STATES).hubs).city;
    return {
      ...base(minutesAgo),
      kind,
      status,
      sender_id: null,
      listing_id: null,
      name: displayName(sender.firstName, sender.lastName),
      phone: sender.mobile,
      email: sender.email,
      event_type: null,
      event_date: null,
      city: town,
      details: { ...details, experience: random.pick(EXPERIENCE) },
      updated_at: clock.at(status === "pending" ? minutesAgo : Math.max(5, minutesAgo - random.int(200, 1_400))),
    };
  };
  const applications = APPLICATIONS.flatMap((status) => [
    applicant("vendorRegistration", status, {
      businessName: `${random.pick(["Shree", "New", "Royal", "Annapurna"])} ${random.pick(["Caterers", "Decorators", "Tent House", "Events"])}`,
      typeOfWork: random.pick(WORKS),
    }),
    applicant("rentalRegistration", status, { category: random.pick(RENTAL_WORK), shift: random.pick(SHIFTS) }),
    applicant("plannerRegistration", status, { category: random.pick(PLANNER_KINDS), shift: random.pick(SHIFTS) }),
  ]);
  return [...asked, ...applications];
}
