import { useCallback, useRef } from "react";
import type { CallResult } from "../call.ts";
import { discardForm } from "./outbox.ts";

/** For a form whose photos found no room while it was offline: its words, kept alone, go once the whole has arrived. */
export function useWordsKept(): (result: CallResult<unknown>, key: string) => void {
  const kept = useRef("");
  return useCallback((result, key) => {
    if (!result.ok && result.words) kept.current = key;
    if (result.ok && kept.current) void discardForm(kept.current);
  }, []);
}
