import { formatMonth } from "../../../domain/dates.ts";
import { Link } from "react-router";
import { ChevronLeft, ChevronRight } from "../../../ui/icons.tsx";

/** The ways to an earlier month and a later one, as far as there are any. `said`: what each is called to who does not see it. */
export function MonthArrows({
  ways,
  to,
  said = (month) => month,
}: {
  ways: readonly [earlier: string | null, later: string | null];
  to: (month: string) => string;
  said?: (month: string, later: boolean) => string;
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
        aria-label={said(formatMonth(month), at > 0)}
      >
        <Arrow className="icon" />
      </Link>
    ) : null;
  });
}
