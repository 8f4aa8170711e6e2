/** Demo volunteer managers as they would fill in the form, what is said of them and asked of them: from chance alone. */
import { EVENT_COUNT_OPTIONS } from "../../domain/event-types.ts";
import type { EnquiryStatus } from "../../features/enquiries/enquiry-access.ts";
import { managerFields, type ManagerInput } from "../../features/managers/manager-category.ts";
import { formValues } from "../../features/listings/fields/field-values.ts";
import { CAST } from "./demo-cast.ts";
import { enquiryNumbers, timing, type DemoEnquiry } from "./demo-enquiries.ts";
import {
  CREWS,
  EXPERIENCES,
  GOOD_REVIEWS,
  MANAGER_NEEDS,
  MIXED_REVIEWS,
  MORE_GOOD_REVIEWS,
  MORE_MIXED_REVIEWS,
  SUMMARIES,
} from "./words/manager-words.ts";
import type { DemoOrganiser } from "./demo-organisers.ts";
import { MINUTES_A_DAY, dobOf, personName, type DemoVolunteer, type Face } from "./demo-people.ts";
import { DEMO_STATES } from "./demo-places.ts";
import { managerPrice } from "./demo-prices.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import { pileOf } from "./demo-told.ts";
import type { DemoReview } from "./demo-reviews.ts";
import { APPROVED, UNDECIDED, demoStates, minutesWaiting, wasShown, type DemoStatus } from "./demo-standing.ts";
import type { DemoNames } from "./demo-unique.ts";

export type DemoManager = {
  username: string;
  account: { email: string; mobile: string; firstName: string; lastName: string; dob: string; gender: string };
  form: ManagerInput;
  status: DemoStatus;
  face: Face | null;
  gallery: DemoVolunteer["gallery"];
  viewCount: number;
  minutesAgo: number;
  reviews: DemoReview[];
  enquiries: DemoEnquiry[];
};

/** Nobody writes of what is longer ago. */
const LONGEST = 400 * MINUTES_A_DAY;
const SHAPES = [
  [4, 3],
  [3, 4],
  [1, 1],
  [16, 9],
] as const;
/** Freely licensed: Big Buck Bunny, Blender Foundation, CC BY 3.0. */
const VIDEO = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
/** What the demo's manager was asked, and how it stands. */
const VIKRAMS: readonly EnquiryStatus[] = [
  "pending",
  "pending",
  "accepted",
  "confirmed",
  "confirmed",
  "confirmed",
  "completed",
  "completed",
  "declined",
];
const OTHERS: readonly EnquiryStatus[] = ["pending", "accepted", "confirmed", "completed", "declined", "cancelled"];

type People = { organisers: readonly DemoOrganiser[]; names: DemoNames; today: string; number: () => string };

/** All of them: the one whom people can sign in as, then some of every state, then those who wait. */
export function demoManagers(
  random: DemoRandom,
  { taken, ...given }: Omit<People, "number"> & { /** Enquiry numbers that are given out. */ taken: readonly string[] },
): DemoManager[] {
  const people = { ...given, number: enquiryNumbers(random, taken) };
  const cast = CAST.find(({ role }) => role === "volunteer-manager");
  const vikram = cast
    ? [
        manager(
          random,
          people,
          DEMO_STATES.find(({ state }) => state === "Madhya Pradesh") ?? DEMO_STATES[0]!,
          "approved",
          cast,
        ),
      ]
    : [];
  return [
    ...vikram,
    ...demoStates(APPROVED, 2).map((place) => manager(random, people, place, "approved")),
    ...UNDECIDED.map((status) => manager(random, people, random.pick(DEMO_STATES), status)),
  ];
}

