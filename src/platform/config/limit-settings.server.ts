import { z } from "zod";

/** How often somebody may do something: `points` in `seconds`. Sources: DECISIONS 8 and 10. */
export type LimitRule = { points: number; seconds: number };

const HOUR = 3600;
const QUARTER = 900;
const DAY = 86_400;

/** Setting, its rule by default, and what it counts. */
const RULES = {
  LIMIT_CODES_PER_NUMBER: { points: 5, seconds: HOUR },
  LIMIT_CODES_PER_NUMBER_DAY: { points: 10, seconds: DAY },
  LIMIT_CODES_PER_ADDRESS: { points: 60, seconds: HOUR },
  LIMIT_CODE_TRIES_PER_ADDRESS: { points: 60, seconds: QUARTER },
  LIMIT_LOGINS_PER_ACCOUNT: { points: 10, seconds: QUARTER },
  LIMIT_LOGINS_PER_ACCOUNT_DAY: { points: 100, seconds: DAY },
  LIMIT_LOGINS_PER_ADDRESS: { points: 100, seconds: QUARTER },
  LIMIT_SIGNUPS_PER_ADDRESS: { points: 60, seconds: HOUR },
  LIMIT_ENQUIRIES_PER_ADDRESS: { points: 60, seconds: HOUR },
  LIMIT_ENQUIRIES_PER_LISTING: { points: 200, seconds: HOUR },
  LIMIT_REVIEWS_PER_PERSON: { points: 30, seconds: HOUR },
  LIMIT_REACH_PER_ADDRESS: { points: 600, seconds: HOUR },
  LIMIT_REPORTS_PER_ADDRESS: { points: 20, seconds: HOUR },
  LIMIT_CONSENTS_PER_PERSON: { points: 30, seconds: HOUR },
  LIMIT_EXPORTS_PER_PERSON: { points: 5, seconds: HOUR },
  LIMIT_MONEY_NOTES_PER_PERSON: { points: 60, seconds: HOUR },
  LIMIT_CHANGES_PER_PERSON: { points: 30, seconds: HOUR },
  LIMIT_PDFS_PER_PERSON: { points: 120, seconds: HOUR },
  LIMIT_MESSAGES_PER_PERSON: { points: 10, seconds: 60 },
  LIMIT_UPLOADS_PER_PERSON: { points: 60, seconds: HOUR },
  LIMIT_CALENDARS_PER_PERSON: { points: 20, seconds: HOUR },
  LIMIT_CALENDAR_READS_PER_LINK: { points: 240, seconds: HOUR },
  LIMIT_CALENDAR_MISSES_PER_ADDRESS: { points: 60, seconds: HOUR },
  LIMIT_EVENT_LINK_MISSES_PER_ADDRESS: { points: 60, seconds: HOUR },
  LIMIT_EVENT_VOTES_PER_ADDRESS: { points: 120, seconds: HOUR },
  LIMIT_SHORTLISTS_PER_ADDRESS: { points: 120, seconds: HOUR },
  LIMIT_SHORTLIST_MISSES_PER_ADDRESS: { points: 60, seconds: HOUR },
  LIMIT_SHORTLIST_VOTES_PER_ADDRESS: { points: 120, seconds: HOUR },
  LIMIT_SEARCH_MAIL_MISSES_PER_ADDRESS: { points: 60, seconds: HOUR },
  LIMIT_GUEST_LINK_MISSES_PER_ADDRESS: { points: 60, seconds: HOUR },
  LIMIT_GUEST_LINK_RENEWALS: { points: 3, seconds: DAY },
  LIMIT_GUEST_MAILS_PER_ADDRESS: { points: 3, seconds: DAY },
  LIMIT_GUEST_SMS_PER_NUMBER: { points: 3, seconds: DAY },
  LIMIT_SMS_PER_NUMBER_DAY: { points: 20, seconds: DAY },
  LIMIT_SMS_PUT_OFF_PER_HOUR: { points: 50, seconds: HOUR },
  LIMIT_SMS_PER_HOUR: { points: 2000, seconds: HOUR },
} satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof RULES;
export type LimitSettings = Record<LimitName, LimitRule>;

const count = (name: string) =>
  z.preprocess(
    (v) => (typeof v === "string" && v.trim() === "" ? undefined : v),
    z.coerce
      .number(`${name} must be a whole number above 0.`)
      .int(`${name} must be a whole number above 0.`)
      .positive(`${name} must be a whole number above 0.`)
      .optional(),
  );

/** The zod fields of the LIMIT_* settings: each sets the points of its rule. */
export const limitSettings = Object.fromEntries(Object.keys(RULES).map((name) => [name, count(name)])) as Record<
  LimitName,
  ReturnType<typeof count>
>;

/**
 * All rules with the points that the LIMIT_* settings name; what they leave out stays as RULES says. The seconds cannot
 * be set.
 */
export function limitDefaults(env: Partial<Record<LimitName, number | undefined>>): LimitSettings {
  const names = Object.keys(RULES) as LimitName[];
  return Object.fromEntries(
    names.map((name) => [name, { ...RULES[name], points: env[name] ?? RULES[name].points }]),
  ) as LimitSettings;
}
