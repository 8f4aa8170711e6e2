/** The months of a listing's page. */
import { todayIST } from "../../domain/dates.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { publicDays } from "./calendar-facts.server.ts";
import { addMonths, firstDay, isReached, lastDay, monthOf, shownMonths, type ShownMonth } from "./month.ts";

export type PublicMonthsData = {
  months: ShownMonth[];
  /** Whether its owner keeps a calendar here. */
  said: boolean;
  earlier: string | null;
  later: string | null;
};

/** Stand side by side. */
const MONTHS_SHOWN = 2;

/** Two months from the one that the address names, or from this one. */
export async function publicMonths(
  deps: Pick<Deps, "database" | "now">,
  listingId: string,
  request: Request,
): Promise<PublicMonthsData | null> {
  const today = todayIST(deps.now());
  const first = today.slice(0, 7);
  const month = monthOf(new URL(request.url).searchParams.get("month"), today);
  const found = await publicDays(
    deps,
    listingId,
    month === first ? today : firstDay(month),
    lastDay(addMonths(month, MONTHS_SHOWN - 1)),
  );
  if (!found) return null;
  const [earlier, later] = [addMonths(month, -MONTHS_SHOWN), addMonths(month, MONTHS_SHOWN)];
  return {
    months: shownMonths(month, MONTHS_SHOWN, found.days, today),
    said: found.calendar.said !== null && !found.calendar.stale,
    // From a month in the middle the first ones are not skipped.
    earlier: isReached(earlier, today) ? earlier : month > first ? first : null,
    later: isReached(later, today) ? later : null,
  };
}
