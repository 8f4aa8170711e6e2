/** What an address takes along of the event that is asked for, from a list or a comparison to a profile. Pure. */
import { whenPairs, type When } from "./when.ts";

/** Null and '' are not said. */
export type BriefAlong = {
  when?: When | undefined;
  guests?: number | null;
  pieces?: number | null;
  hours?: number | null;
  pin?: string;
};

/** 'date=2027-02-12&guests=300': of a day all but which calendars are asked; '' where nothing is said. */
export function briefAlong({ when, guests, pieces, hours, pin }: BriefAlong): string {
  const pairs = [
    ...whenPairs(when).filter(([name]) => name !== "free"),
    ["guests", guests ?? ""],
    ["pieces", pieces ?? ""],
    ["hours", hours ?? ""],
    ["pin", pin ?? ""],
  ] as const;
  return pairs
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}
