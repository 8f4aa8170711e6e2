/** What the kinds of jobs are called on the desk. */
import { say, text } from "../../domain/words/say.ts";

const WORDS: Readonly<Record<string, string>> = {
  "Accounts sweep": text("Accounts sweep"),
  "Booking reviews rounds": text("Booking reviews rounds"),
  "Bookings due": text("Bookings due"),
  "Bookings remind": text("Bookings remind"),
  "Bookings suspension": text("Bookings suspension"),
  "Calendar feeds": text("Calendar feeds"),
  "Calendar read feed": text("Calendar read feed"),
  "Calendar sweep": text("Calendar sweep"),
  "Deciding sweep": text("Deciding sweep"),
  "Disputes remind": text("Disputes remind"),
  "Enquiries sweep": text("Enquiries sweep"),
  "Enquiry area": text("Enquiry area"),
  "Events sweep": text("Events sweep"),
  "Listing photos avif": text("Listing photos avif"),
  "Listing photos remove": text("Listing photos remove"),
  "Listing visitors forget": text("Listing visitors forget"),
  "Media sweep": text("Media sweep"),
  "Notifications sweep": text("Notifications sweep"),
  "Payments remind": text("Payments remind"),
  "Ranking sweep": text("Ranking sweep"),
  "Reports sweep": text("Reports sweep"),
  "Reviews sweep": text("Reviews sweep"),
  "Rights erase": text("Rights erase"),
  "Search sweep": text("Search sweep"),
  "Searches digest": text("Searches digest"),
  "Send mail": text("Send mail"),
  "Send sms": text("Send sms"),
  "Send whatsapp": text("Send whatsapp"),
  "Site count": text("Site count"),
  "Site sweep": text("Site sweep"),
  "Trust sweep": text("Trust sweep"),
  "Whatsapp heard": text("Whatsapp heard"),
  "Whatsapp sweep": text("Whatsapp sweep"),
};

/** 'listing-photos-avif' → 'Listing photos avif', in the language of the page where it is a kind that we know. */
export function jobWords(name: string): string {
  const plain = name.replace(/[._-]+/g, " ");
  const words = plain.charAt(0).toUpperCase() + plain.slice(1);
  return Object.hasOwn(WORDS, words) ? say(WORDS[words]!) : words;
}
