import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Icon, Menu } from "../../../ui/icons.tsx";
import type { ShellSession } from "../shell-session.ts";
import { SideMenuPanel } from "./shell.ts";

/** The menu of small screens. */
export function SideMenu({ session }: { session: ShellSession }) {
  const { key } = useLocation();
  // Open at one location only: any route change closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <button
        type="button"
        className="tool only-narrow"
        aria-label={say("Open menu")}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      >
        <Icon as={Menu} />
      </button>
      {openAt === null ? null : (
        <Suspense>
          <SideMenuPanel session={session} open={openAt === key} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
}
