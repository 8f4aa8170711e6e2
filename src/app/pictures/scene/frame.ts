/** What every part of a picture is told: its measure, its chance, its light and its land. */
import { between, chance, pick } from "./chance.ts";
import { svg } from "../../../domain/drawing.ts";
import { n, seeded } from "../../../domain/seeded.ts";
import type { Random } from "../../../domain/seeded.ts";
import { landOf } from "./land.ts";
import type { Land } from "./land.ts";
import { LIGHTS } from "./light.ts";
import type { Light, LightName } from "./light.ts";

/** The facts of a listing that pictures are drawn from. */
export interface Facts {
  category: string;
  /** Its slug: the same listing gives the same pictures, for ever. */
  seed: string;
  title: string;
  state: string | null;
  city: string | null;
  /** As the listing keeps them; each trade reads its own. */
  attributes: Readonly<Record<string, unknown>>;
  /** 0 is the main picture; the gallery counts on from 1. */
  shot: number;
}

export interface Frame {
  random: Random;
  w: number;
  h: number;
  /** A hundredth of the shorter side: what things are measured by. */
  u: number;
  light: Light;
  lightName: LightName;
  land: Land;
  /** Where the earth begins, from the top. */
  horizon: number;
  facts: Facts;
}

/** The words of a closed list that a listing keeps under a name; none where it keeps none. */
export function words(facts: Facts, name: string): string[] {
  const value = facts.attributes[name];
  return Array.isArray(value)
    ? value.filter((one) => typeof one === "string")
    : typeof value === "string"
      ? [value]
      : [];
}
/** One after the other from a list in the listing's own order, by the picture's number: none comes twice before all have come. */
export function turn<T>(facts: Facts, list: readonly T[], about = ""): T {
  const random = seeded(`${facts.seed}/${about}`);
  const order = list.map((one) => [random(), one] as const).sort(([a], [b]) => a - b);
  return order[facts.shot % order.length]![1];
}

const WEATHER: Record<Land, readonly LightName[]> = {
  peaks: ["dawn", "mist", "monsoon", "spring", "golden", "night", "rose", "morning"],
  hills: ["monsoon", "dawn", "spring", "mist", "golden", "gardenNight", "morning"],
  sea: ["golden", "rose", "morning", "night", "dawn", "dusk", "spring", "monsoon"],
  backwater: ["monsoon", "golden", "spring", "dawn", "gardenNight", "rose", "morning"],
  desert: ["noon", "golden", "rose", "night", "dusk", "dawn", "morning"],
  city: ["dusk", "night", "golden", "morning", "rose", "mist", "dawn", "noon"],
  lake: ["dawn", "rose", "night", "golden", "morning", "mist", "spring"],
  river: ["dawn", "golden", "night", "rose", "morning", "mist", "dusk"],
  fields: ["morning", "golden", "spring", "noon", "dawn", "gardenNight", "mist", "dusk"],
  forest: ["gardenNight", "monsoon", "spring", "golden", "dawn", "morning", "rose"],
  rocks: ["noon", "golden", "dawn", "rose", "dusk", "morning", "mist"],
  temples: ["golden", "dawn", "morning", "rose", "night", "noon", "monsoon"],
};

/** Where chance drew two of the demo's alike, it draws that trade's main pictures, or its galleries, again. */
const DRAWN_AGAIN: Readonly<Record<string, string>> = {
  venues: " b",
  rentals: " a",
  decorators: " b",
  "beauty gallery": " a",
};

/** The frame of one picture of a listing. `lights` narrows season and time of day. */
export function frameOf(facts: Facts, w: number, h: number, lights?: readonly LightName[]): Frame {
  const { category, seed, shot } = facts;
  const again = DRAWN_AGAIN[shot === 0 ? category : `${category} gallery`] ?? "";
  const random = seeded(`${category}${again} ${seed} ${shot}`);
  const land = landOf(facts.state, facts.city);
  const lightName = turn(facts, lights ?? WEATHER[land], "light");
  const u = Math.min(w, h) / 100;
  const horizon = h * pick(random, [0.6, 0.66, 0.72, 0.78, 0.84]);
  return { random, w, h, u, light: LIGHTS[lightName], lightName, land, horizon, facts };
}

/** The whole picture, as the camera that somebody holds sees it: from either side, from afar or a step nearer. */
export function picture({ random, w, h }: Frame, ...parts: string[]): string {
  const zoom = pick(random, [1, 1, 1.06, 1.12, 1.2]);
  const [x, y] = [-(zoom - 1) * w * random(), -(zoom - 1) * h * between(random, 0.3, 1)];
  const side = chance(random, 0.5) ? ` translate(${w} 0) scale(-1 1)` : "";
  return svg(w, h, `<g transform="translate(${n(x)} ${n(y)}) scale(${zoom})${side}">${parts.join("")}</g>`);
}
