import { ceremonies, type CeremonyAttributes } from "../../../features/ceremonies/ceremony-category.ts";
import { CEREMONY_LANGUAGES } from "../../../features/ceremonies/ceremony-search-words.ts";
import type { Asked, Facts } from "../demo-asked.ts";
import type { Community } from "../demo-names.ts";
import { demoRandom, type DemoRandom } from "../demo-random.ts";
import { rupees, type DemoTrade } from "./demo-trade.ts";

type Role = Pick<CeremonyAttributes, "leader" | "tradition" | "ceremonies">;

const ROLES: readonly (readonly [Role, number])[] = [
  [
    {
      leader: "Pandit",
      tradition: "Hindu",
      ceremonies: [
        "Wedding ceremony",
        "Griha pravesh",
        "Satyanarayan katha",
        "Naming ceremony",
        "Mundan",
        "Godh bharai",
        "Office opening",
      ],
    },
    46,
  ],
  [
    {
      leader: "Pandit",
      tradition: "Arya Samaj",
      ceremonies: ["Wedding ceremony", "Naming ceremony", "Upanayan", "Griha pravesh"],
    },
    10,
  ],
  [{ leader: "Qazi", tradition: "Muslim", ceremonies: ["Nikah", "Engagement", "Naming ceremony"] }, 13],
  [
    {
      leader: "Granthi",
      tradition: "Sikh",
      ceremonies: ["Anand Karaj", "Engagement", "Naming ceremony", "Griha pravesh"],
    },
    9,
  ],
  [{ leader: "Pastor or priest", tradition: "Christian", ceremonies: ["Church wedding", "Baptism", "Engagement"] }, 9],
  [
    {
      leader: "Jain vidhikar",
      tradition: "Jain",
      ceremonies: ["Wedding ceremony", "Griha pravesh", "Naming ceremony"],
    },
    5,
  ],
  [
    { leader: "Bhikkhu", tradition: "Buddhist", ceremonies: ["Wedding ceremony", "Naming ceremony", "Office opening"] },
    3,
  ],
  [{ leader: "Mobed", tradition: "Parsi", ceremonies: ["Wedding ceremony", "Naming ceremony"] }, 2],
  [
    { leader: "Celebrant", tradition: "Interfaith", ceremonies: ["Wedding ceremony", "Engagement", "Naming ceremony"] },
    3,
  ],
];
const TONGUE: Record<string, CeremonyAttributes["languages"][number]> = {
  Maharashtra: "Marathi",
  Gujarat: "Gujarati",
  "West Bengal": "Bengali",
  "Tamil Nadu": "Tamil",
  Kerala: "Malayalam",
  Karnataka: "Kannada",
  Telangana: "Telugu",
  "Andhra Pradesh": "Telugu",
  Punjab: "Punjabi",
  Odisha: "Odia",
  Assam: "Assamese",
};

const ritesOf = (random: DemoRandom, { ceremonies: all }: Role): Role["ceremonies"] => [
  all[0]!,
  ...random.some(all.slice(1), random.int(1, all.length - 1)),
];

/** By whose name it is: a house with a Sanskrit name is a pandit's. */
const TRADITIONS: Partial<Record<Community, readonly Role["tradition"][]>> = {
  muslim: ["Muslim"],
  kashmiri: ["Muslim"],
  punjabi: ["Sikh"],
  christian: ["Christian"],
  naga: ["Christian"],
  mizo: ["Christian"],
  khasi: ["Christian"],
  ladakhi: ["Buddhist"],
  sikkimese: ["Buddhist"],
  arunachali: ["Buddhist", "Interfaith"],
  gujarati: ["Hindu", "Jain", "Parsi", "Arya Samaj"],
  rajasthani: ["Hindu", "Jain", "Arya Samaj"],
};
const OTHERS: readonly Role["tradition"][] = ["Hindu", "Arya Samaj", "Interfaith"];
function rolesOf(community: Community | null): typeof ROLES {
  const traditions =
    community === null ? ["Hindu", "Arya Samaj", "Jain", "Interfaith"] : (TRADITIONS[community] ?? OTHERS);
  return ROLES.filter(([{ tradition }]) => traditions.includes(tradition));
}

const asks = (says: string, about: string, guests: number): Asked => ({
  says,
  about,
  guests,
  fits: (listing: Facts) => (listing["ceremonies"] as string[]).includes(about),
});

const leads =
  (ceremony: string) =>
  (listing: Facts): boolean =>
    (listing["ceremonies"] as string[]).includes(ceremony);

