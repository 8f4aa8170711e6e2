/** A change to what is agreed in words: what stood, what would stand, and what each side is told. */
import { addDays, daysBetween, formatDay } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { slotLabel } from "../../domain/slots.ts";
import { say, text } from "../../domain/words/say.ts";
import type { Asked } from "../enquiries/enquiry-change.server.ts";
import { whenWords } from "../listings/when-words.ts";
import { lineAmount } from "./quote-money.ts";
import type { Wish } from "./amendment-model.ts";
import type { BookingMove, BookingSide } from "./booking-table.ts";
import type { MoveNews } from "./booking-words.ts";

/** What is changed: as it stands, and as it would. */
export type ChangeLine = { label: string; before: string; after: string };

const NOT_SAID = text("Not said");
const count = new Intl.NumberFormat("en-IN");
const counted = (value: number | string | null): string =>
  value === null ? say(NOT_SAID) : typeof value === "number" ? count.format(value) : value;

/** '12 December 2026'; '12 to 14 December 2026' where it goes on for so many more. */
const spanWords = (from: string, more: number): string =>
  whenWords({ from, until: addDays(from, more), slot: "", only: false });

/** Line by line; what stays is left out. Lines of the price stand before their total. */
export function changeLines(
  wish: Wish,
  asked: Asked,
  before: { lines: readonly { label: string; quantity: number; eachPaise: number }[]; totalPaise: number },
  totalPaise: number,
): ChangeLine[] {
  const lines: ChangeLine[] = [];
  const add = (label: string, was: string, is: string) => lines.push({ label, before: was, after: is });
  if (wish.day) {
    const long = asked.day && asked.lastDay ? daysBetween(asked.day, asked.lastDay) : 0;
    add(
      long > 0 ? say("Days") : say("Day", "date"),
      asked.day ? spanWords(asked.day, long) : say("To be agreed"),
      spanWords(wish.day, long),
    );
  }
  if (wish.slot) add(say("Part of the day"), asked.slot ? slotLabel(asked.slot) : say(NOT_SAID), slotLabel(wish.slot));
  if (wish.hall) add(say("Hall"), asked.hall ?? say(NOT_SAID), wish.hall);
  if (wish.pieces) add(say("Pieces"), counted(asked.pieces), counted(wish.pieces));
  if (wish.guests) add(say("Guests"), counted(asked.guests), counted(wish.guests));
  for (const [at, line] of (wish.lines ?? []).entries()) {
    const was = before.lines[at];
    const words = (one: { quantity: number; eachPaise: number }) =>
      one.quantity === 1
        ? formatRupees(lineAmount(one))
        : `${count.format(one.quantity)} × ${formatRupees(one.eachPaise)} = ${formatRupees(lineAmount(one))}`;
    const same = was?.label === line.label;
    if (same && was.quantity === line.quantity && was.eachPaise === line.eachPaise) continue;
    add(line.label, same ? words(was) : "–", words(line));
    if (was && !same) add(was.label, words(was), "–");
  }
  for (const was of before.lines.slice(wish.lines?.length ?? before.lines.length))
    add(was.label, formatRupees(lineAmount(was)), "–");
  if (totalPaise !== before.totalPaise) add(say("All in"), formatRupees(before.totalPaise), formatRupees(totalPaise));
  return lines;
}

/** 'The price stays at ₹50,000.', '₹5,000 more than before.' */
export function differenceWords(beforePaise: number, afterPaise: number): string {
  const more = afterPaise - beforePaise;
  if (more === 0) return say("The price stays at {price}.", { price: formatRupees(beforePaise) });
  const difference = formatRupees(Math.abs(more));
  return more > 0
    ? say("{difference} more than before.", { difference })
    : say("{difference} less than before.", { difference });
}

/** What it does to what was paid, and is to be paid; null where nothing was. Paise. */
export function standingWords(
  totalPaise: number,
  { paidPaise, claimedPaise, waivedPaise }: { paidPaise: number; claimedPaise: number; waivedPaise: number },
): string | null {
  const settled = paidPaise + claimedPaise;
  const asked = Math.max(0, totalPaise - waivedPaise);
  if (settled === 0) return null;
  if (paidPaise > asked)
    return say("{paid} is paid already: {back} comes back to the organiser.", {
      paid: formatRupees(paidPaise),
      back: formatRupees(paidPaise - asked),
    });
  const paid = formatRupees(settled);
  if (settled > asked)
    return say("{paid} is paid or noted as paid: where all of it has arrived, {back} comes back to the organiser.", {
      paid,
      back: formatRupees(settled - asked),
    });
  return asked === settled
    ? say("{paid} is paid or noted as paid: nothing more is to be paid.", { paid })
    : say("{paid} is paid or noted as paid, {open} is still to be paid.", {
        paid,
        open: formatRupees(asked - settled),
      });
}

