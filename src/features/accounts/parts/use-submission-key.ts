import { useCallback, useRef } from "react";
import { newKey } from "../../../ui/call.ts";

/** The Idempotency-Key of a submission: the same while its content is the same, a new one when it changed. */
export function useSubmissionKey(): (content: unknown) => string {
  const last = useRef({ print: "", key: "" });
  return useCallback((content) => {
    const print = JSON.stringify(content);
    if (last.current.print !== print) last.current = { print, key: newKey() };
    return last.current.key;
  }, []);
}
