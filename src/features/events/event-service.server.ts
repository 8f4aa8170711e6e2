/** An organiser's event: what is wanted, who was asked, what it costs. Its requests go on by themselves. */
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { badInput, conflict, notFound } from "../../domain/errors.ts";
import { isUuid, newId } from "../../domain/ids.ts";
import { noDayAhead } from "../../domain/typed-text.ts";
import { say } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { stateAt, type BookingState } from "../bookings/booking-table.ts";
import { mayReach } from "../enquiries/enquiry-access.ts";
import { parseEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { lastDayOf } from "../enquiries/last-day.ts";
import { takeStep } from "../enquiries/enquiry-step.server.ts";
import { heldRequest } from "../enquiries/request-carry.server.ts";
import { paymentsAhead } from "../payments/money-service.server.ts";
import { categories, categoryOf } from "../registry.ts";
import {
  EVENT_LIMITS,
  EVENT_TEXT as TEXT,
  boardOf,
  standingOf,
  type BoardRow,
  type EventBoard,
  type EventForm,
  type EventRequest,
  type EventView,
  type Standing,
} from "./event-model.ts";
import * as store from "./event-store.server.ts";
import { votesOf } from "./family-store.server.ts";
import { arrivalOf, needsOf, offeredQuote } from "./offered-quote.ts";

const stateOf = (row: Pick<store.RequestRow, "state" | "due_at" | "due_move" | "status">, now: Date): BookingState =>
  stateAt(row.state && { state: row.state, dueAt: row.due_at, dueMove: row.due_move }, now, row.status);

function presentRequest(row: store.RequestRow, votes: string[], now: Date): EventRequest {
  const state = stateOf(row, now);
  const { terms, valid_until: validUntil, held_until: heldUntil, card, day } = row;
  const total = row.agreed ?? row.quoted;
  return {
    id: row.id,
    number: row.number,
    listing: row.listing,
    path: categoryOf(row.category).profilePath(row.slug),
    category: row.category,
    title: row.title,
    day,
    lastDay: lastDayOf({ eventDate: day, details: row.lasting }),
    slot: row.slot,
    state,
    totalPaise: total === null ? null : Number(total),
    paidPaise: Number(row.paid ?? 0),
    claimedPaise: Number(row.claimed ?? 0),
    quote:
      terms && validUntil && total !== null
        ? offeredQuote(
            terms,
            {
              totalPaise: Number(total),
              day,
              depositPaise: card?.depositPaise ?? null,
              validUntil,
              heldUntil,
              open: mayReach("sender", { status: row.status, details: {} }),
            },
            now,
          )
        : null,
    arrives: arrivalOf(row.arrives, row.slot),
    needs: needsOf(card),
    votes,
  };
}

const presentEvent = (row: store.EventRow, parts: readonly store.PartRow[]): EventView => ({
  id: row.id,
  name: row.name,
  occasion: row.occasion,
  place: row.place,
  guests: row.guests,
  budgetPaise: row.budgetPaise,
  needs: row.needs,
  parts: parts.map(({ name, day }) => ({ name, day })),
});

/** Somebody's events, the newest first. */
export async function eventsSeen(deps: Deps, actor: Actor): Promise<EventView[]> {
  const rows = await store.eventsOf(deps.db, actor.id);
  const parts = await store.partsOf(
    deps.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    presentEvent(
      row,
      parts.filter(({ eventId }) => eventId === row.id),
    ),
  );
}

/** How far each of these events has come, by its id. */
export async function standings(deps: Deps, events: readonly EventView[]): Promise<Map<string, Standing>> {
  const rows = await store.standOf(
    deps.db,
    events.map(({ id }) => id),
  );
  const now = deps.now();
  const those = Map.groupBy(rows, ({ event_id: id }) => id);
  return new Map(
    events.map(({ id, needs }) => [
      id,
      standingOf(
        needs,
        (those.get(id) ?? []).map((row) => ({ category: row.category, day: row.day, state: stateOf(row, now) })),
      ),
    ]),
  );
}

/** An event with its board, for whoever may read it. */
async function boardSeen(deps: Deps, row: store.EventRow): Promise<Pick<EventBoard, "event" | "board">> {
  const [parts, requests, picks, votes] = await Promise.all([
    store.partsOf(deps.db, [row.id]),
    store.requestsOf(deps.db, row.id),
    store.picksOf(deps.db, row.id),
    votesOf(deps.db, row.id),
  ]);
  const now = deps.now();
  const names = Map.groupBy(votes, ({ enquiryId }) => enquiryId);
  return {
    event: presentEvent(row, parts),
    board: boardOf(
      row.needs,
      requests.map((one) =>
        presentRequest(
          one,
          (names.get(one.id) ?? []).map(({ name }) => name),
          now,
        ),
      ),
      picks.map(({ id: listing, category, slug, title }) => ({
        listing,
        category,
        title,
        path: categoryOf(category).profilePath(slug),
      })),
    ),
  };
}

/** The same by its id alone: for those who have a link to it. Null where it is no more. */
export async function eventById(deps: Deps, id: string): Promise<Pick<EventBoard, "event" | "board"> | null> {
  const row = await store.anyEvent(deps.db, id);
  return row && boardSeen(deps, row);
}

/**
 * The event that a request of this person belongs to, and the row of its board in which they are booked by it, if they
 * are; null where it belongs to none.
 */
export async function eventOfRequest(
  deps: Deps,
  personId: string,
  number: string,
): Promise<{ event: EventView; row: BoardRow | null } | null> {
  const found = await store.eventOfRequest(deps.db, personId, number);
  if (!found) return null;
  const { event, board } = await boardSeen(deps, found);
  return { event, row: board.rows.find(({ booked }) => booked.some((one) => one.number === number)) ?? null };
}

/** @throws 404 for everybody but its owner */
export async function eventSeen(deps: Deps, actor: Actor, id: string): Promise<EventBoard> {
  const row = isUuid(id) ? await store.eventOf(deps.db, actor.id, id) : null;
  if (!row) throw notFound(TEXT.none);
  const seen = await boardSeen(deps, row);
  const booked = seen.board.rows.flatMap((one) => one.booked);
  const titles = new Map(booked.map(({ number, title }) => [number, title]));
  const [loose, dues] = await Promise.all([
    store.looseRequests(
      deps.db,
      actor.id,
      seen.event.parts.map(({ day }) => day),
    ),
    paymentsAhead(deps, actor, [...titles.keys()]),
  ]);
  return {
    ...seen,
    dues: dues.map((due) => ({ ...due, title: titles.get(due.number) ?? "" })),
    loose: loose.map(({ number, title, day }) => ({ number, title, day })),
  };
}

/** @param before the days that it names already: one of these may be over by now @throws 400 */
function refuseUnknown({ needs, parts }: EventForm, before: readonly string[], today: string): void {
  const known = new Set(categories.map(({ key }) => key));
  if (needs.some((need) => !known.has(need))) throw badInput(TEXT.needs, { needs: TEXT.needs });
  const over = parts.findIndex(({ day }) => day < today && !before.includes(day));
  if (over < 0) return;
  const words = toCaller(() => noDayAhead(today));
  throw badInput(words, { [`parts.${over}.day`]: words });
}

const rowOf = ({ parts: _parts, ...form }: EventForm) => ({ ...form, needs: [...new Set(form.needs)] });

/** Makes an event, with the requests that were sent for its days. @throws 400, 409 for too many */
export async function makeEvent(deps: Deps, tx: Tx, actor: Actor, form: EventForm): Promise<string> {
  refuseUnknown(form, [], todayIST(deps.now()));
  if ((await store.countEvents(tx, actor.id)) >= EVENT_LIMITS.events)
    throw conflict(toCaller(() => say("You have {n} events: delete one that is over.", { n: EVENT_LIMITS.events })));
  const now = deps.now();
  const id = newId();
  await store.insertEvent(tx, { id, ownerId: actor.id, ...rowOf(form), createdAt: now, updatedAt: now }, form.parts);
  const days = form.parts.map(({ day }) => day);
  const loose = await store.looseRequests(tx, actor.id, days);
  await store.addRequests(
    tx,
    id,
    loose.map((request) => request.id),
    now,
  );
  return id;
}

/** @throws 404 for everybody but its owner */
export async function heldEvent(tx: Tx, actor: Actor, id: string): Promise<store.EventRow> {
  const row = isUuid(id) ? await store.holdEvent(tx, actor.id, id) : null;
  if (!row) throw notFound(TEXT.none);
  return row;
}

/** @throws 400, 404 */
export async function changeEvent(deps: Deps, tx: Tx, actor: Actor, id: string, form: EventForm): Promise<void> {
  await heldEvent(tx, actor, id);
  const before = (await store.partsOf(tx, [id])).map(({ day }) => day);
  refuseUnknown(form, before, todayIST(deps.now()));
  await store.updateEvent(tx, { id, ...rowOf(form), updatedAt: deps.now() }, form.parts);
}

/** The requests stay, and belong to no event. @throws 404 */
export async function removeEvent(tx: Tx, actor: Actor, id: string): Promise<void> {
  await heldEvent(tx, actor, id);
  await store.deleteEvent(tx, id);
}

/** The id of a request that the actor has sent to a listing. @throws 404 */
async function requestIdOf(tx: Tx, actor: Actor, givenNumber: string): Promise<string> {
  const number = parseEnquiryNumber(givenNumber);
  const id = number && (await store.ownRequest(tx, actor.id, number));
  if (!id) throw notFound(TEXT.noRequest);
  return id;
}

/** @throws 404 for what is not theirs, 409 for what belongs to another event */
export async function takeIn(deps: Deps, tx: Tx, actor: Actor, id: string, givenNumber: string): Promise<void> {
  await heldEvent(tx, actor, id);
  const requestId = await requestIdOf(tx, actor, givenNumber);
  if (!(await store.addRequest(tx, id, requestId, deps.now()))) throw conflict(TEXT.elsewhere);
}

/** @throws 404 */
export async function takeOut(tx: Tx, actor: Actor, id: string, givenNumber: string): Promise<void> {
  await heldEvent(tx, actor, id);
  await store.dropRequest(tx, id, await requestIdOf(tx, actor, givenNumber));
}

/** @param time '16:30'; '' for what is not said @throws 404, 409 for a request of another event */
export async function sayArrival(tx: Tx, actor: Actor, id: string, givenNumber: string, time: string): Promise<void> {
  await heldEvent(tx, actor, id);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const requestId = await requestIdOf(tx, actor, givenNumber);
  if (!(await store.setArrival(tx, id, requestId, time === "" ? null : hours * 60 + minutes)))
    throw conflict(TEXT.notIn);
}

/**
 * Somebody is booked for this: the others who were asked for that day hear that it is decided. Each is told by the step
 * of their own request, in a transaction of its own: one that has moved meanwhile holds up no other.
 * @returns how many were told
 * @throws 404, 409 while nobody is booked
 */
export async function tellOthers(
  deps: Deps,
  actor: Actor,
  id: string,
  { category, day }: { category: string; day: string | null },
): Promise<number> {
  const { board } = await eventSeen(deps, actor, id);
  const row = board.rows.find((one) => one.category === category && one.day === day);
  if (!row || row.booked.length === 0) throw conflict(TEXT.noneChosen);
  let told = 0;
  for (const { number } of row.open)
    told += await transaction(deps.db, async (tx) => {
      const { enquiry, side } = await heldRequest(tx, actor, number);
      if (enquiry.status !== "pending" || side !== "sender") return 0;
      await takeStep(deps, tx, enquiry, "cancelled", { parties: ["sender"], actor });
      return 1;
    });
  return told;
}
