/** Demo volunteers as they would fill in the form, from chance alone: nothing here touches the database. */
import { addDays, ageOn } from "../../domain/dates.ts";
import { EDUCATION_LEVELS, type EducationLevel, type Gender } from "../../domain/event-types.ts";
import { volunteerFields } from "../../features/volunteers/volunteer-category.ts";
import type { DemoShape } from "./demo-listing.ts";
import type { VolunteerInput } from "../../features/volunteers/volunteer-category.ts";
import { COMMUNITIES, DEVANAGARI_NAMES, type Community } from "./demo-names.ts";
import type { Hub, StatePlaces } from "./demo-hub.ts";
import { DEMO_STATES, townOf } from "./demo-places.ts";
import { stipendOf } from "./demo-prices.ts";
import type { DemoRandom } from "./demo-random.ts";
import {
  AWARDS,
  CLOSERS,
  DEGREES,
  FAIRS,
  FAIR_WORK,
  GENERIC_LOCALITIES,
  LANDMARKS,
  OPENERS,
  OWN_LANGUAGE,
  SKILL_LINES,
  type OpenerFacts,
} from "./words/volunteer-words.ts";
import type { DemoNames } from "./demo-unique.ts";

export type Face = { gender: "male" | "female" | "other"; turban: boolean; age: number };
export type DemoVolunteer = {
  username: string;
  /** The profile, as the form would send it. */
  form: VolunteerInput;
  face: Face | null;
  gallery: DemoShape[];
  viewCount: number;
  /** How long ago the profile was made, in minutes. */
  minutesAgo: number;
  /** How good the work is, 0 to 1: what ratings gather around. */
  quality: number;
  /** How often rated, in proportion to others. */
  fame: number;
};

export const MINUTES_A_DAY = 1_440;
const TWO_YEARS = 730 * MINUTES_A_DAY;
const GENDER_WEIGHTS: [Gender, number][] = [
  ["Female", 46],
  ["Male", 48],
  ["Transgender", 2.4],
  ["Non-Binary", 1.9],
  ["Other", 1.7],
];
const SHAPES = [
  [4, 3],
  [4, 3],
  [3, 4],
  [1, 1],
  [16, 9],
] as const;
const SKILLS = Object.keys(SKILL_LINES);

/** All of them, state by state. `today` is the ISO day from which ages are counted. */
export function demoVolunteers(random: DemoRandom, names: DemoNames, today: string): DemoVolunteer[] {
  return DEMO_STATES.flatMap((place) =>
    Array.from({ length: place.people }, () => volunteer(random, names, place, today)),
  );
}

/** `last` is '.' for whoever has one name alone, as the form of volunteers takes it. */
export function personName(random: DemoRandom, community: Community, woman: boolean): { first: string; last: string } {
  const {
    male,
    female,
    last,
    single = 0,
  } = COMMUNITIES[community] as { male: string[]; female: string[]; last: string[]; single?: number };
  const surname = random.chance(single) ? "." : random.pick(last);
  // A man is not called Kaur.
  return {
    first: random.pick(woman ? female : male),
    last:
      surname === "Kaur" && !woman
        ? "Singh"
        : surname === "Singh" && woman && community === "punjabi"
          ? "Kaur"
          : surname,
  };
}

/** A date of birth for somebody of 18 to `oldest` years on `today`, who was grown-up `daysAgo` already. */
export function dobOf(random: DemoRandom, today: string, oldest: number, daysAgo: number): string {
  // Young people are many: the smaller of two ages.
  const years = Math.min(random.int(18, oldest), random.int(18, oldest));
  return addDays(
    today,
    -Math.ceil(Math.max(years * 365.25 + random.int(3, 360), 18 * 365.25 + daysAgo + random.int(3, 200))),
  );
}

