/**
 * Reads one calendar in a process of its own, for which it is always the time of India: what somebody else wrote may
 * take long or much, and then this process is ended and nothing else. Started by outside-read.server.ts.
 */
import ical, { type CalendarResponse, type VEvent } from "node-ical";
import type { OutsideEntry } from "./feed-model.ts";
import type { ReadTask, ReadAnswer } from "./outside-read.server.ts";

/** India's day begins four hours before ours: a whole day here is from four to four (src/domain/slots.ts). */
const WHOLE_DAY_FROM_MS = 4 * 3_600_000;
const MINUTE_MS = 60_000;

const isEvent = (part: CalendarResponse[string]): part is VEvent => part?.type === "VEVENT";

/** Free time, what was called off, and what came from here, keeps nobody busy. */
function keepsBusy({ status, transparency, uid }: VEvent, ownHost: string): boolean {
  return status !== "CANCELLED" && transparency !== "TRANSPARENT" && !String(uid).endsWith(`@${ownHost}`);
}

/** When it takes place, as far as that lies within the task's span. */
function entriesOf(event: VEvent, { from, to, ownHost }: ReadTask): OutsideEntry[] {
  return ical
    .expandRecurringEvent(event, { from: new Date(from), to: new Date(to), expandOngoing: true })
    .filter((one) => keepsBusy({ ...one.event, uid: event.uid }, ownHost))
    .map(({ start, end, isFullDay }) => {
      const shift = isFullDay ? WHOLE_DAY_FROM_MS : 0;
      const begins = Math.max(start.getTime() + shift, from);
      return {
        from: begins,
        to: Math.min(Math.max(end.getTime() + shift, begins + MINUTE_MS), to),
        wholeDay: isFullDay,
      };
    })
    .filter((one) => one.from < one.to);
}

function answerTo(task: ReadTask): ReadAnswer {
  const events = Object.values(ical.sync.parseICS(task.text)).filter(isEvent);
  const entries: OutsideEntry[] = [];
  for (const event of events) {
    // One that makes no sense hides no other.
    try {
      entries.push(...entriesOf(event, task));
    } catch {
      continue;
    }
    if (entries.length > task.most * 4) break;
  }
  const seen = new Map(entries.map((one) => [`${one.from} ${one.to} ${one.wholeDay}`, one]));
  return { ok: true, entries: [...seen.values()].sort((a, b) => a.from - b.from).slice(0, task.most) };
}

process.once("message", (task: ReadTask) => {
  let answer: ReadAnswer;
  try {
    answer = answerTo(task);
  } catch {
    answer = { ok: false, trouble: "unclear" };
  }
  process.send?.(answer, () => process.disconnect());
});
