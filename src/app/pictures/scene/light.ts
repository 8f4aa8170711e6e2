/** Season and time of day as inks: what a whole picture is painted with. Tints and shades of the house's palette only. */
import { PALETTE as INK } from "../../../domain/palette.ts";
import { deeper, mix } from "./shapes.ts";

export interface Light {
  dark: boolean;
  /** From the top down to the horizon. */
  sky: readonly [string, string, string];
  orb: string;
  /** From far to near. */
  ridges: readonly [string, string, string];
  ground: string;
  path: string;
  leaf: string;
  shade: string;
  water: string;
  shine: string;
  /** Behind windows. */
  glow: string;
  rain: boolean;
}

const PINE = mix(INK.leaf, INK.night, 0.45);
const plain = { dark: false, rain: false };

export const LIGHTS = {
  dawn: {
    ...plain,
    sky: [INK.gulabi, mix(INK.gulabi, INK.haldi, 0.5), INK.haldi],
    orb: INK.paper,
    ridges: [mix(INK.gulabi, INK.rani, 0.22), mix(INK.gulabi, INK.rani, 0.5), mix(INK.rani, INK.maroon, 0.35)],
    ground: mix(INK.leaf, INK.pista, 0.4),
    path: INK.haldi,
    leaf: INK.leaf,
    shade: PINE,
    water: mix(INK.gulabi, INK.rani, 0.3),
    shine: INK.haldi,
    glow: INK.maroon,
  },
  morning: {
    ...plain,
    sky: [INK.haldi, mix(INK.haldi, INK.paper, 0.5), INK.paper],
    orb: INK.marigold,
    ridges: [mix(INK.pista, INK.haldi, 0.4), mix(INK.pista, INK.leaf, 0.3), mix(INK.leaf, INK.pista, 0.35)],
    ground: mix(INK.pista, INK.leaf, 0.45),
    path: INK.paper,
    leaf: INK.leaf,
    shade: PINE,
    water: mix(INK.leaf, INK.pista, 0.55),
    shine: INK.paper,
    glow: INK.maroon,
  },
  noon: {
    ...plain,
    sky: [INK.marigold, mix(INK.marigold, INK.haldi, 0.4), INK.haldi],
    orb: INK.paper,
    ridges: [mix(INK.haldi, INK.sindoor, 0.28), mix(INK.marigold, INK.sindoor, 0.6), INK.sindoor],
    ground: mix(INK.sindoor, INK.maroon, 0.3),
    path: INK.haldi,
    leaf: INK.leaf,
    shade: PINE,
    water: mix(INK.leaf, INK.pista, 0.3),
    shine: INK.haldi,
    glow: INK.night,
  },
  golden: {
    ...plain,
    sky: [INK.sindoor, mix(INK.sindoor, INK.marigold, 0.55), INK.marigold],
    orb: INK.haldi,
    ridges: [mix(INK.marigold, INK.sindoor, 0.75), mix(INK.sindoor, INK.maroon, 0.45), INK.maroon],
    ground: INK.maroon,
    path: mix(INK.marigold, INK.sindoor, 0.4),
    leaf: mix(INK.leaf, INK.night, 0.25),
    shade: mix(INK.leaf, INK.night, 0.7),
    water: mix(INK.sindoor, INK.maroon, 0.4),
    shine: INK.marigold,
    glow: INK.night,
  },
  rose: {
    ...plain,
    sky: [INK.rani, mix(INK.rani, INK.gulabi, 0.45), INK.gulabi],
    orb: INK.haldi,
    ridges: [mix(INK.rani, INK.gulabi, 0.25), mix(INK.rani, INK.maroon, 0.5), INK.maroon],
    ground: mix(INK.maroon, INK.night, 0.4),
    path: INK.gulabi,
    leaf: mix(INK.leaf, INK.night, 0.15),
    shade: mix(INK.leaf, INK.night, 0.65),
    water: mix(INK.rani, INK.maroon, 0.3),
    shine: INK.gulabi,
    glow: INK.marigold,
  },
  dusk: {
    dark: true,
    rain: false,
    sky: [INK.maroon, mix(INK.maroon, INK.rani, 0.55), INK.sindoor],
    orb: INK.marigold,
    ridges: [mix(INK.maroon, INK.sindoor, 0.3), mix(INK.night, INK.maroon, 0.6), INK.night],
    ground: INK.night,
    path: mix(INK.maroon, INK.rani, 0.4),
    leaf: mix(INK.leaf, INK.night, 0.35),
    shade: mix(INK.leaf, INK.night, 0.75),
    water: mix(INK.night, INK.rani, 0.4),
    shine: INK.sindoor,
    glow: INK.marigold,
  },
  night: {
    dark: true,
    rain: false,
    sky: [INK.night, mix(INK.night, INK.maroon, 0.45), INK.maroon],
    orb: INK.haldi,
    ridges: [mix(INK.night, INK.maroon, 0.5), mix(INK.night, INK.ink, 0.3), INK.ink],
    ground: mix(INK.night, INK.ink, 0.65),
    path: INK.maroon,
    leaf: mix(INK.leaf, INK.night, 0.5),
    shade: mix(INK.leaf, INK.ink, 0.75),
    water: mix(INK.night, INK.ink, 0.35),
    shine: INK.marigold,
    glow: INK.marigold,
  },
  gardenNight: {
    dark: true,
    rain: false,
    sky: [mix(INK.leaf, INK.ink, 0.62), mix(INK.leaf, INK.ink, 0.45), mix(INK.leaf, INK.ink, 0.2)],
    orb: INK.paper,
    ridges: [mix(INK.leaf, INK.ink, 0.35), mix(INK.leaf, INK.ink, 0.6), mix(INK.leaf, INK.ink, 0.78)],
    ground: mix(INK.leaf, INK.ink, 0.7),
    path: mix(INK.leaf, INK.pista, 0.15),
    leaf: INK.leaf,
    shade: mix(INK.leaf, INK.ink, 0.5),
    water: mix(INK.leaf, INK.ink, 0.55),
    shine: INK.haldi,
    glow: INK.marigold,
  },
  monsoon: {
    dark: false,
    rain: true,
    sky: [mix(INK.pista, INK.leaf, 0.55), mix(INK.pista, INK.leaf, 0.25), INK.pista],
    orb: INK.paper,
    ridges: [mix(INK.pista, INK.leaf, 0.4), mix(INK.leaf, INK.pista, 0.2), mix(INK.leaf, INK.night, 0.3)],
    ground: mix(INK.leaf, INK.night, 0.2),
    path: INK.pista,
    leaf: INK.leaf,
    shade: PINE,
    water: mix(INK.leaf, INK.pista, 0.2),
    shine: INK.paper,
    glow: INK.marigold,
  },
  spring: {
    ...plain,
    sky: [INK.pista, mix(INK.pista, INK.paper, 0.45), INK.paper],
    orb: INK.marigold,
    ridges: [mix(INK.pista, INK.leaf, 0.2), mix(INK.pista, INK.leaf, 0.5), mix(INK.leaf, INK.pista, 0.12)],
    ground: INK.leaf,
    path: INK.haldi,
    leaf: mix(INK.leaf, INK.pista, 0.15),
    shade: PINE,
    water: mix(INK.leaf, INK.pista, 0.5),
    shine: INK.paper,
    glow: INK.maroon,
  },
  mist: {
    ...plain,
    sky: [INK.paper, mix(INK.paper, INK.gulabi, 0.3), mix(INK.paper, INK.gulabi, 0.6)],
    orb: INK.sindoor,
    ridges: [mix(INK.gulabi, INK.paper, 0.2), mix(INK.gulabi, INK.maroon, 0.25), mix(INK.gulabi, INK.maroon, 0.6)],
    ground: mix(INK.maroon, INK.gulabi, 0.25),
    path: INK.paper,
    leaf: mix(INK.leaf, INK.maroon, 0.25),
    shade: mix(INK.leaf, INK.night, 0.5),
    water: mix(INK.gulabi, INK.maroon, 0.3),
    shine: INK.paper,
    glow: INK.marigold,
  },
} as const satisfies Record<string, Light>;
export type LightName = keyof typeof LIGHTS;
export const NIGHTS = ["night", "gardenNight", "dusk"] as const satisfies readonly LightName[];

