import { say } from "../../../domain/words/say.ts";
import {
  FacebookIcon,
  Globe,
  Icon,
  InstagramIcon,
  LinkedInIcon,
  Mail,
  TwitterIcon,
  WhatsAppIcon,
  YouTubeIcon,
} from "../../../ui/icons.tsx";
import { SOCIAL_LINKS, SOCIAL_NAMES, type SocialName } from "../manager-messages.ts";
import type { ManagerProfile } from "../manager-types.ts";

const ICONS = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  twitter: TwitterIcon,
  linkedin: LinkedInIcon,
  youtube: YouTubeIcon,
  whatsapp: WhatsAppIcon,
} as const;

function NetworkIcon({ name }: { name: SocialName }) {
  if (name === "website") return <Icon as={Globe} />;
  return <Icon as={ICONS[name]} />;
}

/** The box of contact links: each only if present, opening in a new tab. */
export function ContactLinks({ manager: { socialLinks, email, fullName } }: { manager: ManagerProfile }) {
  const present = SOCIAL_NAMES.filter((name) => socialLinks[name]);
  if (present.length === 0 && !email) return null;
  return (
    <section aria-labelledby="contact-links">
      <h2 id="contact-links">{say("Contact")}</h2>
      <ul className="contact-links">
        {email ? (
          <li>
            <a href={`mailto:${email}`}>
              <Mail className="icon" />
              <span>{email}</span>
            </a>
          </li>
        ) : null}
        {present.map((name) => (
          <li key={name}>
            <a
              href={socialLinks[name]}
              target="_blank"
              rel="noopener nofollow ugc"
              aria-label={say("{network} of {name} (opens in a new tab)", {
                network: say(SOCIAL_LINKS[name]),
                name: fullName,
              })}
            >
              <NetworkIcon name={name} />
              <span>{say(SOCIAL_LINKS[name])}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
