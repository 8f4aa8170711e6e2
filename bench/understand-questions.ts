/** What people type, and what must be true of the answer: the questions of `npm run bench -- understand`. */

/** What an answer must be: `facet` of its category, `text` in what is written of it, `name` its title. */
export type Must = {
  category?: string;
  state?: string;
  districts?: readonly string[];
  facet?: readonly [name: string, ...values: string[]];
  /** Any of these words. */
  text?: readonly string[];
  guests?: number;
  name?: string;
  nothing?: true;
};
/** `stranger`: by somebody who did not write the words of the search. */
export type Question = { kind: string; q: string; must: Must; list?: string; stranger?: true };

type Town = { said: string; state: string; districts: readonly string[] };
const town = (said: string, state: string, ...districts: string[]): Town => ({ said, state, districts });

const TOWNS: readonly Town[] = [
  town("Indore", "Madhya Pradesh", "Indore"),
  town("Jaipur", "Rajasthan", "Jaipur"),
  town("Pune", "Maharashtra", "Pune"),
  town("Lucknow", "Uttar Pradesh", "Lucknow"),
  town("Hyderabad", "Telangana", "Hyderabad"),
  town("Ahmedabad", "Gujarat", "Ahmedabad"),
  town("Kolkata", "West Bengal", "Kolkata"),
  town("Bhopal", "Madhya Pradesh", "Bhopal"),
  town("Nagpur", "Maharashtra", "Nagpur"),
  town("Patna", "Bihar", "Patna"),
  town("Kochi", "Kerala", "Ernakulam"),
  town("Chandigarh", "Chandigarh", "Chandigarh"),
];
const OLD_NAMES: readonly Town[] = [
  town("Bangalore", "Karnataka", "Bengaluru Urban"),
  town("Simla", "Himachal Pradesh", "Shimla"),
  town("Gauhati", "Assam", "Kamrup Metropolitan"),
  town("Vizag", "Andhra Pradesh", "Visakhapatnam"),
  town("Gurgaon", "Haryana", "Gurugram"),
  town("Baroda", "Gujarat", "Vadodara"),
  town("Calcutta", "West Bengal", "Kolkata"),
  town("Madras", "Tamil Nadu", "Chennai"),
  town("Trivandrum", "Kerala", "Thiruvananthapuram"),
  town("Cochin", "Kerala", "Ernakulam"),
  town("Mysore", "Karnataka", "Mysuru"),
  town("Poona", "Maharashtra", "Pune"),
  town("Benares", "Uttar Pradesh", "Varanasi"),
  town("Allahabad", "Uttar Pradesh", "Prayagraj"),
  town("Bombay", "Maharashtra", "Mumbai City", "Mumbai Suburban"),
  town("Panjim", "Goa", "North Goa"),
  town("Vijayawada", "Andhra Pradesh", "NTR"),
  town("Noida", "Uttar Pradesh", "Gautam Buddha Nagar"),
  town("Bhubaneswar", "Odisha", "Khordha"),
  town("Jamshedpur", "Jharkhand", "East Singhbhum"),
];
const STATES = [
  ["Orissa", "Odisha"],
  ["Goa", "Goa"],
  ["Punjab", "Punjab"],
  ["Uttaranchal", "Uttarakhand"],
  ["J&K", "Jammu and Kashmir"],
  ["Pondicherry", "Puducherry"],
] as const;

const at = ({ state, districts }: Town): Must => ({ state, districts });
const nth = <T>(list: readonly T[], at: number): T => list[at % list.length]!;
const ask = (kind: string, q: string, must: Must, list?: string): Question => ({
  kind,
  q,
  must,
  ...(list ? { list } : {}),
});

const PLAIN = [
  ["volunteer", "volunteers"],
  ["volunteers in", "volunteers"],
  ["venue", "venues"],
  ["venues in", "venues"],
  ["artist in", "artists"],
  ["event planner in", "planners"],
  ["event planners", "planners"],
  ["volunteer manager", "managers"],
] as const;
const plain = TOWNS.flatMap((place, i) =>
  [0, 1, 2, 3].map((turn) => {
    const [words, category] = nth(PLAIN, i + turn * 2 + (turn > 1 ? 1 : 0));
    return ask("plain", `${words} ${place.said}`, { category, ...at(place) });
  }),
);

