/** What is proven of those who keep a listing, as its pages say it. */
import { say } from "../../domain/words/say.ts";
import { formatMonth, todayIST } from "../../domain/dates.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { PAPER_WORDS, shownPart, type PaperKind } from "./paper-model.ts";
import { provenOf } from "./paper-store.server.ts";

/** '2026-11-22' → 'November 2026'. */

/** 'GSTIN 23••••••••••1Z5 seen by our team in November 2026'. Of a PAN nothing is public. */
function seenWords(kind: PaperKind, number: string, decidedAt: Date): string {
  const { name } = PAPER_WORDS[kind];
  const month = formatMonth(todayIST(decidedAt));
  return kind === "gstin"
    ? say("{name} {number} seen by our team in {month}", { name, number: shownPart(kind, number), month })
    : say("{name} card seen by our team in {month}", { name, month });
}

/** One line for each thing that was verified about whoever keeps a listing; none where nobody keeps it. */
export async function provenLines(deps: Pick<Deps, "database">, ownerId: string | null): Promise<string[]> {
  if (ownerId === null) return [];
  const rows = await provenOf(deps.database.reads, ownerId);
  return [
    ...(rows[0]?.mobileProvenAt ? [say("Mobile number proven by a code")] : []),
    ...rows.flatMap(({ kind, number, decidedAt }) =>
      kind && number && decidedAt ? [seenWords(kind, number, decidedAt)] : [],
    ),
  ];
}
