import { Link } from "react-router";
import { BRAND } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { ArrowUp, Icon, LifeBuoy, MessageCircleMore, Phone, WhatsAppIcon } from "../../../ui/icons.tsx";
import { useReducedMotion } from "../../../ui/use-reduced-motion.ts";
import { SocialLinks } from "./footer-contact.tsx";
import { useMenuDismiss } from "../../../ui/use-menu-dismiss.ts";

/** WhatsApp, the support page, and a call. */
function ContactWidget() {
  const menu = useMenuDismiss();
  return (
    <details className="float-contact" ref={menu}>
      <summary aria-label={say("Contact us")}>
        <Icon as={MessageCircleMore} />
        <span className="only-narrow">{say("Contact us")}</span>
      </summary>
      <div className="menu">
        <a href={`https://wa.me/${BRAND.whatsapp}`} target="_blank" rel="noopener noreferrer">
          <Icon as={WhatsAppIcon} />
          WhatsApp<span className="sr"> {say("(opens in a new tab)")}</span>
        </a>
        <Link to="/ContactUs">
          <Icon as={LifeBuoy} />
          {say("Support page")}
        </Link>
        <a href={`tel:${BRAND.phone.e164}`}>
          <Icon as={Phone} />
          {say("Call {number}", { number: BRAND.phone.shown })}
        </a>
      </div>
    </details>
  );
}

/** Contact and the way up: a bar at the foot of narrow screens, beside the page on wide ones, with the social links opposite. */
export function FloatingButtons() {
  const still = useReducedMotion();
  function toTop() {
    window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }
  return (
    <aside aria-label={say("Contact and social links")}>
      <div className="float-social">
        <SocialLinks className="grid [&_a]:min-w-0!" />
      </div>
      <div className="floats">
        <ContactWidget />
        <button type="button" aria-label={say("Back to the top")} onClick={toTop}>
          <Icon as={ArrowUp} />
          <span className="only-narrow">{say("Back to the top")}</span>
        </button>
      </div>
    </aside>
  );
}
