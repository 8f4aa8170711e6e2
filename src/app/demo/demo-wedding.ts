/** The wedding that the demo's organiser plans: three weeks ahead, in Indore, with something open and something settled. */
import { addDays, weekdayIndex } from "../../domain/dates.ts";
import type { EnquiryStatus } from "../../features/enquiries/enquiry-access.ts";
import { ARTIST } from "./demo-artist-cast.ts";
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
  /** How many days ago it was asked, and last moved. */
  asked: number;
  moved: number;
  details: Record<string, unknown>;
};

const quoted: Way = [["quote", "provider", "quoted"]];
const countered: Way = [...quoted, ["counter", "organiser", "countered"]];
const agreed: Way = [...quoted, ["accept", "organiser", "agreed"]];
const confirmed: Way = [...agreed, ["confirm", "organiser", "confirmed"]];

export const WEDDING: readonly Wanted[] = [
  {
    category: "venues",
    day: "Wedding",
    eventType: "Wedding",
    way: confirmed,
    status: "confirmed",
    asked: 24,
    moved: 19,
    details: { guests: "350", description: "Pheras at night, dinner on the lawn, rooms for the families." },
  },
  {
    category: "caterers",
    day: "Wedding",
    eventType: "Wedding",
    way: quoted,
    status: "pending",
    asked: 4,
    moved: 2,
    details: { description: "Dinner for 350, all vegetarian, with poha and jalebi late at night." },
  },
  {
    category: "caterers",
    day: "Wedding",
    eventType: "Wedding",
    way: quoted,
    status: "pending",
    asked: 4,
    moved: 3,
    details: { description: "Dinner for 350, all vegetarian, with poha and jalebi late at night." },
  },
  {
    category: "decorators",
    day: "Wedding",
    eventType: "Wedding",
    way: agreed,
    status: "accepted",
    asked: 6,
    moved: 1,
    details: { description: "Mandap with marigold and mogra, stage for the reception, lights in the trees." },
  },
  {
    category: "photographers",
    day: "Sangeet",
    eventType: "Wedding",
    way: confirmed,
    status: "confirmed",
    asked: 20,
    moved: 15,
    details: { days: "3", description: "Sangeet, wedding and reception; candid pictures above all, no drone." },
  },
  {
    category: "ceremonies",
    day: "Wedding",
    eventType: "Wedding",
    way: confirmed,
    status: "confirmed",
    asked: 18,
    moved: 16,
    details: { description: "Pheras after eleven at night; please explain them as you go." },
  },
  {
    category: "beauty",
    day: "Mehndi",
    eventType: "Mehndi",
    way: quoted,
    status: "pending",
    asked: 3,
    moved: 1,
    details: { description: "Mehndi for the bride and thirty guests, at home from three in the afternoon." },
  },
  {
    category: "artists",
    slug: ARTIST,
    day: "Sangeet",
    eventType: "Cultural Event",
    way: countered,
    status: "pending",
    asked: 5,
    moved: 1,
    details: { requirement: "Sangeet in a garden; one family song would be lovely." },
  },
  {
    category: "rentals",
    day: "Wedding",
    until: "Reception",
    eventType: "Wedding",
    way: confirmed,
    status: "confirmed",
    asked: 17,
    moved: 14,
    details: {
      description: "For the wedding and the reception in the same garden: please leave it standing overnight.",
    },
  },
];
