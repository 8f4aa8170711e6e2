/** What organisers of the demo ask for, with the numbers that are in it. */
import type { EventType } from "../../../domain/event-types.ts";
import type { Asked, Facts } from "../demo-asked.ts";

const has = (name: string, value: string) => (listing: Facts) =>
  Array.isArray(listing[name]) && (listing[name] as unknown[]).includes(value);

const GATE = { says: "Main gate from four in the afternoon to ten, about 900 visitors.", hours: 6 };
const WELCOME = { says: "Welcome table from six to eleven in the evening, traditional dress.", hours: 5 };
const ELDERS = { says: "Chairs and water for elderly guests, from five in the evening to eleven.", hours: 6 };
const SEATING = { says: "Seating of about 300 guests, from six to ten in the evening.", hours: 4 };
const CHILDREN = { says: "Children's corner from five to nine: games and snacks, one calm person.", hours: 4 };
const GREEN_ROOM = { says: "Green room for a troupe of twelve dancers, from three in the afternoon to ten.", hours: 7 };
const STAGE = { says: "Stage side from four to ten: artists' call and mementoes.", hours: 6 };
const DESK = { says: "Registration desk for 250 people from eight to two; we print the badges.", hours: 6 };
const DAY_SHIFT = { says: "Help desk from nine to five. Lunch and tea are arranged.", hours: 8 };
const LOST = { says: "Lost and found desk and announcements in Hindi and English, ten to six.", hours: 8 };
const LIVE = { says: "Live updates for our page from five to ten in the evening; we give the phone.", hours: 5 };
const FIRST_AID = { says: "First aid corner together with our nurse, from nine to five.", hours: 8 };
const TOKENS = { says: "Token counter for food coupons, from seven to eleven at night.", hours: 4 };
const QUEUE = { says: "Patients' queue and tokens, from eight in the morning to four.", hours: 8 };
const ROUTE = { says: "Water point on the route, from five to ten in the morning.", hours: 5 };
const PLANTING = { says: "Tools, saplings and a list of names, from seven in the morning to noon.", hours: 5 };
const WALK = { says: "Walking beside school children with a whistle, from eight to eleven.", hours: 3 };
const PARKING = { says: "Parking and the lane to the gate, from four in the afternoon to ten.", hours: 6 };

/** Of volunteers, by the kind of event. */
export const VOLUNTEER_NEEDS: Readonly<Record<string, readonly Asked[]>> = {
  "Wedding reception": [WELCOME, ELDERS, SEATING, PARKING],
  "Sangeet evening": [WELCOME, GREEN_ROOM, ELDERS],
  "Birthday function": [CHILDREN, WELCOME],
  "Cultural Event": [STAGE, GREEN_ROOM, GATE, SEATING],
  "Corporate Event": [DESK, LIVE, SEATING],
  "College fest": [GATE, STAGE, TOKENS, LIVE],
  "Health Camp": [QUEUE, FIRST_AID, DAY_SHIFT],
  "Sports Event": [ROUTE, FIRST_AID, PARKING],
  "Community Service": [DAY_SHIFT, QUEUE, ELDERS],
  "Book fair": [LOST, DAY_SHIFT, GATE],
  "Educational Workshop": [DESK, DAY_SHIFT],
  "Fundraising Event": [WELCOME, TOKENS, SEATING],
  "Environmental Drive": [PLANTING, DAY_SHIFT],
  "Awareness Campaign": [WALK, DESK],
  "Religious procession": [GATE, PARKING, LOST],
  "Product launch": [DESK, LIVE, PARKING],
  "School annual day": [STAGE, GREEN_ROOM, SEATING],
  "Food festival": [TOKENS, GATE, LOST],
};

