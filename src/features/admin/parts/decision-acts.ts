/** The acts of deciding over a listing: question, words and call. */
import { say, text } from "../../../domain/words/say.ts";
import { call } from "../../../ui/call.ts";
import type { AdminListingView, Decision } from "../admin-model.ts";
import type { Act } from "./use-act.tsx";

type Decided = Pick<AdminListingView, "id" | "title" | "categoryName">;
type Words = Pick<Act, "title" | "text" | "button" | "busy" | "danger" | "reasonHint">;

/** On the button that asks. */
export const DECISION_BUTTONS: Record<Decision, string> = {
  approve: text("Approve"),
  reject: text("Reject"),
  suspend: text("Suspend"),
  restore: text("Restore"),
};

/** The key that presses it. */
export const DECISION_KEYS: Record<Decision, string> = { approve: "a", reject: "r", suspend: "s", restore: "t" };

const TOLD = text("The owner reads this, in a notification and by mail.");

function wordsOf(decision: Decision, { title, categoryName }: Decided): Words {
  const kind = categoryName.charAt(0).toLowerCase() + categoryName.slice(1);
  switch (decision) {
    case "approve":
      return {
        title: say("Approve this {kind}?", { kind }),
        text: say("{title} will be on the site for everybody, and is told so.", { title }),
        button: say("Approve"),
        busy: say("Approving…"),
      };
    case "reject":
      return {
        title: say("Are you sure you want to reject/delete this {kind}?", { kind }),
        text: say("{title} stays hidden. The owner can correct it and send it again.", { title }),
        button: say("Reject"),
        busy: say("Rejecting…"),
        danger: true,
        reasonHint: say(TOLD),
      };
    case "suspend":
      return {
        title: say("Suspend this {kind}?", { kind }),
        text: say("{title} is taken from the site at once, until an admin restores it.", { title }),
        button: say("Suspend"),
        busy: say("Suspending…"),
        danger: true,
        reasonHint: say(TOLD),
      };
    case "restore":
      return {
        title: say("Restore this {kind}?", { kind }),
        text: say("{title} will be on the site again, and is told so.", { title }),
        button: say("Restore"),
        busy: say("Restoring…"),
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
