/** A manager's confirmed events in words: for the table, and for sharing it by WhatsApp or mail. Pure. */
import { closedWords } from "../../domain/closed-words.ts";
import { formatDay } from "../../domain/dates.ts";
import { truncate } from "../../domain/graphemes.ts";
import { say } from "../../domain/words/say.ts";

export type ConfirmedEvent = {
  number: string;
  /** ISO day. */
  eventDate: string | null;
  eventType: string;
  place: string;
  /** How many are wanted: '20', or the beginning of what was asked where it names no number. */
  volunteers: string;
  done: boolean;
};

/** The number of people that a request's text names: '20 volunteers for two days' → '20'. Else its beginning; '' for no text. */
export function volunteersWanted(text: string): string {
  const people =
    /(?<![\d.,:])(\d{1,4}(?:\s*(?:-|–|to)\s*\d{1,4})?)\s*\+?\s*(?:volunteers?|people|persons?|helpers?|members?|boys|girls|men|women|ushers?|hosts?|students?)/iu.exec(
      text,
    );
  const alone = /^\s*(\d{1,4})\s*$/.exec(text);
  return (people ?? alone)?.[1] ?? truncate(text.replace(/\s+/g, " ").trim(), 60);
}

const lineOf = ({ eventDate, eventType, place, volunteers }: ConfirmedEvent) =>
  `${eventDate ? formatDay(eventDate) : say("Day to be agreed")}: ${[closedWords(eventType), place].filter(Boolean).join(", ")}${volunteers ? ` (${say("volunteers: {volunteers}", { volunteers })})` : ""}`;

/** The list as plain text, one event a line. */
export function eventsText(events: readonly ConfirmedEvent[], name: string): string {
  return [`${say("Confirmed events of {name}", { name })}:`, ...events.map(lineOf)].join("\n");
}

/** Where the list is shared: a chat with the text filled in, and a mail. */
export function eventLinks(events: readonly ConfirmedEvent[], name: string): { whatsapp: string; mail: string } {
  const text = eventsText(events, name);
  return {
    whatsapp: `https://wa.me/?text=${encodeURIComponent(text)}`,
    mail: `mailto:?subject=${encodeURIComponent(say("Confirmed events of {name}", { name }))}&body=${encodeURIComponent(text)}`,
  };
}
