/** What an agreement's page and its PDF say alike, besides its text. */
import { language, say } from "../../domain/words/say.ts";
import type { BookingSide } from "./booking-table.ts";

export const offeredBy = (side: BookingSide): string =>
  side === "organiser" ? say("Offered by the organiser") : say("Offered by the provider");

export const acceptedBy = (side: BookingSide): string =>
  side === "organiser" ? say("Accepted by the organiser") : say("Accepted by the provider");

/** Which text counts, where headings stand in another language than the agreement. */
export const decidingWords = (): string[] =>
  language() === "en"
    ? []
    : [
        say(
          "The agreement was fixed in English, word for word, when both sides said yes. Its headings are translated here for reading; the fixed text decides.",
        ),
      ];
