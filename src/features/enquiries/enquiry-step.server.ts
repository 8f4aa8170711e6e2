/** One step of a request, whoever takes it: the rule, the write, the line in its story, and who is told. */
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { AppError, conflict, notAllowed, notFound } from "../../domain/errors.ts";
import { say, text } from "../../domain/words/say.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import { announceRequest } from "../../platform/cache/changes.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import {
  MOVE_TABLE,
  STATUS_WORDS,
  isStep,
  movesFor,
  type EnquiryMove,
  type EnquiryStatus,
  type Party,
} from "./enquiry-access.ts";
import { AREA_MESSAGES } from "./area-call.ts";
import { tellAnswerers } from "./area-effects.server.ts";
import { hasTaken } from "./area-store.server.ts";
import { kindOf } from "./enquiry-kinds.ts";
import { severalDaysOf } from "./last-day.ts";
import { tellOfMove } from "./enquiry-effects.server.ts";
import { settleAtDesk, waitsAtDesk } from "./enquiry-desk.server.ts";
import { askAboutDay, keepDay } from "./enquiry-dates.server.ts";
import { setEnquiryStatus, type EnquiryRow, type MovedRow } from "./enquiry-store.server.ts";
import { readBothSides, refuseSuspended } from "./request-sides.server.ts";

export type Moved = { number: string; status: EnquiryMove; moves: EnquiryMove[] };

/** 404, alike for one that is not there and for one of other people. */
export const noSuchEnquiry = () => notFound(text("There is no such request."));

/**
 * @param enquiry held by this transaction
 * @param parties the sides that the mover stands on
 * @param actor null for a guest
 * @param anyway accepts it although its day has a confirmed one
 * @throws 403 for the wrong side or before its day, 409 when it has moved already, its day is gone or is to be asked
 * first, or the mover is suspended, who may only leave
 */
export async function takeStep(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  to: EnquiryMove,
  { parties, actor, anyway = false }: { parties: readonly Party[]; actor: Actor | null; anyway?: boolean | undefined },
): Promise<Moved> {
  const today = todayIST(deps.now());
  const { number } = enquiry;
  if (!isStep(enquiry.status, to)) throw conflict(noStep(enquiry.status, to));
  const mover = parties.find((party) => movesFor([party], enquiry, today).includes(to));
  if (!mover) throw refusal(enquiry, to, parties);
  if (to !== "cancelled" && to !== "declined") await refuseSuspended(tx, enquiry, actor);
  const acceptedAnyway = to === "accepted" && (await askAboutDay(tx, enquiry, anyway));
  const isArea = kindOf(enquiry.kind)?.to.rule === "area";
  if (isArea && to === "confirmed" && !(await hasTaken(tx, enquiry.id))) throw conflict(AREA_MESSAGES.nobody);
  const moved = await writeStep(deps, tx, enquiry, to, { side: mover, actor, acceptedAnyway });
  if (isArea && (to === "confirmed" || to === "cancelled" || to === "completed"))
    await tellAnswerers(deps, tx, moved, to);
  // What follows for their money is told after what it follows from; then both are told.
  if (to === "cancelled" && moved.listingId) await readBothSides(tx, moved);
  await tellOfMove(deps, tx, moved, to, mover, enquiry.status);
  await deps.bookings.follow(deps, tx, moved, { to, side: mover, actor });
  return { number, status: to, moves: movesFor(parties, moved, today) };
}

/** By whom: the side, and the person where it was one. */
type Step = { side: Party; actor: Actor | null };

/**
 * The step that follows from a move of the request's booking, which tells of it in words of its own. What was agreed
 * has its day since then.
 * @param enquiry held by this transaction
 * @throws 409 when it has moved already
 */
export async function followStep(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  to: EnquiryMove,
  by: Step,
): Promise<EnquiryRow> {
  if (!isStep(enquiry.status, to)) throw conflict(noStep(enquiry.status, to));
  return writeStep(deps, tx, enquiry, to, { ...by, hasDay: true });
}

/** The step itself: its status with its line in the story, its day, and that it waits at no desk any more. */
async function writeStep(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  to: EnquiryMove,
  { side, actor, acceptedAnyway = false, hasDay = false }: Step & { acceptedAnyway?: boolean; hasDay?: boolean },
): Promise<MovedRow> {
  const line = { side, personId: actor?.id ?? null, at: deps.now() };
  // Whoever reads that it is called off reads what was agreed.
  const agreed = to === "cancelled" && enquiry.listingId ? deps.bookings.agreedPaise : undefined;
  const moved = await setEnquiryStatus(tx, enquiry, to, { ...line, acceptedAnyway, agreed });
  if (!moved) throw conflict(text("This request has changed meanwhile. Please look again."));
  if (!(hasDay && to === "confirmed")) await keepDay(deps, tx, moved, to);
  // An admin who answers for the site does so in its name: the log keeps who it was.
  if (actor?.role === "admin" && moved.recipientId === null && side === "recipient") {
    await writeAudit(tx, {
      actorId: actor.id,
      action: `enquiry.${to}`,
      subjectType: "enquiry",
      subjectId: moved.id,
      details: { number: moved.number },
    });
  }
  if (waitsAtDesk(moved)) await settleAtDesk(deps, tx, moved);
  await announceRequest(tx, moved.id);
  return moved;
}

/** Why the table knows no such step: it would skip one that comes first, or comes too late. */
function noStep(from: EnquiryStatus, to: EnquiryMove): string {
  const first = from === "pending" ? "accepted" : from === "accepted" && to === "completed" ? "confirmed" : null;
  return first
    ? say("This request is not {status} yet.", { status: say(STATUS_WORDS[first]).toLowerCase() })
    : say("This request is {status} already.", { status: say(STATUS_WORDS[from]).toLowerCase() });
}

/** A step that the table knows and this person may not take: too early, or the other side's. */
function refusal(enquiry: EnquiryRow, to: EnquiryMove, parties: readonly string[]): AppError {
  const { status: from } = enquiry;
  const early = MOVE_TABLE.some(
    (rule) =>
      rule.from === from && rule.to === to && rule.onceEventDay && rule.by.some((party) => parties.includes(party)),
  );
  if (!early) return notAllowed(text("Only the other side can do this."));
  return notAllowed(
    severalDaysOf(enquiry) === null
      ? text("This can be noted from the day of the event on.")
      : text("The event goes on for several days: this can be said from the last one on."),
  );
}
