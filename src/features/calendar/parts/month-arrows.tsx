import { Link } from "react-router";
import { ChevronLeft, ChevronRight } from "../../../ui/icons.tsx";
import { monthName } from "../month.ts";

/** The ways to an earlier month and a later one, as far as there are any. `said`: before the name of each, to who does not see it. */
export function MonthArrows({
  ways,
  to,
  said = ["", ""],
}: {
  ways: readonly [earlier: string | null, later: string | null];
  to: (month: string) => string;
  said?: readonly [earlier: string, later: string];
}) {
  return ways.map((month, at) => {
    const Arrow = at ? ChevronRight : ChevronLeft;
    return month ? (
      <Link
        key={month}
        to={to(month)}
        rel="nofollow"
        className="tool"
        preventScrollReset
        aria-label={said[at] + monthName(month)}
      >
        <Arrow className="icon" />
      </Link>
    ) : null;
  });
}
