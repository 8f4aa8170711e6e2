/** Each side of a booking says once how the other one was: sealed until both have, or until the time is over. */
import { say } from "../../domain/words/say.ts";
import type { Actor } from "../../domain/actor.ts";
import { conflict } from "../../domain/errors.ts";
import { occasionWords } from "../../domain/occasion-words.ts";
import { reviewsPath } from "../../domain/request-paths.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { otherOf, partyOf, sideOf } from "../bookings/booking-engine.server.ts";
import { bookingSeen } from "../bookings/booking-service.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { tellSide } from "../enquiries/enquiry-effects.server.ts";
import { otherSide } from "../enquiries/enquiry-listing.server.ts";
import { eventLine, requestWhen } from "../enquiries/enquiry-words.ts";
import { heldRequest, requestSeen, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { publishReview } from "../reviews/review-service.server.ts";
import {
  BOOKING_REVIEW_TEXT as TEXT,
  closesAt,
  opensAt,
  replyUntil,
  type BookingReviewsView,
  type OpinionView,
  type OwnReviewForm,
} from "./booking-review-model.ts";
import * as store from "./booking-review-store.server.ts";

/** What was written of a booking, and whether it can be read: what is due has happened. */
export async function opinionsIn(db: Db, { bookingId }: Pick<store.EndedBooking, "bookingId">, now: Date) {
  const [round, opinions] = await Promise.all([store.roundOf(db, bookingId), store.opinionsOf(db, bookingId)]);
  const shown = round !== null && (round.publishedAt !== null || round.closesAt <= now);
  return { round, opinions, shown };
}

const present = (row: store.OpinionRow | undefined): OpinionView | null =>
  row
    ? {
        stars: row.stars,
        comment: row.comment,
        noShow: row.noShow,
        at: row.writtenAt.toISOString(),
        reply: row.reply !== null && row.repliedAt ? { text: row.reply, at: row.repliedAt.toISOString() } : null,
      }
    : null;

/** What a side of a booking may read and write of it. @throws 404 for everybody else */
export async function reviewsSeen(deps: Deps, actor: Actor, number: string): Promise<BookingReviewsView> {
  const now = deps.now();
  const [{ row, side: party }, booking] = await Promise.all([
    requestSeen(deps, actor, number),
    bookingSeen(deps, actor, number),
  ]);
  const side = sideOf(party);
  const ended = await store.endedOf(deps.db, row.id);
  const opened = ended && opensAt(ended, now);
  const { round, opinions, shown } = ended
    ? await opinionsIn(deps.db, ended, now)
    : { round: null, opinions: {}, shown: false };
  const closes = round?.closesAt ?? (opened && closesAt(opened));
  const over = shown || (closes !== null && closes <= now);
  const theirs = opinions[otherOf(side)];
  return {
    number: booking.number,
    side,
    other: booking.other,
    about: [booking.request.eventType && occasionWords(booking.request.eventType), requestWhen(row)]
      .filter(Boolean)
      .join(" · "),
    calledOff: booking.state === "cancelled" && !ended?.missed,
    tookPlace: booking.state === "closed",
    closesAt: closes?.toISOString() ?? null,
    shown: over,
    own: present(opinions[side]),
    theirs: over ? present(theirs) : null,
    theyWrote: theirs !== undefined,
    mayWrite: closes !== null && !over,
    mayReply:
      over && theirs?.repliedAt === null && round !== null && replyUntil(round.publishedAt ?? round.closesAt) > now,
  };
}

type Held = { enquiry: EnquiryRow; ended: store.EndedBooking | null; side: BookingSide };

async function held(tx: Tx, actor: Actor, number: string): Promise<Held> {
  const { enquiry, side } = await heldRequest(tx, actor, number);
  return { enquiry, side: sideOf(side), ended: await store.endedOf(tx, enquiry.id) };
}

/**
 * Writes what one side says of the other, or writes it anew while it is sealed. The second of the two unseals both.
 * @returns whether both can be read now
 * @throws 404, 409 before it is over, after the time, and once it is unsealed
 */
export async function writeReview(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  number: string,
  { stars, comment, noShow = false }: OwnReviewForm,
): Promise<boolean> {
  const now = deps.now();
  const { enquiry, ended, side } = await held(tx, actor, number);
  const opened = ended && opensAt(ended, now);
  if (!opened) throw conflict(TEXT.notYet);
  const { bookingId } = ended;
  await store.openRound(tx, { bookingId, openedAt: opened, closesAt: closesAt(opened) });
  const { round, opinions, shown } = await opinionsIn(tx, ended, now);
  if (round?.publishedAt) throw conflict(TEXT.published);
  if (shown) throw conflict(TEXT.closed);
  // Of what was called off nobody can have stayed away, but where it is over for just that.
  const stayedAway = noShow && (ended.state !== "cancelled" || ended.missed);
  await store.putOpinion(tx, {
    bookingId,
    side,
    personId: actor.id,
    stars,
    comment,
    noShow: stayedAway,
    writtenAt: now,
  });
  if (opinions[otherOf(side)]) {
    await publish(deps, tx, enquiry, bookingId, [otherOf(side)]);
    return true;
  }
  if (!opinions[side]) await tell(deps, tx, enquiry, otherOf(side), "wrote");
  return false;
}

/**
 * Takes the seal off: both can be read, the organiser's words also on the listing's page.
 * @param told who hears of it
 */
export async function publish(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  bookingId: string,
  told: readonly BookingSide[],
): Promise<void> {
  if (!(await store.unseal(tx, bookingId, deps.now()))) return;
  const opinions = await store.opinionsOf(tx, bookingId);
  const { organiser } = opinions;
  if (organiser?.personId && enquiry.listingId)
    await publishReview(tx, {
      listingId: enquiry.listingId,
      authorId: organiser.personId,
      stars: organiser.stars,
      comment: organiser.comment,
    });
  if (!organiser && !opinions.provider) return;
  for (const side of told) await tell(deps, tx, enquiry, side, "unsealed");
}

/** Answers what the other side wrote, once. @throws 404, 409 where there is nothing to reply to, or after the time */
export async function replyToReview(deps: Deps, tx: Tx, actor: Actor, number: string, text: string): Promise<void> {
  const now = deps.now();
  const { enquiry, ended, side } = await held(tx, actor, number);
  const { round, opinions, shown } = ended
    ? await opinionsIn(tx, ended, now)
    : { round: null, opinions: {}, shown: false };
  const theirs = opinions[otherOf(side)];
  if (!ended || !round || !shown || !theirs) throw conflict(TEXT.nothingToReply);
  if (replyUntil(round.publishedAt ?? round.closesAt) <= now) throw conflict(TEXT.replyClosed);
  if (!(await store.putReply(tx, ended.bookingId, otherOf(side), { text, at: now }))) throw conflict(TEXT.replied);
  await tell(deps, tx, enquiry, otherOf(side), "replied");
}

type News = "opened" | "wrote" | "unsealed" | "replied";

function wordsOf(news: News, who: string, about: string): { title: string; body: string; button: string } {
  const sealed = say("Neither of you reads the other's words before both have written, or two weeks are over.");
  switch (news) {
    case "opened":
      return {
        title: say("How was it with {who}?", { who }),
        body: `${say("{about}. Give stars and a few words.", { about })} ${sealed}`,
        button: say("Say how it was"),
      };
    case "wrote":
      return {
        title: say("{who} has written of your booking", { who }),
        body: `${say("{about}.", { about })} ${sealed}`,
        button: say("Write yours"),
      };
    case "unsealed":
      return {
        title: say("What you and {who} wrote can be read", { who }),
        body: say("{about}. You can reply once.", { about }),
        button: say("Read it"),
      };
    case "replied":
      return {
        title: say("{who} has replied to your review", { who }),
        body: say("{about}.", { about }),
        button: say("Read it"),
      };
  }
}

/** Tells one side, by every way on which it is reached. Whoever has no account cannot write, and is not asked to. */
export async function tell(deps: Deps, tx: Tx, enquiry: EnquiryRow, reader: BookingSide, news: News): Promise<void> {
  if (reader === "organiser" && !enquiry.senderId) return;
  const { listing, who } = await otherSide(tx, enquiry, partyOf(reader));
  await tellSide(deps, tx, enquiry, partyOf(reader), listing, () => ({
    ...wordsOf(news, who, `${eventLine(enquiry)} (${enquiry.number})`),
    part: `review-${news}`,
    facts: [],
    sms: null,
    path: reviewsPath(enquiry.number),
  }));
}
