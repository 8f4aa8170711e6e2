import type { ReactNode } from "react";
import { say } from "../domain/words/say.ts";
import { classNames } from "./class-names.ts";
import { X } from "./icons.tsx";
import { useDialog } from "./use-dialog.ts";

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** The accessible name, such as 'Menu'. */
  label: string;
  /** What stands beside the close button, such as the logo. */
  head?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A panel from the right side for menus on small screens; closes on Escape and outside click. */
export function Drawer({ open, onClose, label, head, children, className }: DrawerProps) {
  const dialog = useDialog(open, onClose);
  return (
    <dialog ref={dialog} className={classNames("drawer", className)} aria-label={label}>
      {open ? (
        <div className="drawer-in">
          <div className="drawer-head">
            {head}
            <button
              type="button"
              className="tool"
              aria-label={say("Close {label}", { label: label.toLowerCase() })}
              onClick={onClose}
            >
              <X className="icon" />
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
