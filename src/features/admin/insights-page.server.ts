/** The figures of the site as pictures: bars by week, the map by state. */
import { say } from "../../domain/words/say.ts";
import { formatDay, formatInstant } from "../../domain/dates.ts";
import { PAISE, formatRupees } from "../../domain/money.ts";
import { canonicalState } from "../../domain/places/places.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { outlines } from "../../domain/places/state-outlines.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { barPicture } from "../../ui/bar-picture.ts";
import { MAP_BOX } from "../places/india-map.server.ts";
import { dayInMonth } from "../listings/when.ts";
import { INSIGHTS_PATH } from "./insights-path.ts";
import { insightsOf, type Insight } from "./insights.server.ts";

const MEASURES = ["registered", "requests", "bookings", "agreedPaise", "answerMinutes"] as const;
export type Measure = (typeof MEASURES)[number];

function nameOf(measure: Measure): string {
  switch (measure) {
    case "registered":
      return say("Listings registered");
    case "requests":
      return say("Requests");
    case "bookings":
      return say("Bookings");
    case "agreedPaise":
      return say("Value agreed");
    case "answerMinutes":
      return say("Median time to an answer");
  }
}

/** Sums of the whole site in whole rupees: paise say nothing there, and find no room on a phone. */
const amount = (measure: Measure, value: number | null): string =>
  value === null
    ? "–"
    : measure === "agreedPaise"
      ? formatRupees(Math.round(value / PAISE) * PAISE)
      : measure === "answerMinutes"
        ? say("{n} h", { n: (value / 60).toFixed(1) })
        : value.toLocaleString("en-IN");

/** What the page shows. @param asked of the address: the state, and which figure the map shows */
export async function insightsPage(deps: Deps, asked: { state: string; show: string }) {
  const state = canonicalState(asked.state) ?? "";
  const show = MEASURES.find((measure) => measure === asked.show) ?? "requests";
  const { at, everyMinutes, total, weeks, states } = await insightsOf(deps, state);
  const href = (to: { state?: string; show?: string }) => {
    const params = new URLSearchParams({ state, show, ...to });
    if (!params.get("state")) params.delete("state");
    return `${INSIGHTS_PATH}?${params}`;
  };
  const most = Math.max(1, ...states.map((row) => row[show] ?? 0));
  const row = (one: Insight) => MEASURES.map((measure) => amount(measure, one[measure]));
  return {
    state: state && placeSaid(state),
    counted: say("Counted {instant}. Counted anew every {minutes} minutes.", {
      instant: formatInstant(at),
      minutes: everyMinutes,
    }),
    everywhere: state ? href({ state: "" }) : "",
    pictures: MEASURES.map((measure) => ({
      value: amount(measure, total[measure]),
      picture: {
        ...barPicture(
          nameOf(measure),
          measure === "answerMinutes" ? say("answers") : nameOf(measure),
          weeks.map((week) => [say("Week to {day}", { day: formatDay(week.week) }), week[measure] ?? 0]),
        ),
        ends: [dayInMonth(weeks[0]?.week ?? ""), dayInMonth(weeks.at(-1)?.week ?? "")] as const,
      },
      cells: weeks.map((week) => amount(measure, week[measure])),
      // What is never answered counts as never: of half and more there is no median.
      note:
        measure === "answerMinutes" && total.requests > 0 && weeks.every((week) => week.answerMinutes === null)
          ? say("More than half of the requests wait for an answer.")
          : undefined,
    })),
    shows: MEASURES.map((measure) => ({
      label: nameOf(measure),
      to: href({ show: measure }),
      now: measure === show,
    })),
    viewBox: [MAP_BOX.x, MAP_BOX.y, MAP_BOX.width, MAP_BOX.height].join(" "),
    map: outlines().map(({ state: of, d }) => {
      const value = states.find((one) => one.state === of)?.[show] ?? 0;
      return { d, share: Math.round((value / most) * 100) / 100 };
    }),
    columns: MEASURES.map(nameOf),
    rows: states.map((one) => ({ state: placeSaid(one.state), to: href({ state: one.state }), cells: row(one) })),
  };
}
