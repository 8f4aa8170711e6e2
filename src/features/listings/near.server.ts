/** Where somebody looks around: what was typed as a place, and how far from it. */
import { centreOfDistrict, centreOfPin, crowKm, districtsOfPin, type Point } from "../../domain/places/centres.ts";
import {
  canonicalDistrict,
  canonicalState,
  districtsOf,
  findPlaces,
  placesCalled,
} from "../../domain/places/places.ts";
import { asciiDigits } from "../../domain/phone.ts";
import { placeSaid, placeWordsSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { NEAR_KM } from "./near-fields.ts";
import type { CardView } from "./search-view.ts";

export type Circle = { point: Point; km: number };
/** Another place that may be meant: its words, and what `near` says for it. */
export type OtherPlace = { label: string; near: string };
export type Near =
  | {
      known: true;
      point: Point;
      label: string;
      pin: string;
      others: OtherPlace[];
      /** Of a PIN code that lies in several districts: these, to choose from. */
      districts?: (OtherPlace & At)[];
    }
  | { known: false; others: OtherPlace[] };

/** Where people are asked for their place, it leaves the page to a tenth of a degree: some 11 km. */
const ROUNDED = 10;
const INDIA = { latitude: [6, 38], longitude: [68, 98] } as const;
/** A state whose districts all lie so close to its middle is a place that one can be near to: Delhi, Goa. */
const SMALL_STATE_KM = 60;
const MOST_OTHERS = 6;

const coordinatesIn = (text: string): Point | null => {
  const [, ...numbers] = /^(-?\d{1,3}(?:\.\d{1,9})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,9})?)$/.exec(text) ?? [];
  const [latitude = NaN, longitude = NaN] = numbers.map((number) => Math.round(Number(number) * ROUNDED) / ROUNDED);
  const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
  return within(latitude, INDIA.latitude) && within(longitude, INDIA.longitude) ? { latitude, longitude } : null;
};

type At = { state: string; district: string };
const nameOf = ({ state, district }: At): string => (district ? `${district}, ${state}` : state);
const nameSaid = ({ state, district }: At): string => placeWordsSaid(state, district, state);

const meanOf = (points: readonly Point[]): Point => {
  const mean = (pick: (point: Point) => number) => points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  return { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) };
};

/** The middle of a district, or of a state that is small enough to have one. */
async function middleOf({ state, district }: At): Promise<Point | null> {
  const own = district || canonicalDistrict(state, state);
  if (own) return centreOfDistrict(state, own);
  const points = (await Promise.all(districtsOf(state).map((name) => centreOfDistrict(state, name)))).filter(
    (point) => point !== null,
  );
  const middle = meanOf(points);
  return points.length > 0 && points.every((point) => crowKm(middle, point) <= SMALL_STATE_KM) ? middle : null;
}

/** Districts whose middles lie so close are neighbours: Mumbai City and Mumbai Suburban, the districts of Delhi. */
const NEIGHBOURS_KM = 60;

/** The middle of several places of one name that are neighbours; null where they lie apart. */
function middleOfNeighbours(points: readonly Point[]): Point | null {
  if (points.length < 2) return null;
  const middle = meanOf(points);
  return points.every((point) => crowKm(middle, point) <= NEIGHBOURS_KM / 2) ? middle : null;
}

/** What is called so: 'Indore', 'Bilaspur, Chhattisgarh', 'Bangalore'; where nothing is, what it may be the beginning of. */
function placesIn(text: string): { called: At[]; alike: At[] } {
  const [, name = "", behind = ""] = /^(.+),\s*([^,]+)$/.exec(text) ?? [];
  const state = canonicalState(behind);
  const district = state && canonicalDistrict(state, name);
  if (district) return { called: [{ state, district }], alike: [] };
  const called = placesCalled(text);
  const found = called.length > 0 ? [] : findPlaces(text, MOST_OTHERS);
  return { called, alike: found.map((place) => ({ state: place.state, district: place.district ?? "" })) };
}

