import {
  DECOR_KINDS,
  DECOR_PLACES,
  DECOR_STYLES,
  decorators,
  type DecoratorAttributes,
} from "../../../features/decorators/decorator-category.ts";
import type { Facts } from "../demo-asked.ts";
import { rupees, type DemoTrade } from "./demo-trade.ts";

const THEMES = [
  "Rajwada",
  "Marigold village",
  "Jaimala on water",
  "Mughal garden",
  "Temple bells",
  "Monsoon green",
  "White and gold",
  "Banarasi silk",
  "Peacock",
  "Fairy lights and jasmine",
  "Boho haldi",
  "Carnival",
  "Old Calcutta",
  "Beach sunset",
];

const does =
  (...some: string[]) =>
  ({ kinds }: Facts): boolean =>
    some.some((kind) => (kinds as string[]).includes(kind));
const outside = ({ places }: Facts): boolean => places !== "Indoor";
const inside = ({ places }: Facts): boolean => places !== "Outdoor";

/** What a kind of work takes beside the others. */
const WORK: Partial<Record<(typeof DECOR_KINDS)[number], number>> = {
  "Tent and mandap": 6,
  "Stage and backdrop": 4,
  Lighting: 3,
  "Flower decoration": 3,
};

export const decoratorTrade: DemoTrade = {
  category: decorators,
  houses: [
    "Phoolwari",
    "Shamiana",
    "Rangmahal",
    "Genda Phool",
    "Toran",
    "Gulmohar",
    "Sajawat",
    "Chandni",
    "Kalakriti",
    "Pushpanjali",
    "Roshan",
    "Mandap Mahal",
    "Jasmine",
    "Utsav",
    "Bandhani",
    "Kamal",
    "Raj Tent",
    "Shubh",
    "Champa",
    "Deepmala",
  ],
  ends: ["Decorators", "Tent House", "Flowers and Decor", "Event Decor", "Light and Tent", "Decor Studio"],
  persons: 2,
  attributes: (random): Omit<DecoratorAttributes, "description"> => {
    const kinds = random.some(DECOR_KINDS, random.int(2, 5));
    return {
      kinds,
      styles: random.some(DECOR_STYLES, random.int(2, 4)),
      places: random.pick(DECOR_PLACES),
      // For the smallest function: more for whoever does the large things.
      priceFrom: rupees(random, 2_500, 9_000, 500) * kinds.reduce((sum, kind) => sum + (WORK[kind] ?? 1), 0),
      setupHours: random.int(3, 36),
      themes: random.some(THEMES, random.int(2, 6)),
      rentsOut: random.chance(0.6),
    };
  },
  openers: [
    "{n} years of mandaps in {city}, tied by hand and taken down the same night.",
    "{team} people, three trucks and every flower that {city}'s market has at four in the morning.",
    "Our grandfather put up {city}'s first shamiana; we still have the poles.",
    "From one toran at the door to a palace for a night: that is our work in {city}.",
    "We draw your evening first, then we build it: {city} and around, for {n} years.",
  ],
  lines: [
    "Flowers come the same morning; what is left goes to the temple.",
    "The frame stands first, so that nobody hammers when guests come.",
    "Every wire is taped, every pole is tied: your municipality's paper is our work.",
    "Rain plan included, tarpaulins in the colour of your theme.",
    "You see a drawing and a list with prices before you pay anything.",
    "Our light men stay until the last song.",
    "We reuse wood and cloth, not flowers.",
    "Small homes get the same care as large lawns.",
  ],
  requests: [
    { says: "Mandap and stage for 400 guests.", guests: 400 },
    { says: "Haldi at home, marigold and mango leaves.", about: "home" },
    {
      says: "Balloon wall and lights for a first birthday.",
      about: "birthday",
      fits: ({ kinds }) => (kinds as string[]).includes("Balloon decoration"),
    },
    { says: "Entrance, car and stage, white and gold.", about: "entrance" },
    {
      says: "Lights for the whole house, for the night of the wedding.",
      about: "lights",
      fits: ({ kinds, places }) => (kinds as string[]).includes("Lighting") && places !== "Indoor",
    },
  ],
  reviews: {
    good: [
      ["They built our mandap by the lake.", (one) => outside(one) && does("Tent and mandap")(one)],
      "Decorated our house for five days.",
      ["Birthday of our son, jungle theme.", does("Balloon decoration", "Stage and backdrop")],
      ["Stage and lights for the college fest.", (one) => does("Lighting")(one) && does("Stage and backdrop")(one)],
      "The haldi corner was theirs.",
      ["Mandap in the hotel's hall.", (one) => inside(one) && does("Tent and mandap")(one)],
      ["Our terrace for the sangeet.", outside],
      ["Car and gate for the baraat.", does("Car and entrance")],
      ["The reception's stage.", does("Stage and backdrop")],
      "A naming ceremony in pastel.",
      ["Tables for 200 at the engagement.", does("Table and seating")],
      ["Lights on our street for Diwali.", (one) => outside(one) && does("Lighting")(one)],
      "My sister's mehndi, yellow and green.",
      ["Flowers for the puja at home.", does("Flower decoration")],
      "Our silver wedding, nothing too loud.",
    ],
    detail: [
      "Ready two hours before time.",
      "Exactly like the drawing.",
      ["The flowers were fresh at midnight.", does("Flower decoration")],
      "Not one thing added to the bill.",
      "Everybody took photos at the entrance.",
      ["They came back in the rain and saved it.", outside],
      "Clean when they left.",
      "Quiet, quick, polite.",
      ["Every wire was taped.", does("Lighting")],
      "They changed the colour two days before, without a face.",
      "My mother-in-law liked it, which is news.",
      "The hall was not to be recognised.",
      "We got the drawing with a price on every item.",
      "No nail in the wall of our old house.",
      ["The marigolds went to the temple the next morning.", does("Flower decoration")],
      "Nobody hammered while guests were there.",
      "It looked dearer than it was.",
    ],
    mixed: [
      "Beautiful, but finished when the first guests came.",
      "Nice work, the carpet was old.",
      "Good work. The colour was a little different from the photo.",
      ["The lights flickered until somebody came.", does("Lighting")],
      "Pretty; the taking down was noisy at one in the morning.",
    ],
    bad: [
      ["Half of the flowers were plastic.", does("Flower decoration")],
      "They took the sofa away before the vidaai.",
      "The drawing was of another wedding, it seems.",
    ],
  },
};
