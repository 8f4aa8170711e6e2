/** What an agreement's page and its PDF say alike, besides its text. */
import { NOTHING_OWED, SYMMETRY, ladderSaid } from "../../domain/ladders.ts";
import { language, say } from "../../domain/words/say.ts";
import type { AgreedText } from "./agreement.server.ts";
import type { BookingSide } from "./booking-table.ts";

export const offeredBy = (side: BookingSide): string =>
  side === "organiser" ? say("Offered by the organiser") : say("Offered by the provider");

export const acceptedBy = (side: BookingSide): string =>
  side === "organiser" ? say("Accepted by the organiser") : say("Accepted by the provider");

/**
 * What is owed if it is called off, as it was fixed; whoever reads another language reads the same dates in it first, and
 * then the words that count.
 */
export function callingOffWords({
  terms,
  money,
  event,
  accepted,
  cancellation,
}: Pick<AgreedText, "terms" | "money" | "event" | "accepted" | "cancellation">): string[] {
  const fixed = [cancellation.words, cancellation.provider].filter(Boolean).join("\n");
  if (language() === "en") return [fixed];
  if (money.totalPaise === 0) return [say(NOTHING_OWED), fixed];
  return [`${ladderSaid(terms, event.day, new Date(accepted.at))}\n${say(SYMMETRY)}`, fixed];
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
