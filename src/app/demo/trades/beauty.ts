import {
  BEAUTY_AT,
  BEAUTY_FOR,
  BEAUTY_KINDS,
  beauty,
  type BeautyAttributes,
} from "../../../features/beauty/beauty-category.ts";
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
    "Nazaakat",
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
  attributes: (random): Omit<BeautyAttributes, "description"> => {
    const kind = random.pick(BEAUTY_KINDS);
    const guest = kind === "Mehndi" ? rupees(random, 100, 900, 50) : rupees(random, 1_000, 6_000, 100);
    return {
      kind,
      forWhom: random.some(BEAUTY_FOR, random.int(2, 4)),
      where: random.pick(BEAUTY_AT),
      price: guest,
      bridalPrice: random.chance(0.9) ? guest * random.int(6, 12) : null,
      handsADay: random.int(4, 120),
      products: random.some(PRODUCTS, random.int(2, 5)),
      trial: random.chance(0.6),
    };
  },
  openers: [
    "{n} years of brides in {city}; the colour comes out dark, we promise only what we can.",
    "Two sisters and {team} hands in {city}: one for the bride, the rest for everybody else.",
    "Learnt from grandmother in {city}, with cones that we fill ourselves every morning.",
    "{city}'s brides go out of our door looking like themselves, on their best day.",
    "From {city} to your house before sunrise, with chairs, lights and chai.",
  ],
  lines: [
    "The henna is made fresh, nothing black is ever mixed in.",
    "We try your look a week before, with your jewellery.",
    "Brushes are washed between every two faces.",
    "Somebody stays until the vidaai for the last touch.",
    "Your name and his are hidden so well that he will look for them.",
    "Sensitive skin: tell us, we test on the arm first.",
    "Groups are done in turns, so that nobody waits with wet hands.",
    "Draping of saree or dupatta is part of it.",
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
      "She did my bridal mehndi.",
      "Make-up for my wedding and reception.",
      "Twenty-five ladies of our family in one evening.",
      "Booked for my engagement.",
      "My mother and I were both made ready by them.",
    ],
    detail: [
      "The colour was nearly black on the third day.",
      "It stayed through tears and dance.",
      "On time at five in the morning.",
      "My skin felt light.",
      "She listened to what I wanted.",
      "Children sat still for her.",
      "The trial was the same as the day.",
      "Fine lines, no smudge.",
    ],
    mixed: [
      "Lovely mehndi, she came an hour late.",
      "Good make-up, a shade too light.",
      "Nice work. The second artist was slower.",
    ],
    bad: ["They sent somebody else on the day.", "The base went grey in the photos."],
  },
};
