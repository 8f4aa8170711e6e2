/**
 * By what each table would be cut over several nodes (docs/operations.md, How it grows). What belongs to a listing or to
 * a request to it lies on the listing's node, what belongs to a person on the person's; an id that is made here would
 * carry its node, as the token of a session carries the person's.
 */
export type Family = "listing" | "person" | "own" | "copy" | "queue";

/** Columns that say on which node a row of the family lies. */
export const KEY_COLUMNS: Record<Family, RegExp> = {
  listing:
    /^(?:id|answers|(?:listing|enquiry|request|booking|agreement|message|dispute|report|feed|quote|due|amendment|paper)_id|token_hash|link_hash|hash)$/,
  person:
    /^(?:id|(?:user|owner|event|shortlist|search|seller|part|listing_owner|person)_id|token_hash|link_hash|hash)$/,
  own: /^(?:id|key|reference|subject|scope|name|hash|mobile|user_id|day|address|message_hash)$/,
  copy: /^$/,
  queue: /^$/,
};

/**
 * What is unique over all nodes, and so needs a small table keyed by itself that leads to the node: the columns that make
 * a name together. A slug is unique in its category only.
 */
export const NAMES: Record<string, readonly (readonly string[])[]> = {
  users: [["username"], ["username_key"], ["email"], ["email_key"], ["mobile"]],
  listings: [
    ["category", "slug"],
    ["category", "slug_key"],
  ],
  enquiries: [["number"]],
};

/** What lies a second time by other columns, and is asked there by whoever brings a value for each of them. */
export const PROJECTIONS: Record<string, readonly string[]> = { listing_places: ["category", "state"] };

const FAMILIES: Record<Family, string> = {
  listing: `listings listing_places listing_search listing_samples listing_cells listing_days listing_views listing_view_days listing_shown_days media reviews
    price_cards calendars calendar_links calendar_feeds outside_entries stock holds stock_holds enquiries enquiry_events
    area_answers request_reminders bookings booking_moves quotes agreements amendments booking_changes dues ledger
    endings money_reminders tax_papers messages message_files message_reports thread_sides booking_reviews
    booking_review_rounds disputes dispute_lines dispute_decisions guest_links reports report_messages`,
  person: `users sessions consents notifications papers payees saved_searches saved_search_links tax_paper_sellers
    tax_paper_counters events event_parts event_picks event_requests event_links event_votes shortlists shortlist_links
    shortlist_listings shortlist_votes`,
  own: "utr_claims rate_limits idempotency_keys one_time_codes whatsapp_messages mail_days",
  copy: "site_content site_counters kept_counts place_points search_words category_ratings",
  queue: "audit_log",
};

const FAMILY = new Map(
  Object.entries(FAMILIES).flatMap(([family, names]) =>
    names.split(/\s+/).map((name) => [name, family as Family] as const),
  ),
);

/** What reads tables of the family, and is no table itself. */
const VIEWS: Record<string, Family> = {
  agreements_in_force: "listing",
  booking_balances: "listing",
  deposit_balances: "listing",
  listing_search_source: "listing",
};

/** @returns null for what is no table of ours (catalogues, functions) */
export const familyOf = (schema: string | undefined, table: string): Family | null =>
  schema === "pgboss" || schema === "drizzle" ? "queue" : (FAMILY.get(table) ?? VIEWS[table] ?? null);

export const keyedTables = (): string[] => [...FAMILY.keys()];
