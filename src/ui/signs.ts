/** Drawings of icons.svg that stand for a kind of listing where it has no picture. Whoever adds one runs `npm run icons`. */
export const SIGNS = [
  "brush",
  "camera",
  "castle",
  "clipboard-list",
  "cooking-pot",
  "flame",
  "flower-2",
  "projector",
  "tent",
] as const;
export type Sign = (typeof SIGNS)[number];
