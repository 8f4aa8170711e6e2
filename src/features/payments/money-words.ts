/** Lines of the ledger in words, for a conversation. */
import { formatRupees } from "../../domain/money.ts";
import { say } from "../../domain/words/say.ts";

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

/** @param other null: whoever reads it has done it */
type Said = (amount: string, other: string | null, back: boolean) => string;
const WORDS: Readonly<Record<MoneyMove, Said>> = {
  paid: (amount, other, back) =>
    back
      ? other === null
        ? say("You noted {amount} as paid back", { amount })
        : say("{other} noted {amount} as paid back", { other, amount })
      : other === null
        ? say("You noted {amount} as paid", { amount })
        : say("{other} noted {amount} as paid", { other, amount }),
  acknowledged: (amount, other, back) =>
    back
      ? other === null
        ? say("You noted {amount} as received back", { amount })
        : say("{other} noted {amount} as received back", { other, amount })
      : other === null
        ? say("You noted {amount} as received", { amount })
        : say("{other} noted {amount} as received", { other, amount }),
  rejected: (amount, other) =>
    other === null
      ? say("You noted that {amount} did not arrive", { amount })
      : say("{other} noted that {amount} did not arrive", { other, amount }),
  waived: (amount, other) =>
    other === null ? say("You gave up {amount}", { amount }) : say("{other} gave up {amount}", { other, amount }),
  depositPaid: (amount, other, back) =>
    back
      ? other === null
        ? say("You noted {amount} of the deposit as returned", { amount })
        : say("{other} noted {amount} of the deposit as returned", { other, amount })
      : other === null
        ? say("You noted {amount} of the deposit as paid", { amount })
        : say("{other} noted {amount} of the deposit as paid", { other, amount }),
  depositKept: (amount, other) =>
    other === null
      ? say("You kept {amount} of the deposit, with a reason", { amount })
      : say("{other} kept {amount} of the deposit, with a reason", { other, amount }),
  depositAcknowledged: (amount, other, back) =>
    back
      ? other === null
        ? say("You said yes to {amount} of the deposit", { amount })
        : say("{other} said yes to {amount} of the deposit", { other, amount })
      : other === null
        ? say("You noted {amount} of the deposit as received", { amount })
        : say("{other} noted {amount} of the deposit as received", { other, amount }),
  depositRejected: (amount, other, back) =>
    back
      ? other === null
        ? say("You said no to {amount} of the deposit", { amount })
        : say("{other} said no to {amount} of the deposit", { other, amount })
      : other === null
        ? say("You noted that {amount} of the deposit did not arrive", { amount })
        : say("{other} noted that {amount} of the deposit did not arrive", { other, amount }),
  depositWaived: (amount, other) =>
    other === null
      ? say("You gave up {amount} of the deposit", { amount })
      : say("{other} gave up {amount} of the deposit", { other, amount }),
};

/** 'You noted ₹5,000 as paid'. @param other as the other side is called */
export const moneyMoveWords = (
  { what, by, amountPaise, back }: { what: MoneyMove; by: "you" | "them"; amountPaise: number; back: boolean },
  other: string,
): string => WORDS[what](formatRupees(amountPaise), by === "you" ? null : other, back);
