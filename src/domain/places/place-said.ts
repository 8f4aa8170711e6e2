/** Names of states and districts in the language of the page, for the server: stored, sent and compared, they stay English. */
import { language, say, text } from "../words/say.ts";
import { placeWords, townWords } from "./place-words.ts";
import { isState } from "./places-data.ts";
import { namesOf } from "./places-in-hindi.ts";

/** Which of the names of a place is whose: Hindi, then Marathi. */
const SPOKEN: readonly string[] = ["hi", "mr"];

/** Towns that give their name to no district. */
const TOWNS: Readonly<Record<string, string>> = {
  Agartala: text("Agartala"),
  Ara: text("Ara"),
  Bengaluru: text("Bengaluru"),
  Bhilai: text("Bhilai"),
  Bhubaneswar: text("Bhubaneswar"),
  Chinsurah: text("Chinsurah"),
  Dharamshala: text("Dharamshala"),
  Guwahati: text("Guwahati"),
  Haldwani: text("Haldwani"),
  Hubballi: text("Hubballi"),
  Imphal: text("Imphal"),
  Itanagar: text("Itanagar"),
  Jamshedpur: text("Jamshedpur"),
  Kavaratti: text("Kavaratti"),
  Kochi: text("Kochi"),
  Mangaluru: text("Mangaluru"),
  Mohali: text("Mohali"),
  Mumbai: text("Mumbai"),
  Noida: text("Noida"),
  Panaji: text("Panaji"),
  Rishikesh: text("Rishikesh"),
  Shillong: text("Shillong"),
  Siliguri: text("Siliguri"),
  Vijayawada: text("Vijayawada"),
};

/** A state, or a district or town of it: 'Indore' → 'इंदौर'. What has no name in that language stays as it is. */
export function placeSaid(state: string, name: string = state): string {
  if (name === "") return name;
  const at = SPOKEN.indexOf(language());
  const known = at >= 0 && namesOf(state, name === state ? "" : name)?.[at];
  return known || (Object.hasOwn(TOWNS, name) ? say(TOWNS[name]!) : name);
}

/** As `placeWords`, of a place in a state. */
export const placeWordsSaid = (state: string, ...names: readonly (string | null | undefined)[]): string =>
  placeWords(...names.map((name) => name && placeSaid(state, name)));

/** A place as it was put together and kept: 'Gwalior, Madhya Pradesh'. What ends in no state stays as it is. */
export function placeTextSaid(place: string): string {
  const names = place.split(", ");
  const state = names.at(-1) ?? "";
  return isState(state) ? names.map((name) => placeSaid(state, name)).join(", ") : place;
}

/** As `townWords`. */
export const townWordsSaid = (city: string, district: string, state: string): string =>
  townWords(city, district, state, (name) => placeSaid(state, name));

/** Names by what they are called in English, for what a page shows of them; undefined where they are shown as they are. */
export function placesSaid(
  states: readonly string[],
  state: string,
  districts: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (!SPOKEN.includes(language())) return undefined;
  return Object.fromEntries([
    ...states.map((name) => [name, placeSaid(name)] as const),
    ...districts.map((name) => [name, placeSaid(state, name)] as const),
  ]);
}