const MISTYPED: readonly (readonly [string, Must])[] = [
  ["volanteer pune", { category: "volunteers", ...at(TOWNS[2]!) }],
  ["voluntear indore", { category: "volunteers", ...at(TOWNS[0]!) }],
  ["volunters jaipur", { category: "volunteers", ...at(TOWNS[1]!) }],
  ["vounteer lucknow", { category: "volunteers", ...at(TOWNS[3]!) }],
  ["volunteer indor", { category: "volunteers", ...at(TOWNS[0]!) }],
  ["volunteer jaipr", { category: "volunteers", ...at(TOWNS[1]!) }],
  ["volunteer hydrabad", { category: "volunteers", ...at(TOWNS[4]!) }],
  ["volunteers ahemdabad", { category: "volunteers", ...at(TOWNS[5]!) }],
  ["volunteers luknow", { category: "volunteers", ...at(TOWNS[3]!) }],
  ["volunteers nagpurr", { category: "volunteers", ...at(TOWNS[8]!) }],
  ["singar jaipur", { category: "artists", facet: ["category", "Singer"], ...at(TOWNS[1]!) }],
  ["sanger indore", { category: "artists" }],
  ["dansar pune", { category: "artists" }],
  ["dancer punee", { category: "artists", facet: ["category", "Dancer"], ...at(TOWNS[2]!) }],
  ["ancor lucknow", { category: "artists", facet: ["category", "Anchor"] }],
  ["comedien", { category: "artists", facet: ["category", "Comedian"] }],
  ["magican", { category: "artists", facet: ["category", "Magician"] }],
  ["bankuet hall indore", { category: "venues", ...at(TOWNS[0]!) }],
  ["banqet hall", { category: "venues", facet: ["kind", "Banquet hall"] }],
  ["farmhose", { category: "venues", facet: ["kind", "Farmhouse"] }],
  ["weding planner", { category: "planners", facet: ["kinds", "Wedding Planner"] }],
  ["wedding planer jaipur", { category: "planners", ...at(TOWNS[1]!) }],
  ["event plannr", { category: "planners" }],
  ["genrator", { category: "rentals", text: ["generator"] }],
  ["genarator on rent", { category: "rentals", text: ["generator"] }],
  ["projecter", { category: "rentals", text: ["projector"] }],
  ["speeker", { category: "rentals", text: ["speaker"] }],
  ["microfone", { category: "rentals", text: ["microphone", "microphones"] }],
  ["venue banglore", { category: "venues", ...at(OLD_NAMES[0]!) }],
  ["vanue indore", { category: "venues", ...at(TOWNS[0]!) }],
  ["party hall indore", { category: "venues", ...at(TOWNS[0]!) }],
  ["best volunteer indore", { category: "volunteers", ...at(TOWNS[0]!) }],
  ["confrence hall", { category: "venues", facet: ["kind", "Convention centre"] }],
];

