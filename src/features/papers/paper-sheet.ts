/** A paper as it is printed: everything that was kept of it, and nothing else. Pure. */
import { formatDay } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import type { Sheet, SheetBlock } from "../../platform/pdf/sheet.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { eachWords } from "../bookings/quote-words.ts";
import { PAPER_KINDS } from "./paper-model.ts";
import { aboutWords, copyMark, referWords, stateWords, underWords, topNote } from "./paper-words.ts";
import type { PaperView } from "./paper-service.server.ts";

/** @param reader whose copy it is @param page the address of its page */
export function paperSheet({ kind, number, day, content }: PaperView, reader: BookingSide, page: string): Sheet {
  const { seller, buyer, booking, supply, sac, lines, discountPaise, taxablePaise, taxes, totalPaise, refers } =
    content;
  const gstin = (of: { gstin: string | null }) => (of.gstin ? [`GSTIN ${of.gstin}`] : []);
  const about = aboutWords(content);
  const mark = copyMark(kind, reader);
  const top = topNote(content);
  return {
    title: PAPER_KINDS[kind],
    lead: `${number} · ${formatDay(day)}`,
    ...(mark ? { mark } : {}),
    ...(top ? { top } : {}),
    author: seller.legalName,
    at: `${day}T00:00:00+05:30`,
    foot: `${PAPER_KINDS[kind]} ${number} of ${seller.legalName}`,
    elsewhere: `Some letters are in a script that cannot be printed here. They stand at ${page}.`,
    blocks: [
      {
        kind: "sides",
        sides: [
          {
            title: "From",
            lines: [
              seller.legalName,
              seller.address,
              `${seller.city} ${seller.pin}, ${stateWords(seller.state)}`,
              ...gstin(seller),
            ],
          },
          {
            title: "To",
            lines: [buyer.name, buyer.address, `${buyer.pin}, ${stateWords(buyer.state)}`, ...gstin(buyer)],
          },
        ],
      },
      {
        kind: "facts",
        facts: [
          { label: "Booking", value: booking },
          ...(about ? [{ label: "Event", value: about }] : []),
          ...(supply ? [{ label: "Place of supply", value: `${supply.state} (${supply.code})` }] : []),
          ...(sac ? [{ label: "SAC", value: sac }] : []),
          ...(refers.length > 0 ? [{ label: referWords(kind), value: refers.map(referred).join("; ") }] : []),
        ],
      },
      {
        kind: "table",
        heads: ["What", "Amount"],
        rows: lines.map((line) => ({
          label: line.label,
          note: eachWords(line),
          amount: formatRupees(line.amountPaise),
        })),
        sums: [
          ...(discountPaise > 0 ? [{ label: "Discount", amount: `−${formatRupees(discountPaise)}` }] : []),
          ...(discountPaise < 0 ? [{ label: "Added, as agreed", amount: formatRupees(-discountPaise) }] : []),
          ...(taxes.length > 0 ? [{ label: "Taxable value", amount: formatRupees(taxablePaise) }] : []),
          ...taxes.map(({ name, percent, paise }) => ({ label: `${name} ${percent} %`, amount: formatRupees(paise) })),
          { label: "Total", amount: formatRupees(totalPaise) },
        ],
      },
      ...underWords(content).map((text): SheetBlock => ({ kind: "text", text, soft: true })),
      { kind: "signature", text: `For ${seller.legalName}: signature` },
    ],
  };
}

const referred = ({ number, day }: { number: string; day: string }): string => `${number} of ${formatDay(day)}`;
