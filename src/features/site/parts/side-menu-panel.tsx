import { Link, NavLink } from "react-router";
import { BRAND } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { Drawer } from "../../../ui/drawer.tsx";
import { Icon, Phone } from "../../../ui/icons.tsx";
import { Logo } from "../../../ui/mark.tsx";
import { moreLinks, registrationLinks } from "../menu-links.ts";
import { navLinks } from "../nav-links.ts";
import type { ShellSession } from "../shell-session.ts";
import { AccountItems, LogoutButton, RegistrationItems } from "./account-items.tsx";

export interface SideMenuPanelProps {
  session: ShellSession;
  open: boolean;
  onClose: () => void;
}

/** What the side menu holds: every link of the bar and of the account dropdown. */
export function SideMenuPanel({ session, open, onClose }: SideMenuPanelProps) {
  // Whom one can book together, then what is said about the site.
  const about = navLinks.findIndex(({ path }) => path === "/Services");
  const links = [...navLinks.slice(0, about), ...moreLinks(session), ...navLinks.slice(about)];
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={say("Menu")}
      head={
        <Link to="/" className="logo">
          <Logo name={BRAND.name} />
        </Link>
      }
    >
      <nav className="side-nav" aria-label={say("Menu")}>
        {links.map(({ label, path }) => (
          <NavLink key={path} to={path} end={path === "/"}>
            {say(label)}
          </NavLink>
        ))}
        <hr />
        <h2>{session.actor ? session.actor.name : say("Account")}</h2>
        <AccountItems session={session} />
        {session.actor ? <LogoutButton /> : null}
        {registrationLinks(session).length > 0 ? <h2>{say("Registration")}</h2> : null}
        <RegistrationItems session={session} />
        <hr />
        <a href={`tel:${BRAND.phone.e164}`}>
          <Icon as={Phone} />
          {BRAND.phone.shown}
        </a>
      </nav>
    </Drawer>
  );
}
