import { handOff, whatsappAddress } from "../../domain/hand-off.ts";
import { normaliseMobile } from "../../domain/phone.ts";
import { bookingPath } from "../../domain/request-paths.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { say } from "../../domain/words/say.ts";

/**
 * Where WhatsApp opens with the other side's number, and with the address of their booking written: nothing else of it.
 * @param phone an open one; a landline has no WhatsApp
 * @param booking its number, where the request has a page for both of its sides
 */
export function whatsappLink(phone: string, { publicUrl, booking }: { publicUrl: string; booking: string | null }) {
  const mobile = normaliseMobile(phone);
  if (!mobile) return null;
  const number = mobile.slice(1);
  if (!booking) return `https://wa.me/${number}`;
  const words = say("About our booking {booking}:", { booking });
  return whatsappAddress(handOff([words], publicUrl + spokenPath(bookingPath(booking))), number);
}
