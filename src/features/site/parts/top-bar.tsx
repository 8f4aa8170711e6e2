import { Link } from "react-router";
import { BRAND } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { SCROLL_PX } from "../../../domain/limits.ts";
import { ChevronDown, Icon, Mail, Phone } from "../../../ui/icons.tsx";
import type { ShellSession } from "../shell-session.ts";
import { useScrolled } from "../use-scrolled.ts";
import { SocialLinks } from "./footer-contact.tsx";
import { useMenuDismiss } from "../../../ui/use-menu-dismiss.ts";

function LoginMenu() {
  const menu = useMenuDismiss();
  return (
    <details className="account" ref={menu}>
      <summary>
        {say("LOGIN / SIGN UP")}
        <Icon as={ChevronDown} className="chev" />
      </summary>
      <div className="menu">
        <Link to="/login">{say("Login")}</Link>
        <Link to="/signup">{say("Sign Up")}</Link>
      </div>
    </details>
  );
}

/** The bar above the masthead on wide screens: how to reach us, and the way in. Gone after 50 px of scrolling. */
export function TopBar({ session }: { session: ShellSession }) {
  const gone = useScrolled(SCROLL_PX.topBarHides);
  return (
    <div className="topbar on-dark" data-gone={gone || undefined}>
      <div className="wrap">
        <a href={`mailto:${BRAND.email.contact}`}>
          <Icon as={Mail} />
          {BRAND.email.contact}
        </a>
        <a href={`tel:${BRAND.phone.e164}`}>
          <Icon as={Phone} />
          {BRAND.phone.shown}
        </a>
        <div className="topbar-end">
          <SocialLinks className="flex max-lg:hidden" />
          {session.actor ? null : <LoginMenu />}
        </div>
      </div>
    </div>
  );
}
