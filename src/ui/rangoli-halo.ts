import type { Random } from "../domain/seeded.ts";
import { n, pick, seeded } from "../domain/seeded.ts";
import { PALETTE } from "../domain/palette.ts";

const {
  haldi: HALDI,
  gulabi: GULABI,
  marigold: MARIGOLD,
  sindoor: SINDOOR,
  rani: RANI,
  leaf: LEAF,
  pista: PISTA,
} = PALETTE;

/** Ground, figure, second figure, bright point: quiet tones, so that a head or letters stand clear before them. */
const TONES: readonly [HaloTones, ...HaloTones[]] = [
  [HALDI, "#FEF1D2", MARIGOLD, SINDOOR],
  [GULABI, "#FDE4DC", "#F3B4A5", RANI],
  [PISTA, "#E4F0DA", "#B4D3A0", LEAF],
  ["#FEF1D2", HALDI, MARIGOLD, RANI],
];
type HaloTones = readonly [string, string, string, string];

// All petals of a ring in one path: a page shows two dozen halos, so each must stay near one kilobyte.
function ring(count: number, a: number, b: number, width: number, turn = 0): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const angle = ((i + turn) / count) * Math.PI * 2;
    const point = (along: number, aside: number) =>
      `${n(along * Math.sin(angle) + aside * Math.cos(angle))} ${n(-along * Math.cos(angle) + aside * Math.sin(angle))}`;
    d += `M${point(a, 0)}Q${point((a + b) / 2, width)} ${point(b, 0)}Q${point((a + b) / 2, -width)} ${point(a, 0)}`;
  }
  return `${d}Z`;
}

// A ring of dots as one dashed circle with round caps.
function beads(random: Random, radius: number, size: number, ink: string): string {
  const gap = n((Math.PI * 2 * radius) / pick(random, [24, 32, 40]));
  return `<circle r="${n(radius)}" fill="none" stroke="${ink}" stroke-width="${n(size)}" stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`;
}

/** The tonal rangoli behind a portrait or initials, as SVG markup of 300 by 360; seeded by the person. Pure. */
export function halo(id: string): string {
  const random = seeded(`halo ${id}`);
  const [ground, pale, deep, point] = pick(random, TONES);
  const k = pick(random, [8, 10, 12]);
  const petals = ring(k, 66, 132, (132 * Math.PI) / k / 1.5);
  const between = ring(k, 84, 146, 18, 0.5);
  const figure = `<circle r="160" fill="${pale}"/>${beads(random, 160, 9, deep)}<path d="${between}" fill="${deep}"/><path d="${petals}" fill="${ground}"/>${beads(random, 112, 5, point)}<circle r="84" fill="${pale}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 360" preserveAspectRatio="xMidYMid slice"><rect width="300" height="360" fill="${ground}"/><g transform="translate(150 180)">${figure}</g></svg>`;
}
