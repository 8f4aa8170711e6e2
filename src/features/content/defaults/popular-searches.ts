/** The 24 popular searches of the home page: what people look for, and where that is. */
import { text } from "../../../domain/words/say.ts";
export interface PopularSearch {
  phrase: string;
  /** The page that searches, as its address begins; volunteers where nothing is said. */
  page?: string;
  /** Words that must be found. */
  words?: string;
  /** As the register of places spells them; a search without a district looks in the whole state. */
  state: string;
  district?: string;
}

export const POPULAR_SEARCHES: readonly PopularSearch[] = [
  { phrase: text("Volunteers in Indore"), state: "Madhya Pradesh", district: "Indore" },
  {
    phrase: text("Wedding planners in Indore"),
    page: "/EventPlanner",
    words: "wedding",
    state: "Madhya Pradesh",
    district: "Indore",
  },
  {
    phrase: text("Marriage gardens in Bhopal"),
    page: "/VenueBooking",
    words: "marriage garden",
    state: "Madhya Pradesh",
    district: "Bhopal",
  },
  { phrase: text("Mela crowd volunteers in Ujjain"), words: "crowd", state: "Madhya Pradesh", district: "Ujjain" },
  {
    phrase: text("Sound on rent in Madhya Pradesh"),
    page: "/EventEquipmentRental",
    words: "sound",
    state: "Madhya Pradesh",
  },
  { phrase: text("Singers in Mumbai"), page: "/ArtistBooking", words: "singer mumbai", state: "Maharashtra" },
  { phrase: text("Dhol groups in Madhya Pradesh"), page: "/ArtistBooking", words: "dhol", state: "Madhya Pradesh" },
  { phrase: text("First aid volunteers in Pune"), words: "first aid", state: "Maharashtra", district: "Pune" },
  { phrase: text("Volunteers in Nagpur"), state: "Maharashtra", district: "Nagpur" },
  { phrase: text("DJs in Gujarat"), page: "/ArtistBooking", words: "dj", state: "Gujarat" },
  { phrase: text("Garba night volunteers in Ahmedabad"), state: "Gujarat", district: "Ahmedabad" },
  { phrase: text("Heritage havelis in Rajasthan"), page: "/VenueBooking", words: "haveli", state: "Rajasthan" },
  { phrase: text("Folk artists in Rajasthan"), page: "/ArtistBooking", words: "folk", state: "Rajasthan" },
  {
    phrase: text("Destination wedding planners in Rajasthan"),
    page: "/EventPlanner",
    words: "wedding",
    state: "Rajasthan",
  },
  { phrase: text("Conference volunteers in Delhi"), words: "registration desk", state: "Delhi" },
  { phrase: text("Banquet halls in Delhi"), page: "/VenueBooking", words: "banquet", state: "Delhi" },
  {
    phrase: text("LED walls and projectors in Delhi"),
    page: "/EventEquipmentRental",
    words: "audio visual",
    state: "Delhi",
  },
  { phrase: text("Anchors in Maharashtra"), page: "/ArtistBooking", words: "anchor", state: "Maharashtra" },
  { phrase: text("Volunteers in Lucknow"), state: "Uttar Pradesh", district: "Lucknow" },
  { phrase: text("Durga Puja volunteers in Kolkata"), state: "West Bengal", district: "Kolkata" },
  {
    phrase: text("Corporate event planners in Karnataka"),
    page: "/EventPlanner",
    words: "corporate",
    state: "Karnataka",
  },
  {
    phrase: text("Guest hospitality in Bengaluru"),
    words: "hospitality",
    state: "Karnataka",
    district: "Bengaluru Urban",
  },
  { phrase: text("Dancers in Tamil Nadu"), page: "/ArtistBooking", words: "dancer", state: "Tamil Nadu" },
  { phrase: text("Volunteers in Hyderabad"), state: "Telangana", district: "Hyderabad" },
];

/** The search a phrase leads to. */
export function popularSearchPath({ page = "/Volunteers", words, state, district }: PopularSearch): string {
  return `${page}?${new URLSearchParams({ ...(words ? { q: words } : {}), state, ...(district ? { district } : {}) })}`;
}
