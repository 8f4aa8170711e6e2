import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { isUuid } from "../../domain/ids.ts";
import { LISTS } from "../../domain/limits.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { partiesOf, type EnquiryMove } from "./enquiry-access.ts";
import { openContact } from "./enquiry-contact.server.ts";
import { conflict } from "../../domain/errors.ts";
import { AREA_MESSAGES } from "./area-call.ts";
import { takeOne, type Choice } from "./area-service.server.ts";
import { answersTo, type AnswerWithListing } from "./area-store.server.ts";
import { eventsOf } from "./enquiry-event-store.server.ts";
import { parseEnquiryNumber } from "./enquiry-number.ts";
import { requestsOf, stagesOf } from "./request-store.server.ts";
import { presentEnquiry } from "./enquiry-present.server.ts";
import { noSuchEnquiry, takeStep, type Moved } from "./enquiry-step.server.ts";
import type { Box, RequestCursor, RequestFilters, Stage } from "./request-filters.ts";
import { enquiriesOf, holdEnquiryFor, type EnquiryWithListing } from "./enquiry-store.server.ts";
import type { EnquiryView, OpenedContact } from "./enquiry-view.ts";
import { claimByMobile } from "./guest-store.server.ts";

/** How many a page of My requests has. */
export const ENQUIRIES_PAGE = 20;

export type EnquiryList = { enquiries: EnquiryView[]; next: string | null };
type Paging = { cursor?: string | null; limit?: number };

