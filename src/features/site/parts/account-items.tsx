import { Link, NavLink } from "react-router";
import { CalendarCheck, HandHeart, Icon, Inbox, LogIn, LogOut, Settings, Store, type Drawing } from "../../../ui/icons.tsx";
import { registrationLinks } from "../nav-links.ts";
import type { ShellSession } from "../shell-session.ts";
import { useLogout } from "./use-logout.ts";

const own: readonly { label: string; path: string; icon: Drawing; only?: (session: ShellSession) => boolean }[] = [
  { label: "My Dashboard", path: "/MyDashBoard", icon: CalendarCheck },
  { label: "My listings", path: "/my/listings", icon: Store, only: ({ hasListings }) => hasListings },
  { label: "My requests", path: "/my-requests", icon: Inbox },
  { label: "Account", path: "/account", icon: Settings },
];

interface ItemsProps {
  session: ShellSession;
  /** For elements that the container's style does not reach. */
  className?: string | undefined;
}

/** The links of a signed-in person, or the one way in. Styled by the menu they stand in. */
export function AccountItems({ session }: ItemsProps) {
  if (!session.actor) {
    return (
      <Link to="/login">
        <Icon as={LogIn} />
        Login / Signup
      </Link>
    );
  }
  return own.filter(({ only }) => only?.(session) ?? true).map(({ label, path, icon }) => (
    <NavLink key={path} to={path}>
      <Icon as={icon} />
      {label}
    </NavLink>
  ));
}

/** The entries of the Registration submenu. */
export function RegistrationItems({ session, className }: ItemsProps) {
  return registrationLinks(session).map(({ label, path }) => (
    <Link key={path} to={path} className={className}>
      <Icon as={HandHeart} />
      {label}
    </Link>
  ));
}

export function LogoutButton({ className }: { className?: string | undefined }) {
  const { leaving, logout } = useLogout();
  return (
    <button type="button" className={className} aria-disabled={leaving || undefined} onClick={() => void logout()}>
      <Icon as={LogOut} />
      {leaving ? "Logging out…" : "Logout"}
    </button>
  );
}
