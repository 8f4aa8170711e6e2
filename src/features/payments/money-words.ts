/** Lines of the ledger in words, for a conversation. */
import { formatRupees } from "../../domain/money.ts";

export const MONEY_MOVES = [
  "paid",
  "acknowledged",
  "rejected",
  "waived",
  "depositPaid",
  "depositKept",
  "depositAcknowledged",
  "depositRejected",
  "depositWaived",
] as const;
export type MoneyMove = (typeof MONEY_MOVES)[number];

const WORDS: Readonly<Record<MoneyMove, (amount: string, back: boolean) => string>> = {
  paid: (amount, back) => `noted ${amount} as ${back ? "paid back" : "paid"}`,
  acknowledged: (amount, back) => `noted ${amount} as received${back ? " back" : ""}`,
  rejected: (amount) => `noted that ${amount} did not arrive`,
  waived: (amount) => `gave up ${amount}`,
  depositPaid: (amount, back) => `noted ${amount} of the deposit as ${back ? "returned" : "paid"}`,
  depositKept: (amount) => `kept ${amount} of the deposit, with a reason`,
  depositAcknowledged: (amount) => `said yes to ${amount} of the deposit`,
  depositRejected: (amount) => `said no to ${amount} of the deposit`,
  depositWaived: (amount) => `gave up ${amount} of the deposit`,
};

/** 'You noted ₹5,000 as paid'. @param other as the other side is called */
export const moneyWords = (
  { what, by, amountPaise, back }: { what: MoneyMove; by: "you" | "them"; amountPaise: number; back: boolean },
  other: string,
): string => `${by === "you" ? "You" : other} ${WORDS[what](formatRupees(amountPaise), back)}`;
