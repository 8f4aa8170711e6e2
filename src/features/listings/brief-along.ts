/** What an address takes along of the event that is asked for, from a list or a comparison to a profile. Pure. */
import { asciiDigits } from "../../domain/phone.ts";
import { whenPairs, type When } from "./when.ts";

/** The PIN code around which is searched; '' for a place of another name. */
export function pinIn(near: string): string {
  const digits = asciiDigits(near).replace(/\s/gu, "");
  return /^[1-9]\d{5}$/.test(digits) ? digits : "";
}

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
