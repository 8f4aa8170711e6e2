/** How those who keep a listing quote for it, in the words of their trade: what was asked for, at their own prices. */
import type { Asked, Facts } from "./demo-asked.ts";
import type { DemoRandom } from "./demo-random.ts";

type Line = { label: string; quantity: number; unit: string; rupees: number };
/** The listing, what it was asked, and how many guests the request names elsewhere. */
export type Work = { listing: Facts; title: string; asked: Partial<Asked>; guests: number | null };
export type Manner = {
  lines: (random: DemoRandom, work: Work) => Line[];
  included: readonly string[] | ((work: Work) => readonly string[]);
  excluded: readonly string[] | ((work: Work) => readonly string[]);
  /** Per cent of GST on top, for some of them. */
  gst?: number;
  /** A house says 'we'. */
  house: boolean;
};

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const word = (count: number): string => WORDS[count] ?? String(count);
const round = (rupees: number, step: number): number => Math.max(step, Math.round(rupees / step) * step);
/** What the listing asks, in rupees. */
const priceOf = (listing: Facts, name: string, otherwise: number): number =>
  typeof listing[name] === "number" && listing[name] > 0 ? listing[name] / 100 : otherwise;
const line = (label: string, quantity: number, unit: string, rupees: number): Line => ({
  label,
  quantity,
  unit,
  rupees,
});

/** What an artist brings on the stage. */
const ON_STAGE: Readonly<Record<string, string>> = {
  Singer: "Singing",
  Dancer: "Dance",
  Anchor: "Anchoring",
  DJ: "DJ set",
  Comedian: "Comedy",
  Magician: "Magic",
};

