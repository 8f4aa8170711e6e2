/** What an agreement's page and its PDF say alike, besides its text. */
import { NOTHING_OWED, SYMMETRY, graceOf, graceSaid, ladderSaid } from "../../domain/ladders.ts";
import { formatDay } from "../../domain/dates.ts";
import { quantityWords, unitWords } from "../../domain/price-lines.ts";
import { slotLabel } from "../../domain/slots.ts";
import { language, say } from "../../domain/words/say.ts";
import { WHOLE_VENUE } from "../listings/enquiry-description.ts";
import type { AgreedText } from "./agreement.server.ts";
import type { BookingSide } from "./booking-table.ts";

export const offeredBy = (side: BookingSide): string =>
  side === "organiser" ? say("Offered by the organiser") : say("Offered by the provider");

export const acceptedBy = (side: BookingSide): string =>
  side === "organiser" ? say("Accepted by the organiser") : say("Accepted by the provider");

/** What was agreed on of the day besides its date: 'Evening · Ashoka hall · 80 guests'. */
export const detailsOf = ({ slot, hall, pieces, lastDay, days, guests }: AgreedText["event"]): string =>
  [
    slot && slotLabel(slot),
    hall === WHOLE_VENUE ? say("The whole venue") : hall,
    pieces && quantityWords({ quantity: pieces, unit: "pieces" }),
    lastDay &&
      (days
        ? say("{n} days, until {day}", { n: days, day: formatDay(lastDay) })
        : say("Back on {day}", { day: formatDay(lastDay) })),
    guests && `${guests} ${unitWords("guests", Number(guests))}`,
  ]
    .filter(Boolean)
    .join(" · ");

type Fixed = Pick<AgreedText, "terms" | "money" | "event" | "accepted" | "cancellation">;

/** What comes back, for reading: as it was fixed, or the same dates in another language. */
export function ladderRead({ terms, money, event, accepted, cancellation }: Fixed): string {
  if (language() === "en") return cancellation.words;
  if (money.totalPaise === 0) return say(NOTHING_OWED);
  const grace = graceOf(cancellation.dates);
  return [grace && graceSaid(grace), ladderSaid(terms, event.day, new Date(accepted.at))].filter(Boolean).join(" ");
}

/**
 * What is owed if it is called off, as it was fixed; whoever reads another language reads the same in it first, and then
 * the words that count.
 */
export function callingOffWords(agreed: Fixed): string[] {
  const { cancellation, money } = agreed;
  const fixed = [cancellation.words, cancellation.provider].filter(Boolean).join("\n");
  if (language() === "en") return [fixed];
  const read = ladderRead(agreed);
  return [money.totalPaise === 0 ? read : `${read}\n${say(SYMMETRY)}`, fixed];
}

/** Which text counts, where headings stand in another language than the agreement. */
export const decidingWords = (): string[] =>
  language() === "en"
    ? []
    : [
        say(
          "The agreement was fixed in English, word for word, when both sides said yes. Its headings and what comes back if it is called off are translated here for reading; the fixed text decides.",
        ),
      ];
