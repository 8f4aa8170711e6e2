/** The limits of a quote and the kinds of its payments: without the schema, for pages that are read. */
import { text } from "../../domain/words/say.ts";

export const QUOTE_LIMITS = {
  lines: 30,
  label: 120,
  unit: 30,
  text: 1_000,
  milestones: 4,
  /** Days for which a quote stands, and hours for which it holds its date, at most. */
  validDays: 7,
  holdHours: 48,
  /** A crore for one, ten thousand of it, a hundred crore in all: beyond that somebody has slipped. */
  eachPaise: 1_00_00_000_00,
  quantity: 10_000,
  totalPaise: 100_00_00_000_00,
} as const;

/** Said where they are shown. */
export const MILESTONE_KINDS = {
  token: text("Token"),
  advance: text("Advance"),
  balance: text("Balance"),
} as const;

export type MilestoneKind = keyof typeof MILESTONE_KINDS;
