import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { CircleCheck } from "./icons.tsx";

export interface SuccessNoteProps {
  title: ReactNode;
  children?: ReactNode;
  /** Takes the focus when it appears, as where it replaces the form that was sent; true by default. */
  focus?: boolean | undefined;
}

/** Something is done and certain: in green, said aloud, with what happens next. */
export function SuccessNote({ title, children, focus = true }: SuccessNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  return (
    <div className="note-ok" role="status" tabIndex={-1} ref={box}>
      <CircleCheck className="icon" />
      <div>
        <b>{title}</b>
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