/** What a wall is painted with. */
export interface Coat {
  wall: string;
  shade: string;
  trim: string;
  roof: string;
  door: string;
  accent: string;
}
const coat = (wall: string, trim: string, roof: string, door: string, accent: string): Coat => ({
  wall,
  shade: deeper(wall),
  trim,
  roof,
  door,
  accent,
});
/** From the lightest to the darkest wall. */
export const COATS: readonly [Coat, ...Coat[]] = [
  coat(INK.paper, INK.marigold, INK.sindoor, INK.maroon, INK.rani),
  coat(INK.haldi, INK.sindoor, INK.maroon, INK.maroon, INK.rani),
  coat(INK.gulabi, INK.paper, INK.rani, INK.maroon, INK.marigold),
  coat(INK.pista, INK.paper, INK.leaf, INK.maroon, INK.sindoor),
  coat(INK.marigold, INK.paper, INK.sindoor, INK.maroon, INK.rani),
  coat(INK.sindoor, INK.haldi, INK.paper, INK.night, INK.marigold),
  coat(INK.rani, INK.gulabi, INK.maroon, INK.night, INK.marigold),
  coat(INK.leaf, INK.haldi, INK.paper, INK.night, INK.marigold),
  coat(INK.maroon, INK.marigold, INK.paper, INK.night, INK.sindoor),
];
