/** An agreement as it is printed: what stands in its text, and nothing else. Pure. */
import { BRAND } from "../../domain/brand.ts";
import { formatDay, formatInstant } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import type { Sheet, SheetBlock } from "../../platform/pdf/sheet.ts";
import type { AgreementView } from "./booking-present.server.ts";
import { depositWords } from "./deposit.ts";
import { MILESTONE_KINDS } from "./quote-model.ts";
import { eachWords, whenDue } from "./quote-words.ts";

/** A name as it is now, which may be another than that of the agreement. */
const nameWords = ({ name, same }: AgreementView["names"]["organiser"]): string =>
  same ? name : `${name} (the name has changed since)`;

const text = (heading: string, words: string): SheetBlock[] =>
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
  const { event, terms, money, payments, cancellation, offered, accepted } = agreed;
  const { tax } = terms;
  const acceptance = (one: typeof offered) => formatInstant(new Date(one.at));
  return {
    title: "Agreement",
    lead: number,
    author: BRAND.name,
    at: accepted.at,
    foot: `Agreement ${number} · fingerprint ${sha256.slice(0, 16)}…`,
    elsewhere: `Some letters are in a script that cannot be printed here. They stand at ${page}.`,
    blocks: [
      {
        kind: "sides",
        sides: [
          { title: "Organiser", lines: [nameWords(names.organiser)] },
          { title: "Provider", lines: [nameWords(names.provider)] },
        ],
      },
      {
        kind: "facts",
        facts: [
          ...(event.type ? [{ label: "Event", value: event.type }] : []),
          { label: "Day", value: event.day ? formatDay(event.day) : "To be agreed" },
          ...(event.place ? [{ label: "Place", value: event.place }] : []),
          { label: `Offered by the ${offered.by}`, value: acceptance(offered) },
          { label: `Accepted by the ${accepted.by}`, value: acceptance(accepted) },
        ],
      },
      { kind: "heading", text: "What it costs" },
      {
        kind: "table",
        heads: ["What", "Amount"],
        rows: terms.lines.map((line) => ({
          label: line.label,
          note: eachWords(line),
          amount: formatRupees(line.amountPaise),
        })),
        sums: [
          ...(money.discountPaise > 0 ? [{ label: "Discount", amount: `−${formatRupees(money.discountPaise)}` }] : []),
          ...(money.discountPaise < 0
            ? [{ label: "Added, as agreed", amount: formatRupees(-money.discountPaise) }]
            : []),
          ...(tax.kind === "onTop" ? [{ label: `Tax, ${tax.percent} %`, amount: formatRupees(money.taxPaise) }] : []),
          {
            label: "All in",
            amount: formatRupees(money.totalPaise),
            ...(tax.kind === "included"
              ? { note: `${tax.percent} % tax inside: ${formatRupees(money.taxPaise)}` }
              : {}),
          },
        ],
      },
      ...text("Included", terms.included),
      ...text("Not included", terms.excluded),
      { kind: "heading", text: "Payments, from one to the other" },
      {
        kind: "table",
        heads: ["When", "Amount"],
        rows: payments.map((payment) => ({
          label: `${MILESTONE_KINDS[payment.kind]}, ${payment.percent} %`,
          note: whenDue(payment, true),
          amount: formatRupees(payment.amountPaise),
        })),
        sums: [],
      },
      ...(terms.deposit ? text("Deposit", depositWords(terms.deposit, event.day)) : []),
      ...text("If it is called off", `${cancellation.words}\n${cancellation.provider}`),
      {
        kind: "code",
        address: `${check}?hash=${sha256}`,
        title: "Check that it is this one",
        text: `Both sides said yes to this text here, at the times above. Point a phone at the code, or open ${check} and enter the fingerprint: it says whether number and fingerprint belong together, and shows nothing of what was agreed.`,
        fine: `Fingerprint (SHA-256): ${sha256}`,
      },
    ],
  };
}
