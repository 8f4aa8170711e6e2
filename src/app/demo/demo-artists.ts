/** Demo artists as they would fill in the form, their reviews and bookings: from chance alone. */
import { keptMoney } from "../../domain/money.ts";
import { EVENT_TYPES } from "../../domain/event-types.ts";
import { ARTIST_LENGTHS } from "../../domain/limits.ts";
import type { EnquiryStatus } from "../../features/enquiries/enquiry-access.ts";
import type { ArtistInput } from "../../features/artists/artist-category.ts";
import { budgetsFor } from "./demo-asked.ts";
import { ARTIST_NEEDS } from "./words/request-words.ts";
import { ARTIST, ARTIST_FORM } from "./demo-artist-cast.ts";
import {
  ARTIST_EVENTS,
  ARTIST_FAIR,
  ARTIST_PRAISE,
  CATEGORY_WEIGHTS,
  CLOSERS,
  FOLK_FORMS,
  GENRES,
  LANGUAGES,
  MIDDLES,
  OPENERS,
  POOR,
  TEAMS,
  TITLES,
} from "./words/artist-words.ts";
import { enquiryNumbers, timing } from "./demo-enquiries.ts";
import type { DemoOrganiser } from "./demo-organisers.ts";
import { artistPrice } from "./demo-prices.ts";
import { MINUTES_A_DAY, dobOf, personName } from "./demo-people.ts";
import type { Face } from "./demo-people.ts";
import type { StatePlaces } from "./demo-hub.ts";
import { DEMO_STATES } from "./demo-places.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import { pileOf, wordsOf } from "./demo-told.ts";
import { APPROVED, UNDECIDED, demoStates, minutesWaiting, wasShown, type DemoStatus } from "./demo-standing.ts";
import type { DemoNames } from "./demo-unique.ts";
import type { DemoShape } from "./demo-listing.ts";

export type DemoArtist = {
  username: string;
  form: ArtistInput;
  dob: string;
  gender: "Female" | "Male";
  face: Face;
  gallery: DemoShape[];
  viewCount: number;
  minutesAgo: number;
  status: DemoStatus;
};
export type DemoArtistReview = { artist: string; author: string; stars: number; comment: string; minutesAgo: number };
export type DemoBooking = {
  number: string;
  status: EnquiryStatus;
  sender: DemoOrganiser;
  artist: string;
  eventType: string;
  eventDate: string;
  city: string;
  details: Record<string, string | number>;
  minutesAgo: number;
  movedMinutesAgo: number;
};
export type DemoArtists = { artists: DemoArtist[]; reviews: DemoArtistReview[]; bookings: DemoBooking[] };

const SHAPES = [
  [4, 3],
  [3, 2],
  [1, 1],
  [16, 9],
] as const;
/** Nobody writes of what is longer ago. */
const LONGEST = 400 * MINUTES_A_DAY;
/** Older than every request of the demo. */
const LONG_AGO = 320 * MINUTES_A_DAY;

function artist(random: DemoRandom, names: DemoNames, place: StatePlaces, today: string): DemoArtist {
  const woman = random.chance(0.46);
  const community = random.weighted(place.communities);
  const { first, last } = personName(random, community, woman);
  const minutesAgo = Math.floor(600 * MINUTES_A_DAY * random.next() ** 0.8) + 20 * MINUTES_A_DAY;
  const dob = dobOf(random, today, 55, minutesAgo / MINUTES_A_DAY);
  const username = names.username(first, last, dob);
  const category = random.weighted(CATEGORY_WEIGHTS);
  const drawn = random.pick(GENRES[category]);
  const genre = category === "Folk Artist" ? (FOLK_FORMS[place.state] ?? drawn) : drawn;
  const { city } = random.weighted(place.hubs.map((hub) => [hub, hub.weight] as const));
  const team = TEAMS[category];
  const age = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  const filled = (text: string) =>
    text
      .replaceAll("{genre}", genre.toLowerCase().split(",")[0] ?? "")
      .replaceAll("{city}", city)
      .replaceAll("{category}", category)
      .replaceAll("{years}", String(Math.max(2, Math.min(25, age - 18))));
  const title = filled(random.pick(TITLES));
  const form: ArtistInput = {
    firstName: first,
    lastName: last,
    email: names.email(username),
    mobile: names.mobile(),
    category,
    genre,
    language: random.chance(0.9) ? (LANGUAGES[community] ?? "Hindi, English") : "",
    duration: random.pick(["1", "1.5", "2", "2", "3", "2-3"]),
    team: team ? String(random.int(team[0], team[1])) : "1",
    price: artistPrice(username, category),
    travel: random.weighted([
      ["Yes", 7],
      ["No", 1],
      ["", 2],
    ] as const),
    location: "",
    addressState: place.state,
    city,
    profileTitle: title.charAt(0).toUpperCase() + title.slice(1),
    profileKeywords: `${genre}, ${category}, ${city}`.toLowerCase(),
    profileDescription: `${category} from ${city}: ${genre.toLowerCase()} for weddings, festivals and company evenings.`,
    description: descriptionOf(random, filled),
    videoLink: [],
  };
  const gallery = Array.from({ length: random.int(2, 6) }, () => {
    const [width, height] = random.pick(SHAPES);
    return { width, height };
  });
  const turban = !woman && community === "punjabi" && random.chance(0.7);
  return {
    username,
    form,
    dob,
    gender: woman ? "Female" : "Male",
    face: { gender: woman ? "female" : "male", turban, age },
    gallery,
    viewCount: random.int(3, 900),
    minutesAgo,
    status: "approved",
  };
}