/** Of artists, by the kind of event. */
export const ARTIST_NEEDS: Readonly<Record<EventType, readonly Asked[]>> = {
  "Corporate Event": [
    { says: "Company annual day with 300 people; one hour after the awards.", hours: 1, guests: 300 },
    { says: "Inauguration of a showroom, one hour at noon, about 100 guests.", hours: 1, guests: 100 },
  ],
  "Educational Workshop": [
    { says: "Teachers' day at our school: one hour in the assembly hall, 250 people.", hours: 1, guests: 250 },
    { says: "Afternoon for our students with a demonstration, two hours, 150 people.", hours: 2, guests: 150 },
  ],
  "Community Service": [
    { says: "Our society's annual evening, families with children, two hours, 200 people.", hours: 2, guests: 200 },
  ],
  "Environmental Drive": [
    { says: "Closing of our tree planting day, one hour in the open, 150 people.", hours: 1, guests: 150 },
  ],
  "Health Camp": [
    { says: "Evening for the helpers after the health camp, one hour, 120 people.", hours: 1, guests: 120 },
  ],
  "Cultural Event": [
    { says: "College fest, open air, two hours in the evening, 800 people.", hours: 2, guests: 800 },
    { says: "Cultural evening of our samaj, two hours, about 400 people.", hours: 2, guests: 400 },
  ],
  "Sports Event": [{ says: "Opening of the district games, one hour, about 1,000 people.", hours: 1, guests: 1_000 }],
  "Awareness Campaign": [
    { says: "Open stage after the road safety walk, one hour, 300 people.", hours: 1, guests: 300 },
  ],
  "Fundraising Event": [
    { says: "Charity evening, two hours, 250 guests; a word about the cause in between.", hours: 2, guests: 250 },
  ],
  Other: [
    { says: "Two hours at a wedding reception, about 400 guests.", hours: 2, guests: 400 },
    { says: "My parents' fortieth anniversary: two hours at home, 60 guests.", hours: 2, guests: 60 },
  ],
};

/** What halls are taken for. */
export const HALL_FUNCTIONS: readonly string[] = [
  "Wedding reception",
  "Wedding reception",
  "Wedding reception",
  "Sangeet evening",
  "Birthday function",
  "Corporate Event",
  "Product launch",
  "School annual day",
  "Cultural Event",
  "Fundraising Event",
];

/** How many come, as it is said. */
export const HALL_GUESTS: readonly (readonly [said: string, guests: number])[] = [
  ["100", 100],
  ["150", 150],
  ["300", 300],
  ["about 450", 450],
  ["600", 600],
  ["1,000", 1_000],
];

export const VENUE_NEEDS: readonly Asked[] = [
  { says: "Evening function with dinner, vegetarian.", about: "Dinner" },
  { says: "Day function with lunch, vegetarian.", about: "Lunch" },
  {
    says: "Evening function, with eight rooms for the groom's side.",
    count: 8,
    about: "Dinner",
    fits: ({ rooms }, eventType) => eventType === "Wedding reception" && Number(rooms) >= 8,
  },
  {
    says: "Only the place for one evening, decoration by us.",
    about: "Dinner",
    fits: ({ priceUnit }) => priceUnit === "day",
  },
];

export const PLANNER_NEEDS: readonly Asked[] = [
  {
    says: "Wedding in winter, three functions, about 300 guests.",
    days: 3,
    guests: 300,
    count: 6,
    fits: has("kinds", "Wedding Planner"),
  },
  {
    says: "A first birthday with forty children.",
    guests: 80,
    count: 3,
    fits: ({ kinds }) => !(Array.isArray(kinds) && kinds.length === 1 && kinds[0] === "Wedding Planner"),
  },
  {
    says: "Company day for 200 with stage and dinner.",
    guests: 200,
    count: 4,
    fits: ({ kinds }) => !(Array.isArray(kinds) && kinds.length === 1 && kinds[0] === "Wedding Planner"),
  },
  { says: "Engagement for 150 guests, one evening.", guests: 150, count: 4 },
];

export const RENTAL_NEEDS: readonly Asked[] = [
  { says: "From ten in the morning until midnight." },
  { says: "For one evening, set up by six." },
  { says: "Please bring it to the community hall by noon, for one day." },
  { says: "With somebody who looks after it, please." },
];
