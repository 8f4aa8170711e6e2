/** What demo artists perform and say of themselves, and what is said of them. */
import type { ArtistCategory } from "../../../features/artists/artist-kinds.ts";
import type { Facts } from "../demo-asked.ts";
import type { Community } from "../demo-names.ts";
import type { Sentence } from "../demo-told.ts";

export const GENRES: Record<ArtistCategory, readonly string[]> = {
  Singer: [
    "Sufi, Ghazal",
    "Bollywood retro",
    "Hindustani classical",
    "Bhajan, Devotional",
    "Folk, Bollywood",
    "Indie pop",
    "Carnatic",
    "Qawwali",
  ],
  Dancer: [
    "Kathak",
    "Bharatanatyam",
    "Odissi",
    "Bollywood, Contemporary",
    "Garba, Folk",
    "Lavani",
    "Kuchipudi",
    "Hip hop, Bollywood",
  ],
  Anchor: ["Weddings, Sangeet", "Corporate events", "College fests", "Award nights, Corporate", "Live shows, Weddings"],
  DJ: ["EDM, Bollywood remix", "Techno, House", "Punjabi, Bollywood", "Retro, Commercial", "Garba remix, Bollywood"],
  Band: ["Sufi rock", "Bollywood, Rock", "Indie, Fusion", "Folk fusion", "Wedding brass band"],
  Instrumentalist: [
    "Sitar, Fusion",
    "Tabla",
    "Flute, Devotional",
    "Violin, Bollywood",
    "Shehnai",
    "Santoor",
    "Veena, Carnatic",
    "Saxophone, Jazz",
  ],
  Comedian: ["Stand-up", "Stand-up, Mimicry", "Hasya kavi", "Improv, Corporate"],
  Magician: ["Stage illusions", "Close-up, Mentalism", "Children's shows"],
  "Folk Artist": [
    "Rajasthani folk",
    "Baul",
    "Bihu",
    "Chhau",
    "Pandavani",
    "Nautanki",
    "Theyyam",
    "Phulkari giddha, Bhangra",
  ],
  "Theatre Group": ["Street plays", "Children's theatre", "Puppetry", "Ramleela, Drama"],
  "Dhol Group": ["Dhol tasha", "Punjabi dhol", "Nashik dhol", "Chenda melam"],
  Other: ["Mehndi", "Caricature", "Fire acts, Juggling", "Sand art", "Living statues"],
};

/** What the folk artists of a state do, by the state; elsewhere any of the list. */
export const FOLK_FORMS: Readonly<Record<string, string>> = {
  Rajasthan: "Rajasthani folk",
  "West Bengal": "Baul",
  Assam: "Bihu",
  Jharkhand: "Chhau",
  Odisha: "Chhau",
  Chhattisgarh: "Pandavani",
  "Uttar Pradesh": "Nautanki",
  Kerala: "Theyyam",
  Punjab: "Phulkari giddha, Bhangra",
  "Madhya Pradesh": "Malwi folk",
  Maharashtra: "Lavani, Powada",
  Gujarat: "Dayro",
  "Tamil Nadu": "Karagattam",
  Karnataka: "Yakshagana",
  "Andhra Pradesh": "Burrakatha",
  Telangana: "Oggu Katha",
  Bihar: "Bidesiya",
  Haryana: "Ragini",
  "Himachal Pradesh": "Nati",
  Uttarakhand: "Jagar, Chholiya",
  Goa: "Fugdi",
  Manipur: "Pung cholom",
  Nagaland: "Log drum, Naga folk",
  Meghalaya: "Khasi folk",
  Tripura: "Hojagiri",
  Sikkim: "Maruni",
  Mizoram: "Cheraw",
  "Arunachal Pradesh": "Ponung",
  "Jammu and Kashmir": "Rouf, Chakri",
  Ladakh: "Ladakhi folk",
  Delhi: "Qissa, Nautanki",
  Puducherry: "Karagattam",
};

export const CATEGORY_WEIGHTS: readonly (readonly [ArtistCategory, number])[] = [
  ["Singer", 30],
  ["Dancer", 20],
  ["Anchor", 14],
  ["DJ", 16],
  ["Band", 9],
  ["Instrumentalist", 14],
  ["Comedian", 7],
  ["Magician", 5],
  ["Folk Artist", 12],
  ["Theatre Group", 4],
  ["Dhol Group", 7],
  ["Other", 5],
];

/** Who performs as a team: everybody else comes alone or with a few. */
export const TEAMS: Partial<Record<ArtistCategory, readonly [number, number]>> = {
  Band: [4, 9],
  "Theatre Group": [8, 18],
  "Dhol Group": [6, 24],
  "Folk Artist": [3, 12],
  Dancer: [1, 10],
  Singer: [1, 6],
};

export const LANGUAGES: Record<Community, string> = {
  hindi: "Hindi, English",
  muslim: "Hindi, Urdu",
  marathi: "Marathi, Hindi",
  gujarati: "Gujarati, Hindi",
  rajasthani: "Hindi, Marwari",
  punjabi: "Punjabi, Hindi",
  bengali: "Bengali, Hindi",
  odia: "Odia, Hindi",
  assamese: "Assamese, Hindi",
  tamil: "Tamil, English",
  telugu: "Telugu, English",
  kannada: "Kannada, English",
} as Record<Community, string>;

