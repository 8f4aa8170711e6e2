/** How those who keep a listing quote for it, in the words of their trade. */
import type { About } from "./demo-booking-ways.ts";
import type { DemoRandom } from "./demo-random.ts";

type Line = { label: string; quantity: number; unit: string; rupees: number };
/** What the request says that a price goes by; null: nothing. */
export type AskedFor = { days: number | null; guests: number | null };
export type Manner = {
  lines: (random: DemoRandom, asked: AskedFor) => Line[];
  included: readonly string[];
  excluded: readonly string[];
  /** Per cent of GST on top, for some of them. */
  gst?: number;
};

const travel = (random: DemoRandom): Line => ({
  label: "Travel to the place",
  quantity: random.pick([18, 24, 40, 65]),
  unit: "km",
  rupees: random.pick([10, 12, 15]),
});

/** As many days as were asked for. The chance is drawn all the same: what follows stays as it is. */
function daysOf({ days }: AskedFor, random: DemoRandom, most: number): number {
  random.int(1, most);
  return days ?? 1;
}
/** As many as are expected. */
function guestsOf({ guests }: AskedFor, random: DemoRandom): number {
  const drawn = random.pick([180, 250, 400]);
  return guests ?? drawn;
}

export const MANNERS: Readonly<Record<string, Manner>> = {
  volunteers: {
    lines: (random) => [
      {
        label: "My help at the event",
        quantity: random.pick([6, 8, 10]),
        unit: "hours",
        rupees: random.pick([150, 200, 250]),
      },
      { label: "Travel to the place", quantity: 1, unit: "day", rupees: random.pick([200, 300, 450]) },
    ],
    included: ["Own uniform and phone", "Half an hour before the gates open", "Hindi and English"],
    excluded: ["Meals", "A meal and tea, please", "Travel after ten at night"],
  },
  artists: {
    lines: (random) => [
      { label: "Performance of two hours", quantity: 1, unit: "event", rupees: random.pick([28_000, 45_000, 65_000]) },
      {
        label: "Each further hour",
        quantity: random.pick([1, 1.5, 2]),
        unit: "hours",
        rupees: random.pick([6_000, 8_500]),
      },
      { label: "Travel and stay for the band", quantity: random.pick([3, 4, 5]), unit: "people", rupees: 2_200 },
    ],
    included: [
      "Sound for 300 guests, own instruments",
      "Two sets of an hour, a list of wishes",
      "Sound check before the guests come",
    ],
    excluded: ["Generator, stage and permits", "Food for the band, power", "Lights beyond the stage"],
  },
  managers: {
    lines: (random) => [
      {
        label: "Volunteers for the day",
        quantity: random.pick([12, 20, 30]),
        unit: "people",
        rupees: random.pick([700, 850, 1_000]),
      },
      { label: "Coordination on the spot", quantity: 1, unit: "day", rupees: random.pick([6_000, 9_000, 12_000]) },
      { label: "Briefing the evening before", quantity: 1, unit: "evening", rupees: 2_500 },
    ],
    included: [
      "Walkie-talkies, badges and a lead for every ten",
      "Uniforms in your colours",
      "One spare for every ten",
    ],
    excluded: ["Meals and water for the team", "Travel beyond 25 km", "Security staff"],
  },
  venues: {
    lines: (random) => [
      {
        label: "Hall and lawn, 4 pm to 3 pm the next day",
        quantity: 1,
        unit: "day",
        rupees: random.pick([85_000, 1_40_000, 2_25_000]),
      },
      { label: "Rooms for the families", quantity: random.pick([6, 10, 14]), unit: "rooms", rupees: 2_400 },
      { label: "Generator", quantity: random.pick([4, 6]), unit: "hours", rupees: 1_800 },
      { label: "Cleaning", quantity: 1, unit: "event", rupees: 6_500 },
    ],
    included: [
      "Parking for 120 cars, two guards, basic lights",
      "Bride's room, kitchen space, chairs for 400",
      "Air conditioning in the hall, water, staff for the gates",
    ],
    excluded: ["Electricity by the meter", "Decoration and food", "Sound after ten at night"],
    gst: 18,
  },
  planners: {
    lines: (random) => [
      {
        label: "Planning, from the first list to the last guest",
        quantity: 1,
        unit: "event",
        rupees: random.pick([60_000, 95_000]),
      },
      {
        label: "Team on the days themselves",
        quantity: random.pick([4, 6, 8]),
        unit: "people",
        rupees: random.pick([1_800, 2_500]),
      },
      { label: "Hospitality desk for guests", quantity: random.pick([1, 2]), unit: "days", rupees: 7_500 },
    ],
    included: [
      "A plan by the hour, two site visits, one contact for everybody",
      "Guest list, rooms and cars in one sheet",
    ],
    excluded: ["What the others charge", "Travel beyond the city"],
    gst: 18,
  },
  rentals: {
    lines: (random, asked) => [
      {
        label: "As described, with operator",
        quantity: daysOf(asked, random, 2),
        unit: "days",
        rupees: random.pick([6_500, 9_000, 14_000]),
      },
      {
        label: "Bringing, setting up and taking back",
        quantity: 1,
        unit: "event",
        rupees: random.pick([2_000, 3_500]),
      },
    ],
    included: ["Cables and stands", "Setting up two hours before", "A spare on the spot"],
    excluded: ["Power", "Damage and loss", "Waiting after midnight"],
    gst: 18,
  },
  photographers: {
    lines: (random, asked) => [
      {
        label: "Two photographers",
        quantity: daysOf(asked, random, 3),
        unit: "days",
        rupees: random.pick([28_000, 38_000]),
      },
      {
        label: "Film maker",
        quantity: daysOf(asked, random, 2),
        unit: "days",
        rupees: random.pick([18_000, 26_000]),
      },
      { label: "Album of forty leaves", quantity: 1, unit: "album", rupees: random.pick([12_000, 18_000]) },
    ],
    included: ["All pictures within four weeks, a film of five minutes", "Two hundred edited pictures, raw ones too"],
    excluded: ["Stay outside the city", "Prints beyond the album"],
    gst: 18,
  },
  caterers: {
    lines: (random, asked) => [
      {
        label: "Dinner, 24 dishes",
        quantity: guestsOf(asked, random),
        unit: "plates",
        rupees: random.pick([550, 720, 950]),
      },
      { label: "Live counters", quantity: random.pick([2, 3, 4]), unit: "counters", rupees: 6_000 },
      { label: "Welcome drinks", quantity: guestsOf(asked, random), unit: "guests", rupees: 45 },
    ],
    included: [
      "Crockery, staff of one for every fifteen guests, water",
      "Jain food on a table of its own, tasting for four",
    ],
    excluded: ["Gas beyond the agreed counters", "Plates above the number: at the same price"],
    gst: 5,
  },
  decorators: {
    lines: (random) => [
      {
        label: "Stage with fresh flowers",
        quantity: 1,
        unit: "event",
        rupees: random.pick([45_000, 70_000, 1_10_000]),
      },
      { label: "Entrance and aisle", quantity: 1, unit: "event", rupees: random.pick([18_000, 26_000]) },
      { label: "Lights in the garden", quantity: random.pick([30, 60, 90]), unit: "lights", rupees: 180 },
    ],
    included: ["Setting up the night before, taking down after", "Two changes of the plan"],
    excluded: ["Generator", "Flowers out of season"],
    gst: 18,
  },
  beauty: {
    lines: (random) => [
      { label: "Bride", quantity: 1, unit: "face", rupees: random.pick([14_000, 22_000]) },
      {
        label: "Family",
        quantity: random.pick([3, 5, 8]),
        unit: "faces",
        rupees: random.pick([2_500, 3_500]),
      },
      { label: "Mehndi for guests", quantity: random.pick([10, 20, 30]), unit: "hands", rupees: 150 },
    ],
    included: ["A trial in the week before", "Draping and hair, own chairs and mirrors"],
    excluded: ["Jewellery", "A second look on the same day"],
  },
  ceremonies: {
    lines: (random) => [
      { label: "The ceremony", quantity: 1, unit: "event", rupees: random.pick([5_100, 11_000, 21_000]) },
      { label: "Assistants", quantity: random.pick([1, 2]), unit: "people", rupees: 2_100 },
      travel(random),
    ],
    included: ["All materials but flowers and fruit", "Explained in Hindi and English while it goes on"],
    excluded: ["Flowers, fruit and sweets", "Clothes for the couple"],
  },
};

