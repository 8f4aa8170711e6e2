import { useState } from "react";

/** Whether somebody points at, touches or has the focus in something that moves by itself; `events` go on its element. */
export function useHold() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: pointed || focused,
    events: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onPointerCancel: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
