import { useEffect, useState } from "react";
import { language, say } from "../../../domain/words/say.ts";
import { call } from "../../../ui/call.ts";

type Told = { words: string; quieter: { words: string } | null };

/**
 * Whether a day that is being chosen is a quiet one, and why: asked for when there is a day, so that a page's first load
 * has nothing of it. Without an answer nothing is said.
 */
export function useDayHint(day: string, state = "", district = ""): string {
  const [said, setSaid] = useState({ key: "", words: "" });
  const asks = /^2\d{3}-\d\d-\d\d$/.test(day);
  const params = new URLSearchParams({
    ...(state ? { state, district } : {}),
    ...(language() === "en" ? {} : { in: language() }),
  });
  const key = `${day}?${params}`;
  useEffect(() => {
    if (!asks) return;
    const gone = new AbortController();
    void call<Told>(`/api/days/${key}`, { signal: gone.signal }).then((answer) => {
      if (gone.signal.aborted) return;
      const { words, quieter } = answer.ok ? answer.data : { words: "", quieter: null };
      setSaid({ key, words: quieter ? say("{day}. {quieter}.", { day: words, quieter: quieter.words }) : words });
    });
    return () => gone.abort();
  }, [asks, key]);
  return asks && said.key === key ? said.words : "";
}
