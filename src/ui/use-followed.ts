import { type RefObject, useEffect, useRef } from "react";

/** The box follows the address, but for what somebody has typed since: that is the next question, and stays. */
export function useFollowed(q: string): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  const asked = useRef(q);
  useEffect(() => {
    if (box.current && box.current.value === asked.current) box.current.value = q;
    asked.current = q;
  }, [q]);
  return box;
}