async function box(
  deps: Deps,
  actor: Actor,
  side: "sent" | "received",
  { cursor = null, limit = ENQUIRIES_PAGE }: Paging,
): Promise<EnquiryList> {
  const size = Math.min(Math.max(1, limit), LISTS.maxPage);
  const rows = await enquiriesOf(deps.db, side, actor.id, { before: isUuid(cursor) ? cursor : null, limit: size + 1 });
  const shown = rows.slice(0, size);
  return {
    enquiries: await presentAll(deps, shown, side, actor, todayIST(deps.now())),
    next: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A page of My requests as people see it: what is over behind all others, and how many there are of each stage. */
export async function requestsPage(
  deps: Deps,
  actor: Actor,
  box: Box,
  filters: RequestFilters,
): Promise<{ enquiries: EnquiryView[]; next: RequestCursor | null; stages: Record<Stage, number> }> {
  if (box === "sent") await claimByMobile(deps.db, actor.id);
  const today = todayIST(deps.now());
  const quoted = deps.bookings.quoted();
  const [rows, stages] = await Promise.all([
    requestsOf(deps.db, box, actor.id, filters, {
      today,
      quoted,
      dueAt: deps.bookings.dueAt,
      limit: ENQUIRIES_PAGE + 1,
    }),
    stagesOf(deps.db, box, actor.id, { today, quoted }),
  ]);
  const shown = rows.slice(0, ENQUIRIES_PAGE);
  const last = rows.length > ENQUIRIES_PAGE ? shown.at(-1) : undefined;
  return {
    enquiries: await presentAll(deps, shown, box, actor, today),
    next: last ? { over: last.over, id: last.id } : null,
    stages,
  };
}

async function presentAll(
  deps: Deps,
  rows: readonly EnquiryWithListing[],
  side: Box,
  actor: Actor,
  today: string,
): Promise<EnquiryView[]> {
  const ids = rows.map(({ id }) => id);
  const nowhere = rows.filter(({ city, district, state }) => !city && !district && !state);
  const [events, answers, glances, places] = await Promise.all([
    eventsOf(deps.db, ids),
    side === "sent" ? answersTo(deps.db, ids) : new Map<string, AnswerWithListing[]>(),
    deps.bookings.glances(deps, deps.db, ids, side),
    side === "sent" && nowhere.length > 0
      ? deps.bookings.places(
          deps,
          actor.id,
          nowhere.map(({ number }) => number),
        )
      : new Map<string, string>(),
  ]);
  return rows.map((row) => {
    const viewer = { side, parties: partiesOf(actor, row), isAdmin: false, today };
    return presentEnquiry(
      row,
      viewer,
      events.get(row.id),
      answers.get(row.id),
      glances.get(row.id),
      places.get(row.number),
    );
  });
}

/** What the signed-in person was asked, newest first. */
export function receivedEnquiries(deps: Deps, actor: Actor, paging: Paging = {}): Promise<EnquiryList> {
  return box(deps, actor, "received", paging);
}

/** Of what somebody was asked: what waits for their answer first, then the newest. `more`: My requests has further ones. */
export async function receivedFirst(
  deps: Deps,
  actor: Actor,
  most: number,
): Promise<{ enquiries: EnquiryView[]; more: boolean }> {
  const today = todayIST(deps.now());
  const waiting = { stage: "pending", time: null, after: null, number: null } as const;
  const [rows, newest] = await Promise.all([
    requestsOf(deps.db, "received", actor.id, waiting, {
      today,
      quoted: deps.bookings.quoted(),
      dueAt: deps.bookings.dueAt,
      limit: most,
    }),
    receivedEnquiries(deps, actor, { limit: most }),
  ]);
  const first = await presentAll(deps, rows, "received", actor, today);
  const numbers = new Set(first.map(({ number }) => number));
  const all = [...first, ...newest.enquiries.filter(({ number }) => !numbers.has(number))];
  return { enquiries: all.slice(0, most), more: newest.next !== null || all.length > most };
}

/** What the signed-in person asked of others, newest first: also what they asked before they had an account. */
export async function sentEnquiries(deps: Deps, actor: Actor, paging: Paging = {}): Promise<EnquiryList> {
  await claimByMobile(deps.db, actor.id);
  return box(deps, actor, "sent", paging);
}

/**
 * Takes one step of the table in enquiry-access.ts and tells the other side.
 * @param anyway accepts a second one for a day that has a confirmed one
 * @returns what the mover may do next
 * @throws 404 for strangers, 403 for the wrong side or before its day, 409 when it has moved already
 */
export async function moveEnquiry(
  deps: Deps,
  actor: Actor,
  givenNumber: string,
  to: EnquiryMove,
  { anyway }: { anyway?: boolean | undefined } = {},
): Promise<Moved> {
  const number = parseEnquiryNumber(givenNumber);
  if (!number) throw noSuchEnquiry();
  return transaction(deps.db, async (tx) => {
    const enquiry = await holdEnquiryFor(tx, { id: actor.id, isAdmin: actor.role === "admin" }, number);
    if (!enquiry) throw noSuchEnquiry();
    return takeStep(deps, tx, enquiry, to, { parties: partiesOf(actor, enquiry), actor, anyway });
  });
}

/** Opens the number of the other side, and notes it for both. @throws 404 for strangers, 409 before its time */
export async function openContactOf(
  deps: Deps,
  actor: Actor,
  givenNumber: string,
  listing?: string,
): Promise<OpenedContact> {
  const number = parseEnquiryNumber(givenNumber);
  if (!number) throw noSuchEnquiry();
  return transaction(deps.db, async (tx) => {
    const enquiry = await holdEnquiryFor(tx, { id: actor.id, isAdmin: actor.role === "admin" }, number);
    const side = enquiry && partiesOf(actor, enquiry)[0];
    if (!side) throw noSuchEnquiry();
    return openContact(deps, tx, enquiry, side, { actor, listing });
  });
}

/** Takes one of those who are free for an enquiry to a district. @throws 404 for strangers, 409 */
export async function takeFree(deps: Deps, actor: Actor, givenNumber: string, choice: Choice): Promise<void> {
  const number = parseEnquiryNumber(givenNumber);
  if (!number) throw noSuchEnquiry();
  await transaction(deps.db, async (tx) => {
    const enquiry = await holdEnquiryFor(tx, { id: actor.id, isAdmin: false }, number);
    if (!enquiry) throw noSuchEnquiry();
    if (enquiry.senderId !== actor.id) throw conflict(AREA_MESSAGES.noChoice);
    await takeOne(deps, tx, enquiry, choice, actor);
  });
}
