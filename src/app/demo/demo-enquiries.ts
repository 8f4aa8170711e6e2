/** What was asked of whom, and how far it has come: from chance alone. */
import { keptMoney } from "../../domain/money.ts";
import { addDays, daysBetween } from "../../domain/dates.ts";
import { CONTACT_SERVICES } from "../../domain/event-types.ts";
import type { EnquiryStatus } from "../../features/enquiries/enquiry-access.ts";
import { budgetsFor } from "./demo-asked.ts";
import { VOLUNTEER_NEEDS } from "./words/request-words.ts";
import { ASHA, ORGANISER } from "./demo-cast.ts";
import { AREA_NEEDS, COMPANIES, EXTRA_NEEDS, FUNCTIONS, MESSAGES } from "./words/enquiry-words.ts";
import { MINUTES_A_DAY, type DemoVolunteer } from "./demo-people.ts";
import type { DemoRandom } from "./demo-random.ts";

export type DemoSender = { username: string; email: string; mobile: string; firstName: string; lastName: string };
/** An enquiry as its form was sent. `sender` is null for visitors without an account; usernames stand for people. */
export type DemoEnquiry = {
  number: string;
  kind: string;
  status: EnquiryStatus;
  sender: string | null;
  volunteer: string | null;
  name: string;
  phone: string;
  email: string | null;
  eventType: string | null;
  eventDate: string | null;
  state: string | null;
  district: string | null;
  city: string | null;
  details: Record<string, unknown>;
  minutesAgo: number;
  /** When it last moved; the same as `minutesAgo` while pending. */
  movedMinutesAgo: number;
};

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ASHAS: readonly EnquiryStatus[] = [
  "pending",
  "pending",
  "pending",
  "accepted",
  "accepted",
  "confirmed",
  "confirmed",
  "declined",
  "cancelled",
  "completed",
  "completed",
  "completed",
];
const OTHERS: readonly (readonly [EnquiryStatus, number])[] = [
  ["pending", 26],
  ["accepted", 12],
  ["confirmed", 14],
  ["declined", 10],
  ["cancelled", 8],
  ["completed", 30],
];
/** Requests to everybody in an area, and what is asked of the site itself. */
const AREAS: readonly EnquiryStatus[] = [
  "pending",
  "pending",
  "accepted",
  "confirmed",
  "declined",
  "cancelled",
  "completed",
];
const TO_US: readonly EnquiryStatus[] = [
  "pending",
  "pending",
  "pending",
  "accepted",
  "confirmed",
  "declined",
  "cancelled",
  "completed",
];

type Timing = { status: EnquiryStatus; minutesAgo: number; movedMinutesAgo: number; eventDate: string };

/** When it was sent, moved, and takes place, so that each status is possible. */
export function timing(random: DemoRandom, status: EnquiryStatus, today: string): Timing {
  const past = status === "completed" || ((status === "declined" || status === "cancelled") && random.chance(0.6));
  const eventIn = past ? -random.int(3, 260) : random.int(4, 75);
  const minutesAgo =
    (past ? -eventIn + random.int(8, 40) : random.int(0, status === "pending" ? 9 : 24)) * MINUTES_A_DAY +
    random.int(35, 1_300);
  const moved =
    status === "completed" ? (-eventIn - 1) * MINUTES_A_DAY - random.int(200, 900) : minutesAgo - random.int(25, 2_000);
  return {
    status,
    minutesAgo,
    movedMinutesAgo: status === "pending" ? minutesAgo : Math.max(5, Math.min(moved, minutesAgo - 5)),
    eventDate: addDays(today, eventIn),
  };
}

/** The same so many days later: took place three days ago, and was written down as over a day after. */
function tookPlaceLately(enquiry: DemoEnquiry, today: string): DemoEnquiry {
  const eventDate = addDays(today, -3);
  const later = daysBetween(enquiry.eventDate ?? eventDate, eventDate) * MINUTES_A_DAY;
  const { minutesAgo, movedMinutesAgo } = enquiry;
  return { ...enquiry, eventDate, minutesAgo: minutesAgo - later, movedMinutesAgo: movedMinutesAgo - later };
}

/** Gives out enquiry numbers, none twice and none of `taken`. */
export function enquiryNumbers(random: DemoRandom, taken: readonly string[] = []): () => string {
  const numbers = new Set(taken);
  return () => {
    for (;;) {
      const digits = Array.from({ length: 8 }, () => random.pick([...DIGITS])).join("");
      const number = `MD-${digits.slice(0, 4)}-${digits.slice(4)}`;
      if (numbers.has(number)) continue;
      numbers.add(number);
      return number;
    }
  };
}

/**
 * All requests of the demo.
 * @param today ISO day, from which event dates are counted
 * @throws Error without the cast's organiser and volunteer
 */
