import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import type { ListDay } from "../shortlist-page.server.ts";

/** For which day a list is looked at: a plain form, and what is known of that day. */
export function ListDayForm({ day: { date, today, words } }: { day: Omit<ListDay, "said"> }) {
  return (
    <section aria-label={say("For which day")} className="no-print">
      {/* Without an address of its own it comes back to this page, in its language. */}
      <form method="get" className="year-state">
        <TextField
          key={date}
          id="list-day"
          label={say("For which day")}
          name="date"
          type="date"
          min={today}
          defaultValue={date}
        />
        <Button type="submit" variant="line">
          {say("Who is free?")}
        </Button>
      </form>
      {words ? <p className="day-hint">{words}</p> : null}
    </section>
  );
}
