/** The colours of the house, for what takes no style sheet: mails, drawn pictures and covers. The pages have the same ones in `src/ui/styles`. */
export const PALETTE = {
  paper: "#FFF9EF",
  raised: "#FFFDF8",
  line: "#EBD8B8",
  haldi: "#FCE3AE",
  gulabi: "#F9CFC4",
  pista: "#CFE3C0",
  marigold: "#F6A81A",
  sindoor: "#D63A1C",
  rani: "#C2185B",
  maroon: "#6E1030",
  night: "#45081F",
  leaf: "#1E6B3C",
  ink: "#2B1115",
  inkSoft: "#6B4641",
} as const;
