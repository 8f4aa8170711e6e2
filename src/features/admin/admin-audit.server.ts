import { isUuid } from "../../domain/ids.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { idOfUsername, usernamesOf } from "../accounts/people-admin.server.ts";
import { listingTitles } from "../listings/listing-admin.server.ts";
import { REASON_WORDS } from "../reports/report-model.ts";
import type { AdminPage, AuditView, ReviewFact } from "./admin-model.ts";
import { auditActions, auditRows, type AuditRow } from "./admin-audit-store.server.ts";
import { categoryName } from "./admin-present.server.ts";
import { READING_WORDS } from "./audit-words.ts";
import { pageOf, type Paging } from "./admin-service.server.ts";
import { jobWords } from "./job-words.ts";
import { ROLE_WORDS } from "./role-words.ts";

export type AuditQuery = { subject?: string | undefined; action?: string | undefined; actor?: string | undefined };
type Names = { people: Map<string, string>; listings: Map<string, { title: string; category: string }> };

/** Whom a line of reading tells of, by id or number. */
const whomOf = ({ details }: AuditRow): string[] =>
  Array.isArray(details["whom"]) ? details["whom"].filter((one) => typeof one === "string") : [];

const text = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** What a line is about, and where to look at it. */
function subjectOf(row: AuditRow, { people, listings }: Names): Pick<AuditView, "subject" | "href"> {
  const { subjectType, subjectId, details } = row;
  const whom = whomOf(row);
  if (whom.length > 1 || (whom.length === 1 && subjectType === "enquiry"))
    return { subject: whom.map((id) => people.get(id) ?? listings.get(id)?.title ?? id).join(", "), href: null };
  const listing = listings.get(subjectId);
  if (listing)
    return { subject: `${listing.title} (${say(categoryName(listing.category))})`, href: `/artistko/${subjectId}` };
  if (subjectType === "user") {
    const username = people.get(subjectId);
    return username
      ? { subject: username, href: `/AdminDashboard?${new URLSearchParams({ tab: "people", q: username })}` }
      : { subject: say("An account that is gone"), href: null };
  }
  if (subjectType === "enquiry")
    return {
      subject: text(details.number),
      href: `/AdminDashboard?${new URLSearchParams({ tab: "enquiries", q: text(details.number) })}`,
    };
  if (subjectType === "content")
    return {
      subject: say(text(details.title)) || subjectId,
      href: `/AdminDashboard?${new URLSearchParams({ tab: "content", list: subjectId })}`,
    };
  if (subjectType === "review")
    return { subject: say("A review of {title}", { title: text(details.title) }), href: null };
  if (subjectType === "site")
    return {
      subject: text(details.job) ? jobWords(text(details.job)) : say("The whole site"),
      href: "/AdminDashboard?tab=status",
    };
  return { subject: text(details.slug) || subjectId, href: null };
}

const words = (): Readonly<Record<string, string>> => ({
  reason: say("Reason"),
  why: say("Why", "read"),
  from: say("From", "before"),
  to: say("To", "after"),
  role: say("Role"),
});

const KNOWN: Readonly<Record<string, string>> = ROLE_WORDS;
const WHY: Readonly<Record<string, string>> = READING_WORDS;
const REASONS: Readonly<Record<string, string>> = REASON_WORDS;

/** A role, and a report's reason, are kept by their keys; all else as somebody wrote it. */
function valueOf(name: string, { action, details }: AuditRow): string {
  const value = text(details[name]);
  if (name === "why") return WHY[value] ? say(WHY[value]) : value;
  const known = name !== "reason" ? KNOWN[value] : action.startsWith("report.") ? REASONS[value] : undefined;
  return known ? say(known) : value;
}

function present(row: AuditRow, names: Names): AuditView {
  const details: ReviewFact[] = Object.entries(words()).flatMap(([name, label]) =>
    text(row.details[name]) ? [{ label, value: valueOf(name, row) }] : [],
  );
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actorId === null ? null : (names.people.get(row.actorId) ?? null),
    action: row.action,
    subjectType: row.subjectType,
    ...subjectOf(row, names),
    details,
  };
}

/** Who did what, newest first. `actor` is a username; an unknown one has done nothing. */
export async function auditLogOf(
  deps: Deps,
  { subject, action, actor: who }: AuditQuery,
  paging: Paging = {},
): Promise<AdminPage<AuditView>> {
  const actorId = who ? await idOfUsername(deps.db, who) : undefined;
  if (actorId === null) return { rows: [], next: null };
  const { rows, next } = await pageOf(
    paging,
    (range) => auditRows(deps.db, { subjectType: subject, action, actorId }, range),
    (row) => row,
  );
  const ids = (of: (row: AuditRow) => string | null) => [...new Set(rows.map(of).filter((id) => isUuid(id)))];
  const whom = (of: string) => rows.flatMap((row) => (row.subjectType === of ? whomOf(row).filter(isUuid) : []));
  const people = await usernamesOf(deps.db, [
    ...ids(({ actorId: id }) => id),
    ...ids(({ subjectType, subjectId }) => (subjectType === "user" ? subjectId : null)),
    ...whom("user"),
  ]);
  const listings = await listingTitles(deps.db, [
    ...ids(({ subjectType, subjectId }) => (subjectType === "listing" ? subjectId : null)),
    ...whom("listing"),
  ]);
  return { rows: rows.map((row) => present(row, { people, listings })), next };
}

/** The actions to choose from. */
export async function knownActions(deps: Deps): Promise<string[]> {
  return auditActions(deps.db);
}
