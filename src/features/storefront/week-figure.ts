/** Bars by week, and where the middle of others lies beside each: computed on the server, drawn as plain SVG (ADR 18). */
import { barPicture, type BarPicture } from "../../ui/bar-picture.ts";

export type WeekFigure = BarPicture & {
  /** Of each bar the others' middle, and how high it lies; null where it is not said. */
  middles: { value: number; height: number }[] | null;
};

const HUNDRED = 100;

/** @param columns of each week its label, the number, and the others' middle */
export function weekFigure(
  title: string,
  unit: string,
  columns: readonly { label: string; value: number; middle: number | null }[],
): WeekFigure {
  const highest = Math.max(1, ...columns.flatMap(({ value, middle }) => [value, middle ?? 0]));
  const { bars, total } = barPicture(
    title,
    unit,
    columns.map(({ label, value }) => [label, value]),
  );
  const high = (value: number) => Math.round((value / highest) * HUNDRED * 100) / 100;
  return {
    title,
    unit,
    total,
    bars: bars.map((bar) => ({ ...bar, height: high(bar.value) })),
    middles: columns.every(({ middle }) => middle !== null)
      ? columns.map(({ middle }) => ({ value: middle ?? 0, height: high(middle ?? 0) }))
      : null,
  };
}
