import { pino } from "pino";
import type { Deps } from "../../src/platform/deps.server.ts";

/** Keeps every line of the site's log, from `trace` up, in place of writing it out. */
export function hearLog({ log }: Pick<Deps, "log">): string[] {
  const lines: string[] = [];
  Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => void lines.push(line) } });
  log.level = "trace";
  return lines;
}
