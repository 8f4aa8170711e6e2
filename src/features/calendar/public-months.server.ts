/** The months of a listing's page. */
import { addDays, isDayAhead, todayIST } from "../../domain/dates.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { publicDays } from "./calendar-facts.server.ts";
import { UNTOUCHED } from "./calendar-model.ts";
import { ruleWords } from "./calendar-words.ts";
import { addMonths, firstDay, isReached, lastDay, monthOf, shownMonths, type ShownMonth } from "./month.ts";
import { WANTED_DAY } from "./wanted-day.ts";

export type PublicMonthsData = {
  months: ShownMonth[];
  /** Whether its owner keeps a calendar here. */
  said: boolean;
  /** What holds for every day: 'Not on Mondays'. */
  rules: readonly string[];
  /** The day that the address names for the form; '' while it names none that can be asked. */
  wanted: string;
  earlier: string | null;
  later: string | null;
  /** What else the address says of the event, which the ways to other days and months take along; the day for months alone. */
  brief: Record<string, string>;
  day: Record<string, string>;
};

/** Stand side by side. */
const MONTHS_SHOWN = 2;

const saidIn = (params: URLSearchParams, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const said = params.get(name)?.slice(0, 40);
      return said ? [[name, said]] : [];
    }),
  );

/** Two months from the one that the address names, else from that of the day which was searched for, or from this one. */
export async function publicMonths(
  deps: Pick<Deps, "database" | "now">,
  listingId: string,
  request: Request,
): Promise<PublicMonthsData | null> {
  const today = todayIST(deps.now());
  const first = today.slice(0, 7);
  const { searchParams } = new URL(request.url);
  const month = monthOf(searchParams.get("month") ?? searchParams.get("date")?.slice(0, 7) ?? null, today);
  const wanted = searchParams.get(WANTED_DAY) ?? "";
  // The last one that calendars reach stands alone.
  const shown = isReached(addMonths(month, MONTHS_SHOWN - 1), today) ? MONTHS_SHOWN : 1;
  const found = await publicDays(
    deps,
    listingId,
    month === first ? today : firstDay(month),
    lastDay(addMonths(month, shown - 1)),
  );
  if (!found) return null;
  const [earlier, later] = [addMonths(month, -MONTHS_SHOWN), addMonths(month, MONTHS_SHOWN)];
  return {
    months: shownMonths(month, shown, found.days, today, addDays(today, found.calendar.said?.leadDays ?? 0)),
    said: found.calendar.said !== null && !found.calendar.stale,
    rules: ruleWords(found.calendar.said ?? UNTOUCHED),
    wanted: isDayAhead(wanted, today) ? wanted : "",
    // From a month in the middle the first ones are not skipped.
    earlier: isReached(earlier, today) ? earlier : month > first ? first : null,
    later: isReached(later, today) ? later : null,
    brief: saidIn(searchParams, ["guests", "pieces", "days", "hours", "pin"]),
    day: saidIn(searchParams, ["date", "until", "slot"]),
  };
}
