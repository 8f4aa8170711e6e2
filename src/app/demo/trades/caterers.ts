import {
  CUISINES,
  KITCHENS,
  SERVICES,
  caterers,
  type CatererAttributes,
} from "../../../features/caterers/caterer-category.ts";
import type { Facts } from "../demo-asked.ts";
import { rupees, type DemoTrade } from "./demo-trade.ts";

const AT_HOME: Record<string, (typeof CUISINES)[number]> = {
  Rajasthan: "Rajasthani",
  Gujarat: "Gujarati",
  Maharashtra: "Maharashtrian",
  Punjab: "Punjabi",
  "West Bengal": "Bengali",
  "Tamil Nadu": "South Indian",
  Kerala: "South Indian",
  Karnataka: "South Indian",
  "Andhra Pradesh": "South Indian",
  Telangana: "Hyderabadi",
  "Uttar Pradesh": "Mughlai",
  "Jammu and Kashmir": "Kashmiri",
  Goa: "Goan",
  "Madhya Pradesh": "Malwi",
  Assam: "North-Eastern",
  Nagaland: "North-Eastern",
  Manipur: "North-Eastern",
  Meghalaya: "North-Eastern",
};
const COUNTERS = [
  "Dosa",
  "Jalebi",
  "Pav bhaji",
  "Pani puri",
  "Kulfi",
  "Tandoor",
  "Momos",
  "Pasta",
  "Chole bhature",
  "Paan",
  "Filter coffee",
  "Rabdi malpua",
  "Appam",
  "Kathi roll",
];

/** Neither below its smallest order nor above what the kitchen can do. */
const serves =
  (guests: number) =>
  ({ leastPlates, mostGuests }: Facts): boolean =>
    Number(leastPlates ?? 0) <= guests && guests <= Number(mostGuests ?? Infinity);

export const catererTrade: DemoTrade = {
  category: caterers,
  houses: [
    "Annapurna",
    "Swad",
    "Rasoi",
    "Shree Krishna",
    "Zaika",
    "Handi",
    "Chulha",
    "Bhojanalay",
    "Tadka",
    "Masala Box",
    "Dastarkhwan",
    "Thali House",
    "Kesar",
    "Sagar",
    "Maharaja",
    "Amrit",
    "Bhog",
    "Lazzat",
    "Curry Leaf",
    "Desi Ghee",
    "Royal Spoon",
    "Panchratna",
    "Rasraj",
    "Saffron Pot",
  ],
  ends: ["Caterers", "Catering Services", "Caterers and Sweets", "Kitchen", "Catering House", "Bhoj"],
  persons: 3,
  attributes: (random, { state }): Omit<CatererAttributes, "description"> => {
    const home = AT_HOME[state];
    const kitchen = random.pick(KITCHENS);
    const veg = rupees(random, 180, 1_400, 10);
    const least = random.pick([30, 50, 75, 100, 150, 200]);
    return {
      cuisines: [...new Set([...(home ? [home] : []), ...random.some(CUISINES, random.int(2, 4))])],
      kitchen,
      platePrice: veg,
      nonVegPrice: kitchen === "Vegetarian and non-vegetarian" ? veg + rupees(random, 80, 400, 10) : null,
      leastPlates: least,
      mostGuests: least * random.int(5, 25),
      liveCounters: random.some(COUNTERS, random.int(2, 6)),
      services: random.some(SERVICES, random.int(2, 5)),
      fssai: random.chance(0.85)
        ? `1${random.int(10, 24)}${String(random.int(0, 99_999_999_999)).padStart(11, "0")}`.slice(0, 14)
        : "",
    };
  },
  openers: [
    "{n} years of wedding kitchens in {city}, and the same maharaj at the big pot.",
    "A kitchen of {team} in {city}; we cook at your place or bring everything hot.",
    "My father fed the weddings of {city} from two stoves, today {team} of us do.",
    "From a thread ceremony for forty to a baraat of two thousand: {city} knows our halwa.",
    "{city}'s own taste, cooked in ghee and served with a smile for {n} years.",
  ],
  lines: [
    "You taste the whole menu before you decide, free for four people.",
    "Ten plates more than ordered are always ready.",
    "Jain food is cooked apart, in vessels of its own.",
    "Our cooks wear caps and gloves, and you may look into the kitchen at any time.",
    "Water is bottled or filtered, nothing else.",
    "Children and drivers are fed first, that is how we were taught.",
    "What is left over goes to a home nearby the same night.",
    "The bill says every plate; nothing is added on the day.",
    "Crockery is counted before and after with somebody of yours.",
  ],
  requests: [
    { says: "Vegetarian dinner for 300, three live counters.", guests: 300, count: 3, fits: serves(300) },
    {
      says: "Lunch for 150 at our griha pravesh, Jain food for twenty.",
      guests: 150,
      about: "Lunch",
      fits: serves(150),
    },
    { says: "Reception for 400 with two desserts and paan.", guests: 400, fits: serves(400) },
    { says: "Dinner for 250, please send the menu.", guests: 250, fits: serves(250) },
    { says: "Breakfast for a baraat of 120.", guests: 120, about: "Breakfast", fits: serves(120) },
  ],
  reviews: {
    good: [
      ["They cooked for our wedding of 700.", serves(700)],
      ["Fed 120 people at my parents' anniversary.", serves(120)],
      "Our office lunch for two days.",
      "Catered the sangeet and the wedding.",
      ["Small puja at home, forty plates.", serves(40)],
      ["A reception of 400.", serves(400)],
      ["Lunch for 150 at our griha pravesh.", serves(150)],
      ["Breakfast for the baraat, 200 of them.", serves(200)],
      "Dinner at my brother's engagement.",
      ["The thread ceremony of our son, 80 guests.", serves(80)],
      "Our school's farewell dinner.",
      ["Roka at home with 60 people.", serves(60)],
      ["My father's retirement, 100 plates.", serves(100)],
      "A high tea after the ring ceremony.",
      ["Two meals for 250.", serves(250)],
    ],
    detail: [
      "Everybody asked for the dal's recipe.",
      "Counters never stood empty.",
      "Hot until the last guest.",
      "The waiters were polite with our elders.",
      "Jain food really was apart.",
      "They cleaned up before we asked.",
      "The tasting was exactly what came.",
      "Extra guests were no problem.",
      "The children went back three times.",
      "Nothing was added to the bill.",
      "The kitchen was cleaner than ours.",
      "The sweets were not too sweet, my uncle says.",
      "Drivers and band were fed as well.",
      "What was left was packed for the ashram.",
      "The rotis came hot to the table.",
      "Water was sealed, glasses were clean.",
      "Half of our guests took their number.",
    ],
    mixed: [
      "Food very good, the dessert came late.",
      "Tasty, though the counters had queues at nine.",
      "Good lunch. Two dishes were changed without asking.",
      "Starters were fine, the main course a little oily.",
      "Good taste; too few waiters.",
    ],
    bad: [
      "The food ran out at ten and we had to send for more.",
      "They came an hour late and the gas was empty.",
      "Cold rotis, and no answer afterwards.",
    ],
  },
};
