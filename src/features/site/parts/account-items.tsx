import { useState } from "react";
import { Link, NavLink, useNavigate } from "react-router";
import { say, text } from "../../../domain/words/say.ts";
import { call } from "../../../ui/call.ts";
import {
  CalendarCheck,
  HandHeart,
  Icon,
  Inbox,
  LogIn,
  Tent,
  LogOut,
  Settings,
  Store,
  type Drawing,
} from "../../../ui/icons.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { registrationLinks } from "../menu-links.ts";
import type { ShellSession } from "../shell-session.ts";

const own: readonly { label: string; path: string; icon: Drawing; only?: (session: ShellSession) => boolean }[] = [
  { label: text("My Dashboard"), path: "/MyDashBoard", icon: CalendarCheck },
  { label: text("My listings"), path: "/my/listings", icon: Store, only: ({ hasListings }) => hasListings },
  { label: text("My events"), path: "/my/events", icon: Tent },
  { label: text("My requests"), path: "/my-requests", icon: Inbox },
  { label: text("Account"), path: "/account", icon: Settings },
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
        {say("Login / Signup")}
      </Link>
    );
  }
  return own
    .filter(({ only }) => only?.(session) ?? true)
    .map(({ label, path, icon }) => (
      <NavLink key={path} to={path}>
        <Icon as={icon} />
        {say(label)}
      </NavLink>
    ));
}

/** The entries of the Registration submenu. */
export function RegistrationItems({ session, className }: ItemsProps) {
  return registrationLinks(session).map(({ label, path }) => (
    <Link key={path} to={path} className={className}>
      <Icon as={HandHeart} />
      {say(label)}
    </Link>
  ));
}

/** Ends the session: to /login on success, where the shell asks anew who is there; on failure the person stays. */
function useLogout() {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();

  async function logout() {
    if (leaving) return;
    setLeaving(true);
    const answer = await call("/api/auth/logout");
    // What was typed and not sent is theirs, not of whoever comes next.
    if (answer.ok)
      await import("../../../ui/leaving.ts").then(
        ({ leave }) => leave(),
        () => undefined,
      );
    setLeaving(false);
    if (answer.ok) await navigate("/login");
    else toast.error(say("Logout failed. Please try again."));
  }
  return { leaving, logout };
}

export function LogoutButton({ className }: { className?: string | undefined }) {
  const { leaving, logout } = useLogout();
  return (
    <button type="button" className={className} aria-disabled={leaving || undefined} onClick={() => void logout()}>
      <Icon as={LogOut} />
      {leaving ? say("Logging out…") : say("Logout")}
    </button>
  );
}
