/** A manager's confirmed events in words: for the table, and for passing it on by WhatsApp or mail. Pure. */
import { truncate } from "../../domain/graphemes.ts";
import { handOff, whatsappAddress } from "../../domain/hand-off.ts";
import type { Slot } from "../../domain/slots.ts";
import { say } from "../../domain/words/say.ts";

export type ConfirmedEvent = {
  number: string;
  /** ISO day. */
  eventDate: string | null;
  /** Of several days the last one; null for one. */
  lastDay: string | null;
  /** The part of the day that it names; null for the whole of it. */
  slot: Slot | null;
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

/** Where the list is passed on: a chat with a few words and the address of the list, and a mail with the same. */
export function passedOnBy(many: number, name: string, address: string): { whatsapp: string; mail: string } {
  const subject = say("Confirmed events of {name}", { name });
  const words = handOff(
    [say("{n, plural, one {# confirmed event} other {# confirmed events}} of {name}:", { n: many, name }), subject],
    address,
  );
  return {
    whatsapp: whatsappAddress(words),
    mail: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`,
  };
}
