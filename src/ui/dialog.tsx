import type { ReactNode } from "react";
import { useId } from "react";
import { say } from "../domain/words/say.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { X } from "./icons.tsx";
import { useDialog } from "./use-dialog.ts";

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the backdrop and the close button; set `open` to false in it. */
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** A small picture before the title, such as an Avatar. */
  media?: ReactNode;
  children: ReactNode;
  /** The actions, always in sight. A submit button here names its form: `<Button type="submit" form="my-form">`. */
  footer?: ReactNode;
  /** wide: 60rem instead of 44rem. narrow: 30rem. */
  size?: "narrow" | "wide" | undefined;
  className?: string | undefined;
}

/** A modal dialog: a sheet from below on phones, centred on wide screens. The page behind does not scroll. */
export function Dialog({ open, onClose, title, subtitle, media, children, footer, size, className }: DialogProps) {
  const id = useId();
  const dialog = useDialog(open, onClose);
  return (
    <dialog
      ref={dialog}
      className={classNames("sheet", size, className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={subtitle ? `${id}-sub` : undefined}
    >
      {open ? (
        <div className="sheet-in">
          <div className="sheet-head">
            <div className="sheet-title">
              {media}
              <div>
                <h2 id={`${id}-title`} tabIndex={-1}>
                  {title}
                </h2>
                {subtitle ? (
                  <p className="small soft" id={`${id}-sub`}>
                    {subtitle}
                  </p>
                ) : null}
              </div>
            </div>
            <button type="button" className="tool" aria-label={say("Close")} onClick={onClose}>
              <X className="icon" />
            </button>
          </div>
          <div className="sheet-body">{children}</div>
          {footer ? <div className="sheet-foot">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Says what happens: 'Delete photo', never 'OK'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** The act destroys something. */
  danger?: boolean | undefined;
}

/** Asks before an act that cannot be taken back. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel = say("Cancel"),
  busy,
  busyLabel,
  danger,
}: ConfirmDialogProps) {
  const footer = (
    <>
      <Button variant="line" onClick={onClose}>
        {cancelLabel}
      </Button>
      <Button className={danger ? "danger" : undefined} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer} size="narrow">
      <div>{children}</div>
    </Dialog>
  );
}
