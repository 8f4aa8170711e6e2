/** Everything the demo site is told: from one seed, without a database. */
import { demoArtists, type DemoArtists } from "./demo-artists.ts";
import { CAST, ASHA_PROFILE, GUESTS, ORGANISER } from "./demo-cast.ts";
import { demoEnquiries, type DemoEnquiry } from "./demo-enquiries.ts";
import { demoManagers, type DemoManager } from "./demo-managers.ts";
import { demoOrganisers, type DemoOrganiser } from "./demo-organisers.ts";
import { demoVolunteers, type DemoVolunteer } from "./demo-people.ts";
import { demoRandom } from "./demo-random.ts";
import { demoReviews, type DemoReview } from "./demo-reviews.ts";
import { demoNames } from "./demo-unique.ts";

export const DEMO_SEED = "mandap, everything under one canopy";
/** 'Total Reach' of the demo site: 12,40,368. */
export const DEMO_REACH = 1_240_368;

export type DemoStory = {
  volunteers: DemoVolunteer[];
  organisers: DemoOrganiser[];
  reviews: DemoReview[];
  enquiries: DemoEnquiry[];
  /** The artists, what is said of them and asked of them. */ stage: DemoArtists;
  managers: DemoManager[];
};

/** The same for the same seed and day. `today` is an ISO day: ages and days of events are counted from it. */
export function demoStory(today: string, seed: string = DEMO_SEED): DemoStory {
  const names = demoNames(
    demoRandom(`${seed}/names`),
    [...CAST, ...GUESTS].map(({ username }) => username),
  );
  const volunteers = [ASHA_PROFILE, ...demoVolunteers(demoRandom(`${seed}/volunteers`), names, today)];
  const organisers = demoOrganisers(demoRandom(`${seed}/organisers`), names, today);
  const reviews = demoReviews(demoRandom(`${seed}/reviews`), volunteers, organisers);
  const visitors = CAST.filter(({ role, username }) => role !== "volunteer" && username !== ORGANISER);
  const enquiries = demoEnquiries(demoRandom(`${seed}/enquiries`), { volunteers, organisers, visitors }, today);
  const stage = demoArtists(
    demoRandom(`${seed}/artists`),
    names,
    organisers,
    today,
    enquiries.map(({ number }) => number),
  );
  const taken = numbersOf({ enquiries, stage, managers: [] });
  const managers = demoManagers(demoRandom(`${seed}/managers`), { organisers, names, today, taken });
  return { volunteers, organisers, reviews, enquiries, stage, managers };
}

/** Enquiry numbers that are given out. */
export const numbersOf = ({
  enquiries,
  stage,
  managers,
}: Pick<DemoStory, "enquiries" | "stage" | "managers">): string[] =>
  [...enquiries, ...stage.bookings, ...managers.flatMap((manager) => manager.enquiries)].map(({ number }) => number);
