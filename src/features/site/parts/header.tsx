import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { BRAND } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { CircleUserRound, Icon, Search } from "../../../ui/icons.tsx";
import { Logo } from "../../../ui/mark.tsx";
import { navLinks } from "../nav-links.ts";
import type { ShellSession } from "../shell-session.ts";
import { AccountMenu, TopBar } from "./shell.ts";
import { LanguageLinks } from "./language-links.tsx";
import { SideMenu } from "./side-menu.tsx";

export interface HeaderProps {
  session: ShellSession;
  /** The bell of a signed-in person. */
  bell?: ReactNode;
}

/** A full bar spreads over the width; a short one stays together at the left. */
const FULL_BAR_FROM = 7;

/** The top bar, the masthead with mark, tools and navigation bar, the canopy's valance below it. */
export function Header({ session, bell }: HeaderProps) {
  return (
    <header className="mast">
      <TopBar session={session} />
      <div className="wrap">
        <div className="mast-row">
          <Link to="/" className="logo">
            <Logo name={BRAND.name} />
          </Link>
          <div className="mast-tools">
            <LanguageLinks session={session} />
            <Link to="/search" className="tool" aria-label={say("Search everything")}>
              <Icon as={Search} />
            </Link>
            {bell}
            <AccountMenu session={session} />
            {session.actor ? null : (
              <Link to="/login" className="tool only-narrow" aria-label={say("Login / Signup")}>
                <Icon as={CircleUserRound} />
              </Link>
            )}
            <SideMenu session={session} />
          </div>
        </div>
        <nav className="nav" aria-label={say("Main")}>
          <ul className={navLinks.length < FULL_BAR_FROM ? "justify-start! gap-3" : undefined}>
            {navLinks.map(({ label, path }) => (
              <li key={path}>
                <NavLink to={path} end={path === "/"}>
                  {say(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="valance top-[calc(100%+4px)]!" />
    </header>
  );
}
