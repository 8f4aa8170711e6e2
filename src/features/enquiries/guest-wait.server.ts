/** What a guest is told while a request of theirs waits for its answer. */
import { MS_PER_DAY } from "../../domain/dates.ts";
import { placesCalled } from "../../domain/places/places.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { answerTime } from "../listings/answer-words.ts";
import { categoryOf } from "../registry.ts";
import { needHref } from "./after-sending.ts";
import { answeringOf } from "./answering-store.server.ts";
import type { EnquiryWithListing } from "./enquiry-store.server.ts";
import { lastDayOf } from "./last-day.ts";

export type GuestWait = {
  /** 'in about 3 hours'; null where nothing can be said, or where they have had longer than that, and two days. */
  usually: string | null;
  /** Full days since it was sent. */
  days: number;
  /** Where others of its kind are searched for the same place and days. */
  others: string;
};

const MINUTE_MS = 60_000;
/** Until then what is usual is still to be expected. */
const LONG_MS = 2 * MS_PER_DAY;

/** Where the event is as far as it was said; else where the listing is. */
function placeOfWait(
  { state, district, city }: Pick<EnquiryWithListing, "state" | "district" | "city">,
  listing: { state: string | null; district: string | null },
): { state: string; district: string } {
  if (state) return { state, district: district ?? "" };
  const [called, ...more] = city ? placesCalled(city) : [];
  if (called && more.length === 0) return called;
  return { state: listing.state ?? "", district: listing.district ?? "" };
}

/** Null for what was asked of nobody in particular. */
export async function waitOf(
  { db, now }: Pick<Deps, "db" | "now">,
  row: EnquiryWithListing,
): Promise<GuestWait | null> {
  const known = row.listingId ? await answeringOf(db, row.listingId) : null;
  if (!known || !row.listing) return null;
  const waited = Math.max(0, now().getTime() - row.createdAt.getTime());
  const { minutes } = known;
  const inTime = minutes !== null && waited < Math.max(minutes * MINUTE_MS, LONG_MS);
  return {
    usually: inTime ? answerTime(minutes) : null,
    days: Math.floor(waited / MS_PER_DAY),
    others: needHref(
      { path: categoryOf(row.listing.category).searchPath },
      { ...placeOfWait(row, known), date: row.eventDate ?? "", until: lastDayOf(row) ?? "" },
    ),
  };
}
