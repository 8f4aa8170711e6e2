/** A paper as it is printed: everything that was kept of it, and nothing else. Pure. */
import { formatDay } from "../../domain/dates.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { formatRupees } from "../../domain/money.ts";
import { say } from "../../domain/words/say.ts";
import type { Sheet, SheetBlock } from "../../platform/pdf/sheet.ts";
import { sheetWords } from "../../platform/pdf/sheet-words.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { eachWords } from "../bookings/quote-words.ts";
import {
  aboutWords,
  copyMark,
  kindWords,
  lawLabels,
  paperLineWords,
  referWords,
  referredWords,
  stateWords,
  underWords,
  topNote,
} from "./paper-words.ts";
import type { PaperView } from "./paper-service.server.ts";

/** @param reader whose copy it is @param page the address of its page */
export function paperSheet({ kind, number, day, content }: PaperView, reader: BookingSide, page: string): Sheet {
  const { seller, buyer, booking, supply, sac, lines, discountPaise, taxablePaise, taxes, totalPaise, refers } =
    content;
  const gstin = (of: { gstin: string | null }) => (of.gstin ? [`GSTIN ${of.gstin}`] : []);
  const about = aboutWords(content);
  const mark = copyMark(kind, reader);
  const top = topNote(content);
  const law = lawLabels();
  return {
    title: kindWords(kind),
    lead: `${number} · ${formatDay(day)}`,
    ...(mark ? { mark } : {}),
    ...(top ? { top } : {}),
    author: seller.legalName,
    at: `${day}T00:00:00+05:30`,
    foot: say("{paper} {number} of {seller}", { paper: kindWords(kind), number, seller: seller.legalName }),
    ...sheetWords(page),
    blocks: [
      {
        kind: "sides",
        sides: [
          {
            title: say("From", "whom"),
            lines: [
              seller.legalName,
              seller.address,
              `${placeSaid(seller.state, seller.city)} ${seller.pin}, ${stateWords(seller.state)}`,
              ...gstin(seller),
            ],
          },
          {
            title: say("To", "whom"),
            lines: [buyer.name, buyer.address, `${buyer.pin}, ${stateWords(buyer.state)}`, ...gstin(buyer)],
          },
        ],
      },
      {
        kind: "facts",
        facts: [
          { label: say("Booking"), value: booking },
          ...(about ? [{ label: say("Event"), value: about }] : []),
          ...(supply ? [{ label: law.supply, value: `${placeSaid(supply.state)} (${supply.code})` }] : []),
          ...(sac ? [{ label: "SAC", value: sac }] : []),
          ...(refers.length > 0 ? [{ label: referWords(kind), value: referredWords(content) }] : []),
        ],
      },
      {
        kind: "table",
        heads: [say("What", "paper"), say("Amount")],
        rows: lines.map((line) => ({
          label: paperLineWords(line.label),
          note: eachWords(line),
          amount: formatRupees(line.amountPaise),
        })),
        sums: [
          ...(discountPaise > 0 ? [{ label: say("Discount"), amount: `−${formatRupees(discountPaise)}` }] : []),
          ...(discountPaise < 0 ? [{ label: say("Added, as agreed"), amount: formatRupees(-discountPaise) }] : []),
          ...(taxes.length > 0 ? [{ label: law.taxable, amount: formatRupees(taxablePaise) }] : []),
          ...taxes.map(({ name, percent, paise }) => ({ label: `${name} ${percent} %`, amount: formatRupees(paise) })),
          { label: say("Total"), amount: formatRupees(totalPaise) },
        ],
      },
      ...underWords(content).map((text): SheetBlock => ({ kind: "text", text, soft: true })),
      { kind: "signature", text: say("For {seller}: signature", { seller: seller.legalName }) },
    ],
  };
}
