import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * For a menu made of `<details>`: closes it on a route change, on Escape (the focus goes back to its summary),
 * on a press outside and when the focus leaves it. Without JavaScript the element still opens and closes.
 */
export function useMenuDismiss() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    if (menu.current) menu.current.open = false;
  }, [key]);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !element.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (element.open && !element.contains(event.target as Node)) element.open = false;
    };
    const onFocusOut = (event: FocusEvent) => {
      // Without a new target the focus went nowhere (a press on plain text inside): stay.
      if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) element.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    element.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
      element.removeEventListener("focusout", onFocusOut);
    };
  }, []);

  return menu;
}
