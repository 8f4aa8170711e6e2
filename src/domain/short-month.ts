import { say } from "./words/say.ts";

/** '2026-11-21' → 'Nov'. */
export const shortMonth = (day: string): string =>
  say("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec").split(" ")[Number(day.slice(5, 7)) - 1] ?? "";