function descriptionOf(random: DemoRandom, filled: (text: string) => string): string {
  const middles = random.some(MIDDLES, MIDDLES.length);
  let text = random.pick(OPENERS);
  let count = 0;
  while (count < 2 || text.length < ARTIST_LENGTHS.descriptionMin) text += ` ${middles[count++] ?? ""}`;
  const whole = filled(`${text} ${random.pick(CLOSERS)}`);
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

function reviewsOf(
  random: DemoRandom,
  { username, minutesAgo, form }: DemoArtist,
  organisers: readonly DemoOrganiser[],
): DemoArtistReview[] {
  const own = demoRandom(`words about ${username}`);
  const piles = {
    event: pileOf(own, ARTIST_EVENTS.map(String)),
    praise: pileOf(own, wordsOf(ARTIST_PRAISE, form)),
    fair: pileOf(own, wordsOf(ARTIST_FAIR, form)),
    poor: pileOf(own, POOR),
  };
  const told = (stars: number): string =>
    stars > 3
      ? [own.chance(0.7) ? piles.event.take() : null, piles.praise.again()].filter(Boolean).join(" ")
      : (stars === 3 ? piles.fair : piles.poor).again();
  const quality = random.next();
  const said = new Set<string>();
  // Few are perfect: else a list by rating would begin with those whom one person has praised.
  const perfect = username === ARTIST || random.chance(0.08);
  return random.some(organisers, username === ARTIST ? 30 : random.int(1, 9)).flatMap(({ username: author }, at) => {
    const stars =
      perfect && at > 0
        ? 5
        : !perfect && at === 0
          ? random.pick([4, 4, 3])
          : random.weighted([
              [5, 4 + quality * 8],
              [4, 4],
              [3, 2 - quality],
              [2, 0.6 * (1 - quality)],
            ] as const);
    // Of each kind so many at most.
    const kind = `${stars > 3 ? "praise" : stars} ${random.int(1, stars > 3 ? 9 : stars === 3 ? 4 : 2)}`;
    if (said.has(kind)) return [];
    said.add(kind);
    const comment = told(stars);
    return [
      {
        artist: username,
        author,
        stars,
        comment,
        minutesAgo: random.int(120, Math.max(121, Math.min(minutesAgo - 2 * MINUTES_A_DAY, LONGEST))),
      },
    ];
  });
}

const STATUSES: readonly (readonly [EnquiryStatus, number])[] = [
  ["pending", 8],
  ["accepted", 5],
  ["confirmed", 6],
  ["declined", 4],
  ["cancelled", 3],
  ["completed", 10],
];

/** Some hundreds from every state, a dozen of whom wait; the one who can sign in first. */
export function demoArtists(
  random: DemoRandom,
  names: DemoNames,
  organisers: readonly DemoOrganiser[],
  today: string,
  taken: readonly string[],
): DemoArtists {
  const gauri: DemoArtist = {
    username: ARTIST,
    form: ARTIST_FORM,
    dob: "1995-03-22",
    gender: "Female",
    face: { gender: "female", turban: false, age: 31 },
    gallery: [
      { width: 4, height: 3 },
      { width: 3, height: 2 },
      { width: 1, height: 1 },
    ],
    viewCount: 1_862,
    minutesAgo: 500 * MINUTES_A_DAY,
    status: "approved",
  };
  const others = demoStates(APPROVED, 3).map((place) => artist(random, names, place, today));
  const undecided = UNDECIDED.map((status): DemoArtist => {
    const one = artist(random, names, random.pick(DEMO_STATES), today);
    return wasShown(status)
      ? { ...one, status }
      : { ...one, status, viewCount: 0, minutesAgo: minutesWaiting(random, status) };
  });
  const artists = [gauri, ...others, ...undecided];
  const shown = artists.filter(({ status }) => status === "approved");
  const reviews = shown.flatMap((one) =>
    one === gauri || random.chance(0.7) ? reviewsOf(random, one, organisers) : [],
  );
  const number = enquiryNumbers(random, taken);
  const old = shown.filter(({ minutesAgo }) => minutesAgo > LONG_AGO);
  const booking = (one: DemoArtist): DemoBooking => {
    const asked = number();
    const sender = random.pick(organisers);
    const eventType = random.pick(EVENT_TYPES);
    return {
      number: asked,
      sender,
      artist: one.username,
      eventType,
      city: one.form.city,
      details: {
        budget: keptMoney(random.pick(budgetsFor(one.form.price ?? null, 25_000_00, 1_000_00))),
        requirement: random.pick(ARTIST_NEEDS[eventType]).says,
      },
      ...timing(random, random.weighted(STATUSES), today),
    };
  };
  return {
    artists,
    reviews,
    bookings: [
      ...Array.from({ length: 9 }, () => booking(gauri)),
      ...Array.from({ length: 90 }, () => booking(random.pick(old))),
    ],
  };
}
