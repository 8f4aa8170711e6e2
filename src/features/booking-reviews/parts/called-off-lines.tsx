import { formatMonth } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import type { CalledOff } from "../called-off.ts";

/** The lines that a profile has of itself where its provider called off what was agreed. */
export function CalledOffLines({ lines }: { lines: readonly CalledOff[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="called-off">
      {lines.map(({ month, daysBefore }, at) => (
        <li key={at} className="small soft">
          {daysBefore === null
            ? say("{month}: the provider called off a booking that was agreed.", { month: formatMonth(month) })
            : say(
                "{month}: the provider called off a booking, {n, plural, =0 {on its day} one {# day before} other {# days before}}.",
                { month: formatMonth(month), n: daysBefore },
              )}
        </li>
      ))}
    </ul>
  );
}
