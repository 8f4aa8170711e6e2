/** The closed lists of the specifications, word for word. Each list is its type and its choices at once. */

/** Spec 001 section 3. */
export const EVENT_TYPES = [
  "Corporate Event",
  "Educational Workshop",
  "Community Service",
  "Environmental Drive",
  "Health Camp",
  "Cultural Event",
  "Sports Event",
  "Awareness Campaign",
  "Fundraising Event",
  "Other",
] as const;
/** Occasions of families, before the specification's in every form (DECISIONS 27). */
export const FAMILY_OCCASIONS = [
  "Wedding",
  "Sangeet",
  "Mehndi",
  "Haldi",
  "Reception",
  "Engagement",
  "Birthday",
  "Anniversary",
  "Godh bharai",
  "Naming ceremony",
  "Griha pravesh",
  "Jagran",
  "Garba night",
  "College fest",
] as const;
/** What every form offers and every call takes. */
export const OCCASIONS = [...FAMILY_OCCASIONS, ...EVENT_TYPES] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Accepted everywhere (DECISIONS 7). */
export const GENDERS = ["Male", "Female", "Transgender", "Non-Binary", "Other"] as const;
export type Gender = (typeof GENDERS)[number];
/** What the signup form shows (spec 000 section 3). */
export const SIGNUP_GENDERS = ["Male", "Female"] as const satisfies readonly Gender[];

/** Spec 001 section 3. */
export const EDUCATION_LEVELS = ["Post Graduation", "Graduation", "Pursuing", "Diploma", "Other"] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** Spec 001 section 2, volunteer edit. */
export const SKILL_LEVELS = ["Excellent", "Good", "Average"] as const;

/** Width of a skill's bar: Excellent 100, Good 70, any other 40 (spec 001 section 9). */
export function skillPercent(level: string): number {
  if (level === "Excellent") return 100;
  return level === "Good" ? 70 : 40;
}

/** Years of experience (spec 001 section 9). */
export const EXPERIENCE_OPTIONS = ["1+", "2+", "3+", "4+", "5+", "6+", "7+", "8+", "9+", "10+"] as const;

/** Events a volunteer manager has handled (spec 001 section 9). */
export const EVENT_COUNT_OPTIONS = ["10+", "20+", "50+", "100+", "500+", "1000+"] as const;

/** Spec 000 section 3, contact enquiry and pop-up form. */
export const CONTACT_SERVICES = [
  "Event Planning",
  "Artist Booking",
  "Venue Booking",
  "Volunteer Booking",
  "Event Rental",
  "Other",
] as const;

/** Spec 000 section 3. */
export const ROLES = ["admin", "artist", "volunteer-manager", "user", "unassigned", "volunteer"] as const;
export type Role = (typeof ROLES)[number];
/** What `set-role` accepts (DECISIONS 9). */
export const CHOOSABLE_ROLES = ["user", "volunteer", "volunteer-manager"] as const satisfies readonly Role[];
export type ChoosableRole = (typeof CHOOSABLE_ROLES)[number];

/** What people who register for event rental do (spec 001 section 2, EventRental registration). */
export const RENTAL_WORK = [
  "Sound setup & mixing",
  "Event check-in & registration",
  "Lighting rig & setup",
  "Artist coordination and on-ground runner",
  "Technical AV setup",
  "Live coverage and social media uploads",
] as const;
/** Spec 001 section 2, planner registration. */
export const PLANNER_KINDS = ["Wedding Planner", "Corporate Events", "Birthday Parties", "Stage Setup"] as const;
/** Preferred shift, in both registrations. */
export const SHIFTS = ["Morning", "Evening", "Night", "Flexible"] as const;
/** What is rented when nothing else is named (spec 001 section 3). */
export const DEFAULT_EQUIPMENT = "BARCO PROJECTOR";

/** True when `value` is one of a closed list; narrows its type. */
export function isOneOf<const T extends string>(list: readonly T[], value: unknown): value is T {
  return typeof value === "string" && (list as readonly string[]).includes(value);
}