const TRADES: readonly (readonly [string, Must])[] = [
  ["lawn", { category: "venues", facet: ["kind", "Hotel lawn", "Marriage garden"] }],
  ["marriage garden", { category: "venues", facet: ["kind", "Marriage garden"] }],
  ["banquet", { category: "venues", facet: ["kind", "Banquet hall"] }],
  ["marriage hall", { category: "venues", facet: ["kind", "Banquet hall"] }],
  ["resort", { category: "venues", facet: ["kind", "Beach or lake resort"] }],
  ["palace", { category: "venues", facet: ["kind", "Heritage haveli"] }],
  ["conference hall", { category: "venues", facet: ["kind", "Convention centre"] }],
  ["auditorium", { category: "venues", facet: ["kind", "Convention centre"] }],
  ["farm house", { category: "venues", facet: ["kind", "Farmhouse"] }],
  ["singer", { category: "artists", facet: ["category", "Singer"] }],
  ["vocalist", { category: "artists", facet: ["category", "Singer"] }],
  ["emcee", { category: "artists", facet: ["category", "Anchor"] }],
  ["MC", { category: "artists", facet: ["category", "Anchor"] }],
  ["dj", { category: "artists", facet: ["category", "DJ"] }],
  ["live band", { category: "artists", facet: ["category", "Band"] }],
  ["orchestra", { category: "artists", facet: ["category", "Band"] }],
  ["choreographer", { category: "artists", facet: ["category", "Dancer"] }],
  ["dhol wala", { category: "artists", facet: ["category", "Dhol Group"] }],
  ["stand up comedian", { category: "artists", facet: ["category", "Comedian"] }],
  ["magic show", { category: "artists", facet: ["category", "Magician"] }],
  ["folk dancer", { category: "artists", facet: ["category", "Folk Artist"] }],
  ["guitarist", { category: "artists", facet: ["category", "Instrumentalist"] }],
  ["nukkad natak", { category: "artists", facet: ["category", "Theatre Group"] }],
  ["LED wall", { category: "rentals", text: ["led"] }],
  ["led screen", { category: "rentals", text: ["led"] }],
  ["genset", { category: "rentals", text: ["generator"] }],
  ["mike", { category: "rentals", text: ["microphone", "microphones"] }],
  ["sound system", { category: "rentals", facet: ["itemCategory", "Sound"] }],
  ["stage light", { category: "rentals", facet: ["itemCategory", "Lighting"] }],
  ["chairs", { category: "rentals", text: ["chair", "chairs"] }],
  ["cooler", { category: "rentals", text: ["cooler", "coolers"] }],
  ["drone camera", { category: "photographers", facet: ["kinds", "Drone"] }],
  ["event management company", { category: "planners" }],
  ["birthday planner", { category: "planners", facet: ["kinds", "Birthday Parties"] }],
  ["shaadi planner", { category: "planners", facet: ["kinds", "Wedding Planner"] }],
  ["usher", { category: "volunteers" }],
  ["event staff", { category: "volunteers" }],
  ["crowd control", { category: "volunteers", text: ["crowd"] }],
  ["volunteer coordinator", { category: "managers" }],
];
const trades = TRADES.flatMap(([q, must], i) => {
  const place = nth(TOWNS, i * 5 + 1);
  return i % 2 === 0
    ? [ask("kinds and trades", q, must)]
    : [
        ask("kinds and trades", q, must),
        ask("kinds and trades", `${q} ${place.said}`, {
          ...(must.category ? { category: must.category } : {}),
          ...at(place),
        }),
      ];
});

const numbers = [
  ...TOWNS.slice(0, 8).flatMap((place, i) => [
    ask("numbers", `${10 + i * 5} volunteers ${place.said.toLowerCase()}`, { category: "volunteers", ...at(place) }),
    ask("numbers", `a hall for ${100 + i * 50}`, { category: "venues", guests: 100 + i * 50 }),
    ask("numbers", `venue for ${100 + i * 50} guests in ${place.said}`, { category: "venues", ...at(place) }),
  ]),
  ask("numbers", "300 guests", { category: "venues", guests: 300 }),
  ask("numbers", "500 people lawn", { category: "venues", guests: 500 }),
  ask("numbers", "banquet hall 200 pax", { category: "venues", guests: 200 }),
  ask("numbers", "1,000 seater auditorium", { category: "venues" }),
  ask("numbers", "capacity 400 marriage garden", { category: "venues", guests: 400 }),
  ask("numbers", "need 2 anchors", { category: "artists", facet: ["category", "Anchor"] }),
  ask("numbers", "3 singers jaipur", { category: "artists", ...at(TOWNS[1]!) }),
  ask("numbers", "500 chairs", { category: "rentals", text: ["chair", "chairs"] }),
  ask("numbers", "hall under 1000 per plate", { category: "venues" }),
];