export const MANNERS: Readonly<Record<string, Manner>> = {
  volunteers: {
    lines: (random, { listing, asked: { hours = 8 } }) => {
      const perDay = listing["stipend"] === 0 ? 0 : priceOf(listing, "stipend", 800);
      const travel = line("Travel there and back", 1, "day", random.pick([200, 250, 300]));
      return perDay === 0
        ? [line("Food, as I take nothing else", 1, "day", 150), travel]
        : [line("My help at the event", hours, "hours", round(perDay / 8, 10)), travel];
    },
    included: ["Own phone", "Half an hour before the gates open", "Hindi and English"],
    excluded: ["A stay for the night", "Work in the kitchen", "Travel after ten at night"],
    house: false,
  },
  artists: {
    lines: (random, { listing, asked: { hours = 2, guests = 200 } }) => {
      const price = priceOf(listing, "price", 25_000);
      const usual = Number.parseFloat(String(listing["duration"] ?? "")) || 2;
      const team = Number.parseInt(String(listing["team"] ?? ""), 10) || 1;
      const what = ON_STAGE[String(listing["category"])] ?? "Performance";
      const within = Math.min(hours, usual);
      const further = hours - within;
      return [
        line(`${what}, ${within === 1 ? "one hour" : `${within} hours`}`, 1, "event", price),
        ...(further > 0
          ? [line("Further time", further, further === 1 ? "hour" : "hours", round(price * 0.25, 500))]
          : []),
        team > 2
          ? line("Food and local travel of the team", team, "people", random.pick([400, 500, 600]))
          : line("Speakers on stands", guests > 300 ? 6 : 4, "speakers", 750),
      ];
    },
    included: [
      "Sound check before the guests come",
      "A call about the evening a week before",
      "Two hours early, costumes and make-up",
    ],
    excluded: ["Generator, stage and permits", "Food, and power at the stage", "Lights beyond the stage"],
    house: false,
  },
  managers: {
    lines: (random, { listing, asked: { count = 20, days = 1 } }) => [
      line(
        days === 1 ? "Volunteers for the day" : `Volunteers, ${word(days)} days`,
        count * days,
        days === 1 ? "people" : "people's days",
        random.pick([700, 800, 900]),
      ),
      line("Coordination on the spot", days, days === 1 ? "day" : "days", priceOf(listing, "price", 5_000)),
      line("Briefing the evening before", 1, "evening", 2_500),
    ],
    included: [
      "Walkie-talkies, badges and a lead for every ten",
      "Uniforms in your colours",
      "One spare for every ten",
    ],
    excluded: ["Meals and water for the team", "Travel beyond 25 km", "Security staff"],
    gst: 18,
    house: true,
  },
  venues: {
    lines: (random, { listing, asked: { days = 1, count, about = "Dinner" }, guests }) => {
      const price = priceOf(listing, "price", 70_000);
      const halls = listing["halls"] as { name: string }[] | undefined;
      const place = halls?.[0]?.name ?? "Main hall";
      return [
        listing["priceUnit"] === "plate"
          ? line(`${about}, vegetarian, with the place`, (guests ?? 200) * days, "plates", price)
          : line(
              days === 1 ? `${place}, 10 am to midnight` : `${place}, ${word(days)} days and the night between`,
              days,
              days === 1 ? "day" : "days",
              price,
            ),
        ...(count ? [line("Rooms for the families", count, "rooms", 2_400)] : []),
        line("Generator", 4, "hours", 1_800),
        line("Cleaning", 1, "event", random.pick([4_500, 6_500])),
      ];
    },
    included: [
      "Parking with two guards, basic lights",
      "A room for the bride, chairs for everybody",
      "Water, and staff for the gates",
    ],
    excluded: ["Electricity by the meter", "Decoration", "Sound after ten at night"],
    gst: 18,
    house: true,
  },
  planners: {
    lines: (random, { asked: { days = 1, count = 4, guests = 150 } }) => [
      line(
        "Planning, from the first list to the last guest",
        1,
        "event",
        days > 1 ? random.pick([75_000, 95_000]) : guests < 100 ? 15_000 : random.pick([35_000, 45_000]),
      ),
      line(
        days === 1 ? "Team on the day" : `Team on the ${word(days)} days`,
        count,
        "people",
        random.pick([1_800, 2_500]) * days,
      ),
      ...(guests > 250 ? [line("Hospitality desk for guests", days - 1, "days", 7_500)] : []),
    ],
    included: ["A plan by the hour, two site visits, one contact for everybody", "Guest list and vendors in one sheet"],
    excluded: ["What the others charge", "Travel beyond the city"],
    gst: 18,
    house: true,
  },
  rentals: {
    lines: (random, { listing, title, asked: { days = 1 } }) => {
      const pieces = Number((/, ([\d,]+)$/u.exec(title)?.[1] ?? "").replaceAll(",", "")) || 100;
      const unit = days === 1 ? "day" : "days";
      return [
        listing["priceUnit"] === "piece"
          ? line(title.replace(/, [\d,]+$/u, ""), pieces * days, "pieces", priceOf(listing, "price", 40))
          : line(title, days, unit, priceOf(listing, "price", listing["itemCategory"] === "Seating" ? 6_000 : 9_000)),
        line("Helpers for bringing and taking back", random.pick([3, 4]), "people", random.pick([500, 600])),
      ];
    },
    included: ({ listing }) =>
      ["Seating", "Cooling"].includes(String(listing["itemCategory"]))
        ? ["Set in place and collected", "Cleaned before they come"]
        : ["Cables and stands", "Setting up two hours before", "An operator until the end"],
    excluded: ["Power", "Damage and loss", "Waiting after midnight"],
    gst: 18,
    house: true,
  },
  photographers: {
    lines: (_, { listing, asked: { days = 1, hours, about = "" } }) => {
      const price = priceOf(listing, "dayPrice", 25_000);
      const team = Number(listing["teamSize"] ?? 1);
      const who = team === 1 ? "Photographer" : `Photographers, team of ${team}`;
      const albums = String(listing["albums"] ?? "");
      const printed = albums === "One printed album" ? 1 : albums === "Two printed albums" ? 2 : 0;
      return [
        about === "half"
          ? line("Shoot of half a day", 1, "half day", round(price * 0.6, 500))
          : hours
            ? line("Photographer", hours, "hours", round(price / 8, 100))
            : line(who, days, days === 1 ? "day" : "days", price),
        ...(about === "film" ? [line("Film of five minutes", 1, "film", round(price * 0.5, 1_000))] : []),
        ...(days > 1 && printed > 0
          ? [line("Album of forty pages", printed, printed === 1 ? "album" : "albums", 12_000)]
          : []),
        line("Framed prints, 12 by 18 inches", days > 1 ? 10 : 4, "prints", 450),
      ];
    },
    included: ({ listing, asked: { about } }) => [
      `All edited pictures within ${String(listing["deliveryWeeks"] ?? 4)} weeks${about === "film" ? ", the film with them" : ""}`,
      "Thirty pictures the next morning, raw ones on a drive",
    ],
    excluded: ["Stay outside the city", "Prints beyond those above"],
    gst: 18,
    house: true,
  },
  caterers: {
    lines: (_, { listing, asked: { guests = 200, days = 1, count = 0, about = "Dinner" } }) => [
      line(
        days === 1 ? `${about}, vegetarian` : `${about}, vegetarian, ${word(days)} days`,
        guests * days,
        "plates",
        priceOf(listing, "platePrice", 450),
      ),
      ...(count > 0 ? [line("Live counters", count, "counters", 5_000)] : []),
      ...(about === "Breakfast" ? [] : [line("Welcome drinks", guests, "guests", 40)]),
    ],
    included: [
      "Crockery, staff of one for every fifteen guests, water",
      "Jain food on a table of its own, tasting for four",
    ],
    excluded: ["Gas beyond the agreed counters", "Plates above the number: at the same price"],
    gst: 5,
    house: true,
  },
  decorators: {
    lines: (random, { listing, asked: { about = "stage", days = 1, guests = 200 } }) => {
      const price = Math.min(priceOf(listing, "priceFrom", 40_000), 1_50_000);
      const share = (part: number) => round(price * part, 500);
      switch (about) {
        case "home":
          return [
            line("Marigold and mango leaves at the door and in the hall", 1, "event", Math.min(share(0.5), 14_000)),
            line("Haldi seat with backdrop", 1, "event", Math.min(share(0.3), 9_000)),
            line("Marigold strings", 40, "strings", 60),
          ];
        case "birthday":
          return [
            line("Balloon wall and arch", 1, "event", Math.min(share(0.5), 16_000)),
            line("Cake table and name in lights", 1, "event", Math.min(share(0.3), 7_000)),
            line("Fairy lights", 20, "strings", 120),
          ];
        case "entrance":
          return [
            line("Stage, white and gold", 1, "event", price),
            line("Entrance arch", 1, "event", share(0.4)),
            line("Flowers on the car", 1, "car", random.pick([3_500, 5_000])),
            line("Stands along the aisle", 12, "stands", 350),
          ];
        case "lights":
          return [
            line("Lights on the whole house", days, days === 1 ? "night" : "nights", Math.min(share(0.4), 24_000)),
            line("Serial lights in the trees", 30, "strings", 150),
          ];
        default:
          return [
            line("Mandap with fresh flowers", 1, "event", price),
            line("Stage and backdrop", 1, "event", share(0.5)),
            line("Lights", guests > 300 ? 60 : 40, "lights", 180),
          ];
      }
    },
    included: ["Setting up before the guests come, taking down after", "Two changes of the drawing"],
    excluded: ["Generator", "Flowers out of season"],
    gst: 18,
    house: true,
  },
  beauty: {
    lines: (_, { listing, asked: { about = "face", count = 0 } }) => {
      const both = listing["kind"] === "Mehndi and make-up";
      const face = priceOf(listing, "price", 2_500);
      // Whoever does both names the price of a face.
      const guest = !about.includes("mehndi") ? face : both ? round(face / 5, 10) : priceOf(listing, "price", 250);
      const bride = about === "bridal mehndi" && both ? guest * 10 : priceOf(listing, "bridalPrice", guest * 8);
      switch (about) {
        case "bridal mehndi":
          return [line("Bridal mehndi", 1, "bride", bride), line("Mehndi for guests", count, "guests", guest)];
        case "mehndi":
          return [line("Mehndi, both hands", count, "guests", guest)];
        case "bride":
          return [
            line("Bridal make-up and hair", 1, "bride", bride),
            ...(count > 0 ? [line("Make-up for the family", count, "faces", guest)] : []),
          ];
        default:
          return [line("Make-up and hair", Math.max(1, count), count > 1 ? "faces" : "face", guest)];
      }
    },
    included: ({ asked: { about = "" } }) =>
      about.includes("mehndi")
        ? ["Fresh cones, own chairs and lights", "Lemon and sugar, and a second visit where a line failed"]
        : ["Draping and hair, own chairs and mirrors", "Touch-up before the photos"],
    excluded: ({ asked: { about = "" } }) =>
      about.includes("mehndi") ? ["Travel beyond 20 km"] : ["Jewellery", "A second look on the same day"],
    house: false,
  },
  ceremonies: {
    lines: (random, { listing, asked: { about = "The ceremony", guests = 30 } }) => [
      line(about, 1, "event", priceOf(listing, "fee", 7_100)),
      ...(guests > 60 ? [line("Assistant", 1, "person", 2_100)] : []),
      line("Travel there and back", random.pick([12, 18, 24]), "km", random.pick([10, 12])),
    ],
    included: ["What is needed, but flowers and fruit", "A call with both families a week before"],
    excluded: ["Flowers, fruit and sweets", "Clothes for the family"],
    house: false,
  },
};
