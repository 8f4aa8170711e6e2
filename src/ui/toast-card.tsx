import { useEffect, useRef, useState } from "react";
import { say } from "../domain/words/say.ts";
import { classNames } from "./class-names.ts";
import { CircleAlert, CircleCheck, Info, X } from "./icons.tsx";

export interface ToastItem {
  id: number;
  kind: "success" | "error" | "info";
  text: string;
  /** Milliseconds until it goes by itself. */
  ms: number;
  /** When it was said, in milliseconds since 1970. */
  at: number;
}

const DRAWINGS = { success: CircleCheck, error: CircleAlert, info: Info };

/** One toast: goes by itself, waits while pointer or focus rest on it, can be sent away. */
export function ToastCard({ item, onDismiss }: { item: ToastItem; onDismiss: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const left = useRef(item.ms);
  useEffect(() => {
    if (held) return;
    const from = Date.now();
    const timer = setTimeout(() => onDismiss(item.id), left.current);
    return () => {
      clearTimeout(timer);
      // Never less than a second after a pause, so that it does not vanish under the leaving pointer.
      left.current = Math.max(1000, left.current - (Date.now() - from));
    };
  }, [held, item.id, onDismiss]);
  const Drawing = DRAWINGS[item.kind];
  return (
    <div
      className={classNames("toast", item.kind)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Drawing className="icon" />
      <p>{item.text}</p>
      <button type="button" className="tool" aria-label={say("Dismiss message")} onClick={() => onDismiss(item.id)}>
        <X className="icon" />
      </button>
    </div>
  );
}
