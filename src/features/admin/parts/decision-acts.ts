/** The acts of deciding over a listing: question, words and call. */
import { call } from "../../../ui/call.ts";
import { ADMIN_TEXT, textFor, type AdminListingView, type Decision } from "../admin-model.ts";
import type { Act } from "./use-act.tsx";

type Decided = Pick<AdminListingView, "id" | "title" | "categoryName">;
type Words = Pick<Act, "title" | "text" | "button" | "busy" | "danger" | "reasonHint">;

/** On the button that asks. */
export const DECISION_BUTTONS: Record<Decision, string> = {
  approve: "Approve",
  reject: "Reject",
  suspend: "Suspend",
  restore: "Restore",
};

/** The key that presses it. */
export const DECISION_KEYS: Record<Decision, string> = { approve: "a", reject: "r", suspend: "s", restore: "t" };

const TOLD = "The owner reads this, in a notification and by mail.";

function wordsOf(decision: Decision, { title, categoryName }: Decided): Words {
  switch (decision) {
    case "approve":
      return {
        title: textFor(ADMIN_TEXT.approveQuestion, categoryName),
        text: `${title} will be on the site for everybody, and is told so.`,
        button: "Approve",
        busy: "Approving…",
      };
    case "reject":
      return {
        title: textFor(ADMIN_TEXT.rejectQuestion, categoryName),
        text: `${title} stays hidden. The owner can correct it and send it again.`,
        button: "Reject",
        busy: "Rejecting…",
        danger: true,
        reasonHint: TOLD,
      };
    case "suspend":
      return {
        title: `Suspend this ${categoryName.toLowerCase()}?`,
        text: `${title} is taken from the site at once, until an admin restores it.`,
        button: "Suspend",
        busy: "Suspending…",
        danger: true,
        reasonHint: TOLD,
      };
    case "restore":
      return {
        title: `Restore this ${categoryName.toLowerCase()}?`,
        text: `${title} will be on the site again, and is told so.`,
        button: "Restore",
        busy: "Restoring…",
      };
  }
}

/** The act of a decision, for `useAct`. */
export function decisionAct(decision: Decision, listing: Decided, after: Pick<Act, "done" | "onDone"> = {}): Act {
  return {
    ...wordsOf(decision, listing),
    run: (reason) =>
      call<{ message: string }>(`/api/admin/listings/${listing.id}`, {
        method: "PATCH",
        body: { decision, ...(reason ? { reason } : {}) },
      }),
    ...after,
  };
}
