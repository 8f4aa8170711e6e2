export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The median of what each turn gives. */
export const medianOf = <Turn>(turns: readonly Turn[], of: (turn: Turn) => number): number => median(turns.map(of));
