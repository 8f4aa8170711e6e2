import { say } from "../../../domain/words/say.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { ChevronDown, CircleUserRound, Icon, UserRoundPlus } from "../../../ui/icons.tsx";
import { registrationLinks } from "../menu-links.ts";
import type { ShellSession } from "../shell-session.ts";
import { AccountItems, LogoutButton, RegistrationItems } from "./account-items.tsx";
import { useMenuDismiss } from "../../../ui/use-menu-dismiss.ts";

/** A row of the menu that is not a link: its style follows `.menu a`. */
const row = "flex w-full cursor-pointer items-center gap-2.5 min-h-11 px-3 rounded-field text-left hover:bg-haldi-soft";

/** The account dropdown of wide screens; phones have the side menu. */
export function AccountMenu({ session }: { session: ShellSession }) {
  const menu = useMenuDismiss();
  const { actor } = session;
  const hasRegistrations = registrationLinks(session).length > 0;
  return (
    <details className="account only-wide" ref={menu}>
      <summary className={buttonClass({ variant: "line" })}>
        <Icon as={CircleUserRound} />
        <span className="max-w-48 truncate">{actor ? actor.name : say("Login / Signup")}</span>
        <Icon as={ChevronDown} className="chev" />
      </summary>
      <div className="menu">
        <AccountItems session={session} />
        {hasRegistrations ? (
          <>
            <hr />
            <details className="group">
              <summary className={row}>
                <Icon as={UserRoundPlus} />
                {say("Registration")}
                <Icon as={ChevronDown} className="ml-auto transition-transform group-open:rotate-180" />
              </summary>
              <div className="pl-4">
                <RegistrationItems session={session} />
              </div>
            </details>
          </>
        ) : null}
        {actor ? (
          <>
            <hr />
            <LogoutButton className={row} />
          </>
        ) : null}
      </div>
    </details>
  );
}