function volunteer(random: DemoRandom, names: DemoNames, place: StatePlaces, today: string): DemoVolunteer {
  const gender = random.weighted(GENDER_WEIGHTS);
  const woman = gender === "Female" || (gender !== "Male" && random.chance(0.5));
  const community = random.weighted(place.communities);
  const ownScript =
    community === "hindi" && random.chance(0.06)
      ? random.pick(DEVANAGARI_NAMES.filter((name) => name.woman === woman))
      : null;
  const name = ownScript ?? personName(random, community, woman);
  const hub = random.weighted(place.hubs.map((one) => [one, one.weight] as const));
  const minutesAgo = Math.floor(TWO_YEARS * random.next() ** 1.25) + random.int(60, 2_000);
  const dob = dobOf(random, today, 61, minutesAgo / MINUTES_A_DAY);
  const age = ageOn(dob, today);
  const username = names.username(name.first, name.last, dob, ownScript?.latin);
  const home = homeOf(random, hub);
  const skills = random
    .some(
      SKILLS,
      random.weighted([
        [1, 1],
        [2, 3],
        [3, 5],
        [4, 5],
        [5, 4],
      ]),
    )
    .map((skill) => ({
      skill,
      level: random.weighted([
        ["Excellent", 5],
        ["Good", 5],
        ["Average", 2],
      ] as const),
    }));
  const educationLevel = educationOf(random, age);
  const degree = random.pick(DEGREES[educationLevel]);
  const years = Math.max(1, Math.min(10, age - 18, random.int(1, 12)));
  const fair = random.chance(0.34) ? random.pick(FAIRS[place.state] ?? FAIRS[""] ?? []) : "";
  const awards = random.chance(0.4) ? random.some(AWARDS, random.int(1, 3)) : [];
  const shown = (share: number) => random.chance(share);
  const fame = random.next() ** 3;
  const form: VolunteerInput = {
    firstName: name.first,
    lastName: name.last,
    email: names.email(username),
    phone: names.mobile(),
    dob,
    gender,
    address: `${random.int(1, 240)}, ${home.locality}${random.chance(0.55) ? `, ${random.pick(LANDMARKS)}` : ""}, ${home.city}`,
    addressState: place.state,
    addressDistrict: home.district,
    city: home.city,
    zipCode: home.pin,
    educationLevel,
    degree,
    stipend: stipendOf(username),
    exprience: random.chance(0.93) ? `${years}+` : "",
    profileSummary: summaryOf(random, {
      community,
      city: home.city,
      years,
      age,
      woman,
      educationLevel,
      degree,
      skills: skills.map(({ skill }) => skill),
    }),
    hasExhibition: fair ? "Yes" : "No",
    exhibitionName: fair,
    exhibitionDesc: fair ? random.pick(FAIR_WORK) : "",
    hasAward: awards.length > 0 ? "Yes" : "No",
    awards,
    skills,
    selectedState: place.state,
    selectedDistricts: [
      home.district,
      ...random.some(
        [hub.district, ...hub.around].filter((district) => district !== home.district),
        random.int(0, 4),
      ),
    ],
    showPhone: shown(0.55),
    showEmail: shown(0.7),
    // Nobody shows a house number to everybody.
    showAddress: shown(0),
    showDob: shown(0.6),
  };
  const turban =
    !woman &&
    ((community === "punjabi" && random.chance(0.75)) ||
      (community === "rajasthani" && age > 45 && random.chance(0.35)));
  const face: Face = { gender: gender === "Male" ? "male" : gender === "Female" ? "female" : "other", turban, age };
  return {
    username,
    form,
    face: random.chance(0.94) ? face : null,
    gallery: random.chance(0.67) ? galleryOf(random) : [],
    viewCount: Math.floor((minutesAgo / MINUTES_A_DAY) * (0.08 + fame * 2.6)) + random.int(0, 25),
    minutesAgo,
    quality: 0.55 + 0.45 * random.next() ** 0.6,
    fame,
  };
}

const galleryOf = (random: DemoRandom): DemoVolunteer["gallery"] =>
  Array.from({ length: random.int(1, 6) }, () => {
    const [width, height] = random.pick(SHAPES);
    return { width, height };
  });

function homeOf(random: DemoRandom, hub: Hub): { district: string; city: string; locality: string; pin: string } {
  const pin = (beginnings: readonly string[]) =>
    `${random.pick(beginnings)}0${String(random.int(1, 30)).padStart(2, "0")}`;
  if (hub.around.length === 0 || random.chance(0.84))
    return { district: hub.district, city: hub.city, locality: random.pick(hub.localities), pin: pin(hub.pins) };
  const district = random.pick(hub.around);
  return { district, city: townOf(district), locality: random.pick(GENERIC_LOCALITIES), pin: pin(hub.pinsAround) };
}

function educationOf(random: DemoRandom, age: number): EducationLevel {
  if (age <= 23 && random.chance(0.75)) return "Pursuing";
  const level = random.weighted(
    EDUCATION_LEVELS.map(
      (one) => [one, { "Post Graduation": 24, Graduation: 46, Pursuing: 0, Diploma: 18, Other: 12 }[one]] as const,
    ),
  );
  return age < 22 && level === "Post Graduation" ? "Graduation" : level;
}

type Told = OpenerFacts & { community: Community; city: string; years: number; skills: string[] };

function summaryOf(random: DemoRandom, { community, city, years, skills, ...facts }: Told): string {
  const own = OWN_LANGUAGE[community];
  if (own && random.chance(0.09)) return random.pick([...(facts.woman ? own.woman : own.man), ...own.any]);
  if (random.chance(0.03)) return "";
  const opener = random
    .pick(OPENERS.filter(({ fits }) => fits?.(facts) ?? true))
    .text.replace("{city}", city)
    .replace("{years}", String(Math.max(2, years)));
  const line = () => random.pick(SKILL_LINES[random.pick(skills)] ?? [""]);
  const text = [...new Set([opener, line(), random.chance(0.6) ? random.pick(CLOSERS) : line()])];
  while (text.join(" ").length > volunteerFields.profileSummary.max) text.pop();
  return text.join(" ");
}
