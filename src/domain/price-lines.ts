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