export const ceremonyTrade: DemoTrade = {
  category: ceremonies,
  houses: [
    "Shubh Muhurat",
    "Sanskar",
    "Vivah Vidhi",
    "Mangal Karya",
    "Ashirvad",
    "Shanti",
    "Vidhi Vidhan",
    "Dharma Seva",
    "Sacred Hour",
    "Prarthana",
  ],
  ends: ["", "Ceremonies", "Seva"],
  persons: 8,
  attributes: (random, { state, hub, community, title }): Omit<CeremonyAttributes, "description"> => {
    const roles = rolesOf(community);
    const drawn = random.weighted(ROLES);
    const rites = ritesOf(random, drawn);
    // Whose name belongs to another faith leads the rites of that one.
    const own = demoRandom(`rites of ${title}, ${hub.city}`);
    const role = roles.some(([one]) => one === drawn) ? drawn : own.weighted(roles);
    const { leader, tradition } = role;
    const tongue = TONGUE[state];
    return {
      leader,
      tradition,
      ceremonies: role === drawn ? rites : ritesOf(own, role),
      languages: [
        ...new Set([...(tongue ? [tongue] : []), "Hindi" as const, ...random.some(CEREMONY_LANGUAGES.slice(1, 4), 1)]),
      ],
      fee: random.chance(0.8) ? rupees(random, 1_100, 51_000, 100) : null,
      travelsTo: random.some(hub.around, Math.min(hub.around.length, 3)),
      materials: random.chance(0.55),
      experience: random.int(3, 45),
    };
  },
  openers: [
    "{n} years of weddings, names and new homes in {city}, as my father did before me.",
    "In {city} and around: short and clear, or the whole night, as the family wishes.",
    "I explain every step in plain words, so that the young ones follow, too.",
    "From {city}; I now wed the children of couples whom I once wed.",
    "A quiet voice and a clock: in {city} they say that my ceremonies begin on time.",
  ],
  lines: [
    "The list of what is needed comes a week before, on your phone.",
    "Music and photographers know from me when to be still.",
    "Two languages in one ceremony are no trouble.",
    "I speak with both families before the day.",
    "The amount is said before; nobody is asked for more at the door.",
    "Elders and children get their part.",
    "Fire, flowers and vessels are brought and taken away.",
    "The date is looked for together, with what your family believes.",
  ],
  requests: [
    asks("Wedding in the evening, about two hours, 150 guests.", "Wedding ceremony", 150),
    asks("Griha pravesh in the morning, thirty guests.", "Griha pravesh", 30),
    asks("Naming ceremony at home, thirty guests.", "Naming ceremony", 30),
    asks("Satyanarayan katha at home, about forty people.", "Satyanarayan katha", 40),
    asks("Nikah in the afternoon, about 120 guests; a few words in English, please.", "Nikah", 120),
    asks("Anand Karaj in the morning, about 150 guests.", "Anand Karaj", 150),
    asks("Church wedding at four in the afternoon, 100 guests.", "Church wedding", 100),
    asks("Baptism of our son in the forenoon, thirty guests.", "Baptism", 30),
  ],
  reviews: {
    good: [
      "Led our wedding.",
      ["Our griha pravesh, from the door to the kitchen.", leads("Griha pravesh")],
      ["The naming ceremony of our daughter.", leads("Naming ceremony")],
      ["Katha at my parents' house.", leads("Satyanarayan katha")],
      ["Two families, two faiths, one ceremony.", ({ tradition }) => tradition === "Interfaith"],
      ["Our nikah, forty minutes and a good khutba.", leads("Nikah")],
      ["Anand Karaj in the morning, all four laavan explained.", leads("Anand Karaj")],
      ["Our wedding in church.", leads("Church wedding")],
      ["The baptism of our twins.", leads("Baptism")],
      ["Our son's mundan.", leads("Mundan")],
      ["My sister's godh bharai.", leads("Godh bharai")],
      ["The opening of our shop.", leads("Office opening")],
      ["Our engagement at home.", leads("Engagement")],
      ["My nephew's upanayan.", leads("Upanayan")],
      "The second ceremony of our family, booked again.",
      "Came to us from the next town.",
    ],
    detail: [
      "Began on the minute.",
      "Everything was explained to our friends from abroad.",
      "Kind with my grandmother.",
      "The list was clear and short.",
      "Whatever we had forgotten was brought along.",
      "Nobody was bored, not even the children.",
      "No word about money on the day.",
      "A voice that carries without a microphone.",
      "Both families were asked what matters to them.",
      "The photographer knew when to be still.",
      "Long enough for the elders, short enough for the young.",
      "Every name was known and said right.",
      "When it rained it all went on under the porch, with a laugh.",
      "A call the evening before, to go through it.",
    ],
    mixed: [
      "Good, but an hour longer than said.",
      "Very learned, a little hurried at the end.",
      "Nice ceremony, begun late because of traffic.",
      "Fine, though little was explained.",
    ],
    bad: [
      "Left in the middle for another family.",
      "More money was asked for on the spot.",
      "Came without half of what was to be brought.",
    ],
  },
};
