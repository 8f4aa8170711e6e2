import { createAvatar } from "@dicebear/core";
import { create, meta, schema } from "@dicebear/micah";
import type { Options } from "@dicebear/micah";
import type { Inks } from "../../domain/drawing.ts";
import type { Random } from "../../domain/seeded.ts";
import { svg } from "../../domain/drawing.ts";
import { n, pick, seeded } from "../../domain/seeded.ts";
import { behind, hairBehind, instrument, wear } from "./portrait-parts.ts";
import { PALETTE as INK } from "../../domain/palette.ts";

/** The faces are Micah Lanier's "Avatar Illustration System", CC BY 4.0, recoloured and set on a halo. */
export interface PortraitOptions {
  gender?: "male" | "female" | "other";
  /** A turban over a beard. */
  turban?: boolean;
  /** In years; from 55 on the hair may be grey. */
  age?: number;
  /** What an artist does, such as 'Singer', and how: 'Sufi, Ghazal'. */
  plays?: { kind: string; genre: string } | undefined;
}

/** Tonal inks of the halo on its ground, and shirts that stand out from it. */
const GROUNDS: readonly [Ground, ...Ground[]] = [
  {
    inks: [INK.haldi, "#F8D384", INK.haldi, "#F4C45E", "#FEF1D2"],
    shirts: [INK.rani, INK.leaf, INK.maroon, INK.sindoor],
  },
  {
    inks: [INK.gulabi, "#F3B3A5", INK.gulabi, "#EC9A8A", "#FDE4DC"],
    shirts: [INK.leaf, INK.maroon, INK.marigold, INK.rani],
  },
  {
    inks: [INK.pista, "#B4D19F", INK.pista, "#9DC285", "#E3F0D9"],
    shirts: [INK.sindoor, INK.rani, INK.marigold, INK.maroon],
  },
  {
    inks: [INK.marigold, "#E8940B", INK.marigold, "#FFC557", "#DB8605"],
    shirts: [INK.maroon, INK.leaf, INK.rani, INK.paper],
  },
  {
    inks: [INK.rani, "#AB1150", INK.rani, "#D94A82", "#9A0D46"],
    shirts: [INK.marigold, INK.haldi, INK.pista, INK.paper],
  },
  {
    inks: [INK.paper, "#FDEBC8", INK.paper, "#FBD9B0", INK.haldi],
    shirts: [INK.rani, INK.leaf, INK.maroon, INK.sindoor],
  },
  {
    inks: [INK.maroon, "#5B0B28", INK.maroon, "#8A1F45", "#560A24"],
    shirts: [INK.marigold, INK.paper, INK.gulabi, INK.pista],
  },
  {
    inks: [INK.sindoor, "#BC2F14", INK.sindoor, "#E4603F", "#A32420"],
    shirts: [INK.haldi, INK.paper, INK.maroon, INK.pista],
  },
  {
    inks: [INK.leaf, "#185932", INK.leaf, "#2F8350", "#134A28"],
    shirts: [INK.marigold, INK.gulabi, INK.haldi, INK.paper],
  },
];
interface Ground {
  inks: Inks;
  shirts: readonly [string, ...string[]];
}

const SKINS = ["d39a6a", "c68642", "b97a45", "a9683a", "8d5524", "74441f"] as const;
const HAIRS = ["2b1115", "2b1115", "2b1115", "3a1a14", "4a2318"] as const;
const GREYS = ["a39a93", "8b817a", "c9c0b8"] as const;
const SMILES: Options["mouth"] = ["smile", "laughing", "smirk", "smile", "laughing"];

/** A portrait in the house's hand, 300 by 360 units, as SVG. The same seed and options give the same face, for ever. */
export function drawPortrait(seed: string, options: PortraitOptions = {}): string {
  const random = seeded(seed);
  const { inks, shirts } = pick(random, GROUNDS);
  const ground = behind(random, inks);
  const shirt = pick(random, shirts).slice(1);
  const features = faceOf(random, options, shirt);
  const face = createAvatar({ create, meta, schema }, { seed, ...features })
    .toString()
    .replaceAll(/#000(?:000)?\b/g, INK.ink)
    // The shadow under the chin, a shade of the skin rather than black.
    .replaceAll('style="mix-blend-mode:multiply"', 'opacity=".38"')
    .replace("<svg ", '<svg x="4" y="72" width="296" height="296" ');
  const woman = features.facialHairProbability === 0;
  const hair = woman ? hairBehind(random, `#${features.hairColor?.[0] ?? "2b1115"}`) : "";
  const prop = options.plays ? instrument(random, options.plays.kind, options.plays.genre) : "";
  // Nearer or farther, to one side, turned to the left or to the right: as people stand before a camera.
  const [size, aside] = [0.8 + random() * 0.52, (random() - 0.5) * 84];
  const flip = random() > 0.5 ? -1 : 1;
  const lean = (random() - 0.5) * 24;
  const stand = `translate(${n(150 + aside)} 372) rotate(${n(lean)}) scale(${n(size * flip * 10) / 10} ${n(size * 10) / 10}) translate(-150 -368)`;
  const worn = wear(random, woman, shirt);
  return svg(300, 360, `${ground}<g transform="${stand}">${hair}${face}${worn}</g>${prop}`);
}

function faceOf(
  random: Random,
  { gender = "other", turban = false, age = 30 }: PortraitOptions,
  shirt: string,
): Partial<Options> {
  const woman = gender === "female" || (gender === "other" && random() > 0.5);
  const grey = age >= 55 && random() < 0.75;
  const hair = grey ? pick(random, GREYS) : pick(random, HAIRS);
  const common: Partial<Options> = {
    baseColor: [pick(random, SKINS)],
    hairColor: [hair],
    eyebrowsColor: ["2b1115"],
    eyesColor: ["2b1115"],
    mouthColor: ["2b1115"],
    glassesColor: ["2b1115"],
    eyeShadowColor: ["transparent"],
    facialHairColor: [grey ? "6f6660" : hair],
    shirtColor: [shirt],
    mouth: SMILES,
    eyes: ["eyes", "round", "smiling"],
    ears: ["attached", "detached"],
    glassesProbability: age >= 45 ? 45 : 14,
  };
  if (woman) {
    return {
      ...common,
      hair: ["full", "full", "full", "pixie", "pixie", "dannyPhantom"],
      eyebrows: ["eyelashesUp", "eyelashesDown", "eyelashesUp", "up"],
      shirt: ["crew", "open"],
      earrings: ["hoop", "stud"],
      earringsProbability: 80,
      earringColor: [pick(random, ["f6a81a", "f6a81a", "d63a1c", "fff9ef"])],
      facialHairProbability: 0,
    };
  }
  return {
    ...common,
    hair: turban
      ? ["turban"]
      : age >= 45
        ? ["fonze", "mrClean", "dougFunny", "dannyPhantom"]
        : ["fonze", "fonze", "fonze", "dannyPhantom"],
    // The hair's colour is the cloth's where there is a turban.
    ...(turban && {
      hairColor: [turbanInk(random, shirt)],
      facialHair: ["beard"] as const satisfies Options["facialHair"],
    }),
    eyebrows: ["up"],
    shirt: ["collared", "open", "crew", "collared"],
    earringsProbability: 0,
    facialHairProbability: turban ? 100 : 45,
  };
}

const turbanInk = (random: Random, shirt: string): string => {
  const inks = ["c2185b", "d63a1c", "6e1030", "1e6b3c", "f6a81a"].filter((ink) => ink !== shirt.toLowerCase());
  return pick(random, ["c2185b", ...inks]);
};
