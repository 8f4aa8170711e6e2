/** Invoices, bills and vouchers of bookings: issued by the provider in their own name, read by both sides, never changed. */
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { AppError, conflict, notAllowed, notFound } from "../../domain/errors.ts";
import { isUuid, newId } from "../../domain/ids.ts";
import { formatRupees } from "../../domain/money.ts";
import { paperPath } from "../../domain/request-paths.ts";
import { say } from "../../domain/words/say.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { agreedBooking, type AgreedBooking } from "../bookings/agreed-terms.server.ts";
import { sideOf } from "../bookings/booking-engine.server.ts";
import { noAgreement } from "../bookings/booking-service.server.ts";
import { stateAt, type BookingSide } from "../bookings/booking-table.ts";
import { tellSide } from "../enquiries/enquiry-effects.server.ts";
import { otherSide } from "../enquiries/enquiry-listing.server.ts";
import { eventLine } from "../enquiries/enquiry-words.ts";
import { heldRequest, requestSeen, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { acknowledgedOf } from "../payments/acknowledged.server.ts";
import { financialYear } from "../payments/money-service.server.ts";
import { contentOf, vouchersOf } from "./paper-content.ts";
import {
  PAPER_KINDS,
  PAPER_TEXT as TEXT,
  openPapers,
  paperNumber,
  shortYear,
  standingFinal,
  type IssueForm,
  type OpenPaper,
  type PaperContent,
  type PaperKind,
  type SellerForm,
} from "./paper-model.ts";
import * as store from "./paper-store.server.ts";

export type SellerView = SellerForm;
export type PaperLine = {
  id: string;
  kind: PaperKind;
  number: string;
  day: string;
  seller: string;
  buyer: string;
  booking: string;
  totalPaise: number;
};
export type PaperView = Omit<PaperLine, "buyer" | "seller"> & { content: PaperContent };
export type BookingPapers = {
  number: string;
  side: BookingSide;
  other: string;
  papers: PaperLine[];
  /** Whom the last one was for, to begin the next with; for the provider alone. */
  buyer: IssueForm["buyer"] | null;
  /** For the provider alone. */
  open: OpenPaper[];
  /** Why nothing can be issued, where something stands in the way. */
  hindrance: "free" | "seller" | "taxed" | "sac" | null;
};

/** A paper as lists show it; `totalPaise` with tax. */
export const paperLine = ({ id, kind, number, day, totalPaise, content }: store.PaperRow): PaperLine => ({
  id,
  kind,
  number,
  day,
  seller: content.seller.legalName,
  buyer: content.buyer.name,
  booking: content.booking,
  totalPaise,
});

/** Who issues this person's papers; null where they have not said. */
export async function ownSeller(deps: Pick<Deps, "db">, actor: Actor): Promise<SellerView | null> {
  const row = await store.sellerOf(deps.db, actor.id);
  if (!row) return null;
  const { personId: _person, updatedAt: _updated, gstin, sac, ...rest } = row;
  return { ...rest, gstin: gstin ?? "", sac: sac ?? "" };
}

/** Writes who issues this person's papers; those that were issued stay as they are. */
export async function keepSeller(deps: Deps, tx: Tx, actor: Actor, form: SellerForm): Promise<void> {
  await store.upsertSeller(tx, {
    ...form,
    personId: actor.id,
    gstin: form.gstin || null,
    sac: form.sac || null,
    updatedAt: deps.now(),
  });
}

/** What may be issued for an agreed booking, and what stands in the way. */
async function standing(
  deps: Pick<Deps, "now">,
  db: Db,
  { booking, agreed }: AgreedBooking,
  seller: store.SellerRow | null,
): Promise<{ papers: store.PaperRow[]; open: OpenPaper[]; hindrance: BookingPapers["hindrance"] }> {
  const papers = await store.papersOf(db, booking.id);
  if (agreed.money.totalPaise === 0 && papers.length === 0) return { papers, open: [], hindrance: "free" };
  if (!seller) return { papers, open: [], hindrance: "seller" };
  const { entries, ended, keptPaise } = await acknowledgedOf(db, booking.id);
  const now = deps.now();
  const taxed = agreed.money.taxPaise > 0;
  if (taxed && seller.status !== "registered") return { papers, open: [], hindrance: "taxed" };
  if (seller.status !== "unregistered" && !seller.sac) return { papers, open: [], hindrance: "sac" };
  const open = openPapers({
    status: seller.status,
    taxed,
    state: stateAt(booking, now),
    ended,
    keptPaise,
    eventDay: agreed.event.day,
    today: todayIST(now),
    totalPaise: agreed.money.totalPaise,
    acknowledged: entries,
    issued: papers.map(({ content, ...one }) => ({ ...one, kept: content.kept ?? false })),
  });
  return { papers, open, hindrance: null };
}

function lastBuyer(papers: readonly store.PaperRow[]): BookingPapers["buyer"] {
  const last = papers.at(-1)?.content.buyer;
  return last ? { ...last, gstin: last.gstin ?? "" } : null;
}

/** The papers of an agreed booking, for its two sides. @throws 404 for everybody else, and where nothing is agreed */
export async function papersSeen(deps: Deps, actor: Actor, number: string): Promise<BookingPapers> {
  const { row, view, side: party } = await requestSeen(deps, actor, number);
  const agreed = await agreedBooking(deps.db, row.id);
  if (!agreed) throw noAgreement();
  const side = sideOf(party);
  const other = side === "organiser" ? (view.listing?.title ?? say("Deleted account")) : row.name;
  if (side === "organiser") {
    const papers = await store.papersOf(deps.db, agreed.booking.id);
    return { number: view.number, side, other, papers: papers.map(paperLine), buyer: null, open: [], hindrance: null };
  }
  const { papers, ...rest } = await standing(deps, deps.db, agreed, await store.sellerOf(deps.db, actor.id));
  return { number: view.number, side, other, papers: papers.map(paperLine), buyer: lastBuyer(papers), ...rest };
}

/** What a paper goes back to. */
function referredBy({ kind, amountPaise }: OpenPaper, papers: readonly store.PaperRow[]): store.PaperRow[] {
  if (kind === "refundVoucher") return vouchersOf(papers, amountPaise);
  const standing = kind === "creditNote" ? standingFinal(papers) : null;
  return standing ? [standing.final] : [];
}

/**
 * Issues a paper of an agreed booking: its number is the next one of its seller in the financial year.
 * @throws 403 for the organiser, 404, 409 where it is not to be issued now
 */
export async function issuePaper(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  number: string,
  form: IssueForm,
): Promise<{ id: string; paper: string }> {
  const { enquiry, side } = await heldRequest(tx, actor, number);
  const agreed = await agreedBooking(tx, enquiry.id);
  if (!agreed) throw noAgreement();
  if (sideOf(side) !== "provider") throw notAllowed(TEXT.notYours);
  const seller = await store.sellerOf(tx, actor.id);
  const { papers, open, hindrance } = await standing(deps, tx, agreed, seller);
  if (!seller || hindrance) throw conflict(TEXT[hindrance ?? "seller"]);
  const wanted = open.find(({ kind, entryId }) => kind === form.kind && entryId === (form.entryId ?? null));
  if (!wanted) throw conflict(TEXT.notOpen);
  const refers = referredBy(wanted, papers);
  const content = contentOf(agreed.agreed, seller, form, wanted, refers);
  const now = deps.now();
  const day = todayIST(now);
  const year = shortYear(financialYear(day));
  const id = newId();
  const own = paperNumber(seller.prefix, year, await store.nextNumber(tx, actor.id, year));
  await store.insertPaper(tx, {
    id,
    bookingId: agreed.booking.id,
    sellerId: actor.id,
    kind: wanted.kind,
    year,
    number: own,
    day,
    content,
    totalPaise: content.totalPaise,
    entryId: wanted.entryId,
    refers: refers[0]?.id ?? null,
    issuedAt: now,
  });
  await tell(deps, tx, enquiry, { id, kind: wanted.kind, number: own, totalPaise: content.totalPaise });
  return { id, paper: own };
}

async function tell(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  { id, kind, number, totalPaise }: { id: string; kind: PaperKind; number: string; totalPaise: number },
): Promise<void> {
  const { listing, who } = await otherSide(tx, enquiry, "sender");
  const amount = formatRupees(totalPaise);
  await tellSide(deps, tx, enquiry, "sender", listing, () => ({
    title: `${say(PAPER_KINDS[kind])} ${number}`,
    body: say("{who} has issued a {paper} of {amount}: {event} ({number}).", {
      who,
      paper: say(PAPER_KINDS[kind]).toLowerCase(),
      amount,
      event: eventLine(enquiry),
      number: enquiry.number,
    }),
    button: say("See the paper"),
    part: `paper-${number.replaceAll("/", "-")}`,
    facts: [{ label: say("Amount"), value: amount }],
    sms: null,
    path: paperPath(id),
    enclosure: { what: "paper", id },
  }));
}

/** A paper with all that stands on it, as it was issued: for its two sides, which the caller has looked at. */
export const paperView = ({
  id,
  kind,
  number,
  day,
  totalPaise,
  content,
  request,
}: NonNullable<Awaited<ReturnType<typeof store.paperById>>>): PaperView => ({
  id,
  kind,
  number,
  day,
  booking: request,
  totalPaise,
  content,
});

/** One paper, for whoever issued it and for the other side. @throws 404 for everybody else */
export async function paperSeen(deps: Deps, actor: Actor, id: string): Promise<PaperView & { side: BookingSide }> {
  const row = isUuid(id) ? await store.paperById(deps.db, id) : null;
  if (!row) throw notFound(TEXT.noSuch);
  const { side } = await requestSeen(deps, actor, row.request).catch((error: unknown) => {
    throw error instanceof AppError && error.status === 404 ? notFound(TEXT.noSuch) : error;
  });
  return { ...paperView(row), side: sideOf(side) };
}
