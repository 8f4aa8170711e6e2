/** Price cards as people of each trade write them; some have said nothing. From chance of their own, so that no other story changes. */
import { cardSchema, type PriceCard } from "../../features/prices/price-model.ts";
import { PLANNER_TERMS } from "../../domain/limits.ts";
import { CAST } from "./demo-cast.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";

/** Of the listings, so many keep a card; the cast all do. */
const SHARE = 0.7;

type Said = Partial<PriceCard>;
type Trade = (random: DemoRandom, attributes: Row, taxed: boolean) => Said;

const rupees = (amount: number) => amount * 100;

/** Who comes along, and from how far. @param known how many they are, where the page says it */
function travels(random: DemoRandom, people: readonly [number, number], known: unknown = null): Said {
  const drawn = random.int(...people);
  const team = Number.parseInt(String(known ?? ""), 10) || drawn;
  return {
    freeKm: random.pick([10, 20, 25, 30, 50]),
    perKmPaise: rupees(random.pick([8, 10, 12, 15, 18])),
    stayFor: team,
    foodFor: team,
  };
}

/** @param taxed our team has seen their GSTIN */
const registered = (random: DemoRandom, percent: number, share: number, taxed = false): Said =>
  random.chance(share) || taxed ? { gst: "onTop", gstPercent: percent } : { gst: "none" };

function payments(random: DemoRandom): Said {
  const [token, advance, advanceDays] = random.pick([
    [10, 40, 15],
    [20, 30, 7],
    [25, 65, 15],
    [20, 0, 0],
    [0, 50, 3],
  ] as const);
  return { token, advance, advanceDays: advance > 0 ? advanceDays : null };
}

/** Whole hours that a performance lasts: of '1.5' and '2-3' nothing is said. */
function wholeHours(duration: unknown): number | null {
  return typeof duration === "string" && /^\d$/.test(duration) ? Number(duration) : null;
}

/** No dearer than an hour of those that are included, in whole five hundreds. @param price of all of them, in paise */
const furtherHour = (drawn: number, price: unknown, hours: number): number =>
  typeof price === "number" && price > 0
    ? Math.min(drawn, Math.max(1, Math.floor(price / hours / rupees(500))) * rupees(500))
    : drawn;

