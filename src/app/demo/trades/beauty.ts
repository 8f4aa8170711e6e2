import {
  BEAUTY_AT,
  BEAUTY_FOR,
  BEAUTY_KINDS,
  beauty,
  type BeautyAttributes,
} from "../../../features/beauty/beauty-category.ts";
import type { Facts } from "../demo-asked.ts";
import type { DemoRandom } from "../demo-random.ts";
import { rupees, type DemoTrade } from "./demo-trade.ts";

const PRODUCTS = [
  "Organic Sojat henna",
  "Hand-made cones",
  "MAC",
  "Huda Beauty",
  "Kryolan",
  "NARS",
  "Airbrush kit",
  "Lakmé Absolute",
  "Herbal oils",
  "Forest Essentials",
  "Water-proof base",
  "Real-hair extensions",
];

const mehndi = ({ kind }: Facts): boolean => kind !== "Make-up";
const makeUp = ({ kind }: Facts): boolean => kind !== "Mehndi";

const HENNA = ["Organic Sojat henna", "Hand-made cones", "Herbal oils"];
const PRODUCTS_FIT: Readonly<Record<BeautyAttributes["kind"], (product: string) => boolean>> = {
  Mehndi: (product) => HENNA.includes(product),
  "Make-up": (product) => !HENNA.includes(product),
  "Mehndi and make-up": () => true,
};
function someProducts(random: DemoRandom, kind: BeautyAttributes["kind"]): string[] {
  const count = random.int(2, 5);
  return random.some(PRODUCTS, PRODUCTS.length).filter(PRODUCTS_FIT[kind]).slice(0, count);
}
/** What somebody does who is called so: three, so that each is as likely as ever. */
function kindsOf(title: string): readonly BeautyAttributes["kind"][] {
  const [henna, face] = [/Mehndi|Heena/u.test(title), /Makeup/u.test(title)];
  if (henna && face) return ["Mehndi and make-up"];
  if (henna) return ["Mehndi", "Mehndi", "Mehndi and make-up"];
  return face ? ["Mehndi and make-up", "Make-up", "Mehndi and make-up"] : BEAUTY_KINDS;
}

export const beautyTrade: DemoTrade = {
  category: beauty,
  houses: [
    "Rang Mehndi",
    "Sringaar",
    "Roop",
    "Solah Shringar",
    "Kajal",
    "Bindiya",
    "Gulabo",
    "Heena",
    "Sajni",
    "Nazakat",
    "Chandrika",
    "Laali",
    "Dulhan",
    "Aaina",
    "Kumkum",
    "Payal",
    "Mehrunisa",
    "Noor-e-Heena",
  ],
  ends: ["Mehndi Art", "Makeup Studio", "Bridal Studio", "Mehndi and Makeup", "Beauty", "Artistry"],
  persons: 6,
  attributes: (random, { title }): Omit<BeautyAttributes, "description"> => {
    const kind = random.pick(kindsOf(title));
    const guest = kind === "Mehndi" ? rupees(random, 100, 900, 50) : rupees(random, 1_000, 6_000, 100);
    const forWhom = random.some(BEAUTY_FOR, random.int(2, 4));
    const where = random.pick(BEAUTY_AT);
    const bridalPrice = random.chance(0.9) ? guest * random.int(6, 12) : null;
    return {
      kind,
      // Whoever says what the bride costs takes brides.
      forWhom: bridalPrice !== null && !forWhom.includes("Bride") ? ["Bride", ...forWhom] : forWhom,
      where,
      price: guest,
      bridalPrice,
      handsADay: Math.max(12, random.int(4, 120)),
      products: someProducts(random, kind),
      trial: random.chance(0.6),
    };
  },
  openers: [
    "{n} years of brides in {city}; the colour comes out dark, we promise only what we can.",
    "Two sisters with a team of {team} in {city}: one for the bride, the rest for everybody else.",
    "Learnt from grandmother in {city}, with cones that we fill ourselves every morning.",
    "{city}'s brides go out of our door looking like themselves, on their best day.",
    "From {city} to your house before sunrise, with chairs, lights and chai.",
  ],
  lines: [
    "The henna is made fresh, nothing black is ever mixed in.",
    "We try your look a week before, with your jewellery.",
    "Everything that touches your skin is washed between every two of you.",
    "Somebody stays until the vidaai for the last touch.",
    "Your name and his are hidden so well that he will look for them.",
    "Sensitive skin: tell us, we test on the arm first.",
    "Groups are done in turns, so that nobody waits with wet hands.",
    "We come when we say, and leave your room as it was.",
  ],
  requests: [
    {
      says: "Bridal mehndi to the elbows, and twenty guests.",
      about: "bridal mehndi",
      count: 20,
      fits: ({ kind }) => kind !== "Make-up",
    },
    {
      says: "Make-up for the bride and her mother.",
      about: "bride",
      count: 1,
      fits: ({ kind }) => kind !== "Mehndi",
    },
    {
      says: "Engagement look, at home.",
      about: "face",
      fits: ({ kind, where }) => kind !== "Mehndi" && where !== "At our studio",
    },
    {
      says: "Sangeet: make-up for ten girls, hair too.",
      about: "face",
      count: 10,
      fits: ({ kind }) => kind === "Make-up",
    },
    { says: "Sangeet: mehndi for ten girls.", about: "mehndi", count: 10, fits: ({ kind }) => kind !== "Make-up" },
  ],
  reviews: {
    good: [
      ["The bridal mehndi for our family's wedding.", mehndi],
      ["The bride's make-up for the wedding and the reception.", makeUp],
      ["Twenty-five ladies of our family in one evening.", mehndi],
      "Booked for an engagement in our family.",
      "Three generations of us came out ready for one wedding.",
      ["Mehndi for the sangeet, ten of us.", mehndi],
      ["A light look for a morning wedding.", makeUp],
      ["Airbrush for the reception.", makeUp],
      ["Mehndi for karva chauth, four of us.", mehndi],
      "For my sister's wedding.",
      ["Six bridesmaids before nine in the morning.", makeUp],
      "For a godh bharai at home.",
      ["The bride's mehndi up to the elbows, with her dog in it.", mehndi],
      ["Photo shoot before the wedding.", makeUp],
    ],
    detail: [
      ["The colour was nearly black on the third day.", mehndi],
      ["It stayed through tears and dance.", makeUp],
      "On time at five in the morning.",
      ["Light on the skin all evening.", makeUp],
      "They listened to what I wanted.",
      ["Children sat still for it.", mehndi],
      ["The trial was the same as the day.", ({ trial, kind }) => trial === true && kind !== "Mehndi"],
      ["Fine lines, no smudge.", mehndi],
      ["The bride still looked like herself.", makeUp],
      ["The groom's name is hidden so well that he has not found it yet.", mehndi],
      ["The dupatta was draped without a single visible pin.", makeUp],
      "Nobody was hurried, and nobody was late.",
      "The price was what we had agreed on.",
      ["Fresh cones, and they smelled of clove.", mehndi],
      "My aunt's allergy was asked about first.",
      ["No grey face in the photos.", makeUp],
      ["Both palms matched to the last dot.", mehndi],
    ],
    mixed: [
      ["Lovely mehndi, begun an hour late.", mehndi],
      ["Good make-up, a shade too light.", makeUp],
      "Nice work. The second artist was slower.",
      ["The hair came loose before the photos.", makeUp],
      ["Pretty, but the colour stayed orange.", mehndi],
    ],
    bad: [
      "Somebody else was sent on the day.",
      ["The base went grey in the photos.", makeUp],
      ["The cones were dry, and half of it came off.", mehndi],
    ],
  },
};
