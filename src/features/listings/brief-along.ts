/** What an address takes along of the event that is asked for, from a list or a comparison to a profile. Pure. */
import { pinIn } from "../../domain/pin.ts";
import { whenPairs, type When } from "./when.ts";

/** Null and '' are not said. */
export type BriefAlong = {
  when?: When | undefined;
  /** Of an event that names no days, or one alone. */
  days?: number | null;
  guests?: number | null;
  pieces?: number | null;
  hours?: number | null;
  pin?: string;
};

/** The names under which an address says it. */
const NAMES = ["date", "until", "slot", "guests", "pieces", "days", "hours", "pin"] as const;

/** What an address says of the event, and nothing else of it. */
export const briefOf = (address: URLSearchParams): [name: string, value: string][] =>
  NAMES.flatMap((name): [string, string][] => {
    const said = address.get(name)?.slice(0, 40);
    return said ? [[name, said]] : [];
  });

/** 'date=2027-02-12&guests=300': of a day all but which calendars are asked; '' where nothing is said. */
export function briefAlong({ when, days, guests, pieces, hours, pin }: BriefAlong): string {
  const several = when !== undefined && when.until > when.from;
  const pairs = [
    ...whenPairs(when).filter(([name]) => name !== "free"),
    ["guests", guests ?? ""],
    ["pieces", pieces ?? ""],
    ["days", several ? "" : (days ?? "")],
    ["hours", hours ?? ""],
    ["pin", pin ?? ""],
  ] as const;
  return pairs
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

/** The same cards with what their links take along. @param near the place around which is searched, of which a PIN code is told */
export function takenAlong<Card extends object>(
  cards: readonly Card[],
  brief: BriefAlong,
  near = "",
): (Card & { asked?: string })[] {
  const asked = briefAlong({ ...brief, pin: brief.pin || pinIn(near) });
  return asked ? cards.map((card) => ({ ...card, asked })) : [...cards];
}
