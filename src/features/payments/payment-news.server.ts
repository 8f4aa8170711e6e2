/** Who is told of a payment, in which words. Everything is queued in the transaction that causes it. */
import { formatRupees } from "../../domain/money.ts";
import { paymentsPath } from "../../domain/request-paths.ts";
import { say } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { partyOf } from "../bookings/booking-engine.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { tellSide } from "../enquiries/enquiry-effects.server.ts";
import { otherSide } from "../enquiries/enquiry-listing.server.ts";
import { readBothSides } from "../enquiries/request-sides.server.ts";
import { eventLine } from "../enquiries/enquiry-words.ts";
import type { EnquiryRow } from "../enquiries/request-carry.server.ts";

export type PaymentNews = {
  what:
    | "paid"
    | "acknowledged"
    | "rejected"
    | "waived"
    | "owed"
    | `missed ${BookingSide}`
    | "decided"
    | "less"
    | "silent"
    | "due"
    | "kept"
    | "kept-acknowledged"
    | "kept-rejected"
    | "kept-silent"
    | "deposit back"
    | "deposit late";
  amountPaise: number;
  /** Names it among the messages about this request. */
  seq: number | string;
  reference: string | null;
  reason: string;
  /** Of the deposit, and not of the price. */
  deposit?: boolean;
  /** What is owed has grown since it was told first: the amount is all of it. */
  inAll?: boolean;
  /** What follows from it, in the language of whoever reads it. */
  more?: () => string;
};

/** @param reader whom it is told to */
function wordsOf(
  news: PaymentNews,
  reader: BookingSide,
  who: string,
  about: string,
): { title: string; body: string; button: string } {
  const plain = plainWordsOf(news, reader, who, about);
  const told = { ...plain, body: [plain.body, news.more?.()].filter(Boolean).join(" ") };
  if (!news.inAll) return told;
  const amount = formatRupees(news.amountPaise);
  return {
    ...told,
    title:
      reader === "organiser"
        ? say("{amount} in all comes back to you", { amount })
        : say("You owe {amount} in all", { amount }),
    body: `${told.body} ${say("This is the whole sum, with everything that has arrived by now; nothing comes on top of it.")}`,
  };
}

function plainWordsOf(
  { what, amountPaise, reference, reason }: PaymentNews,
  reader: BookingSide,
  who: string,
  about: string,
): { title: string; body: string; button: string } {
  const amount = formatRupees(amountPaise);
  const said = reason ? ` ${say("They wrote: “{reason}”", { reason })}` : "";
  const backOrOwed = () =>
    reader === "organiser" ? say("{amount} comes back to you", { amount }) : say("You owe {amount}", { amount });
  switch (what) {
    case "paid":
      return {
        title: say("{amount} noted as paid", { amount }),
        body: reference
          ? say(
              "{who} has noted {amount} as paid (reference {reference}): {about}. Look at your account, and say whether it has arrived.",
              { who, amount, reference, about },
            )
          : say("{who} has noted {amount} as paid: {about}. Look at your account, and say whether it has arrived.", {
              who,
              amount,
              about,
            }),
        button: say("Say whether it has arrived"),
      };
    case "acknowledged":
      return {
        title: say("{amount} received", { amount }),
        body: say("{who} has received your {amount}: {about}. Both of you have it in writing now.", {
          who,
          amount,
          about,
        }),
        button: say("See the payments"),
      };
    case "rejected":
      return {
        title: say("{amount} has not arrived", { amount }),
        body: `${say("{who} says that your {amount} has not arrived: {about}.", { who, amount, about })}${said} ${say("Look at the reference once more, or talk to each other.")}`,
        button: say("See the payments"),
      };
    case "waived":
      return {
        title: say("{amount} need not be paid", { amount }),
        body: `${say("{who} does not ask for {amount} any more: {about}.", { who, amount, about })}${said}`,
        button: say("See the payments"),
      };
    case "owed":
      return {
        title: backOrOwed(),
        body:
          reader === "organiser"
            ? say(
                "{about} was called off: by your agreement {who} owes you {amount}. Say how you are paid, and note it when it has arrived.",
                { about, who, amount },
              )
            : say("{about} was called off: by your agreement you owe {who} {amount}. Pay it, and note it here.", {
                about,
                who,
                amount,
              }),
        button: say("See what is owed"),
      };
    case "missed provider":
    case "missed organiser":
      return {
        title: backOrOwed(),
        body: missedWords(what, reader, { who, about, amount }),
        button: say("See what is owed"),
      };
    case "decided":
      return {
        title: backOrOwed(),
        body:
          reader === "organiser"
            ? say(
                "By the decision {who} owes you {amount}: {about}. Say how you are paid, and note it when it has arrived.",
                { about, who, amount },
              )
            : say("By the decision you owe {who} {amount}: {about}. Pay it, and note it here.", { about, who, amount }),
        button: say("See what is owed"),
      };
    case "less":
      return {
        title: backOrOwed(),
        body:
          reader === "organiser"
            ? say(
                "You have paid more than you and {who} have agreed on by now: {about}. They owe you {amount}. Say how you are paid, and note it when it has arrived.",
                { who, about, amount },
              )
            : say(
                "{who} has paid more than you have agreed on by now: {about}. You owe them {amount}. Pay it, and note it here.",
                { who, about, amount },
              ),
        button: say("See what is owed"),
      };
    case "silent":
      return {
        title: say("Has {amount} arrived?", { amount }),
        body: say(
          "{who} has noted {amount} as paid two days ago: {about}. Please say whether it has arrived; nothing is decided without you.",
          { who, amount, about },
        ),
        button: say("Say whether it has arrived"),
      };
    case "due":
      return {
        title: say("{amount} falls due", { amount }),
        body: say(
          "The next payment to {who} falls due: {about}, {amount}. You pay each other directly; note it when you have paid.",
          { who, about, amount },
        ),
        button: say("See how to pay"),
      };
    case "kept":
      return {
        title: say("{amount} of the deposit is kept", { amount }),
        body: `${say("{who} keeps {amount}: {about}.", { who, amount, about })}${said} ${say("Say whether you agree; if you do not, talk to each other, or ask us to help.")}`,
        button: say("Say whether you agree"),
      };
    case "kept-acknowledged":
      return {
        title: say("{amount} of the deposit stays with you", { amount }),
        body: say("{who} agrees that you keep {amount}: {about}.", { who, amount, about }),
        button: say("See the payments"),
      };
    case "kept-rejected":
      return {
        title: say("They do not agree that you keep {amount}", { amount }),
        body: `${say("{who} does not agree that you keep {amount}: {about}.", { who, amount, about })}${said} ${say("Return it, or talk to each other.")}`,
        button: say("See the deposit"),
      };
    case "kept-silent":
      return {
        title: say("Do you agree that {amount} is kept?", { amount }),
        body: say(
          "{who} has kept {amount} two days ago: {about}. Please say whether you agree; nothing is decided without you.",
          { who, amount, about },
        ),
        button: say("Say whether you agree"),
      };
    case "deposit back":
      return {
        title: say("{amount} is to be returned", { amount }),
        body: say("You hold {amount} of {who}: {about}. Return it, or less with a reason, and note it here.", {
          amount,
          who,
          about,
        }),
        button: say("Return the deposit"),
      };
    case "deposit late":
      return reader === "provider"
        ? {
            title: say("{amount} should be returned by now", { amount }),
            body: say(
              "By your agreement {amount} should have come back to {who} by now: {about}. Return it today, or say why you keep a part.",
              { amount, who, about },
            ),
            button: say("Return the deposit"),
          }
        : {
            title: say("{amount} should be back by now", { amount }),
            body: say(
              "By your agreement {who} should have returned {amount} by now: {about}. We have reminded them. If it is back, ask them to note it; if not, we can help.",
              { who, amount, about },
            ),
            button: say("See the deposit"),
          };
  }
}

