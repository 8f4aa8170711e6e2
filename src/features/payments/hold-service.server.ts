/** What a line of the ledger does to the time of what is agreed, and how the first payment of it stands. */
import { formatInstant } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { say } from "../../domain/words/say.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { AgreedText } from "../bookings/agreement.server.ts";
import { runOutLater, runOutSooner, type HeldBooking } from "../bookings/booking-engine.server.ts";
import { EXTENSION_HOURS, extensionOf, firstDuePaise } from "./hold.ts";
import type { HeldMoney } from "./held-money.server.ts";
import { duesShown } from "./payment-present.server.ts";
import { linesAndDues, type Balance, type DueRow } from "./payment-store.server.ts";

/**
 * How the time of an agreement stands once a line is written. `until`: when it runs out, null while it rests;
 * `duePaise`: what must be covered; `covered`: it is, by what is noted and not rejected; `proofMissing`: it is, by notes
 * after a rejection that bring neither a reference nor a picture.
 */
export type Hold = { until: Date | null; duePaise: number; covered: boolean; proofMissing: boolean };

/** What of the first payment has neither arrived nor been given up, in paise; notes that wait count as open. */
export function firstOpenPaise(dues: readonly DueRow[], balance: Balance): number {
  const [first] = duesShown(dues, { ...balance, claimedPaise: 0 }, null);
  return first?.openPaise ?? 0;
}

/**
 * What of all that falls due with the agreement has neither arrived nor been given up, in paise; notes that wait count as
 * open. 0 where nothing falls due with it.
 */
export function toConfirmPaise(payments: AgreedText["payments"], dues: readonly DueRow[], balance: Balance): number {
  return duesShown(dues, { ...balance, claimedPaise: 0 }, null)
    .filter(({ n }) => payments[n - 1]?.due === "agreement")
    .reduce((sum, { openPaise }) => sum + openPaise, 0);
}

/** Why the organiser cannot confirm yet; null where nothing is missing. @param paise see `toConfirmPaise` */
export function waitsToConfirmWords(paise: number, { claimedPaise }: Pick<Balance, "claimedPaise">): string | null {
  if (paise === 0) return null;
  const rule = say(
    "The booking is confirmed once {amount}, which falls due with the agreement, has arrived, or once they say that it stands without.",
    { amount: formatRupees(paise) },
  );
  return claimedPaise > 0 ? `${rule} ${say("You have noted a payment: they say next whether it has arrived.")}` : rule;
}

async function extensionsOf(db: Db, bookingId: string, agreed: string) {
  const { lines, dues } = await linesAndDues(db, bookingId);
  const duePaise = firstDuePaise((JSON.parse(agreed) as AgreedText).payments, dues);
  return { duePaise, before: extensionOf(lines.slice(0, -1), duePaise), after: extensionOf(lines, duePaise) };
}

/**
 * Moves the time of what is agreed by the line that was just written: later for a note that covers what falls due with
 * the agreement, sooner again once that is rejected.
 * @returns null where nothing is agreed that could run out
 */
export async function moveHold(
  deps: Pick<Deps, "now">,
  tx: Tx,
  { held, bookingId, acceptedAt }: Pick<HeldMoney, "held" | "bookingId" | "acceptedAt">,
): Promise<Hold | null> {
  if (held.state !== "agreed" || held.agreed === null) return null;
  const { duePaise, before, after } = await extensionsOf(tx, bookingId, held.agreed);
  if (duePaise === null) return null;
  const until = await runOutLater(tx, held, after.hours - before.hours);
  if (before.inForce && !after.inForce) await runOutSooner(deps, tx, held, acceptedAt);
  const covered = after.notedPaise >= duePaise;
  return { until, duePaise, covered, proofMissing: covered && !after.inForce && after.rejected };
}

/** After a change to what is agreed, which begins its time anew: notes that cover what falls due at once extend it again. */
export async function holdAgain(tx: Tx, held: HeldBooking, bookingId: string): Promise<void> {
  if (held.state !== "agreed" || held.agreed === null) return;
  const { after } = await extensionsOf(tx, bookingId, held.agreed);
  if (after.inForce) await runOutLater(tx, held, EXTENSION_HOURS);
}

/** What a note does to the date, for whoever has noted it; empty where nothing waits for a first payment. */
export function holdWords(hold: Hold | null): string {
  if (!hold?.until) return "";
  const [when, amount] = [formatInstant(hold.until), formatRupees(hold.duePaise)];
  if (hold.proofMissing)
    return say(
      "The date is held until {when}, as before: after a note that had not arrived, a UPI or bank reference or a picture is needed.",
      { when },
    );
  return hold.covered
    ? say("The date is held until {when}.", { when })
    : say("It does not cover the first payment of {amount}: the date is held until {when}, as before.", {
        amount,
        when,
      });
}