const TRADES: Readonly<Record<string, Trade>> = {
  volunteers: (random) => ({
    hours: random.pick([6, 8, 8, 10]),
    included: random.some(
      ["Own T-shirt and shoes", "Two-wheeler for errands", "Arrives an hour early"],
      random.int(0, 2),
    ),
    foodFor: 1,
    freeKm: random.pick([10, 15, 25]),
    perKmPaise: rupees(random.pick([3, 4, 5])),
    gst: "none",
  }),
  managers: (random, _, taxed) => ({
    hours: random.pick([8, 10]),
    included: random.some(
      ["Briefing the evening before", "Duty list and badges", "Walkie-talkies", "Report after the event"],
      random.int(1, 3),
    ),
    ...travels(random, [1, 2]),
    ...registered(random, 18, 0, taxed),
    ...payments(random),
    ladder: random.pick(["easy", "fair"] as const),
  }),
  artists: (random, { duration, travel, team, category, price }) => {
    const plays = ["Band", "Instrumentalist", "Dhol Group", "Folk Artist"].includes(String(category));
    const sounds = plays || category === "Singer";
    const hours = wholeHours(duration);
    return {
      hours,
      ...(hours === null ? {} : { extraHourPaise: furtherHour(rupees(random.int(4, 20) * 500), price, hours) }),
      included: random.some(
        [
          plays ? "Own instruments" : "Own costumes",
          sounds ? "Sound check an hour before" : "On the spot an hour before",
          sounds || category === "DJ" ? "Song list agreed a week before" : "Programme agreed a week before",
          "A call with the family",
          "One rehearsal",
        ],
        random.int(1, 4),
      ),
      ...(travel === "No" ? {} : travels(random, [2, 8], team)),
      needs: random.pick([
        "Stage of 16 × 12 feet, two sockets of 15 A, a room to change",
        "Sound system and light by the organiser",
        "Permission for loudspeakers, and a generator as a second source",
        "",
      ]),
      ...registered(random, 18, 0.35),
      ...payments(random),
      ladder: random.pick(["fair", "fair", "firm", "kept"] as const),
    };
  },
  venues: (random, { priceUnit }) => ({
    ...(priceUnit === "plate" ? { least: random.pick([50, 100, 150, 200]) } : { hours: 23 }),
    included: random.some(
      ["Tables and chairs with covers", "Generator for the halls", "Cleaning", "Valet for 50 cars", "Bridal room"],
      random.int(2, 4),
    ),
    needs: random.pick([
      "Music until 22:00; police permission by the host",
      "Decorators from outside by arrangement",
      "",
    ]),
    gst: "onTop",
    gstPercent: 18,
    depositPaise: rupees(random.pick([10_000, 25_000, 50_000])),
    token: 20,
    advance: 50,
    advanceDays: 30,
    ladder: random.pick(["fair", "firm", "firm"] as const),
  }),
  planners: (random) => ({
    included: random.some(
      ["Three meetings", "Run-sheet and vendor calls", "Two coordinators on the day", "Guest list desk", "Site visit"],
      random.int(2, 4),
    ),
    ...travels(random, [2, 5]),
    gst: "onTop",
    gstPercent: 18,
    // As the terms say that stand on every planner's page.
    token: PLANNER_TERMS.advancePercent,
    advance: 0,
    ladder: "kept",
  }),
  rentals: (random, { priceUnit, itemCategory }) => ({
    least: priceUnit === "piece" ? random.pick([50, 100, 150]) : random.pick([1, null]),
    leastPaise: rupees(random.pick([2_000, 3_000, 5_000])),
    included: random.some(
      [
        "Loading and unloading",
        itemCategory === "Seating" ? "Covers" : "Cables and spares",
        "Somebody who sets it up",
        "A check an hour before",
      ],
      random.int(1, 3),
    ),
    freeKm: random.pick([10, 15, 20]),
    perKmPaise: rupees(random.pick([20, 25, 30])),
    needs: random.pick([
      "A lorry must reach the gate",
      itemCategory === "Seating" ? "Somebody who counts with us" : "Socket of 15 A within 20 m",
      "",
    ]),
    ...registered(random, 18, 0.6),
    depositPaise: rupees(random.pick([2_000, 5_000, 10_000])),
    token: 50,
    advance: 0,
    ladder: random.pick(["easy", "easy", "fair"] as const),
  }),
  photographers: (random, { teamSize, kinds = [], albums }) => ({
    hours: random.pick([8, 10, 12]),
    extraHourPaise: rupees(random.int(3, 12) * 500),
    included: random.some(
      [
        "All edited photos online",
        (kinds as string[]).includes("Wedding film") ? "Film of 5 minutes" : "Thirty photos the next morning",
        (kinds as string[]).includes("Drone") ? "Drone where allowed" : "Lights for indoor rites",
        String(albums).includes("printed")
          ? "Album of 40 pages"
          : albums === "No album"
            ? "Photos sorted by rite"
            : "Digital album",
        "Raw files on a drive",
      ],
      random.int(2, 4),
    ),
    ...travels(random, [2, 4], teamSize),
    ...registered(random, 18, 0.4),
    token: 20,
    advance: 50,
    advanceDays: 1,
    ladder: random.pick(["fair", "firm"] as const),
  }),
  caterers: (random) => ({
    included: random.some(
      [
        "Cooks and stewards",
        "Crockery and cutlery",
        "Buffet counters with skirting",
        "Drinking water",
        "Cleaning after",
      ],
      random.int(2, 4),
    ),
    freeKm: random.pick([20, 30]),
    perKmPaise: rupees(random.pick([30, 40])),
    needs: random.pick(["Running water and a covered place to cook", "Permission for gas cylinders by the hall", ""]),
    gst: "onTop",
    gstPercent: 5,
    token: 25,
    advance: 60,
    advanceDays: 15,
    ladder: random.pick(["fair", "firm"] as const),
  }),
  decorators: (random, { places, kinds = [], setupHours }) => ({
    included: random.some(
      [
        (kinds as string[]).includes("Flower decoration") ? "Fresh flowers" : "A drawing before it is built",
        "Backdrop and stage",
        "Entrance arch",
        places === "Indoor" ? "Lights in the hall" : "Lights on the lawn",
        "Taking it down at night",
      ],
      random.int(2, 4),
    ),
    ...travels(random, [4, 10]),
    needs: random.pick([`The place ${Number(setupHours)} hours before`, "Power for 40 lamps", ""]),
    ...registered(random, 18, 0.5),
    token: 30,
    advance: 40,
    advanceDays: 7,
    ladder: random.pick(["fair", "firm", "kept"] as const),
  }),
  beauty: (random, { kind }) => ({
    least: random.pick([1, 2, 5]),
    leastPaise: rupees(random.pick([1_500, 2_500, 4_000])),
    included: random.some(
      [
        kind === "Mehndi" ? "Fresh cones" : "All products",
        "A second artist from 15 guests",
        kind === "Mehndi" ? "Lemon and sugar" : "Draping",
        kind === "Mehndi" ? "Own chairs and lights" : "Touch-up",
      ],
      random.int(1, 3),
    ),
    ...travels(random, [1, 2]),
    gst: "none",
    ...payments(random),
    ladder: random.pick(["easy", "fair"] as const),
  }),
  ceremonies: (random, { tradition }) => ({
    hours: random.pick([2, 3, 4]),
    included: random.some(
      [
        "List of materials",
        "A call with both families",
        tradition === "Hindu" ? "Muhurat by phone" : "Two languages in one ceremony",
      ],
      random.int(1, 2),
    ),
    freeKm: random.pick([15, 20, 30]),
    perKmPaise: rupees(random.pick([8, 10, 12])),
    foodFor: random.pick([1, 2]),
    gst: "none",
    ladder: "easy",
  }),
};

/** @returns rows of `price_cards`, each checked by the schema of the owner's form */
export function priceRows({ users = [], listings = [], papers = [] }: Rows, now: Date): Rows {
  const random = demoRandom(`${DEMO_SEED}/prices`);
  const cast = new Set(
    users.flatMap(({ id, username }) => (CAST.some((one) => one.username === username) ? [id] : [])),
  );
  const taxed = new Set(papers.flatMap(({ person_id: person, kind }) => (kind === "gstin" ? [person] : [])));
  return {
    price_cards: listings.flatMap(({ id, owner_id: owner, category, attributes }) => {
      const trade = TRADES[String(category)];
      if (!(cast.has(owner) || random.chance(SHARE)) || !trade) return [];
      return {
        listing_id: id,
        card: cardSchema.parse(trade(random, attributes as Row, taxed.has(owner))),
        updated_at: now.toISOString(),
      };
    }),
  };
}
