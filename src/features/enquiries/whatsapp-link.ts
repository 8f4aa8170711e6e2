import { normaliseMobile } from "../../domain/phone.ts";
import { bookingPath } from "../../domain/request-paths.ts";
import { say } from "../../domain/words/say.ts";

/**
 * Where WhatsApp opens with the other side's number, and with the address of their booking written: nothing else of it.
 * @param phone an open one; a landline has no WhatsApp
 * @param booking its number, where the request has a page for both of its sides
 */
export function whatsappLink(phone: string, { publicUrl, booking }: { publicUrl: string; booking: string | null }) {
  const mobile = normaliseMobile(phone);
  if (!mobile) return null;
  const address = `https://wa.me/${mobile.slice(1)}`;
  if (!booking) return address;
  return `${address}?text=${encodeURIComponent(say("About our booking {booking}: {url}", { booking, url: publicUrl + bookingPath(booking) }))}`;
}
