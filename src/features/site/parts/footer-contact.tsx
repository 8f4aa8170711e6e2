import type { ReactNode } from "react";
import { BRAND } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import {
  FacebookIcon,
  Icon,
  InstagramIcon,
  LinkedInIcon,
  type Drawing,
  Mail,
  MapPin,
  Phone,
  TwitterIcon,
  WhatsAppIcon,
  YouTubeIcon,
} from "../../../ui/icons.tsx";

/** In the order of `BRAND.social`, whose names are said in the language of the page. */
const drawings: readonly Drawing[] = [InstagramIcon, FacebookIcon, YouTubeIcon, LinkedInIcon, TwitterIcon];

/** Our pages elsewhere. They open in a new tab. `className` lays them out. */
export function SocialLinks({ className = "mt-3 -ml-3 flex flex-wrap" }: { className?: string | undefined }) {
  return (
    <ul className={className} aria-label={say("Follow us")}>
      {BRAND.social.map(({ name, url }, at) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="min-w-11 justify-center"
            aria-label={say("{brand} on {network} (opens in a new tab)", { brand: BRAND.name, network: say(name) })}
          >
            <Icon as={drawings[at]!} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Of the second level, since pages with a title alone have nothing between it and the foot. */
export function FooterHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className="mb-1.5 font-sans text-[1.0625rem] leading-tight font-bold tracking-normal text-marigold">
      {children}
    </h2>
  );
}

/** Phone, WhatsApp, e-mail and both offices. */
export function FooterContact() {
  return (
    <div>
      <FooterHeading>{say("Contact")}</FooterHeading>
      <ul>
        <li>
          <a href={`tel:${BRAND.phone.e164}`}>
            <Icon as={Phone} />
            {BRAND.phone.shown}
          </a>
        </li>
        <li>
          <a href={`https://wa.me/${BRAND.whatsapp}`} target="_blank" rel="noopener noreferrer">
            <Icon as={WhatsAppIcon} />
            WhatsApp<span className="sr"> {say("(opens in a new tab)")}</span>
          </a>
        </li>
        <li>
          <a href={`mailto:${BRAND.email.contact}`}>
            <Icon as={Mail} />
            <span className="min-w-0 wrap-anywhere">{BRAND.email.contact}</span>
          </a>
        </li>
        {[BRAND.headOffice, BRAND.branchOffice].map(({ label, shown }) => (
          <li key={label} className="flex gap-2.5 py-1.5">
            <Icon as={MapPin} className="mt-1" />
            <address className="not-italic">
              <b className="block font-semibold text-paper">{say(label)}</b>
              {say(shown)}
            </address>
          </li>
        ))}
      </ul>
    </div>
  );
}
