/** Papers over all bookings: those that one has issued, those that one has received, and the file for the accountant. */
import type { Actor } from "../../domain/actor.ts";
import { csvText } from "../../domain/csv.ts";
import { todayIST } from "../../domain/dates.ts";
import { isUuid } from "../../domain/ids.ts";
import { LISTS } from "../../domain/limits.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { language, say, text } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { financialYear, isFinancialYear } from "../payments/money-service.server.ts";
import { PAPERS_PAGE, PAPER_KINDS, SELLER_STATUSES, plainRupees, shortYear, type PaperKind } from "./paper-model.ts";
import type { PaperListView } from "./paper-list-view.ts";
import { paperLine, type PaperLine } from "./paper-service.server.ts";
import { papersIn, papersOfYear, yearsIn, type PaperBox, type PaperRow } from "./paper-store.server.ts";

/** `year`: '2026-27'. What is none is left out. */
export type PaperFilter = {
  cursor?: string | null | undefined;
  year?: string | null | undefined;
  kind?: string | null | undefined;
  limit?: number;
};

const isKind = (kind: string | null | undefined): kind is PaperKind => !!kind && Object.hasOwn(PAPER_KINDS, kind);
const wantedYear = (year: string | null | undefined): string | null =>
  year && isFinancialYear(year) ? shortYear(year) : null;

/** The papers that the signed-in person has issued or received, the newest first. */
export async function paperList(
  deps: Pick<Deps, "db">,
  box: PaperBox,
  actor: Actor,
  { cursor = null, year, kind, limit = PAPERS_PAGE }: PaperFilter = {},
): Promise<{ papers: PaperLine[]; next: string | null }> {
  const size = Math.min(Math.max(1, limit), LISTS.maxPage);
  const rows = await papersIn(deps.db, box, actor.id, {
    before: isUuid(cursor) ? cursor : null,
    year: wantedYear(year),
    kind: isKind(kind) ? kind : null,
    limit: size + 1,
  });
  const page = rows.slice(0, size);
  return { papers: page.map(paperLine), next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
}

/** The financial years of which there are some, the newest first: '2026-27'. */
const paperYears = async (deps: Pick<Deps, "db">, box: PaperBox, actor: Actor): Promise<string[]> =>
  (await yearsIn(deps.db, box, actor.id)).map((year) => `20${year}`);

/** What a page shows: the list that its address asks for. */
export async function paperListSeen(
  deps: Pick<Deps, "db">,
  box: PaperBox,
  actor: Actor,
  address: string,
): Promise<PaperListView> {
  const asked = new URL(address).searchParams;
  const [year, kind] = [asked.get("year") ?? "", asked.get("kind") ?? ""];
  const [list, years] = await Promise.all([
    paperList(deps, box, actor, { cursor: asked.get("cursor"), year, kind }),
    paperYears(deps, box, actor),
  ]);
  return { ...list, years, year: isFinancialYear(year) ? year : "", kind: isKind(kind) ? kind : "" };
}

const HEADS = [
  text("Number"),
  text("Date"),
  text("Paper"),
  text("Booking"),
  text("Buyer"),
  text("Buyer GSTIN"),
  text("Buyer state"),
  text("Place of supply"),
  text("SAC"),
  text("Taxable value"),
  text("CGST"),
  text("SGST or UTGST"),
  text("IGST"),
  text("Total"),
  text("Refers to"),
  text("Refers to date"),
  text("Tax rate"),
  text("Discount"),
  text("Buyer address"),
  text("Buyer PIN"),
  text("Seller"),
  text("Seller GSTIN"),
  text("Seller state"),
  text("Seller status"),
  text("Description"),
  text("Event date"),
  text("Reverse charge"),
];

function csvLine({ number, day, kind, content, totalPaise }: PaperRow): (string | number)[] {
  const { buyer, seller, supply, taxes, lines, refers } = content;
  const part = (...names: string[]) =>
    plainRupees(taxes.filter(({ name }) => names.includes(name)).reduce((sum, { paise }) => sum + paise, 0));
  return [
    number,
    day,
    say(PAPER_KINDS[kind]),
    content.booking,
    buyer.name,
    buyer.gstin ?? "",
    placeSaid(buyer.state),
    supply ? `${supply.code} ${placeSaid(supply.state)}` : "",
    content.sac ?? "",
    plainRupees(content.taxablePaise),
    part("CGST"),
    part("SGST", "UTGST"),
    part("IGST"),
    plainRupees(totalPaise),
    refers.map((one) => one.number).join(" "),
    refers.map((one) => one.day).join(" "),
    taxes.reduce((sum, { percent }) => sum + percent, 0),
    plainRupees(content.discountPaise),
    buyer.address.replace(/\s+/gu, " "),
    buyer.pin,
    seller.legalName,
    seller.gstin ?? "",
    placeSaid(seller.state),
    language() === "en" ? seller.status : say(SELLER_STATUSES[seller.status]),
    lines.map(({ label }) => label).join("; "),
    content.event.day ?? "",
    taxes.length > 0 ? say("No") : "",
  ];
}

/**
 * The papers of a financial year as a spreadsheet for the accountant: amounts are never negative, the kind of the paper
 * says which way they go.
 * @param year '2026-27'
 */
export async function papersCsv(deps: Pick<Deps, "db" | "now">, actor: Actor, year: string | null): Promise<string> {
  const wanted = year ?? financialYear(todayIST(deps.now()));
  const rows = await papersOfYear(deps.db, actor.id, shortYear(wanted));
  return csvText([HEADS.map((head) => say(head)), ...rows.map(csvLine)]);
}
