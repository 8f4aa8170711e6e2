/** Copies of a paper to take along: for one of its sides who asks, and with the mail that tells of it. */
import type { Actor } from "../../domain/actor.ts";
import { paperPath } from "../../domain/request-paths.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import type { NamedSheet } from "../notifications/mail-enclosures.server.ts";
import { paperSeen, paperView, type PaperView } from "./paper-service.server.ts";
import { paperSheet } from "./paper-sheet.ts";
import { paperById } from "./paper-store.server.ts";

const copyOf = ({ config }: Pick<Deps, "config">, paper: PaperView, reader: BookingSide): NamedSheet => ({
  name: `${paper.number.replaceAll("/", "-")}.pdf`,
  sheet: paperSheet(paper, reader, config.publicUrl + spokenPath(paperPath(paper.id))),
});

/** For one of its sides. @throws 404 for everybody else */
export async function paperCopySeen(deps: Deps, actor: Actor, id: string): Promise<NamedSheet> {
  const { side, ...paper } = await paperSeen(deps, actor, id);
  return copyOf(deps, paper, side);
}

/** What goes with the mail to whom it is for; null where the paper is gone. */
export async function paperEnclosed(deps: Deps, id: string): Promise<NamedSheet | null> {
  const row = await paperById(deps.db, id);
  return row && copyOf(deps, paperView(row), "organiser");
}
