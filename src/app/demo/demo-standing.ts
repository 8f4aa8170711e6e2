/** How many listings a category of the demo has, where they are, and how they stand with the admins. */
import type { ListingStatus } from "../../features/listings/listing-access.ts";
import type { StatePlaces } from "./demo-hub.ts";
import { DEMO_STATES } from "./demo-places.ts";
import type { DemoRandom } from "./demo-random.ts";
import { REJECTIONS, SUSPENSIONS } from "./words/decision-words.ts";

export type DemoStatus = Exclude<ListingStatus, "draft">;

/** Approved listings of every category that an admin approves. */
export const APPROVED = 252;
/** What stands beside them: a dozen wait, some were turned away or taken off the site. */
export const UNDECIDED: readonly DemoStatus[] = [
  ...Array.from({ length: 12 }, () => "pending" as const),
  "rejected",
  "rejected",
  "rejected",
  "suspended",
  "suspended",
  "suspended",
];

const DAY = 1_440;

/** Those that people have seen, and may have reviewed. */
export const wasShown = (status: DemoStatus): boolean => status === "approved" || status === "suspended";

/** How long ago somebody registered who was never shown, in minutes: the queue is of these days. */
export const minutesWaiting = (random: DemoRandom, status: DemoStatus): number =>
  status === "pending" ? random.int(40, 9 * DAY) : random.int(12, 60) * DAY + random.int(0, 900);

/** The states of `count` listings, exactly: `least` in every state, the rest as people live. */
export function demoStates(count: number, least: number): StatePlaces[] {
  const people = DEMO_STATES.reduce((sum, state) => sum + state.people, 0);
  const rest = Math.max(0, count - least * DEMO_STATES.length);
  const shares = DEMO_STATES.map((state) => ({
    state,
    whole: Math.floor((state.people / people) * rest),
    part: ((state.people / people) * rest) % 1,
  }));
  const left = rest - shares.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = new Set(shares.toSorted((a, b) => b.part - a.part).slice(0, left));
  return shares.flatMap((share) =>
    Array.from({ length: least + share.whole + (rounded.has(share) ? 1 : 0) }, () => share.state),
  );
}

type Decision = {
  action: "listing.approve" | "listing.reject" | "listing.suspend";
  minutesAgo: number;
  reason: string | null;
};

/** What an admin decided and when, oldest first; nothing while it waits. */
export function decisionsOn(
  { status, minutesAgo }: { status: DemoStatus; minutesAgo: number },
  nth: number,
): Decision[] {
  if (status === "pending") return [];
  const soon = Math.max(5, minutesAgo - DAY / 2);
  if (status === "rejected")
    return [{ action: "listing.reject", minutesAgo: soon, reason: REJECTIONS[nth % REJECTIONS.length] ?? "" }];
  const approved: Decision = { action: "listing.approve", minutesAgo: soon, reason: null };
  return status === "approved"
    ? [approved]
    : [
        approved,
        {
          action: "listing.suspend",
          minutesAgo: Math.round(minutesAgo / 20),
          reason: SUSPENSIONS[nth % SUSPENSIONS.length] ?? "",
        },
      ];
}