export function demoEnquiries(
  random: DemoRandom,
  people: {
    volunteers: readonly DemoVolunteer[];
    organisers: readonly (DemoSender & { state: string })[];
    visitors: readonly DemoSender[];
  },
  today: string,
): DemoEnquiry[] {
  const number = enquiryNumbers(random);
  const { volunteers, organisers, visitors } = people;
  const kabir = organisers.find(({ username }) => username === ORGANISER);
  const asha = volunteers.find(({ username }) => username === ASHA);
  if (!kabir || !asha) throw new Error("The cast of the demo is not complete.");
  const contact = (sender: DemoSender) => ({
    name: [sender.firstName, sender.lastName === "." ? "" : sender.lastName].filter(Boolean).join(" "),
    phone: sender.mobile,
    email: sender.email,
  });

  const booking = (
    sender: DemoSender,
    volunteer: DemoVolunteer,
    status: EnquiryStatus,
    signedIn = true,
  ): DemoEnquiry => {
    const asked = number();
    const eventType = random.pick(FUNCTIONS);
    return {
      number: asked,
      kind: "volunteerBooking",
      sender: signedIn ? sender.username : null,
      volunteer: volunteer.username,
      ...contact(sender),
      eventType,
      state: null,
      district: null,
      city: volunteer.form.city ?? volunteer.form.addressDistrict,
      details: {
        budget: keptMoney(random.pick(budgetsFor(volunteer.form.stipend ?? null, 800_00, 50_00))),
        ...(random.chance(0.85) && { requirement: random.pick(VOLUNTEER_NEEDS[eventType]!).says }),
      },
      ...timing(random, status, today),
    };
  };
  const area = (sender: DemoSender, place: DemoVolunteer, status: EnquiryStatus): DemoEnquiry => {
    const [eventType, volunteerRequirements] = random.pick(AREA_NEEDS);
    return {
      number: number(),
      kind: "volunteerEnquiry",
      sender: sender.username,
      volunteer: null,
      ...contact(sender),
      eventType,
      state: place.form.selectedState,
      district: place.form.selectedDistricts[0] ?? null,
      city: null,
      details: {
        ...(random.chance(0.6) && { companyName: random.pick(COMPANIES) }),
        volunteerRequirements,
        ...(random.chance(0.5) && { additionalRequirements: random.pick(EXTRA_NEEDS) }),
      },
      ...timing(random, status, today),
    };
  };
  const toUs = (sender: DemoSender, kind: "contactUs" | "popup", status: EnquiryStatus): DemoEnquiry => {
    const { minutesAgo, movedMinutesAgo } = timing(random, status, today);
    return {
      number: number(),
      kind,
      status,
      sender: null,
      volunteer: null,
      ...contact(sender),
      eventType: null,
      eventDate: null,
      state: null,
      district: null,
      city: null,
      details: {
        service: random.pick(CONTACT_SERVICES),
        consent: true,
        ...(kind === "contactUs" && { company: random.pick(COMPANIES), message: random.pick(MESSAGES) }),
      },
      minutesAgo,
      movedMinutesAgo,
    };
  };
  const strangers = organisers.filter(({ username }) => username !== ORGANISER);
  /** Somebody from the same state, where there is one. */
  const near = ({ form }: DemoVolunteer) => {
    const neighbours = strangers.filter(({ state }) => state === form.addressState);
    return random.pick(neighbours.length > 0 ? neighbours : strangers);
  };
  // Whose profile is older than the oldest request.
  const others = volunteers.filter(({ username, minutesAgo }) => username !== ASHA && minutesAgo > 310 * MINUTES_A_DAY);
  return [
    ...ASHAS.map((status, at) => (at % 3 === 0 ? booking(kabir, asha, status) : booking(near(asha), asha, status))),
    // The last one can still be written of.
    ...(["pending", "accepted", "confirmed", "declined", "completed", "completed"] as const).map((status, at) => {
      const to = random.pick(others.filter(({ form }) => form.addressState === "Madhya Pradesh"));
      const asked = booking(kabir, to, status);
      return at === 5 ? tookPlaceLately(asked, today) : asked;
    }),
    ...visitors.flatMap((visitor) => [
      booking(visitor, random.pick(others), "accepted"),
      booking(visitor, random.pick(others), "completed"),
    ]),
    ...Array.from({ length: 72 }, () => {
      const volunteer = random.pick(others);
      return booking(near(volunteer), volunteer, random.weighted(OTHERS), random.chance(0.7));
    }),
    area(kabir, asha, "accepted"),
    ...Array.from({ length: 3 }, () => area(near(asha), asha, "pending")),
    ...Array.from({ length: 18 }, (_, at) => {
      const place = random.pick(others);
      return area(near(place), place, AREAS[at % AREAS.length] ?? "pending");
    }),
    ...TO_US.map((status) => toUs(random.pick(strangers), "contactUs", status)),
    ...TO_US.map((status) => toUs(random.pick(strangers), "popup", status)),
  ];
}
