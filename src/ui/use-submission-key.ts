import { useCallback, useRef } from "react";
import { newKey } from "./call.ts";

/** The Idempotency-Key of a form: the same for the same content sent again, a new one for another content. */
export function useSubmissionKey(): (content: unknown) => string {
  const last = useRef({ content: "", key: "" });
  return useCallback((content) => {
    const text = JSON.stringify(content);
    if (last.current.key === "" || last.current.content !== text) last.current = { content: text, key: newKey() };
    return last.current.key;
  }, []);
}
