/** One line of a price: what it is, how many of what, and what one costs. The amount is for the server to say. */
export type PriceLine = {
  label: string;
  /** At most two decimals: 2.5 hours. */
  quantity: number;
  /** 'plate', 'hour', 'event'. */
  unit: string;
  eachPaise: number;
  /** `quantity` times `eachPaise`, to the nearest paisa. */
  amountPaise: number;
};

/** Units that people and price cards name, with their word for several; others stay as they were typed. */
const SEVERAL: Readonly<Record<string, string>> = {
  person: "people",
  "hand or face": "hands or faces",
  ...Object.fromEntries(
    [
      "event",
      "hour",
      "day",
      "night",
      "plate",
      "piece",
      "hand",
      "guest",
      "performance",
      "session",
      "show",
      "room",
      "set",
    ].map((one) => [one, `${one}s`]),
  ),
};
const ONE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SEVERAL).map(([one, several]) => [several, one]),
);
const grouped = new Intl.NumberFormat("en-IN");

/** '350 plates' for 350 and 'plate', '1 hour' for 1 and 'hours', '162 km'. */
export const quantityWords = ({ quantity, unit }: Pick<PriceLine, "quantity" | "unit">): string =>
  `${grouped.format(quantity)} ${(quantity === 1 ? ONE : SEVERAL)[unit.toLowerCase()] ?? unit}`;
