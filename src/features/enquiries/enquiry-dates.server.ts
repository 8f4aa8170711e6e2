/** What a request does to the calendar of whom it asks: docs/adr/0020. */
import { formatDay, todayIST } from "../../domain/dates.ts";
import { conflict } from "../../domain/errors.ts";
import { isSlot } from "../../domain/slots.ts";
import { say, text } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { announceCalendars } from "../calendar/calendar-facts.server.ts";
import {
  busyElsewhere,
  holdDay,
  releaseDays,
  standsAgainst,
  takenConflict,
  type Against,
  type Wanted,
} from "../calendar/holding.server.ts";
import { busyHours } from "../calendar/calendar-model.ts";
import { WHOLE_VENUE } from "../listings/enquiry-description.ts";
import { lastDayOf } from "./last-day.ts";
import { neededBy } from "./area-call.ts";
import { takenWithoutDay } from "./area-store.server.ts";
import type { EnquiryMove } from "./enquiry-access.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";

/**
 * What of a day a request asks for: how many people or pieces (one where it names no number), until when, which part of
 * it, which hall.
 */
export function askedOf(
  enquiry: Pick<EnquiryRow, "eventDate" | "details">,
): Pick<Wanted, "quantity" | "lastDay" | "slot" | "unit" | "allUnits"> {
  const { slot, hall, pieces } = enquiry.details;
  const whole = hall === WHOLE_VENUE;
  return {
    quantity: neededBy(enquiry) ?? (Number(pieces) || 1),
    lastDay: lastDayOf(enquiry),
    slot: isSlot(slot) ? slot : null,
    unit: typeof hall === "string" && hall !== "" && !whole ? hall : null,
    allUnits: whole,
  };
}

function doubtOf(against: Against): string {
  const when = formatDay(against.day);
  switch (against.what) {
    case "booking":
      return say("You have a confirmed booking on {when} already ({number}). Accept this one as well?", {
        when,
        number: against.number,
      });
    case "block":
      return say("You have blocked {when} in your calendar. Accept this one as well?", { when });
    case "full":
      return against.left > 0
        ? say("You have {left} left on {when}, and this asks for more. Accept it all the same?", {
            left: against.left,
            when,
          })
        : say("All that you have on {when} is promised already. Accept this one as well?", { when });
  }
}

/** Another calendar of whoever is asked has something there: they may accept all the same, and the day is held as ever. */
async function doubtElsewhere(tx: Tx, wanted: Wanted): Promise<string | null> {
  const busy = await busyElsewhere(tx, wanted);
  return (
    busy &&
    say("Your calendar {calendar} has something on {when} ({hours}). Accept this one as well?", {
      calendar: busy.calendar,
      when: formatDay(busy.day),
      hours: busyHours(busy),
    })
  );
}

/** Somebody who answers a request to their district, with so many people. */
type FromDistrict = { listingId: string; people: number };

/** What a request takes of the calendar of whom it asks, or of one who answers a request to their district. */
function wantedOf(enquiry: EnquiryRow, from: FromDistrict | null): Wanted | null {
  const { id: enquiryId, eventDate: day } = enquiry;
  const listingId = from?.listingId ?? enquiry.listingId;
  if (listingId === null || day === null) return null;
  return from
    ? { listingId, enquiryId, day, lastDay: lastDayOf(enquiry), quantity: from.people }
    : { listingId, enquiryId, day, ...askedOf(enquiry) };
}

/**
 * Whoever accepts a request for a day that is taken, or on which another calendar of theirs has something, is asked first;
 * and whoever says that they are free for one to their district.
 * @returns whether it is, and they do so all the same
 * @throws 409 with `anyway` among its fields
 */
export async function askAboutDay(
  tx: Tx,
  enquiry: EnquiryRow,
  anyway: boolean,
  from: FromDistrict | null = null,
): Promise<boolean> {
  const wanted = wantedOf(enquiry, from);
  if (!wanted) return false;
  const against = await standsAgainst(tx, wanted);
  if (anyway) return against !== null;
  const doubt = await toCaller(async () => (against ? doubtOf(against) : doubtElsewhere(tx, wanted)));
  if (doubt === null) return false;
  throw conflict(doubt, { anyway: doubt });
}

/**
 * A confirmed request holds its days; of one to a district whoever is taken holds theirs since then (`holdTaken`). What is
 * called off or over holds nothing any more.
 * @throws 409 with the next free days where somebody else was confirmed for it meanwhile
 */
export async function keepDay(deps: Deps, tx: Tx, enquiry: EnquiryRow, to: EnquiryMove): Promise<void> {
  const { id: enquiryId, listingId, eventDate: day } = enquiry;
  if (to === "cancelled" || to === "completed") await releaseDays(tx, enquiryId);
  // Its day is asked from now on, or no more.
  if (listingId !== null && (to === "accepted" || to === "cancelled")) await announceCalendars(tx, [listingId]);
  if (to !== "confirmed" || day === null || day < todayIST(deps.now())) return;
  if (listingId === null) {
    for (const taken of await takenWithoutDay(tx, enquiryId))
      await holdDay(deps, tx, {
        listingId: taken.listingId,
        enquiryId,
        day,
        lastDay: lastDayOf(enquiry),
        quantity: taken.people,
      });
    return;
  }
  const wanted = { listingId, enquiryId, day, ...askedOf(enquiry) };
  const held = await holdDay(deps, tx, wanted);
  if (!held && !enquiry.acceptedAnyway)
    throw await takenConflict(deps, tx, wanted, text("You can ask for another day, or cancel this request."));
}

/**
 * Whoever is taken for a request to their district has their day held from then on; a day that is over, or is not told,
 * holds nothing.
 * @returns whether it is held; it is not where they have promised it to somebody else
 */
export async function holdTaken(deps: Deps, tx: Tx, enquiry: EnquiryRow, from: FromDistrict): Promise<boolean> {
  const wanted = wantedOf(enquiry, from);
  return !wanted || wanted.day < todayIST(deps.now()) || holdDay(deps, tx, wanted);
}

/**
 * A quote for a day that somebody else has could never be accepted.
 * @throws 409 with the next free days where the day is taken or blocked
 */
export async function refuseTaken(deps: Deps, tx: Tx, enquiry: EnquiryRow, then: string): Promise<void> {
  const { id: enquiryId, listingId, eventDate: day } = enquiry;
  if (listingId === null || day === null) return;
  const wanted = { listingId, enquiryId, day, ...askedOf(enquiry) };
  if (await standsAgainst(tx, wanted)) throw await takenConflict(deps, tx, wanted, then);
}

/**
 * The day of a request is held before it is confirmed: for a quote until an instant, for an agreement for good. One that
 * names no day, or one that is over, holds nothing.
 * @throws 409 with the next free days where somebody else has it
 */
export async function holdRequest(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  until: Date | null,
  { advice, holdsNone }: { advice: string; /** It is known to hold no day yet. */ holdsNone: boolean },
): Promise<void> {
  const { id: enquiryId, listingId, eventDate: day } = enquiry;
  if (listingId === null || day === null || day < todayIST(deps.now())) return;
  const wanted = { listingId, enquiryId, day, ...askedOf(enquiry), until, holdsNone };
  if (!(await holdDay(deps, tx, wanted))) throw await takenConflict(deps, tx, wanted, advice);
}
