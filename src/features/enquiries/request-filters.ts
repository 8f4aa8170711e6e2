/** How My requests is narrowed and paged: all of it stands in the address. */
import { isUuid } from "../../domain/ids.ts";
import { say, text } from "../../domain/words/say.ts";
import type { EnquiryStatus } from "./enquiry-access.ts";

export const BOXES = ["received", "sent"] as const;
export type Box = (typeof BOXES)[number];

/** What a request waits for: an answer, one to the quote that was sent, a last word; `over`: nothing any more. */
export const STAGES = ["pending", "quoted", "accepted", "confirmed", "over"] as const;
export type Stage = (typeof STAGES)[number];

export const TIMES = ["week", "month", "past"] as const;
export type Time = (typeof TIMES)[number];
export const TIME_WORDS: Record<Time, string> = {
  week: text("In the next 7 days"),
  month: text("In the next 30 days"),
  past: text("Past days"),
};

/** Declined, called off or done; so is whatever was for a day that has passed. */
export const OVER_STATUSES: readonly EnquiryStatus[] = ["declined", "cancelled", "completed"];

/** The same stage seen from its two sides: 'To answer' for whoever was asked, 'Waiting' for whoever asks. */
export function stageWords(stage: Stage, box: Box): string {
  switch (stage) {
    case "pending":
      return box === "received" ? say("To answer") : say("Waiting", "request");
    case "quoted":
      return box === "received" ? say("Quote sent") : say("Quotes to answer");
    case "accepted":
      return box === "received" ? say("Accepted") : say("To confirm");
    case "confirmed":
      return say("Booked");
    case "over":
      return say("Over");
  }
}

/** Where a page begins: behind this request, and whether that one was over. */
export type RequestCursor = { over: boolean; id: string };
export type RequestFilters = {
  stage: Stage | null;
  time: Time | null;
  after: RequestCursor | null;
  /** One request alone, by its number. */
  number: string | null;
};

const oneOf = <T extends string>(list: readonly T[], given: string | null): T | null =>
  list.find((one) => one === given) ?? null;

/** What the address of My requests says; what is not understood counts as not said. */
export function filtersOf(params: URLSearchParams): RequestFilters {
  const [over, id = ""] = (params.get("after") ?? "").split("_");
  return {
    stage: oneOf(STAGES, params.get("status")),
    time: oneOf(TIMES, params.get("when")),
    after: isUuid(id) ? { over: over === "1", id } : null,
    number: /^MD-[0-9A-Z]{4}-[0-9A-Z]{4}$/.exec(params.get("number") ?? "")?.[0] ?? null,
  };
}

/** The address of such a page, which `filtersOf` reads again. */
export function requestsAddress(
  box: Box,
  { stage = null, time = null, after = null }: Partial<RequestFilters> = {},
): string {
  const params = new URLSearchParams({ box });
  if (stage) params.set("status", stage);
  if (time) params.set("when", time);
  if (after) params.set("after", `${after.over ? 1 : 0}_${after.id}`);
  return `/my-requests?${params}`;
}
