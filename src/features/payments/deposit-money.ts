/** How the deposit of a booking stands: what is still to be paid, what is to be returned. Pure; all in paise. */
import { addDays, todayIST } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { say } from "../../domain/words/say.ts";
import { depositDays } from "../bookings/deposit.ts";

/** See the view `deposit_balances` of migrations/0038_deposits.sql. */
export type DepositBalance = {
  amountPaise: number;
  days: number;
  backDays: number;
  takenPaise: number;
  claimedPaise: number;
  waivedPaise: number;
  backPaise: number;
  keptPaise: number;
  backClaimedPaise: number;
  backWaivedPaise: number;
  ended: boolean;
};

/** What is still to be paid, notes that wait taken off. */
export const depositOpen = ({ ended, amountPaise, takenPaise, claimedPaise, waivedPaise }: DepositBalance): number =>
  ended ? 0 : amountPaise - takenPaise - claimedPaise - waivedPaise;
/** What was taken and is still to be returned, notes that wait taken off. */
export const depositToReturn = (deposit: DepositBalance): number =>
  deposit.takenPaise - deposit.backPaise - deposit.keptPaise - deposit.backClaimedPaise - deposit.backWaivedPaise;

/** Nothing of it is in anybody's hands, and nothing waits for an answer. */
export const depositSettled = (deposit: DepositBalance): boolean =>
  depositToReturn(deposit) === 0 && deposit.claimedPaise === 0 && deposit.backClaimedPaise === 0;

/** When it is paid, and by when it comes back: after the event, or after the day on which it was called off. */
export function depositTimes(
  deposit: DepositBalance,
  { eventDate, lastDay }: { eventDate: string | null; lastDay: string | null },
  endedAt: Date | null,
): { day: string | null; backBy: string | null } {
  const times = depositDays(deposit, eventDate, lastDay ?? eventDate);
  const backBy = endedAt ? addDays(todayIST(endedAt), deposit.backDays) : (times?.backBy ?? null);
  return { day: times?.day ?? null, backBy };
}

/** Why a booking is not closed, for both sides. */
export function keepsOpenWords(deposit: DepositBalance): string | null {
  if (depositToReturn(deposit) > 0)
    return say("The deposit of {amount} is to be returned first: then the booking can be closed.", {
      amount: formatRupees(deposit.takenPaise),
    });
  return depositSettled(deposit)
    ? null
    : say("A note about the deposit waits for its answer: then the booking can be closed.");
}
