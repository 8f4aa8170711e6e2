import type { ReactNode } from "react";
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { ToastItem } from "./toast-card.tsx";
import { ToastCard } from "./toast-card.tsx";

export interface ToastOptions {
  /** How long it stays, in milliseconds; 5000 by default. Pauses under the pointer and the focus. */
  ms?: number | undefined;
}

export interface Toasts {
  success: (text: string, options?: ToastOptions) => void;
  error: (text: string, options?: ToastOptions) => void;
  info: (text: string, options?: ToastOptions) => void;
}

const DEFAULT_MS = 5000;
const MOST_AT_ONCE = 4;
/** Long enough for a line of good news to be read: then the next takes its place, and two do not lie over the page. */
const READ_MS = 1500;
const isRead = (kind: ToastItem["kind"], old: ToastItem, next: ToastItem): boolean =>
  kind !== "error" && next.at - old.at >= READ_MS;
const ToastContext = createContext<Toasts | null>(null);

/** The way to speak from anywhere below ToastProvider: `useToast().success("Saved.")`. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it; the root has one.");
  return toasts;
}

/** Holds the toasts. It stands in the root, above the routes, so that a toast outlives a navigation. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const nextId = useRef(1);
  const area = useRef<HTMLDivElement>(null);

  const dismiss = useCallback((id: number) => setItems((old) => old.filter((item) => item.id !== id)), []);
  const toasts = useMemo<Toasts>(() => {
    const say = (kind: ToastItem["kind"]) => (text: string, options?: ToastOptions) => {
      const item = { id: nextId.current++, kind, text, ms: options?.ms ?? DEFAULT_MS, at: Date.now() };
      // The same words twice are one message, shown anew.
      setItems((old) =>
        [
          ...old.filter((other) => !(other.kind === kind && (other.text === text || isRead(kind, other, item)))),
          item,
        ].slice(-MOST_AT_ONCE),
      );
    };
    return { success: say("success"), error: say("error"), info: say("info") };
  }, []);

  // A popover lies in the top layer: raised anew, it stays above a dialog that opened meanwhile.
  useEffect(() => area.current?.showPopover?.(), []);
  useEffect(() => {
    const element = area.current;
    if (items.length === 0 || !element?.showPopover || !document.querySelector("dialog[open],.ask:popover-open"))
      return;
    element.hidePopover();
    element.showPopover();
  }, [items]);

  const list = (kinds: readonly ToastItem["kind"][]) =>
    items
      .filter((item) => kinds.includes(item.kind))
      .map((item) => <ToastCard key={item.id} item={item} onDismiss={dismiss} />);
  return (
    <ToastContext value={toasts}>
      {children}
      <div className="toasts" popover="manual" ref={area}>
        <div role="status" aria-live="polite">
          {list(["success", "info"])}
        </div>
        <div role="alert" aria-live="assertive">
          {list(["error"])}
        </div>
      </div>
    </ToastContext>
  );
}
