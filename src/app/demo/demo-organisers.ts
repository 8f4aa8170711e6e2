/** People who ask for volunteers and rate them. */
import { CAST, GUESTS, ORGANISER } from "./demo-cast.ts";
import { dobOf, personName } from "./demo-people.ts";
import { DEMO_STATES } from "./demo-places.ts";
import type { DemoRandom } from "./demo-random.ts";
import type { DemoNames } from "./demo-unique.ts";

export type DemoOrganiser = {
  username: string;
  email: string;
  mobile: string;
  firstName: string;
  lastName: string;
  dob: string;
  gender: string;
  state: string;
  minutesAgo: number;
};

const ORGANISERS = 250;

/** The demo organiser and Asha's reviewers first, then people from all over the country. */
export function demoOrganisers(random: DemoRandom, names: DemoNames, today: string): DemoOrganiser[] {
  const byHand = [...CAST.filter(({ username }) => username === ORGANISER), ...GUESTS].map((person) => ({
    ...person,
    state: "Madhya Pradesh",
    minutesAgo: 1_080_000,
  }));
  const places = DEMO_STATES.map((place) => [place, place.people] as const);
  const others = Array.from({ length: ORGANISERS }, () => {
    const place = random.weighted(places);
    const woman = random.chance(0.42);
    const { first, last } = personName(random, random.weighted(place.communities), woman);
    const dob = dobOf(random, today, 58, 1_000);
    const username = names.username(first, last, dob);
    return {
      username,
      email: names.email(username),
      mobile: names.mobile(),
      firstName: first,
      lastName: last,
      dob,
      gender: woman ? "Female" : "Male",
      state: place.state,
      minutesAgo: random.int(1_060_000, 1_300_000),
    };
  });
  return [...byHand, ...others];
}
