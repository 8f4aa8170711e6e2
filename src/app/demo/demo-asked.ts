/** What organisers ask for, with the numbers that are in it: a quote answers what was asked. */
import { formatRupees } from "../../domain/money.ts";
import { HALL_GUESTS } from "./words/request-words.ts";

/** What a listing tells of itself, as it is kept. */
export type Facts = Readonly<Record<string, unknown>>;
export type Asked = {
  says: string;
  /** Whom one asks for it, and for which kind of event. */
  fits?: (listing: Facts, eventType: string | null) => boolean;
  hours?: number;
  days?: number;
  guests?: number;
  /** What else is counted: helpers, faces, hands, counters, rooms. */
  count?: number;
  /** What it is about, where the lines of a quote depend on it. */
  about?: string;
};

/** As many as the hall holds. */
export const hallGuests = ({ capacity }: Facts): readonly string[] =>
  HALL_GUESTS.filter(([, guests]) => guests <= Number(capacity)).map(([said]) => said);

/** Those that one asks this listing for. */
export const needsOf = (all: readonly Asked[], listing: Facts, eventType: string | null = null): readonly Asked[] => {
  const fitting = all.filter(({ fits }) => fits?.(listing, eventType) ?? true);
  return fitting.length > 0 ? fitting : all;
};

/** What somebody offers, near what is asked for. @param paise what the listing asks; 0 or null where it names nothing */
export function budgetsFor(paise: number | null, otherwise: number, step: number): readonly string[] {
  if (paise === 0) return ["Travel and a meal", "Travel and ₹300", "To be discussed"];
  const price = paise ?? otherwise;
  const near = (share: number) => formatRupees(Math.max(step, Math.round((price * share) / step) * step));
  return [near(0.85), near(0.9), near(1), near(1), near(1.1), "To be discussed"];
}