const oldNames = [
  ...OLD_NAMES.flatMap((place, i) => [
    ask("old names", `volunteer ${place.said}`, { category: "volunteers", ...at(place) }),
    ...(i % 2 === 0
      ? [ask("old names", `venue in ${place.said.toLowerCase()}`, { category: "venues", state: place.state })]
      : []),
  ]),
  ...STATES.map(([said, state]) => ask("old names", `volunteers ${said}`, { category: "volunteers", state })),
];

const LONGER: readonly (readonly [string, Must])[] = [
  ["sufi singer", { category: "artists", facet: ["category", "Singer"], text: ["sufi"] }],
  ["ghazal singer for wedding", { category: "artists", facet: ["category", "Singer"] }],
  ["first aid volunteer", { category: "volunteers", text: ["aid"] }],
  ["registration desk volunteers", { category: "volunteers", text: ["registration"] }],
  ["photography volunteer", { category: "volunteers", text: ["photography"] }],
  ["banquet hall with parking", { category: "venues", facet: ["kind", "Banquet hall", "Community hall"] }],
  ["wedding planner destination", { category: "planners" }],
  ["kathak dancer", { category: "artists", facet: ["category", "Dancer"], text: ["kathak"] }],
  ["dhol tasha group", { category: "artists", facet: ["category", "Dhol Group"] }],
  ["sound system with operator", { category: "rentals", facet: ["itemCategory", "Sound"] }],
  ["corporate event planner", { category: "planners", facet: ["kinds", "Corporate Events"] }],
  ["crowd management volunteers", { category: "volunteers", text: ["crowd"] }],
];
const threeWords = LONGER.flatMap(([q, must], i) => [
  ask("three words", q, must),
  ask("three words", `${q} ${nth(TOWNS, i).said}`, {
    ...(must.category ? { category: must.category } : {}),
    ...at(nth(TOWNS, i)),
  }),
]);

const EMPTY_WORDS = [
  ["best", "near me in"],
  ["i want", "in"],
  ["i am looking for a good", "near"],
  ["need", "urgently in"],
  ["top 10", "in"],
  ["contact number of", "in"],
  ["cheap", "nearby"],
  ["please suggest", "at"],
  ["mujhe", "chahiye"],
] as const;
const THINGS = [
  ["volunteers", { category: "volunteers" }],
  ["singer", { category: "artists", facet: ["category", "Singer"] }],
  ["banquet hall", { category: "venues" }],
  ["event planner", { category: "planners" }],
  ["anchor", { category: "artists" }],
] as const satisfies readonly (readonly [string, Must])[];
const emptyWords = EMPTY_WORDS.flatMap(([before, behind], i) =>
  [0, 1, 2, 3].map((turn) => {
    const [thing, must] = nth<readonly [string, Must]>(THINGS, i + turn);
    const place = nth(TOWNS, i * 3 + turn);
    const { facet: _facet, ...least } = must;
    return ask("words without weight", `${before} ${thing} ${behind} ${place.said}`, { ...least, ...at(place) });
  }),
);

const LONG = [
  [
    "I am looking for a good banquet hall in Indore for my sister's wedding reception with around 300 guests and parking for at least 50 cars, please",
    { category: "venues", ...at(TOWNS[0]!) },
  ],
  [
    "We need twenty volunteers in Jaipur for our annual college fest who can manage the registration desk and the crowd for three days in December",
    { category: "volunteers", ...at(TOWNS[1]!) },
  ],
  [
    "Hello, can you please tell me the contact number of the best event planner in Lucknow because my brother is getting married next year",
    { category: "planners", ...at(TOWNS[3]!) },
  ],
  [
    "Looking for a sufi singer in Jaipur for a corporate evening, must have own sound and be able to travel, budget up to fifty thousand rupees or so",
    { category: "artists", ...at(TOWNS[1]!) },
  ],
  [
    "Need LED wall and projector for a two day conference, with operator, cables and spare lamp, delivery to the venue the evening before",
    { category: "rentals" },
  ],
  ["volunteers Pune ".repeat(12), { category: "volunteers", ...at(TOWNS[2]!) }],
  [
    "wedding planner Hyderabad who has handled more than one hundred weddings and speaks Telugu, Hindi and English and replies on the same day",
    { category: "planners", ...at(TOWNS[4]!) },
  ],
  [
    "event volunteers in Ahmedabad for a marathon on Sunday morning, water points, route marshals and first aid helpers, two hundred of them",
    { category: "volunteers", ...at(TOWNS[5]!) },
  ],
  [
    "anchor for sangeet in Patna who can speak Bhojpuri and Hindi and has own mike, available in the second week of February for two evenings",
    { category: "artists" },
  ],
  [
    "venue in Kolkata for a birthday party of my daughter who turns five, with a play corner, music, a cake table and food for sixty children",
    { category: "venues", ...at(TOWNS[6]!) },
  ],
  [
    "volunteer manager in Bhopal to lead a team of sixty for a national conference of doctors over three days, with experience of delegates",
    { category: "managers", ...at(TOWNS[7]!) },
  ],
  [
    "generator silent type of 125 kva with fuel and operator for an outdoor wedding that goes on until two in the night, in a village near town",
    { category: "rentals", text: ["generator"] },
  ],
] as const satisfies readonly (readonly [string, Must])[];
const long = LONG.map(([q, must]) => ask("longer than 100", q, must));

