/** By which words venues are asked for: kinds by what else they are called, and what a price is for. */
import type { SearchWords } from "../listings/category.ts";
import type { PRICE_UNITS, VENUE_KINDS } from "./venue-category.ts";

const KINDS: Record<(typeof VENUE_KINDS)[number], readonly string[]> = {
  "Banquet hall": [
    "banquet",
    "hall",
    "party hall",
    "marriage hall",
    "wedding hall",
    "function hall",
    "marriage palace",
  ],
  "Marriage garden": ["garden", "marriage lawn", "wedding garden", "wedding lawn", "lawn", "party lawn", "party plot"],
  "Hotel lawn": ["lawn", "hotel garden", "hotel", "wedding hotel"],
  Farmhouse: ["farm house", "farm", "villa", "bungalow"],
  "Heritage haveli": ["haveli", "heritage venue", "heritage", "palace", "fort", "heritage palace", "mahal"],
  "Community hall": [
    "hall",
    "bhavan",
    "bhawan",
    "dharamshala",
    "dharmashala",
    "kalyana mandapam",
    "mandapam",
    "sabhagriha",
  ],
  "Convention centre": [
    "convention center",
    "convention hall",
    "conference hall",
    "conference venue",
    "conference centre",
    "conference center",
    "auditorium",
    "exhibition hall",
    "seminar hall",
  ],
  "Beach or lake resort": [
    "resort",
    "beach resort",
    "lake resort",
    "beach venue",
    "beach",
    "lakeside",
    "beach wedding",
  ],
};

const UNITS: Record<(typeof PRICE_UNITS)[number], readonly string[]> = {
  plate: ["per plate", "a plate", "per head plate", "veg plate"],
  day: ["per day", "a day", "full day"],
};

export const VENUE_SEARCH_WORDS: SearchWords = {
  names: [
    "wedding venue",
    "event venue",
    "party venue",
    "marriage venue",
    "function venue",
    "birthday venue",
    "reception venue",
    "event space",
    "party place",
    "party space",
    "function place",
    "wedding place",
    "wedding location",
    "place for wedding",
    "place for party",
    "hall booking",
  ],
  kinds: { kind: KINDS, priceUnit: UNITS },
};
