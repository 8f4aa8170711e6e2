/** What demo artists perform and say of themselves, and what is said of them. */
import type { ArtistCategory } from "../../features/artists/artist-kinds.ts";
import type { Community } from "./demo-names.ts";

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
  "{years} years ago I played for forty people in a courtyard in {city}. Today I play for weddings, festivals and company evenings, and I prepare for each in the same way.",
  "My work is {genre}. I learnt it from two teachers, practised it in {city} for {years} years, and I am happiest when the last row sings along.",
  "I left a desk in {city} for the stage {years} years ago and have not looked back for one evening.",
  "{genre}, {years} years of it, from school halls to the largest ground of {city}.",
  "My guru in {city} used to say: first listen to the room. After {years} years I still begin every evening like that.",
  "People in {city} know me from Navratri nights and college fests; for {years} years I have brought {genre} to families and companies.",
];
export const MIDDLES: readonly string[] = [
  "Before the day I speak with you about the guests, the running order and the songs or pieces that must not be missing, and you get a written plan.",
  "I bring my own microphones and in-ear sets; for more than three hundred guests I work with a sound team that I have trusted for years.",
  "Travel within the state is part of my price, and for longer ways I ask only for the train and a simple room.",
  "A usual evening runs in two parts of forty-five minutes with a break for speeches, but I have also played for a single entrance and for a whole night.",
  "I arrive two hours early, do the sound check before the first guest is there, and keep the volume where grandparents can still talk.",
  "For sangeet evenings I learn one piece with the family, so that the couple's own people stand on the stage at the end.",
  "If the power fails, we go on without it: it has happened four times, and those were the best evenings.",
  "I keep a list of songs and pieces by age, so that the children, the college crowd and the elders each get theirs.",
  "There is a shorter programme for mornings, for inaugurations and for temples.",
  "Costumes, make-up and the driver are in the price; food for the team is all I ask for.",
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

export const PRAISE: readonly string[] = [
  "Our guests still talk about it. Came early, sound check done before the first guest arrived.",
  "Held a hall of six hundred from the first minute. We booked again for the reception.",
  "Listened to what we wanted and played exactly that, with two surprises that made my mother cry.",
  "Professional from the first call to the last song. Worth every rupee.",
  "Read the crowd like a book; even the uncles danced.",
  "Learnt a family song for our sangeet. Nobody had asked for it. Wonderful.",
  "On time, polite, and better than in the videos.",
  "The children did not want to go home.",
  "A voice and a presence that fill the whole ground.",
];
export const FAIR: readonly string[] = [
  "Very good, though the break was a little long.",
  "Lovely performance; the sound could have been softer at dinner.",
  "Good evening, only the travel had to be arranged by us.",
  "Nice set. We would have liked more requests.",
];
export const POOR: readonly string[] = [
  "Came late and cut the second part short.",
  "Not what we had agreed on the phone, but friendly.",
];
