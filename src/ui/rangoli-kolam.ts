import type { Inks } from "../domain/drawing.ts";
import type { Random } from "../domain/seeded.ts";
import { disc } from "../domain/drawing.ts";
import { n, pick } from "../domain/seeded.ts";

type Vector = readonly [number, number];

/** Sikku kolam: one thread looping round a grid of dots, mirrored on both axes. */
export function kolam(random: Random, w: number, h: number, c: Inks): string {
  const cell = Math.min(w, h) / pick(random, [4, 5, 6]);
  const k = cell / 2;
  const cols = Math.ceil(w / cell / 2) * 2 + 1;
  const rows = Math.ceil(h / cell / 2) * 2 + 1;
  const open = new Map<string, boolean>();
  const key = (i: number, j: number) => {
    const I = Math.min(i, cols - 1 - i);
    const J = Math.min(j, rows - 1 - j);
    return `${Math.min(I, J)}.${Math.max(I, J)}`;
  };
  // Does the thread cross the edge to the right of dot i,j (or below it)? Decided once per mirrored edge.
  const crosses = (i: number, j: number, below: boolean) => {
    const id = below ? key(i, Math.min(j, rows - 2 - j)) : key(Math.min(i, cols - 2 - i), j);
    const known = open.get(id);
    if (known !== undefined) return known;
    const now = random() < 0.62;
    open.set(id, now);
    return now;
  };
  const ox = (w - cols * cell) / 2 + k;
  const oy = (h - rows * cell) / 2 + k;
  const o = 0.74 * k;
  let path = "";
  let dots = "";
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; i++) {
      const x = ox + i * cell;
      const y = oy + j * cell;
      // A quarter of the loop from the side in direction p to the side in direction q.
      const turn = (pOpen: boolean, qOpen: boolean, p: Vector, q: Vector) => {
        const a = pOpen ? k : o;
        const b = qOpen ? k : o;
        const x1 = x + p[0] * a;
        const y1 = y + p[1] * a;
        const x2 = x + q[0] * b;
        const y2 = y + q[1] * b;
        const c1: Vector = pOpen ? [(q[0] - p[0]) * 0.32, (q[1] - p[1]) * 0.32] : [q[0] * 0.56, q[1] * 0.56];
        const c2: Vector = qOpen ? [(p[0] - q[0]) * 0.32, (p[1] - q[1]) * 0.32] : [p[0] * 0.56, p[1] * 0.56];
        path += `M${n(x1)} ${n(y1)}C${n(x1 + c1[0] * k)} ${n(y1 + c1[1] * k)} ${n(x2 + c2[0] * k)} ${n(y2 + c2[1] * k)} ${n(x2)} ${n(y2)}`;
      };
      const N = j > 0 && crosses(i, j - 1, true);
      const S = j < rows - 1 && crosses(i, j, true);
      const W = i > 0 && crosses(i - 1, j, false);
      const E = i < cols - 1 && crosses(i, j, false);
      turn(N, E, [0, -1], [1, 0]);
      turn(E, S, [1, 0], [0, 1]);
      turn(S, W, [0, 1], [-1, 0]);
      turn(W, N, [-1, 0], [0, -1]);
      dots += disc(x, y, k * 0.15, (i + j) % 2 ? c[1] : c[2]);
    }
  }
  return `<path d="${path}" fill="none" stroke="${c[1]}" stroke-width="${n(k * 0.17)}" stroke-linecap="round"/>${dots}`;
}
