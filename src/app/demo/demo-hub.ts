import type { Community } from "./demo-names.ts";

/** A town with the districts around it, all of one state. */
export type Hub = {
  /** People of the state live in its hubs in this proportion. */
  weight: number;
  district: string;
  city: string;
  /** First three digits of the town's PIN codes. */
  pins: string[];
  localities: string[];
  /** Neighbouring districts. */
  around: string[];
  /** First three digits of their PIN codes. */
  pinsAround: string[];
};
export type StatePlaces = {
  state: string;
  /** How many volunteers. */ people: number;
  communities: [Community, number][];
  hubs: Hub[];
};

const names = (text: string) =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** A hub in one line: weight, 'District' or 'District: City', PIN beginnings, localities, and its neighbours with their PIN beginnings. */
export function hub(
  weight: number,
  place: string,
  pins: string,
  localities: string,
  around = "",
  pinsAround = pins,
): Hub {
  const [district = "", city = district] = place.split(":").map((name) => name.trim());
  return {
    weight,
    district,
    city,
    pins: pins.split(" "),
    localities: names(localities),
    around: names(around),
    pinsAround: pinsAround.split(" "),
  };
}

/** A state: its volunteers, the communities they come from in proportion, and its hubs. */
export function state(
  name: string,
  people: number,
  communities: Partial<Record<Community, number>>,
  ...hubs: Hub[]
): StatePlaces {
  return { state: name, people, communities: Object.entries(communities) as [Community, number][], hubs };
}
