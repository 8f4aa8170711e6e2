/**
 * Numbers of the specifications, once. What a single part alone needs stands there. 000 and 001 are the two documents,
 * D the decisions that fill their gaps. Milliseconds end in Ms or stand in *_MS.
 * Ages stand in dates.ts (ADULT_AGE).
 */

const MB = 1_048_576; // D25

/** Visible characters where the specification is silent: generous, so that only misuse meets them. */
export const TEXT_LENGTHS = {
  /** A full name typed into one field. */
  fullName: 80,
  /** RFC 5321. */
  email: 254,
  company: 100,
  shortText: 100,
  address: 200,
  budget: 50,
  url: 500,
  /** Messages, requirements, reviews, descriptions. */
  longText: 2000,
} as const;

/** Edit-artist page (001 section 2): hints and limits. */
export const ARTIST_LENGTHS = { descriptionMin: 300, metaKeywords: 160, metaDescription: 166 } as const;

/** How many of a thing (001 sections 5 and 9; artists by API). */
export const COUNTS = { galleryImages: 10, skills: 5, awards: 3, videoLinks: 5 } as const;

/** Upload sizes in bytes; the size itself is already too large (001 section 9, D25). */
export const IMAGE_BYTES = {
  volunteer: 50 * MB,
  manager: 25 * MB,
  artist: 25 * MB,
  /* Ours: as for managers. */ application: 25 * MB,
  listing: 25 * MB,
} as const;
/** Most pixels of an image that is decoded (D25). */
export const IMAGE_MAX_PIXELS = 60_000_000;

/** 000 section 9, D8a. */
export const USERNAME = { min: 4, max: 30 } as const;
/** 000 section 9; `max` is ours, against feeding the hash with books. */
export const PASSWORD = { min: 6, max: 256 } as const;
export const COUNTRY_CODE = "+91";

/** One-time codes: 6 digits and 30 s (000 section 9); the rest D8. */
export const OTP = {
  digits: 6,
  cooldownSeconds: 30,
  validSeconds: 300,
  tries: 5,
  sendsPerHourPerNumber: 5,
  sendsPerHourPerAddress: 60,
} as const;
/** An account with an e-mail unused for so long gets its reset code there (D8). */
export const RECYCLED_NUMBER_DAYS = 90;

/** How long a toast stays (000 section 9). */
export const TOAST_MS = { normal: 3000, signup: 4000, otherwise: 5000 } as const;

/** How long a success is shown before moving on (000 section 9, 001 section 9). */
export const REDIRECT_MS = {
  login: 2000,
  signup: 2000,
  passwordReset: 2000,
  guestWelcome: 2000,
  volunteerRegistered: 1500,
  profileUpdated: 1500,
  managerRegistered: 1000,
} as const;

/** Home page carousels (000 section 9). */
export const CAROUSEL = {
  heroDelayMs: 2000,
  heroSlideMs: 4500,
  heroSlides: 5,
  logosMs: 3000,
  pastEventsMs: 1000,
  pastEventsTransitionMs: 1500,
  pastEventsSlides: { desktop: 3, under992: 2, under576: 1 },
  feedbackMs: 3500,
  blogMs: 4000,
} as const;
/** Volunteer search banner (001 sections 2 and 9): two sets of three slides. */
export const BANNER = { slides: 3, rotateMs: 5000, transitionMs: 600 } as const;

/** CSS pixels (000 section 9): 'narrower than 481', mobile at 767 or less. */
export const BREAKPOINTS = { collapsedBelow: 481, mobileMax: 767, tabletBelow: 992, phoneBelow: 576 } as const;
/** Pixels of scrolling (000 section 2.2). */
export const SCROLL_PX = { topBarHides: 50, widgetsAppear: 300 } as const;

/** 000 section 2.10: the instant the countdown runs to, midnight in India. */
export const LAUNCH = "2025-07-15T00:00:00+05:30";

/** Ratings and reviews (001 section 9). */
export const STARS = { min: 1, max: 5 } as const;

/** Lists of the API (D22). */
export const LISTS = { page: 24, maxPage: 100, countStopsAt: 1000, withoutParameters: 500 } as const;

/** Planner listing terms (001 section 9): rupees and per cent. */
export const PLANNER_TERMS = {
  minRupees: 1_00_000,
  maxRupees: 10_00_000,
  advancePercent: 40,
  eventDayPercent: 60,
} as const;

/** Days after which no backup holds an erased account any more: what the Privacy Policy says, and the longest that BACKUP_KEEP_DAYS may be. */
export const BACKUP_DAYS = 30;