const nonsense = [
  "xqzvbn",
  "asdf qwer",
  "zzzzzz",
  "blorptastic",
  "!!!!",
  "qwertyuiop asdfghjkl",
  "lorem ipsum dolor",
  "fjdksla",
  "wxyz wxyz wxyz",
  "12345678901234567890",
  "hgfdsa mnbvcx",
  "jjjj kkkk",
  "aaaaaaa",
  "vbnmxz",
  "ploktijuh",
  "kjhgf",
  "qqq www eee",
  "zxcvb nmasd",
].map((q) => ask("nonsense", q, { nothing: true }));

const lists = [
  ...TOWNS.flatMap((place, i) => [
    ask("q of the lists", `volunteers in ${place.said}`, at(place), "volunteers"),
    ask("q of the lists", nth(["singer", "dancer", "anchor", "dj"], i) + ` ${place.said}`, { ...at(place) }, "artists"),
    ask(
      "q of the lists",
      nth(["lawn", "banquet hall", "hall for 200", "best venue"], i) + ` ${place.said}`,
      at(place),
      "venues",
    ),
  ]),
  ask("q of the lists", "bangalore", at(OLD_NAMES[0]!), "volunteers"),
  ask("q of the lists", "gurgaon", at(OLD_NAMES[4]!), "volunteers"),
  ask("q of the lists", "vizag", at(OLD_NAMES[3]!), "volunteers"),
  ask("q of the lists", "bombay", at(OLD_NAMES[14]!), "volunteers"),
  ask("q of the lists", "wedding planner jaipur", at(TOWNS[1]!), "planners"),
  ask("q of the lists", "generator", { text: ["generator"] }, "rentals"),
  ask("q of the lists", "genset", { text: ["generator"] }, "rentals"),
  ask("q of the lists", "sharma", { text: ["sharma"] }, "volunteers"),
];

/** All of them but those by name, which are made from what is there. */
export const QUESTIONS: readonly Question[] = [
  ...plain,
  ...MISTYPED.map(([q, must]) => ask("mistyped", q, must)),
  ...trades,
  ...numbers,
  ...oldNames,
  ...threeWords,
  ...emptyWords,
  ...long,
  ...nonsense,
  ...lists,
];

/** A letter left out, doubled, or two exchanged, in the longest word: as fingers slip. */
export function slipped(name: string, way: number): string {
  const words = name.split(" ");
  const longest = words.reduce((most, word, at) => (word.length > words[most]!.length ? at : most), 0);
  const word = words[longest]!;
  const middle = Math.floor(word.length / 2);
  const typed = [
    word.slice(0, middle) + word.slice(middle + 1),
    word.slice(0, middle) + word[middle] + word.slice(middle),
    word.slice(0, middle - 1) + word[middle] + word[middle - 1] + word.slice(middle + 1),
  ][way % 3]!;
  return words.map((one, at) => (at === longest ? typed : one)).join(" ");
}
