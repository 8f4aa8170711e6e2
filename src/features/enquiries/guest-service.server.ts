/** What somebody does with a request that they sent without an account: whoever has its link is its sender. */
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { notAllowed, notFound } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { linkHash } from "../../platform/link-token.server.ts";
import type { EnquiryMove } from "./enquiry-access.ts";
import { openContact } from "./enquiry-contact.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { takeOne, type Choice } from "./area-service.server.ts";
import { answersTo } from "./area-store.server.ts";
import { eventsOf } from "./enquiry-event-store.server.ts";
import { presentEnquiry, type Viewer } from "./enquiry-present.server.ts";
import { takeStep, type Moved } from "./enquiry-step.server.ts";
import { guestQuotePath } from "../../domain/request-paths.ts";
import { guestPath } from "./guest-link.server.ts";
import { sendGuestLink } from "./enquiry-effects.server.ts";
import { enquiryWithListing, type EnquiryRow, type EnquiryWithListing } from "./enquiry-store.server.ts";
import type { EnquiryView, OpenedContact } from "./enquiry-view.ts";
import { waitOf, type GuestWait } from "./guest-wait.server.ts";
import { claimByEmail, endLinks, holdGuestEnquiry, linkedEnquiry } from "./guest-store.server.ts";

export type GuestRequest = {
  enquiry: EnquiryView;
  /** Whose it is by now: nobody's, the viewer's, or another account's. */
  kept: "no" | "yours" | "elsewhere";
  /** The viewer has proven the address, by following the link that went to it. */
  mayKeep: boolean;
  /** While it waits for an answer; null once there is one, and where its day has passed. */
  waits: GuestWait | null;
};

/** Which request it is and who sent it, for features above. */
type GuestSender = { enquiryId: string; name: string };

/** Who follows a link: signed in or not, and from which address, by which wrong links are counted. */
export type GuestVisitor = { actor: Actor | null; address: string };

/** @throws 404 for a link that was never given out or works no longer, 429 past so many of them from one address */
async function followed(deps: Deps, token: string, { address }: Pick<GuestVisitor, "address">) {
  const hash = linkHash(token);
  const found = hash && (await linkedEnquiry(deps.db, hash, deps.now()));
  if (found) return found;
  await deps.limits.hit("LIMIT_GUEST_LINK_MISSES_PER_ADDRESS", address);
  throw notFound(text("This link does not work any more."));
}

type Channel = Awaited<ReturnType<typeof followed>>["channel"];

/**
 * Whoever follows a link that went to an address, and has an account for which a code has proven that address. A link
 * alone proves nothing: it may have been passed on to somebody who signed up under the guest's address.
 */
const provesEmail = (channel: Channel, actor: Actor | null, { email, recipientId }: EnquiryRow): boolean =>
  channel === "email" &&
  !!actor?.email &&
  actor.emailProven &&
  recipientId !== actor.id &&
  email?.toLowerCase() === actor.email.toLowerCase();

/** The request as its sender sees it. @throws 404 */
export async function guestRequest(deps: Deps, token: string, visitor: GuestVisitor): Promise<GuestRequest> {
  const { row, enquiry, kept, mayKeep } = await seenRequest(deps, token, visitor);
  const waiting = enquiry.status === "pending" && !enquiry.booking && (enquiry.inDays === null || enquiry.inDays >= 0);
  return { enquiry, kept, mayKeep, waits: waiting ? await waitOf(deps, row) : null };
}

/** The same, with what a feature above must know to carry it further. @throws 404 */
export async function carriedGuestRequest(
  deps: Deps,
  token: string,
  visitor: GuestVisitor,
): Promise<Omit<GuestRequest, "waits"> & { sender: GuestSender }> {
  const { row, ...seen } = await seenRequest(deps, token, visitor);
  return { ...seen, sender: { enquiryId: row.id, name: row.name } };
}

async function seenRequest(deps: Deps, token: string, visitor: GuestVisitor) {
  const { enquiryId, channel } = await followed(deps, token, visitor);
  const { actor } = visitor;
  const row = await enquiryWithListing(deps.db, enquiryId);
  if (!row) throw notFound(text("This link does not work any more."));
  const [events, answers, glances] = await Promise.all([
    eventsOf(deps.db, [row.id]),
    answersTo(deps.db, [row.id]),
    deps.bookings.glances(deps, deps.db, [row.id], "sent"),
  ]);
  // Once it is somebody's, the link only reads: whoever else has it does nothing in their name.
  const acts = row.senderId === null || row.senderId === actor?.id;
  const viewer: Viewer = {
    side: "sent",
    parties: acts ? ["sender"] : [],
    isAdmin: false,
    today: todayIST(deps.now()),
  };
  const enquiry = presentEnquiry(row, viewer, events.get(row.id), answers.get(row.id), glances.get(row.id));
  return {
    row,
    // What a guest reads of it is behind the same link.
    enquiry: enquiry.booking
      ? { ...enquiry, booking: { ...enquiry.booking, path: guestQuotePath(guestPath(token)), pay: null, way: null } }
      : enquiry,
    kept: row.senderId === null ? "no" : row.senderId === actor?.id ? "yours" : "elsewhere",
    mayKeep: row.senderId === null && provesEmail(channel, actor, row),
  } satisfies Omit<GuestRequest, "waits"> & { row: EnquiryWithListing };
}

