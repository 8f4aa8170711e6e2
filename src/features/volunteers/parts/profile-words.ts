import { displayName } from "../../../domain/names.ts";
import { placeWords } from "../../../domain/places/place-words.ts";
import { say, text } from "../../../domain/words/say.ts";
import type { VolunteerProfile } from "../volunteer-types.ts";

/** What stands where a person told nothing, or hides it (spec 001 section 2). */
export const NOT_PROVIDED = text("Not provided");
export const NOT_AVAILABLE = text("N/A");

/** 'N/A' for whoever has no name. */
export function fullName({ firstName, lastName }: Pick<VolunteerProfile, "firstName" | "lastName">): string {
  return displayName(firstName, lastName) || say(NOT_AVAILABLE);
}

/** 'Indore, Madhya Pradesh'; the state alone where there is no district. */
export function placeOf({
  addressDistrict,
  addressState,
}: Pick<VolunteerProfile, "addressDistrict" | "addressState">): string {
  return placeWords(addressDistrict, addressState) || say(NOT_AVAILABLE);
}

/**
 * Experience with its trailing plus (spec 001 section 2): '3' and '3+' are years, and the figure stands alone;
 * anything else is a sentence.
 */
export function experienceParts(exprience: string): { figure: string; text: string } | null {
  const told = exprience.trim().replace(/\++$/, "").trim();
  if (told === "") return null;
  const years = /^(\d{1,2})(?:\s*(?:years?|yrs?\.?))?$/i.exec(told)?.[1];
  return years ? { figure: years, text: say("years") } : { figure: "", text: `${told}+` };
}
