import { BRAND } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { Icon, Mail, MapPin, Phone, WhatsAppIcon } from "../../../ui/icons.tsx";

const { headOffice, email, phone, whatsapp } = BRAND;

/** The four ways to reach us. */
export function ContactCards() {
  return (
    <ul className="contact-cards">
      <li>
        <Icon as={MapPin} />
        <h2>{say("Address")}</h2>
        <address>
          {say(headOffice.shown)}
          <br />
          {say(BRAND.jurisdiction)}
        </address>
      </li>
      <li>
        <Icon as={Mail} />
        <h2>{say("Email")}</h2>
        <a href={`mailto:${email.contact}`}>{email.contact}</a>
      </li>
      <li>
        <Icon as={Phone} />
        <h2>{say("Phone")}</h2>
        <a href={`tel:${phone.e164}`}>{phone.shown}</a>
      </li>
      <li>
        <Icon as={WhatsAppIcon} />
        <h2>{say("WhatsApp")}</h2>
        <a href={`https://wa.me/${whatsapp}`} target="_blank" rel="noopener noreferrer">
          {say("Write on WhatsApp")}
          <span className="sr"> {say("(opens in a new tab)")}</span>
        </a>
      </li>
    </ul>
  );
}