/** The sender's step. @throws 404, and what `takeStep` throws */
export async function moveAsGuest(deps: Deps, token: string, to: EnquiryMove, visitor: GuestVisitor): Promise<Moved> {
  return asSender(deps, token, visitor, (tx, enquiry, by) =>
    takeStep(deps, tx, enquiry, to, { parties: ["sender"], actor: by }),
  );
}

/** The number of whoever was asked, for the sender. @throws 404, 409 before its time */
export async function openContactAsGuest(
  deps: Deps,
  token: string,
  visitor: GuestVisitor,
  listing?: string,
): Promise<OpenedContact> {
  return asSender(deps, token, visitor, (tx, enquiry, by) =>
    openContact(deps, tx, enquiry, "sender", { actor: by, listing }),
  );
}

/** Takes one of those who are free for an enquiry to a district. @throws 404, 409 */
export async function takeAsGuest(deps: Deps, token: string, visitor: GuestVisitor, choice: Choice): Promise<void> {
  await asSender(deps, token, visitor, (tx, enquiry, by) => takeOne(deps, tx, enquiry, choice, by));
}

/** The request, if whoever follows its link may act for its sender. @throws 404 where it is gone, 403 where an account has it */
function ofSender<Row extends EnquiryRow>(enquiry: Row | null | undefined, actor: Actor | null): Row {
  if (!enquiry) throw notFound(text("This link does not work any more."));
  if (enquiry.senderId !== null && actor?.id !== enquiry.senderId)
    throw notAllowed(text("This request belongs to an account by now. Sign in to answer."));
  return enquiry;
}

/** Does something with the request, held, in the name of its sender: the account that has it by now, else nobody's. */
async function asSender<T>(
  deps: Deps,
  token: string,
  visitor: GuestVisitor,
  act: (tx: Tx, enquiry: EnquiryRow, by: Actor | null) => Promise<T>,
): Promise<T> {
  const { enquiryId } = await followed(deps, token, visitor);
  const { actor } = visitor;
  return transaction(deps.db, async (tx) => {
    const enquiry = ofSender(await holdGuestEnquiry(tx, enquiryId), actor);
    return act(tx, enquiry, enquiry.senderId === null ? null : actor);
  });
}

/** Ends every link of the request, as somebody wants whose link went astray; the next message about it brings a new one. @throws 403, 404 */
export async function endGuestLinks(deps: Deps, token: string, visitor: GuestVisitor): Promise<void> {
  await asSender(deps, token, visitor, async (tx, { id }) => endLinks(tx, id));
}

/** The same, and a new link goes at once to the address, or the number, that the request was sent with. @throws 403, 404, 429 */
export async function renewGuestLink(deps: Deps, token: string, visitor: GuestVisitor): Promise<"email" | "sms"> {
  const { enquiryId } = await followed(deps, token, visitor);
  ofSender(await enquiryWithListing(deps.db, enquiryId), visitor.actor);
  // Before the transaction: counts have a connection of their own, and the embedded engine has one for all.
  await deps.limits.hit("LIMIT_GUEST_LINK_RENEWALS", enquiryId);
  return asSender(deps, token, visitor, async (tx, enquiry) => {
    await endLinks(tx, enquiry.id);
    return sendGuestLink(deps, tx, { ...enquiry, guestLinkRound: enquiry.guestLinkRound + 1 });
  });
}

/**
 * Everything that was asked without an account under the address that this link proves becomes the signed-in person's.
 * @returns how many requests that were
 * @throws 403 where the link proves nothing of theirs, 404, 429
 */
export async function keepAsMine(deps: Deps, token: string, visitor: GuestVisitor & { actor: Actor }): Promise<number> {
  const { enquiryId, channel } = await followed(deps, token, visitor);
  const { actor } = visitor;
  const row = await enquiryWithListing(deps.db, enquiryId);
  if (!row || !actor.email || !provesEmail(channel, actor, row))
    throw notAllowed(
      text("This request was sent with another e-mail address than that which your account has proven."),
    );
  return claimByEmail(deps.db, actor.id, actor.email.toLowerCase());
}
