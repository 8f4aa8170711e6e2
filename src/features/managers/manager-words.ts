/** Where managers are found, and how they are spoken of. */
import { placeWords } from "../../domain/places/place-words.ts";
import { say } from "../../domain/words/say.ts";
import type { ManagerTile } from "./manager-types.ts";

export const LANDING_PATH = "/VolunteerManagerLanding";
export const DASHBOARD_PATH = "/ProfileVerification";
export const REGISTER_PATH = "/VolunteerPartnerRegistration";

/** The profile's page: by username, else by the person's id (spec 001 section 2). */
export function managerPath({ userId }: Pick<ManagerTile, "userId">): string {
  return `/volunteermanagerprofile/${encodeURIComponent(userId.username || userId._id)}`;
}

/** Where its owner, or an admin, changes it: named as in `managerPath`. */
export function managerEditPath({ userId }: Pick<ManagerTile, "userId">): string {
  return `/VolunteerManagerEditPage/${encodeURIComponent(userId.username || userId._id)}`;
}

/** Where a manager's confirmed events are read by whom they were passed on to. */
export const sharedEventsPath = (token: string): string => `/planned/${token}`;

/** 'Indore, Madhya Pradesh'. */
export function placeOf({
  addressDistrict,
  addressState,
}: Pick<ManagerTile, "addressDistrict" | "addressState">): string {
  return placeWords(addressDistrict, addressState);
}

/** '3+ years'. */
export function yearsWords(experienceYears: string): string {
  if (experienceYears === "" || /year/i.test(experienceYears)) return experienceYears;
  return experienceYears === "1" ? say("1 year") : say("{n} years", { n: experienceYears });
}

/** '3+ years, 50+ events'. */
export function experienceWords({
  experienceYears,
  totalEventCount,
}: Pick<ManagerTile, "experienceYears" | "totalEventCount">): string {
  const events = totalEventCount === "1" ? say("1 event") : say("{n} events", { n: totalEventCount });
  return `${yearsWords(experienceYears)}, ${events}`;
}
