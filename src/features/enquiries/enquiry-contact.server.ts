/** How two sides of a request reach each other: once the one asked accepts, and each time it is noted (DECISIONS 29). */
import type { Actor } from "../../domain/actor.ts";
import { conflict } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import { text } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { personOf } from "../notifications/notification-service.server.ts";
import { mayReach, type Party } from "./enquiry-access.ts";
import { answersTo } from "./area-store.server.ts";
import { insertEvent } from "./enquiry-event-store.server.ts";
import { askedById } from "./enquiry-listing.server.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";
import { refuseSuspended } from "./request-sides.server.ts";
import type { OpenedContact } from "./enquiry-view.ts";
import { whatsappLink } from "./whatsapp-link.ts";

/**
 * Gives one side the other's number and address, and writes down that it did.
 * @param enquiry held by this transaction
 * @param actor null for a guest
 * @param listing whom they have taken for an enquiry to a district
 * @throws 409 before its time, where there is no number, and for who is suspended
 */
export async function openContact(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  side: Party,
  { actor, listing }: { actor: Actor | null; listing?: string | undefined },
): Promise<OpenedContact> {
  if (!mayReach(side, enquiry))
    throw conflict(
      enquiry.status === "pending"
        ? text("The number can be opened once the request is accepted.")
        : text("This request is over: its numbers are closed."),
    );
  await refuseSuspended(tx, enquiry, actor);
  const contact =
    side === "recipient"
      ? senderOf(enquiry)
      : await askedOf(tx, listing === undefined ? enquiry : await takenOf(tx, enquiry, listing));
  if (!contact?.phone) throw conflict(text("There is no number here. Please write to us."));
  await insertEvent(tx, {
    id: newId(),
    enquiryId: enquiry.id,
    what: "opened",
    side,
    personId: actor?.id ?? null,
    at: deps.now(),
  });
  const { listingId, senderId, number } = enquiry;
  // Guests have a page of their own, whose address is nobody else's.
  const booking = listingId && senderId ? number : null;
  // Whoever opens it writes it, on the page that they read.
  const whatsapp = toCaller(() => whatsappLink(contact.phone, { publicUrl: deps.config.publicUrl, booking }));
  return { ...contact, whatsapp };
}

type Reached = Omit<OpenedContact, "whatsapp">;

const senderOf = ({ name, phone, email }: EnquiryRow): Reached => ({ name, phone, email });

/** Whoever was asked: by the number of their account, which is proven, else the one of the listing. */
async function askedOf(
  tx: Tx,
  { listingId, recipientId }: Pick<EnquiryRow, "listingId" | "recipientId">,
): Promise<Reached | null> {
  const listing = listingId === null ? null : await askedById(tx, listingId);
  const person = await personOf(tx, recipientId);
  const phone = person?.mobile ?? listing?.phone;
  if (!phone) return null;
  return { name: listing?.title ?? person?.name ?? "", phone, email: listing?.email ?? person?.email ?? null };
}

/** @throws 409 for one who is not taken */
async function takenOf(tx: Tx, { id }: EnquiryRow, listing: string) {
  const one = (await answersTo(tx, [id])).get(id)?.find(({ listingId, taken }) => taken && listingId === listing);
  if (!one) throw conflict(text("Their number opens once you have chosen them."));
  return { listingId: one.listingId, recipientId: one.ownerId };
}
