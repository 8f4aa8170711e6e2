import { useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { BRAND } from "../../../domain/brand.ts";
import { Drawer } from "../../../ui/drawer.tsx";
import { Icon, Menu, Phone } from "../../../ui/icons.tsx";
import { Logo } from "../../../ui/mark.tsx";
import { navLinks, registrationLinks } from "../nav-links.ts";
import type { ShellSession } from "../shell-session.ts";
import { AccountItems, LogoutButton, RegistrationItems } from "./account-items.tsx";

/** The menu of small screens: every link of the bar and of the account dropdown. */
export function SideMenu({ session }: { session: ShellSession }) {
  const { key } = useLocation();
  // Open at one location only: any route change closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  return (
    <>
      <button type="button" className="tool only-narrow" aria-label="Open menu" aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
        <Icon as={Menu} />
      </button>
      <Drawer
        open={openAt === key}
        onClose={close}
        label="Menu"
        head={
          <Link to="/" className="logo">
            <Logo name={BRAND.name} />
          </Link>
        }
      >
        <nav className="side-nav" aria-label="Menu">
          {navLinks.map(({ label, path }) => (
            <NavLink key={path} to={path} end={path === "/"}>
              {label}
            </NavLink>
          ))}
          <hr />
          <h2>{session.actor ? session.actor.name : "Account"}</h2>
          <AccountItems session={session} />
          {session.actor ? <LogoutButton /> : null}
          {registrationLinks(session).length > 0 ? <h2>Registration</h2> : null}
          <RegistrationItems session={session} />
          <hr />
          <a href={`tel:${BRAND.phone.e164}`}>
            <Icon as={Phone} />
            {BRAND.phone.shown}
          </a>
        </nav>
      </Drawer>
    </>
  );
}
