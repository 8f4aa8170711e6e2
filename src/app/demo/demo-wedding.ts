/** The wedding that the demo's organiser plans: three weeks ahead, in Indore, with something open and something settled. */
import { addDays, weekdayIndex } from "../../domain/dates.ts";
import type { EnquiryStatus } from "../../features/enquiries/enquiry-access.ts";
import { ARTIST } from "./demo-artist-cast.ts";
import type { Asked } from "./demo-asked.ts";
import type { Way } from "./demo-booking-ways.ts";

export type WeddingPart = "Mehndi" | "Sangeet" | "Wedding" | "Reception";
export const WEDDING_PARTS: readonly WeddingPart[] = ["Mehndi", "Sangeet", "Wedding", "Reception"];
export const WEDDING_GUESTS = 350;
export const WEDDING_BUDGET_PAISE = 12_00_000_00;

/** The wedding is on the first Saturday that is three weeks away. */
export function weddingDays(today: string): Record<WeddingPart, string> {
  const early = addDays(today, 21);
  const saturday = addDays(early, (6 - weekdayIndex(early)) % 7);
  return {
    Mehndi: addDays(saturday, -2),
    Sangeet: addDays(saturday, -1),
    Wedding: saturday,
    Reception: addDays(saturday, 1),
  };
}

type Wanted = {
  category: string;
  slug?: string;
  day: WeddingPart;
  /** What is rented comes back on it. */
  until?: WeddingPart;
  eventType: string;
  way: Way;
  status: EnquiryStatus;
  /** How many days ago it was sent, and last moved. */
  sent: number;
  moved: number;
  asked: Asked;
  /** What else the form says. */
  details?: Record<string, unknown>;
};

const quoted: Way = [["quote", "provider", "quoted"]];
const countered: Way = [...quoted, ["counter", "organiser", "countered"]];
const agreed: Way = [...quoted, ["accept", "organiser", "agreed"]];
const confirmed: Way = [...agreed, ["confirm", "organiser", "confirmed"]];

const DINNER: Asked = {
  says: "Dinner for 350, all vegetarian, with poha and jalebi late at night.",
  guests: WEDDING_GUESTS,
  count: 2,
  fits: ({ leastPlates, mostGuests }) =>
    Number(leastPlates) <= WEDDING_GUESTS && Number(mostGuests ?? Infinity) >= WEDDING_GUESTS,
};

export const WEDDING: readonly Wanted[] = [
  {
    category: "venues",
    day: "Wedding",
    eventType: "Wedding reception",
    way: confirmed,
    status: "confirmed",
    sent: 24,
    moved: 19,
    asked: {
      says: "Pheras at night and dinner for 350, in one day.",
      about: "Dinner",
      fits: ({ capacity, priceUnit }) => Number(capacity) >= WEDDING_GUESTS && priceUnit === "day",
    },
    details: { guests: String(WEDDING_GUESTS) },
  },
  {
    category: "caterers",
    day: "Wedding",
    eventType: "Wedding",
    way: quoted,
    status: "pending",
    sent: 4,
    moved: 2,
    asked: DINNER,
  },
  {
    category: "caterers",
    day: "Wedding",
    eventType: "Wedding",
    way: quoted,
    status: "pending",
    sent: 4,
    moved: 3,
    asked: DINNER,
  },
  {
    category: "decorators",
    day: "Wedding",
    eventType: "Wedding",
    way: agreed,
    status: "accepted",
    sent: 6,
    moved: 1,
    asked: {
      says: "Mandap with marigold and mogra, stage for the reception, lights in the trees.",
      guests: WEDDING_GUESTS,
      fits: ({ places, priceFrom }) => places !== "Indoor" && Number(priceFrom) <= 1_20_000_00,
    },
  },
  {
    category: "photographers",
    day: "Sangeet",
    eventType: "Wedding",
    way: confirmed,
    status: "confirmed",
    sent: 20,
    moved: 15,
    asked: {
      says: "Sangeet, wedding and reception; candid pictures above all, no drone.",
      days: 3,
      fits: ({ teamSize, dayPrice }) => Number(teamSize) > 1 && Number(dayPrice) <= 80_000_00,
    },
    details: { days: "3" },
  },
  {
    category: "ceremonies",
    day: "Wedding",
    eventType: "Wedding",
    way: confirmed,
    status: "confirmed",
    sent: 18,
    moved: 16,
    asked: {
      says: "Pheras after eleven at night; please explain them as you go.",
      about: "Wedding ceremony",
      guests: WEDDING_GUESTS,
      fits: ({ leader, tradition }) => leader === "Pandit" && tradition === "Hindu",
    },
  },
  {
    category: "beauty",
    day: "Mehndi",
    eventType: "Mehndi",
    way: quoted,
    status: "pending",
    sent: 3,
    moved: 1,
    asked: {
      says: "Mehndi for the bride and thirty guests, at home from three in the afternoon.",
      about: "bridal mehndi",
      count: 30,
      fits: ({ kind, where }) => kind !== "Make-up" && where !== "At our studio",
    },
  },
  {
    category: "artists",
    slug: ARTIST,
    day: "Sangeet",
    eventType: "Cultural Event",
    way: countered,
    status: "pending",
    sent: 5,
    moved: 1,
    asked: { says: "Sangeet in a garden, two hours; one family song would be lovely.", hours: 2, guests: 250 },
  },
  {
    category: "rentals",
    day: "Wedding",
    until: "Reception",
    eventType: "Wedding",
    way: confirmed,
    status: "confirmed",
    sent: 17,
    moved: 14,
    asked: {
      says: "For the wedding and the reception in the same garden: please leave it standing overnight.",
      days: 2,
    },
  },
];
