import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Drives a native modal dialog from an `open` flag. The element does the hard part (focus kept inside,
 * the rest inert, focus given back on close); this adds Escape and backdrop as requests to `onClose`.
 */
export function useDialog(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const wanted = useRef(open);
  useEffect(() => {
    close.current = onClose;
  });

  // Layout effect: its clean-up runs while the element still stands in the page, so close() can return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    // The scrollbar goes while the page is locked (base.css); its room stays, so that nothing shifts.
    const bar = window.innerWidth - document.documentElement.clientWidth;
    if (bar > 0) document.documentElement.style.setProperty("--scrollbar", `${bar}px`);
    if (!element.open) element.showModal();
    // Rather the title than the close button, which comes first in the page.
    (
      element.querySelector<HTMLElement>("[data-autofocus]") ?? element.querySelector<HTMLElement>("h2[tabindex]")
    )?.focus();
    wanted.current = true;
    return () => {
      wanted.current = false;
      element.close();
    };
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    let pressedOnBackdrop = false;
    // A file input's own cancel event bubbles up to here; only the dialog's is meant.
    const onCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      close.current();
    };
    const onDown = (event: PointerEvent) => {
      pressedOnBackdrop = event.target === element;
    };
    // Both ends of the click on the backdrop: a text selection dragged outside must not close it. Nor may the second
    // half of a double click whose first half has opened it.
    const onClick = (event: MouseEvent) => {
      if (pressedOnBackdrop && event.detail < 2 && event.target === element) close.current();
    };
    // The browser may close it by itself (a second Escape); keep the flag in step.
    const onClosed = (event: Event) => {
      if (event.target === element && wanted.current && !element.open) close.current();
    };
    element.addEventListener("cancel", onCancel);
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("click", onClick);
    element.addEventListener("close", onClosed);
    return () => {
      element.removeEventListener("cancel", onCancel);
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("click", onClick);
      element.removeEventListener("close", onClosed);
    };
  }, [open]);

  return dialog;
}