/** `{genre}`, `{city}` and `{years}` are filled in. */
export const OPENERS: readonly string[] = [
  "I have been on stage in {city} for {years} years, and every evening still begins with the same cup of tea and the same nerves.",
  "Born into a family that never stopped rehearsing, I made {genre} my own and have carried it from {city} to stages all over the country for {years} years.",
  "{years} years ago I stood before forty people in a courtyard in {city}. Today it is weddings, festivals and company evenings, and I prepare for each in the same way.",
  "My work is {genre}. I learnt it from two teachers, practised it in {city} for {years} years, and I am happiest when the last row leans forward.",
  "I left a desk in {city} for the stage {years} years ago and have not looked back for one evening.",
  "{genre}, {years} years of it, from school halls to the largest ground of {city}.",
  "My guru in {city} used to say: first listen to the room. After {years} years I still begin every evening like that.",
  "People in {city} know me from Navratri nights and college fests; for {years} years I have brought {genre} to families and companies.",
];
export const MIDDLES: readonly string[] = [
  "Before the day I speak with you about the guests, the running order and what must not be missing, and you get a written plan.",
  "I bring what I need for the stage; for more than three hundred guests I work with a sound team that I have trusted for years.",
  "For longer ways I ask for the travel and a simple room, and nothing is added on the evening itself.",
  "A usual evening runs in two parts of forty-five minutes with a break for speeches, but I have also done a single entrance and a whole night.",
  "I arrive two hours early, try everything before the first guest is there, and keep it at a volume where grandparents can still talk.",
  "For sangeet evenings I prepare one piece with the family, so that the couple's own people stand on the stage at the end.",
  "If the power fails, we go on without it: it has happened four times, and those were the best evenings.",
  "I plan by age, so that the children, the college crowd and the elders each get something of theirs.",
  "There is a shorter programme for mornings, for inaugurations and for temples.",
  "Costumes and make-up are in the price; a meal before it begins is all I ask for.",
  "I have performed for the district's cultural department, for three universities and for more weddings than I can count.",
];
export const CLOSERS: readonly string[] = [
  "Tell me the date and the kind of evening, and I will tell you honestly whether I am the right one for it.",
  "Have a look at the videos, and then let us talk about your day.",
  "If I am not free, I know people in {city} whom I would book myself.",
  "Ask the people for whom I have worked; I gladly give you three numbers.",
  "Write to me early for the months of weddings; weekdays are often free.",
  "Small functions are as welcome as large ones: what matters is that people go home smiling.",
];

export const TITLES: readonly string[] = [
  "{genre} for weddings and festivals",
  "{genre} live from {city}",
  "An evening of {genre}",
  "{category} for every celebration",
  "{genre}, with heart",
  "{category} from {city}",
  "{genre} for small and large stages",
  "Your evening, our {genre}",
];

export const POOR: readonly string[] = [
  "Came late and cut the second part short.",
  "Not what we had agreed on the phone, but friendly.",
];

const performs =
  (...kinds: string[]) =>
  ({ category }: Facts): boolean =>
    kinds.includes(String(category));
const music = performs("Singer", "Band", "Instrumentalist", "DJ", "Dhol Group", "Folk Artist");
const large = ({ team }: Facts): boolean => Number(team) > 2;

/** What they were booked for, and how it was. */
export const ARTIST_EVENTS: readonly Sentence[] = [
  "Booked for our sangeet.",
  "Our reception of 400.",
  "Company annual day, the set after the awards.",
  "My parents' fortieth anniversary.",
  "College fest, the slot before the last.",
  "Our society's Diwali evening.",
  "Inauguration of our showroom.",
  "A charity evening with 250 people.",
  "School's founders' day.",
  "Our daughter's first birthday.",
  "The evening before the wedding, on the terrace.",
  "A district festival, open air.",
  "Dinner for our dealers.",
  "Our Navratri night.",
  "A surprise for my father's sixtieth.",
];
export const ARTIST_PRAISE: readonly Sentence[] = [
  "Came early, sound check done before the first guest arrived.",
  "Held the hall from the first minute.",
  "Listened to what we wanted and added two surprises of the good kind.",
  "Professional from the first call to the last bow.",
  "Even the back row got up.",
  ["Learnt a family song for us, and nobody had asked for it.", performs("Singer", "Band", "Instrumentalist")],
  "On time, polite, and better than in the videos.",
  "The children did not want to go home.",
  ["A voice that fills the whole ground.", performs("Singer")],
  ["At the old song the whole room went quiet.", performs("Singer", "Band", "Instrumentalist")],
  ["The floor was never empty.", performs("DJ", "Band", "Dhol Group")],
  ["The volume was where the elders could still talk.", music],
  ["Feet, hands and eyes: one could not look away.", performs("Dancer")],
  ["The costumes alone were worth it.", performs("Dancer", "Folk Artist", "Theatre Group")],
  ["Jokes for all ages, and not one that was rude.", performs("Comedian", "Anchor")],
  ["Pronounced every name right.", performs("Anchor")],
  ["Filled twenty minutes when the lights went, and nobody noticed.", performs("Anchor", "Comedian", "Magician")],
  ["I stood next to it and still do not know how it was done.", performs("Magician")],
  ["The baraat came on time because nobody wanted to miss the dhol.", performs("Dhol Group")],
  ["The whole street came to watch.", performs("Dhol Group", "Theatre Group", "Folk Artist")],
  ["The story was clear without a word of explanation.", performs("Theatre Group", "Dancer")],
  ["Guests stood in line for it all evening.", performs("Other")],
  ["A team that eats, packs and says goodbye to everybody.", large],
  "Fair about the travel.",
  "The break was exactly as long as dinner.",
  "We have booked again for next year.",
];
export const ARTIST_FAIR: readonly Sentence[] = [
  "Very good, though the break was a little long.",
  ["Lovely evening; the sound could have been softer at dinner.", music],
  "Good evening, only the travel had to be arranged by us.",
  ["Nice set. We would have liked more requests.", music],
  "Good, a little short for the price.",
  "Fine work; came in the last minute.",
];
