/**
 * What is told of requests by the clock, once each: that nobody has answered, and that a booking is a week or a day
 * away. Nothing is decided by it.
 */
import { z } from "zod";
import { addDays, todayIST } from "../../domain/dates.ts";
import { placeWordsSaid } from "../../domain/places/place-said.ts";
import { bookingPath, requestAddress } from "../../domain/request-paths.ts";
import { say } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { JobDefinition } from "../../platform/jobs/jobs.server.ts";
import type { Party } from "../enquiries/enquiry-access.ts";
import { remindPhone, tellSide } from "../enquiries/enquiry-effects.server.ts";
import { otherSide } from "../enquiries/enquiry-listing.server.ts";
import { eventLine, requestWhen } from "../enquiries/enquiry-words.ts";
import { eachRequest, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { firstReminder, toRemind, type Reminder } from "./booking-store.server.ts";
import { wakingHoursAfter } from "./waking-hours.ts";

/** Of one round; the next one is an hour later. */
const MOST = 500;
/** So long somebody who was asked may think, counted by day. */
export const REPLY_HOURS = 24;

type Words = { title: string; body: string; button: string; path: string };

/** What one side is told. @param who the other side */
function wordsOf(what: Reminder, reader: Party, who: string, enquiry: EnquiryRow): Words {
  const { number, city, district, state } = enquiry;
  const about = `${eventLine(enquiry)} (${number})`;
  const mine = reader === "sender";
  if (what === "reply")
    return mine
      ? {
          title: say("No answer yet"),
          body: say(
            "{who} has not answered for a day: {about}. They may still do so. Others who are free that day stand beside your request.",
            { who, about },
          ),
          button: say("See who else is free"),
          path: bookingPath(number),
        }
      : {
          title: say("Somebody waits for your answer"),
          body: say("{who} asked you a day ago: {about}. Answer with a quote, or decline, so that they can go on.", {
            who,
            about,
          }),
          button: say("Answer now"),
          path: bookingPath(number),
        };
  const date = requestWhen(enquiry);
  const where = placeWordsSaid(state ?? "", city, district, state);
  return {
    title: what === "week" ? say("In a week: {date}", { date }) : say("Tomorrow: {date}", { date }),
    body: `${say("{about}, with {who}.", { about: where ? `${about}, ${where}` : about, who })} ${
      what === "week"
        ? say("Go through what is agreed once more, and call each other about what is open.")
        : say("Everything stands on its page, with the number of the other side.")
    }`,
    button: say("See the booking"),
    path: requestAddress(mine ? "sent" : "received", number),
  };
}

/** Whether it is still so, now that the request is held. */
function stillDue(what: Reminder, { status, eventDate, createdAt }: EnquiryRow, now: Date): boolean {
  const today = todayIST(now);
  if (what === "reply")
    return (
      status === "pending" &&
      (eventDate === null || eventDate >= today) &&
      wakingHoursAfter(createdAt, REPLY_HOURS) <= now
    );
  return status === "confirmed" && eventDate !== null && eventDate >= addDays(today, what === "week" ? 6 : 1);
}

/** Tells what is due to be told, each once. @returns of how many @throws the first failure, after all */
export async function remindOfRequests(deps: Deps): Promise<number> {
  const now = deps.now();
  const due = await toRemind(deps.db, now, MOST);
  return eachRequest(deps, due, "a reminder", async (tx, enquiry, { what }) => {
    if (!stillDue(what, enquiry, now) || !(await firstReminder(tx, enquiry.id, what, now))) return false;
    await tellBoth(deps, tx, enquiry, what);
    return true;
  });
}

async function tellBoth(deps: Deps, tx: Tx, enquiry: EnquiryRow, what: Reminder): Promise<void> {
  for (const reader of ["sender", "recipient"] as const) {
    // Who else is free stands on a page of the account.
    if (what === "reply" && reader === "sender" && !enquiry.senderId) continue;
    const { listing, who } = await otherSide(tx, enquiry, reader);
    // Told anew where the day is another one by now.
    const part = `reminder-${what}${what === "reply" ? "" : `-${enquiry.eventDate}`}`;
    await tellSide(deps, tx, enquiry, reader, listing, () => ({
      ...wordsOf(what, reader, who, enquiry),
      part,
      facts: [],
      sms: null,
    }));
    if (what !== "reply" && enquiry.eventDate) await remindPhone(deps, tx, enquiry, reader, { part });
  }
}

export const reminderJob: JobDefinition<Deps, Record<string, never>> = {
  name: "bookings.remind",
  schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
  // By day, in India: nobody is woken for it.
  cron: "40 8-20 * * *",
  options: { retryLimit: 0 },
  handle: async (deps) => void (await remindOfRequests(deps)),
};
