import {
  ALBUMS,
  PHOTOGRAPHY_KINDS,
  photographers,
  type PhotographerAttributes,
} from "../../../features/photographers/photographer-category.ts";
import type { Facts } from "../demo-asked.ts";
import { rupees, type DemoTrade } from "./demo-trade.ts";

const CAMERAS = [
  "Sony A7 IV",
  "Canon R6",
  "Nikon Z6 III",
  "DJI Mavic 3",
  "DJI Ronin gimbal",
  "Godox lights",
  "Sony FX3",
  "Fujifilm X-T5",
  "GoPro",
  "LED wall feed",
];

const does =
  (kind: string) =>
  ({ kinds }: Facts): boolean =>
    (kinds as string[]).includes(kind);
const weddings = ({ kinds }: Facts): boolean =>
  (kinds as string[]).some((kind) => /^(?:Wedding|Candid|Traditional)/u.test(kind));

export const photographerTrade: DemoTrade = {
  category: photographers,
  houses: [
    "Saat Phere",
    "Golden Hour",
    "Lens Kahaani",
    "Pehli Nazar",
    "Framewala",
    "Shutter Dulhan",
    "Candid Katha",
    "Tasveer",
    "Filmy Shaadi",
    "Rangmanch",
    "Click Karwan",
    "Yaadein",
    "Noor",
    "Baraat Stories",
    "Chitrakaar",
    "Aks",
    "Roshni",
    "Lamha",
    "Pixel Chai",
    "Monsoon Frames",
  ],
  ends: ["Studio", "Photography", "Films", "Photo and Films", "Pictures", "Weddings"],
  persons: 5,
  attributes: (random): Omit<PhotographerAttributes, "description"> => {
    const kinds = random.some(PHOTOGRAPHY_KINDS, random.int(2, 5));
    const alone = rupees(random, 8_000, 26_000, 500);
    const teamSize = random.int(1, 9);
    return {
      kinds,
      // Each further pair of eyes takes half of what the first one asks.
      dayPrice: Math.round((alone * (1 + (teamSize - 1) / 2)) / 50_000) * 50_000,
      teamSize,
      deliveryWeeks: random.int(2, 14),
      albums: random.pick(ALBUMS),
      equipment: random.some(CAMERAS, random.int(2, 5)),
      travels: random.chance(0.7),
      film: [],
    };
  },
  openers: [
    "{n} wedding seasons in {city}, and we still cry at the vidaai.",
    "A studio of {team} in {city}: two for the couple, one for grandmother's face.",
    "We began with a borrowed camera in {city} and a cousin's wedding.",
    "Light first, then laughter: weddings of {city} in pictures that stay honest.",
    "From {city} to wherever your baraat goes; {n} years behind the lens.",
  ],
  lines: [
    "A hundred pictures reach your phone the next morning.",
    "Every raw file is kept on two discs for a year.",
    "We ask for the list of families before, so that nobody is missing in the group photo.",
    "The drone flies only where it is allowed, with papers.",
    "The film has your music and your people's voices, not only slow motion.",
    "We eat last and stand in nobody's way.",
    "Albums are printed in our own lab, on paper that does not turn yellow.",
    "The price says everything: hours, people, album and film.",
  ],
  requests: [
    {
      says: "Wedding from the baraat to the vidaai, candid and film.",
      about: "film",
      fits: ({ kinds }) => (kinds as string[]).includes("Wedding film"),
    },
    {
      says: "Wedding in one day, candid pictures above all.",
      fits: ({ kinds }) => (kinds as string[]).some((kind) => kind.startsWith("Wedding") || kind.startsWith("Candid")),
    },
    {
      says: "Pre-wedding shoot for half a day.",
      about: "half",
      fits: ({ kinds }) => (kinds as string[]).includes("Pre-wedding shoot"),
    },
    { says: "Birthday of our daughter, three hours.", hours: 3 },
    { says: "Haldi in the morning and the wedding at night, pictures only." },
    { says: "Conference with a group photo, one day." },
  ],
  reviews: {
    good: [
      ["They shot our wedding of two days.", weddings],
      ["Booked for our pre-wedding in the hills.", does("Pre-wedding shoot")],
      "Photographed my father's seventieth.",
      "Our company day was theirs.",
      ["They made the film of my sister's wedding.", does("Wedding film")],
      "The engagement and one afternoon by the river.",
      ["My cousins abroad watched the pheras live.", does("Live streaming")],
      ["Our daughter's first birthday.", does("Birthday and family")],
      ["Reception of 500.", weddings],
      "A naming ceremony at home.",
      ["The haldi, only with natural light.", does("Candid photography")],
      ["A court wedding and dinner after.", weddings],
      "My parents' fortieth anniversary.",
      "School's annual day, two evenings.",
    ],
    detail: [
      "The first photos came the next day.",
      "Nobody felt the camera.",
      "Grandmother's portrait hangs in our hall.",
      ["The film made all of us cry.", does("Wedding film")],
      "They found light where there was none.",
      [
        "The album arrived in the promised week.",
        ({ albums }) => typeof albums === "string" && albums.includes("printed"),
      ],
      "Patient with forty cousins.",
      ["The drone shot of the baraat is gold.", does("Drone")],
      "Group photo of ninety people in six minutes.",
      "Colours as they were, no orange faces.",
      "They knew the rites and stood in the right place.",
      "Every guest is in it at least once.",
      "Raw files came on a disc without asking.",
      "My mother, who hates photos, has framed one.",
      "They ate last and left last.",
      "Two bookings later still our first call.",
    ],
    mixed: [
      "Lovely photos, they took four weeks longer.",
      ["Good work, though one of the two came late.", ({ teamSize }) => Number(teamSize) > 1],
      ["Nice film, a little too much slow motion.", does("Wedding film")],
      "Good pictures, few of the groom's side.",
      "Fine, but we had to ask for the raw files twice.",
    ],
    bad: [
      "We waited five months for the photos.",
      ["A different team came than we had met.", ({ teamSize }) => Number(teamSize) > 1],
      "Half of the pheras is out of focus.",
    ],
  },
};
