/** Names of states and districts in the language of the page, for the server: stored, sent and compared, they stay English. */
import { language } from "../words/say.ts";
import { placeWords, townWords } from "./place-words.ts";
import { namesOf } from "./places-in-hindi.ts";

/** Which of the names of a place is whose: Hindi, then Marathi. */
const SPOKEN: readonly string[] = ["hi", "mr"];

/** A state, or a district or town of it: 'Indore' → 'इंदौर'. What has no name in that language stays as it is. */
export function placeSaid(state: string, name: string = state): string {
  if (name === "") return name;
  const at = SPOKEN.indexOf(language());
  return (at >= 0 && namesOf(state, name === state ? "" : name)?.[at]) || name;
}

/** As `placeWords`, of a place in a state. */
export const placeWordsSaid = (state: string, ...names: readonly (string | null | undefined)[]): string =>
  placeWords(...names.map((name) => name && placeSaid(state, name)));

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