/** What is owed once it stands that somebody did not come, or was not there. */
function missedWords(
  what: `missed ${BookingSide}`,
  reader: BookingSide,
  { who, about, amount }: { who: string; about: string; amount: string },
): string {
  if (what === "missed provider")
    return reader === "organiser"
      ? say(
          "{who} did not come: {about}. By your agreement they owe you {amount}. Say how you are paid, and note it when it has arrived.",
          { who, about, amount },
        )
      : say("You did not come: {about}. By your agreement you owe {who} {amount}. Pay it, and note it here.", {
          about,
          who,
          amount,
        });
  return reader === "organiser"
    ? say(
        "You were not there, or not ready: {about}. By your agreement {who} owes you {amount} all the same. Say how you are paid, and note it when it has arrived.",
        { about, who, amount },
      )
    : say(
        "{who} was not there, or not ready: {about}. By your agreement you owe them {amount} all the same. Pay it, and note it here.",
        { who, about, amount },
      );
}

function aboutOf(enquiry: EnquiryRow, deposit = false): string {
  const about = `${eventLine(enquiry)} (${enquiry.number})`;
  return deposit ? say("{about}, the deposit", { about }) : about;
}

/** Tells one side of a payment by the bell and by mail. */
export async function tellOfPayment(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  reader: BookingSide,
  news: PaymentNews,
): Promise<void> {
  const { listing, who } = await otherSide(tx, enquiry, partyOf(reader));
  await tellSide(deps, tx, enquiry, partyOf(reader), listing, () => ({
    ...wordsOf(news, reader, who, aboutOf(enquiry, news.deposit)),
    part: `payment-${news.what.replaceAll(" ", "-")}-${news.seq}`,
    facts: [{ label: say("Amount"), value: formatRupees(news.amountPaise) }],
    sms: null,
    path: paymentsPath(enquiry.number),
  }));
}

/**
 * Tells both sides of what is owed back.
 * @param seq names it among the messages about this request
 * @param what 'owed' where it was called off, 'missed …' where one of them did not come, 'decided' where a desk has said
 * so, 'less' where less is agreed than was paid
 * @param inAll something has arrived since: it is told as the whole sum
 */
export async function tellOfDebt(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  amountPaise: number,
  seq: string,
  what: "owed" | `missed ${BookingSide}` | "decided" | "less" = "owed",
  inAll = false,
): Promise<void> {
  await readBothSides(tx, enquiry);
  for (const reader of ["organiser", "provider"] as const)
    await tellOfPayment(deps, tx, enquiry, reader, { what, amountPaise, seq, reference: null, reason: "", inAll });
}
