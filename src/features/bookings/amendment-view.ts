/** What both sides read of changes to what is agreed. Instants in ISO form, days as ISO days. */
import type { Asked, Choices } from "../enquiries/enquiry-change.server.ts";
import type { ChangeLine } from "./amendment-words.ts";

/** The one that waits for its answer. */
export type ChangeView = {
  /** The how many-th proposal of this booking. */
  n: number;
  kind: "change" | "callOff";
  by: "you" | "them";
  note: string;
  lines: ChangeLine[];
  beforePaise: number;
  afterPaise: number;
  /** What it means for the money, the ladder and the day, in sentences. */
  says: string[];
  at: string;
  /** Until when it can be answered; null while a dispute stops the clock. */
  expiresAt: string | null;
};

/** What a change may begin with: how it stands, and what the listing offers. */
export type ChangeStart = {
  asked: Asked;
  choices: Choices;
  movedBefore: number;
  /** Why price and day cannot change now, and what to do instead; null where they can. */
  invoiced: string | null;
};