/** What moving the day means. @param moves how often it was moved before @param cost what calling it off today would cost */
export function newDayWords(day: string, moves: number, cost: string | null): string[] {
  const counts = say("If it is called off later, the dates count from {day}.", { day: formatDay(day) });
  if (moves === 0) return [`${say("Moving the day once is free.")} ${counts}`];
  const again = say(
    "{moves, plural, one {The day was moved once already.} other {The day was moved # times already.}} Moving it again costs nothing but what you agree on here.",
    { moves },
  );
  return [`${again} ${counts}`, ...(cost ? [say("If it were called off today instead: {cost}", { cost })] : [])];
}

export type ChangeNews = MoveNews & { facts: { label: string; value: string }[] };

/**
 * What the reader is told of a move about a change.
 * @param who the other side
 * @param about 'Wedding on 12 December 2026 (MD-7K3Q-9ZXA)'
 */
export function changeNews(
  move: BookingMove,
  reader: BookingSide,
  {
    who,
    about,
    mine,
    callOff,
    note,
    lines,
    until,
  }: {
    who: string;
    about: string;
    /** The reader proposed it. */
    mine: boolean;
    callOff: boolean;
    note: string;
    lines: readonly ChangeLine[];
    until: string;
  },
): ChangeNews {
  const facts = lines.map(({ label, before, after }) => ({ label, value: `${before} → ${after}` }));
  const said = note ? ` ${say("They write: “{note}”", { note })}` : "";
  switch (move) {
    case "propose":
      return {
        title: say("A change is proposed"),
        body: `${say("{who} would like to change what you agreed: {about}.", { who, about })}${said} ${say("Accept or decline it until {until}; until then what is agreed stands.", { until })}`,
        button: say("See the change"),
        sms: say("proposed to be changed"),
        facts,
      };
    case "proposeEnd":
      return {
        title: say("Call it off together?"),
        body: `${say("{who} asks to call it off for a cause beyond you both: {about}.", { who, about })}${said} ${say("If you agree, nothing is owed and all that was paid comes back. Answer until {until}.", { until })}`,
        button: say("Answer"),
        sms: say("asked to be called off by both"),
        facts,
      };
    case "agreeChange":
      return {
        title: say("The change is agreed"),
        body: say(
          "{who} has accepted your change: {about}. The new agreement is in force; the one before stays readable.",
          { who, about },
        ),
        button: say("See the booking"),
        sms: say("changed by both"),
        facts,
      };
    case "agreeEnd":
      return {
        title: say("Called off by both of you"),
        body: say(
          "{who} has agreed to call it off: {about}. Nothing is owed besides; what was paid comes back. It counts against neither of you.",
          { who, about },
        ),
        button: say("See the booking"),
        sms: say("called off by both"),
        facts,
      };
    case "refuseChange":
      return {
        title: callOff ? say("They do not agree to call it off") : say("The change was declined"),
        body: callOff
          ? say(
              "{who} has declined what you proposed: {about}. What is agreed stands. If you cannot settle it, ask us to help on the page of the booking.",
              { who, about },
            )
          : say("{who} has declined what you proposed: {about}. What is agreed stands.", { who, about }),
        button: say("See the booking"),
        sms: null,
        facts,
      };
    case "takeBackChange":
      return {
        title: callOff ? say("They go on with it") : say("A change was taken back"),
        body: say("{who} has taken back what they proposed: {about}. What is agreed stands.", { who, about }),
        button: say("See the booking"),
        sms: null,
        facts,
      };
    default:
      return {
        title: say("A change ran out"),
        body: mine
          ? say("{who} has not answered what you proposed: {about}. What is agreed stands.", { who, about })
          : say("You have not answered what {who} proposed: {about}. What is agreed stands.", { who, about }),
        button: say("See the booking"),
        sms: null,
        facts,
      };
  }
}
