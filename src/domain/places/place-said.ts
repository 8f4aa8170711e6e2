/** Names of states and districts in the language of the page, for the server: stored, sent and compared, they stay English. */
import { language, say, text } from "../words/say.ts";
import { placeWords, townWords } from "./place-words.ts";
import { districtsOf, isState } from "./places-data.ts";
import { namesAnywhere, namesOf } from "./places-in-hindi.ts";

/** Which of the names of a place is whose: Hindi, then Marathi. */
const SPOKEN: readonly string[] = ["hi", "mr"];

/** Towns that give their name to no district. */
const TOWNS: Readonly<Record<string, string>> = {
  Agartala: text("Agartala"),
  Alibag: text("Alibag"),
  Ambikapur: text("Ambikapur"),
  Ara: text("Ara"),
  Asansol: text("Asansol"),
  Barasat: text("Barasat"),
  Bardhaman: text("Bardhaman"),
  Bengaluru: text("Bengaluru"),
  Berhampur: text("Berhampur"),
  Bhilai: text("Bhilai"),
  Bhubaneswar: text("Bhubaneswar"),
  Bhuj: text("Bhuj"),
  "Bihar Sharif": text("Bihar Sharif"),
  Chhapra: text("Chhapra"),
  Chinsurah: text("Chinsurah"),
  Dharamshala: text("Dharamshala"),
  Durgapur: text("Durgapur"),
  Godhra: text("Godhra"),
  Guwahati: text("Guwahati"),
  Hajipur: text("Hajipur"),
  Haldwani: text("Haldwani"),
  Himatnagar: text("Himatnagar"),
  Hubballi: text("Hubballi"),
  Imphal: text("Imphal"),
  Itanagar: text("Itanagar"),
  Jagdalpur: text("Jagdalpur"),
  Jamshedpur: text("Jamshedpur"),
  Kanpur: text("Kanpur"),
  Karwar: text("Karwar"),
  Kavaratti: text("Kavaratti"),
  Kochi: text("Kochi"),
  Krishnanagar: text("Krishnanagar"),
  Machilipatnam: text("Machilipatnam"),
  Madikeri: text("Madikeri"),
  Mangaluru: text("Mangaluru"),
  Margao: text("Margao"),
  Mohali: text("Mohali"),
  Mumbai: text("Mumbai"),
  Nagercoil: text("Nagercoil"),
  Nahan: text("Nahan"),
  Nellore: text("Nellore"),
  Noida: text("Noida"),
  Ooty: text("Ooty"),
  Panaji: text("Panaji"),
  Pasighat: text("Pasighat"),
  "Port Blair": text("Port Blair"),
  Rajahmundry: text("Rajahmundry"),
  Rishikesh: text("Rishikesh"),
  Rourkela: text("Rourkela"),
  Rudrapur: text("Rudrapur"),
  Shillong: text("Shillong"),
  Silchar: text("Silchar"),
  Siliguri: text("Siliguri"),
  Silvassa: text("Silvassa"),
  Tezpur: text("Tezpur"),
  Tura: text("Tura"),
  Vijayawada: text("Vijayawada"),
};

type Names = Readonly<
  Partial<Record<string, Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>>>>
>;
let inScripts: Names = {};

/** Brings the names of further languages: by language, state and district ('' for the state itself). */
export function knowNamesIn(names: Names): void {
  inScripts = names;
}

/**
 * A state, or a district or town of it: 'Indore' → 'इंदौर'. What has no name in that language stays as it is.
 * @param state '' where only the town was said
 */
export function placeSaid(state: string, name: string = state): string {
  if (name === "") return name;
  const at = SPOKEN.indexOf(language());
  const district = name === state ? "" : name;
  const known =
    at >= 0 ? (namesOf(state, district) ?? namesAnywhere(name))?.[at] : inScripts[language()]?.[state]?.[district];
  return known || (Object.hasOwn(TOWNS, name) ? say(TOWNS[name]!) : name);
}

/** As `placeWords`, of a place in a state. */
export const placeWordsSaid = (state: string, ...names: readonly (string | null | undefined)[]): string =>
  placeWords(...names.map((name) => name && placeSaid(state, name)));

/** A place as it was put together and kept, or typed: 'Gwalior, Madhya Pradesh'. What is no state, district or town stays. */
export function placeTextSaid(place: string): string {
  const names = place.split(", ");
  const state = names.at(-1) ?? "";
  return names.map((name) => placeSaid(isState(state) ? state : "", name)).join(", ");
}

/** As `townWords`. */
export const townWordsSaid = (city: string, district: string, state: string): string =>
  townWords(
    city,
    district,
    state,
    (name) => placeSaid(state, name),
    (name) => Object.hasOwn(TOWNS, name),
  );

const isSpoken = () => SPOKEN.includes(language()) || inScripts[language()] !== undefined;

/**
 * The districts of states that are chosen already, by what they are called in English, for fields that are drawn with
 * them; undefined where they are shown as they are. What several states call by one name, they write alike.
 */
export function districtsSaid(states: readonly string[]): Readonly<Record<string, string>> | undefined {
  if (!isSpoken()) return undefined;
  const said = states.flatMap((state) => districtsOf(state).map((name) => [name, placeSaid(state, name)] as const));
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** Names by what they are called in English, for what a page shows of them; undefined where they are shown as they are. */
export function placesSaid(
  states: readonly string[],
  state: string,
  districts: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (!isSpoken()) return undefined;
  return Object.fromEntries([
    ...states.map((name) => [name, placeSaid(name)] as const),
    ...districts.map((name) => [name, placeSaid(state, name)] as const),
  ]);
}