/** What was typed as a place: a PIN code, a name, or coordinates; null where nothing was. */
export async function nearIn(typed: string): Promise<Near | null> {
  const text = asciiDigits(typed).trim();
  if (text === "") return null;
  const pin = text.replace(/\s/g, "");
  if (/^\d{6}$/.test(pin)) {
    const point = await centreOfPin(pin);
    if (!point) return { known: false, others: [] };
    const districts = (await districtsOfPin(pin)).map((at) => ({ ...at, label: nameSaid(at), near: nameOf(at) }));
    return { known: true, point, label: pin, pin, others: [], districts };
  }
  const here = coordinatesIn(text);
  if (here) return { known: true, point: here, label: "you", pin: "", others: [] };
  const { called, alike } = placesIn(text);
  const choices = called.length > 0 ? called : alike;
  const middles = await Promise.all(choices.map(middleOf));
  const placed = choices.flatMap((at, index) => (middles[index] ? [{ at, point: middles[index] }] : []));
  // Of several of a name none is guessed at where the name alone is known; the first is shown, and the others offered.
  const [first, ...others] = placed;
  const together = called.length > 1 && first ? middleOfNeighbours(placed.map(({ point }) => point)) : null;
  if (together) return { known: true, point: together, label: text, pin: "", others: [] };
  const offered = (rest: typeof placed) =>
    rest.slice(0, MOST_OTHERS).map(({ at }) => ({ label: nameSaid(at), near: nameOf(at) }));
  if (first && (called.length > 0 || others.length === 0))
    return { known: true, point: first.point, label: nameSaid(first.at), pin: "", others: offered(others) };
  const state = called.find(({ district }) => district === "")?.state;
  const ofState = state
    ? districtsOf(state).map((district) => ({ label: placeSaid(state, district), near: nameOf({ state, district }) }))
    : [];
  return { known: false, others: [...offered(placed), ...ofState].slice(0, MOST_OTHERS) };
}

/** How far around, in km; what is no such number is the usual distance. */
export function kmIn(typed: string): number {
  const km = Number(typed);
  return /^\d{1,3}$/.test(typed) && km >= NEAR_KM.least && km <= NEAR_KM.most ? km : NEAR_KM.usual;
}

/** How a place was understood, for people. */
export const circleWords = ({ label, others, districts = [] }: Extract<Near, { known: true }>, km: number): string =>
  [
    label === "you"
      ? say("Within {km} km of where you are, which is known here to about 10 km.", { km })
      : say("Within {km} km of {place}.", { km, place: label }),
    others.length > 0 ? say("Others of that name:") : "",
    districts.length > 0 ? say("This PIN code lies in several districts. Only those of:") : "",
  ]
    .filter(Boolean)
    .join(" ");
/** For a place that nobody knows. @param others whether some of a like name are offered below */
export const unknownWords = (typed: string, others: boolean): string =>
  `${say("We do not know where “{typed}” is, so we left it out.", { typed })} ${others ? say("Do you mean:") : say("Try a PIN code, or the name of a district.")}`;

/** How far listings lie from a point, in km, by id; of which it is not known where they lie, none. */
export async function distancesOf(
  { database }: Pick<Deps, "database">,
  ids: readonly string[],
  { latitude, longitude }: Point,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.reads.$client.query<{ id: string; km: number }>({
    name: "distances",
    text: "SELECT c.listing_id AS id, km_between(c.latitude, c.longitude, $2, $3) AS km FROM listing_cells c WHERE c.listing_id = ANY($1::uuid[])",
    values: [ids, latitude, longitude],
  });
  return new Map(rows.map(({ id, km }) => [id, km]));
}

const kmWords = (km: number): string =>
  km < 1 ? say("less than 1 km away") : say("about {km} km away", { km: Math.round(km) });

/** The same cards, each with how far away it is. */
export async function withDistances<Card extends Pick<CardView, "id" | "place">>(
  deps: Pick<Deps, "database">,
  cards: readonly Card[],
  point: Point | undefined,
): Promise<Card[]> {
  if (!point) return [...cards];
  return farAway(
    cards,
    await distancesOf(
      deps,
      cards.map(({ id }) => id),
      point,
    ),
  );
}

/** The same cards, each with its distance in words. @param far in km, by id */
export function farAway<Card extends Pick<CardView, "id" | "place">>(
  cards: readonly Card[],
  far: ReadonlyMap<string, number>,
): Card[] {
  return cards.map((card) => {
    const km = far.get(card.id);
    return km === undefined ? card : { ...card, place: [card.place, kmWords(km)].filter(Boolean).join(" · ") };
  });
}
