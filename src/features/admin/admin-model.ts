/** The admin's words, tabs and views: for the calls and the screens alike. */
import { z } from "zod";
import { requiredText } from "../../domain/zod-fields.ts";
import type { Role } from "../../domain/event-types.ts";
import type { ImageInfo } from "../../domain/images.ts";
import { say, text } from "../../domain/words/say.ts";
import type { ListingStatus } from "../listings/listing-access.ts";

/** Word for word from spec 001 sections 2 and 8, where it has a text. */
export const ADMIN_TEXT = {
  noImage: text("No Image"),
  viewDetails: text("View Details"),
  approved: text("Artist approved"),
  rejected: "Artist rejected/deleted",
  giveReason: text("Please give a reason."),
} as const;

/** A text about artists, said of another category: 'Approve this venue?'. `name` is a category's singular or plural in its own letters. */
export function textFor(words: string, name: string): string {
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  return words.replace(/artists?/, lower).replace(/^Artist/, name);
}

export const ADMIN_TABS = [
  "queue",
  "papers",
  "reports",
  "listings",
  "enquiries",
  "people",
  "reviews",
  "content",
  "audit",
  "status",
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];
export const TAB_WORDS: Record<AdminTab, string> = {
  queue: text("Queue"),
  papers: text("Documents"),
  reports: text("Reports"),
  listings: text("Listings"),
  enquiries: text("Enquiries"),
  people: text("People"),
  reviews: text("Reviews"),
  content: text("Content"),
  audit: text("Audit log"),
  status: text("Status"),
};

/** How many wait for an admin on a tab, counted up to `MOST_WAITING` and one more. */
export type DeskCounts = Partial<Record<AdminTab | "disputes" | "messages", number>>;
export const MOST_WAITING = 99;

/** Rows of a page on a tab. */
export const ADMIN_PAGE = 24;
/** Visible characters of a reason, which goes to the person in a notification and a mail. */
export const REASON_LENGTH = 500;

/** What an admin may do with a listing. */
export const DECISIONS = ["approve", "reject", "suspend", "restore"] as const;
export type Decision = (typeof DECISIONS)[number];

/** A decision over a listing; that a reason is needed, the service says. */
export const decisionSchema = z.object({
  decision: z.enum(DECISIONS, `decision must be one of ${DECISIONS.join(", ")}.`),
  reason: z
    .string()
    .max(2 * REASON_LENGTH, { error: () => say("Please use at most {max} characters.", { max: REASON_LENGTH }) })
    .optional(),
});

export const hideSchema = z.object({
  hidden: z.boolean("hidden must be true or false."),
  reason: z
    .string()
    .max(2 * REASON_LENGTH, { error: () => say("Please use at most {max} characters.", { max: REASON_LENGTH }) })
    .optional(),
});

/** Why a person is suspended: they read it. */
export const suspensionSchema = z.object({ reason: requiredText(ADMIN_TEXT.giveReason, { max: REASON_LENGTH }) });

/** A listing on the queue and the list of listings. Instants are ISO texts. */
export type AdminListingView = {
  id: string;
  category: string;
  /** 'Volunteer'. */
  categoryName: string;
  title: string;
  status: ListingStatus;
  statusReason: string | null;
  city: string;
  state: string;
  rating: number;
  ratingCount: number;
  /** Of a performance, where the category has one. */
  duration: string;
  owner: string | null;
  createdAt: string;
  photo: ImageInfo | null;
  /** The first of what its owner wrote about it, as far as it is short. */
  highlights: ReviewFact[];
  /** Its public page, where it has one by now. */
  path: string | null;
  moves: Decision[];
};

/** A line of the review page. `links` are addresses that the owner gave. */
export type ReviewFact = { label: string; value: string };
export type AdminReviewView = AdminListingView & {
  facts: ReviewFact[];
  links: string[];
  gallery: ImageInfo[];
  /** The edit page that categories share; null for those with one of their own. */ editPath: string | null;
};

export type AdminPersonView = {
  id: string;
  username: string;
  name: string;
  email: string | null;
  mobile: string;
  role: Role;
  createdAt: string;
  lastUsedAt: string;
  sessions: number;
  suspendedAt: string | null;
  suspendedReason: string | null;
};

export type AdminOpinionView = {
  id: string;
  stars: number;
  comment: string;
  createdAt: string;
  hidden: boolean;
  author: string | null;
  listing: { id: string; title: string; categoryName: string; path: string };
};

/** A line of the audit log. `actor` is null for the command line, and for one who has left. */
export type AuditView = {
  id: string;
  at: string;
  actor: string | null;
  action: string;
  subjectType: string;
  subject: string;
  href: string | null;
  details: ReviewFact[];
};

/** A page of any of the lists; `next` asks for the rows behind it. */
export type AdminPage<Row> = { rows: Row[]; next: string | null };

export const AUDIT_SUBJECTS = ["listing", "user", "review", "enquiry", "content", "site"] as const;
