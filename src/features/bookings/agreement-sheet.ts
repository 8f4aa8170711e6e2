/** An agreement as it is printed: what stands in its text, and nothing else. Pure. */
import { BRAND } from "../../domain/brand.ts";
import { formatDay, formatInstant } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { occasionWords } from "../../domain/occasion-words.ts";
import { placeTextSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import type { Sheet, SheetBlock } from "../../platform/pdf/sheet.ts";
import { sheetWords } from "../../platform/pdf/sheet-words.ts";
import { acceptedBy, callingOffWords, decidingWords, detailsOf, offeredBy } from "./agreement-words.ts";
import type { AgreementView } from "./booking-present.server.ts";
import { depositWords } from "./deposit.ts";
import { MILESTONE_KINDS } from "./quote-limits.ts";
import { NOTHING_TO_PAY, eachWords, whenDue } from "./quote-words.ts";

/** A name as it is now, which may be another than that of the agreement. */
const nameWords = ({ name, same }: AgreementView["names"]["organiser"]): string =>
  same ? name : say("{name} (the name has changed since)", { name });

const part = (heading: string, words: string): SheetBlock[] =>
  words === ""
    ? []
    : [
        { kind: "heading", text: heading },
        { kind: "text", text: words },
      ];

/**
 * @param check the address where number and fingerprint are compared
 * @param page the address of its page
 */
export function agreementSheet(
  { number, sha256, agreed, names }: AgreementView,
  { check, page }: { check: string; page: string },
): Sheet {
  const { event, terms, money, payments, offered, accepted } = agreed;
  const { tax } = terms;
  const details = detailsOf(event);
  const acceptance = (one: typeof offered) => formatInstant(new Date(one.at));
  return {
    title: say("Agreement"),
    lead: number,
    author: BRAND.name,
    at: accepted.at,
    foot: say("Agreement {number} · fingerprint {beginning}", { number, beginning: `${sha256.slice(0, 16)}…` }),
    ...sheetWords(page),
    blocks: [
      {
        kind: "sides",
        sides: [
          { title: say("Organiser"), lines: [nameWords(names.organiser)] },
          { title: say("Provider"), lines: [nameWords(names.provider)] },
        ],
      },
      {
        kind: "facts",
        facts: [
          ...(event.type ? [{ label: say("Event"), value: occasionWords(event.type) }] : []),
          {
            label: say("Day", "date"),
            // In one line: most agreements are one page.
            value: [event.day ? formatDay(event.day) : say("To be agreed"), details].filter(Boolean).join(" · "),
          },
          ...(event.place ? [{ label: say("Place"), value: placeTextSaid(event.place) }] : []),
          { label: offeredBy(offered.by), value: acceptance(offered) },
          { label: acceptedBy(accepted.by), value: acceptance(accepted) },
        ],
      },
      { kind: "heading", text: say("What it costs") },
      {
        kind: "table",
        heads: [say("What", "paper"), say("Amount")],
        rows: terms.lines.map((line) => ({
          label: line.label,
          note: eachWords(line),
          amount: formatRupees(line.amountPaise),
        })),
        sums: [
          ...(money.discountPaise > 0
            ? [{ label: say("Discount"), amount: `−${formatRupees(money.discountPaise)}` }]
            : []),
          ...(money.discountPaise < 0
            ? [{ label: say("Added, as agreed"), amount: formatRupees(-money.discountPaise) }]
            : []),
          ...(tax.kind === "onTop"
            ? [{ label: say("Tax, {percent} %", { percent: tax.percent }), amount: formatRupees(money.taxPaise) }]
            : []),
          {
            label: say("All in"),
            amount: formatRupees(money.totalPaise),
            ...(tax.kind === "included"
              ? {
                  note: say("{percent} % tax inside: {price}", {
                    percent: tax.percent,
                    price: formatRupees(money.taxPaise),
                  }),
                }
              : {}),
          },
        ],
      },
      ...part(say("Included"), terms.included),
      ...part(say("Not included"), terms.excluded),
      { kind: "heading", text: say("Payments, directly between you") },
      payments.length === 0
        ? { kind: "text", text: say(NOTHING_TO_PAY) }
        : {
            kind: "table",
            heads: [say("When"), say("Amount")],
            rows: payments.map((payment) => ({
              label: `${say(MILESTONE_KINDS[payment.kind])}, ${payment.percent} %`,
              note: whenDue(payment, true),
              amount: formatRupees(payment.amountPaise),
            })),
            sums: [],
          },
      ...(terms.deposit
        ? part(say("Deposit"), depositWords(terms.deposit, event.day, event.days ? event.lastDay : event.day))
        : []),
      { kind: "heading", text: say("If it is called off") },
      // Where the reader has another language, what was fixed stands below in smaller type.
      ...callingOffWords(agreed).map((words, at): SheetBlock => ({ kind: "text", text: words, soft: at > 0 })),
      {
        kind: "code",
        address: `${check}?hash=${sha256}`,
        title: say("Check that it is this one"),
        text: [
          say(
            "Both sides said yes to this text here, at the times above. Point a phone at the code, or open {check} and enter the fingerprint: it says whether number and fingerprint belong together, and shows nothing of what was agreed.",
            { check },
          ),
          ...decidingWords(),
        ].join(" "),
        fine: say("Fingerprint (SHA-256): {sha256}", { sha256 }),
      },
    ],
  };
}