export const WISHES = [
  "Could you come an hour earlier?",
  "We are fewer than I wrote. Can it be a little less?",
  "Please with travel included.",
  "Our budget is tight: is there a smaller package?",
];
export const NOTES = ["Thank you for asking.", "The day is free.", "", ""];

/** What goes with a proposed change, by what it is about and whose it is. */
export const CHANGE_NOTES: Readonly<Record<About, Readonly<Record<"organiser" | "provider", readonly string[]>>>> = {
  day: {
    organiser: [
      "The pandit ji has found a better muhurat. Could we move to this day?",
      "पंडित जी ने नया मुहूर्त निकाला है। क्या यह तारीख हो सकती है?",
      "Ladke walon ki train usi din hai, isliye date badalni pad rahi hai. Ho payega kya?",
      "The hall of the groom's side is free only then. Sorry for the trouble.",
    ],
    provider: [
      "Municipal repairs close our road on that day. This one would be better for your guests.",
      "उस दिन शहर में चुनाव की ड्यूटी है। क्या यह तारीख चलेगी?",
      "Us din meri team ka ek hi set free hai. Is date par poori team mil jayegi.",
    ],
  },
  number: {
    organiser: [
      "The list has grown: cousins from Nagpur are coming after all.",
      "मेहमान कुछ कम हो गए हैं, कृपया इतने का हिसाब कर दें।",
      "Guest list final ho gayi, number thoda badal gaya hai.",
    ],
    provider: [
      "As you said on the visit: a little more than we wrote first. Same rate.",
      "जगह देखकर लगा कि इतने की ज़रूरत पड़ेगी। रेट वही है।",
      "Site dekh kar lag raha hai itna lagega. Rate same rakha hai.",
    ],
  },
  price: {
    organiser: [
      "We take the stage from somebody else now. Could the total be this?",
      "बजट थोड़ा कम करना पड़ रहा है। क्या इतने में हो जाएगा?",
      "Do functions ek saath de rahe hain, thoda kam kar dijiye please.",
    ],
    provider: [
      "Diesel and flowers have become cheaper since: I pass it on.",
      "इतना कम कर दिया है, आपका काम पहले भी किया है।",
    ],
  },
  off: {
    organiser: [
      "My grandfather has passed away, and there will be no function this year. Please let us end it without a cost.",
      "घर में ग़मी हो गई है, इस साल कोई कार्यक्रम नहीं होगा। कृपया इसे बिना शुल्क के रद्द करने दें।",
      "Flood ke baad collector ne us din ke saare function rok diye hain. Dono taraf se cancel kar dete hain.",
    ],
    provider: [
      "The river is in the hall since Monday, and the district has closed the road.",
      "बाढ़ से रास्ता बंद है, हम पहुँच नहीं पाएँगे।",
    ],
  },
};
