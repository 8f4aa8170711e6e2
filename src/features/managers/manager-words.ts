/** Where managers are found, and how they are spoken of. */
import type { ManagerCard } from "./manager-types.ts";

export const LANDING_PATH = "/VolunteerManagerLanding";
export const DASHBOARD_PATH = "/ProfileVerification";
export const REGISTER_PATH = "/VolunteerPartnerRegistration";

/** The profile's page: by username, else by the person's id (spec 001 section 2). */
export function managerPath({ userId }: Pick<ManagerCard, "userId">): string {
  return `/volunteermanagerprofile/${encodeURIComponent(userId.username || userId._id)}`;
}

export function managerEditPath({ userId }: Pick<ManagerCard, "userId">): string {
  return `/VolunteerManagerEditPage/${encodeURIComponent(userId.username || userId._id)}`;
}

/** 'Indore, Madhya Pradesh'. */
export function placeOf({ addressDistrict, addressState }: Pick<ManagerCard, "addressDistrict" | "addressState">): string {
  return [addressDistrict, addressState].filter(Boolean).join(", ");
}

/** '3+ years, 50+ events'. */
export function experienceWords({ experienceYears, totalEventCount }: Pick<ManagerCard, "experienceYears" | "totalEventCount">): string {
  const years = /year/i.test(experienceYears) ? experienceYears : `${experienceYears} years`;
  return `${years}, ${totalEventCount} events`;
}

/** The address of a search by city; '' is everywhere. */
export function landingHref(city: string, cursor?: string | null): string {
  const params = new URLSearchParams({ ...(city ? { city } : {}), ...(cursor ? { cursor } : {}) });
  return params.size > 0 ? `${LANDING_PATH}?${params}` : LANDING_PATH;
}