function manager(
  random: DemoRandom,
  people: People,
  place: (typeof DEMO_STATES)[number],
  status: DemoManager["status"],
  cast?: (typeof CAST)[number],
): DemoManager {
  const { names, today } = people;
  const woman = cast ? cast.gender === "Female" : random.chance(0.45);
  const community = random.weighted(place.communities);
  const { first, last } = cast ? { first: cast.firstName, last: cast.lastName } : personName(random, community, woman);
  const hub = cast
    ? (place.hubs.find(({ district }) => district === "Indore") ?? place.hubs[0]!)
    : random.weighted(place.hubs.map((one) => [one, one.weight] as const));
  const minutesAgo = cast
    ? 480 * MINUTES_A_DAY
    : wasShown(status)
      ? random.int(310, 700) * MINUTES_A_DAY + random.int(0, 900)
      : minutesWaiting(random, status);
  const dob = cast?.dob ?? dobOf(random, today, 62, 7 * 365);
  const username = cast?.username ?? names.username(first, last, dob);
  const account = cast ?? {
    email: names.email(username),
    mobile: names.mobile(),
    firstName: first,
    lastName: last,
    dob,
    gender: woman ? "Female" : "Male",
  };
  const years = random.int(2, 10);
  const filled = (text: string) =>
    text
      .replace("{n}", String(random.pick([300, 500, 800, 1200, 2000])))
      .replace("{t}", String(random.int(12, 30)))
      .replace("{u}", String(random.int(35, 80)))
      .replace("{city}", hub.city);
  const crew = cast ? "Utsav Crew" : random.pick(CREWS);
  const form: ManagerInput = {
    ...(formValues(managerFields) as unknown as ManagerInput),
    fullName: last === "." ? first : `${first} ${last}`,
    CompanyName: crew,
    mobile: account.mobile,
    email: account.email,
    addressState: place.state,
    addressDistrict: hub.district,
    experienceYears: `${years}+`,
    totalEventCount: EVENT_COUNT_OPTIONS[Math.min(EVENT_COUNT_OPTIONS.length - 1, Math.floor(years / 2))]!,
    price: managerPrice(username),
    experience: filled(random.pick(EXPERIENCES)),
    professionalSummary: cast || random.chance(0.92) ? filled(random.pick(SUMMARIES)) : "",
    videos: cast || random.chance(0.2) ? [VIDEO] : [],
    showEmail: cast ? true : random.chance(0.7),
    socialLinks: {
      ...(formValues(managerFields).socialLinks as ManagerInput["socialLinks"]),
      ...(crew
        ? {
            facebook: "https://www.facebook.com/mandap.example",
            website: `https://${username.replace(/[^a-z0-9]/g, "-")}.example.com`,
          }
        : {}),
      ...(random.chance(0.5) ? { instagram: "https://www.instagram.com/mandap.example" } : {}),
    },
  };
  const shown = { username, minutesAgo, form };
  return {
    username,
    account,
    form,
    status,
    face:
      cast || random.chance(0.94)
        ? {
            gender: woman ? "female" : "male",
            turban: !cast && !woman && community === "punjabi" && random.chance(0.75),
            age: random.int(26, 60),
          }
        : null,
    gallery: Array.from({ length: cast ? 6 : random.int(0, 6) }, () => {
      const [width, height] = random.pick(SHAPES);
      return { width, height };
    }),
    viewCount: wasShown(status) ? random.int(10, 900) : 0,
    minutesAgo,
    reviews: wasShown(status) ? reviewsOf(random, people, shown, cast ? 24 : random.int(0, 9)) : [],
    enquiries: cast
      ? VIKRAMS.map((one) => request(random, people, shown, one))
      : status === "approved" && random.chance(0.25)
        ? [request(random, people, shown, random.pick(OTHERS))]
        : [],
  };
}

type Shown = Pick<DemoManager, "username" | "minutesAgo" | "form">;

function reviewsOf(
  random: DemoRandom,
  { organisers }: People,
  { username, minutesAgo }: Shown,
  count: number,
): DemoReview[] {
  const said = random.some(
    [...GOOD_REVIEWS, ...GOOD_REVIEWS, ...GOOD_REVIEWS, ...MIXED_REVIEWS, ...MIXED_REVIEWS],
    count,
  );
  const own = demoRandom(`words about ${username}`);
  const good = pileOf(own, [...GOOD_REVIEWS, ...MORE_GOOD_REVIEWS]);
  const fair = pileOf(own, [...MIXED_REVIEWS, ...MORE_MIXED_REVIEWS]);
  // Few are perfect: else a list by rating would begin with those whom two people have praised.
  const critic = random.chance(0.9) ? 0 : -1;
  return random.some(organisers, said.length).map(({ username: author }, at) => {
    const mixed = MIXED_REVIEWS.includes(said[at]!);
    return {
      volunteer: username,
      author,
      stars: mixed ? random.int(3, 4) : at !== critic && random.chance(0.8) ? 5 : 4,
      comment: (mixed ? fair : good).again(),
      minutesAgo: random.int(200, Math.max(201, Math.min(minutesAgo - MINUTES_A_DAY, LONGEST))),
    };
  });
}

function request(
  random: DemoRandom,
  { organisers, today, number }: People,
  { username, form }: Shown,
  status: EnquiryStatus,
): DemoEnquiry {
  const sender = random.pick(organisers);
  const [eventType, volunteerRequirements] = random.pick(MANAGER_NEEDS);
  return {
    number: number(),
    kind: "volunteerRequest",
    sender: sender.username,
    volunteer: username,
    name: [sender.firstName, sender.lastName === "." ? "" : sender.lastName].filter(Boolean).join(" "),
    phone: sender.mobile,
    email: sender.email,
    eventType,
    state: form.addressState,
    district: form.addressDistrict,
    city: null,
    details: { volunteerRequirements },
    ...timing(random, status, today),
  };
}
