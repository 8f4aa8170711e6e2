/** A request for the feature that carries it further: read by one of its sides, held, moved and told of. */
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { newId } from "../../domain/ids.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { partiesOf, type Party } from "./enquiry-access.ts";
import { eventsOf, insertEvent } from "./enquiry-event-store.server.ts";
import { parseEnquiryNumber } from "./enquiry-number.ts";
import { presentEnquiry } from "./enquiry-present.server.ts";
import { noSuchEnquiry } from "./enquiry-step.server.ts";
import {
  enquiryById,
  enquiryByNumber,
  enquiryWithListing,
  holdEnquiry,
  holdEnquiryFor,
  holdIfFree,
  type EnquiryRow,
  type EnquiryWithListing,
} from "./enquiry-store.server.ts";
import type { EnquiryView } from "./enquiry-view.ts";
import { claimByMobile } from "./guest-store.server.ts";

export type { EnquiryRow, EnquiryWithListing };

/** Whoever was asked themselves: nobody quotes in the name of the site. */
function sideOf(actor: Actor, enquiry: Pick<EnquiryRow, "senderId" | "recipientId">): Party | null {
  return partiesOf({ id: actor.id, role: "user" }, enquiry)[0] ?? null;
}

/**
 * A request as one of its sides reads it: also one that they sent before they had an account.
 * @throws 404 for everybody else
 */
export async function requestSeen(
  deps: Deps,
  actor: Actor,
  givenNumber: string,
): Promise<{ row: EnquiryWithListing; view: EnquiryView; side: Party }> {
  const number = parseEnquiryNumber(givenNumber);
  if (!number) throw noSuchEnquiry();
  const known = await enquiryByNumber(deps.db, number);
  if (known?.senderId === null) await claimByMobile(deps.db, actor.id);
  const row = known && (await enquiryWithListing(deps.db, known.id));
  const side = row && sideOf(actor, row);
  if (!side) throw noSuchEnquiry();
  const events = await eventsOf(deps.db, [row.id]);
  const box = side === "sender" ? "sent" : "received";
  const viewer = { side: box, parties: [side], isAdmin: false, today: todayIST(deps.now()) } as const;
  return { row, side, view: presentEnquiry(row, viewer, events.get(row.id)) };
}

/** The same, held until the transaction ends. @throws 404 */
export async function heldRequest(
  tx: Tx,
  actor: Actor,
  givenNumber: string,
): Promise<{ enquiry: EnquiryRow; side: Party }> {
  const number = parseEnquiryNumber(givenNumber);
  const enquiry = number && (await holdEnquiryFor(tx, { id: actor.id, isAdmin: false }, number));
  const side = enquiry && sideOf(actor, enquiry);
  if (!side || enquiry.listingId === null) throw noSuchEnquiry();
  return { enquiry, side };
}

/**
 * Does by the clock what is due of requests: each held in a transaction of its own, so that one that fails holds up no
 * other. A request that somebody else holds is left to them, and to the next round.
 * @param what is not done of one that fails, for the log
 * @param take reads again, now that it is held: another process may have been first
 * @returns of how many it was done
 * @throws the first failure, after all
 */
export async function eachRequest<Item extends { enquiryId: string }>(
  deps: Deps,
  items: readonly Item[],
  what: string,
  take: (tx: Tx, enquiry: EnquiryRow, item: Item) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  const failures: unknown[] = [];
  for (const item of items) {
    const taken = await transaction(deps.db, async (tx) => {
      const enquiry = await holdIfFree(tx, item.enquiryId);
      return enquiry !== null && (await take(tx, enquiry, item));
    }).catch((error: unknown) => {
      failures.push(error);
      deps.log.error({ err: error, enquiry: item.enquiryId }, `${what} was not done`);
      return false;
    });
    if (taken) done += 1;
  }
  if (failures.length > 0) throw failures[0];
  return done;
}

/** The request with this id, held until the transaction ends. */
export const holdRequestById = (tx: Tx, id: string): Promise<EnquiryRow | null> => holdEnquiry(tx, id);

/** Of anybody, not held: for features above, which look who may see it. */
export const requestById = (db: Db, id: string): Promise<EnquiryRow | null> => enquiryById(db, id);

/** A line of its story: it was answered with a quote. */
export async function noteQuoted(deps: Deps, tx: Tx, enquiry: EnquiryRow, actor: Actor): Promise<void> {
  await insertEvent(tx, {
    id: newId(),
    enquiryId: enquiry.id,
    what: "quoted",
    side: "recipient",
    personId: actor.id,
    at: deps.now(),
  });
}
