import { existsSync, readFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Deps } from "../../src/platform/deps.server.ts";
import { parseMail } from "../support/eml.ts";
import type { ReceivedMail } from "../support/fake-smtp.ts";
import { BOOKING_KINDS, bookingFindings } from "./booking-moves.ts";
import type { Submission } from "./submissions.ts";

/** What is not as it was promised: empty when everything is. */
export type Findings = string[];

const rowsOf = async <Row>(deps: Deps, text: string, values: unknown[] = []) =>
  (await deps.db.$client.query(text, values)).rows as Row[];

/** Every acknowledged submission is there, whole and once. Call it when the server is down or idle. */
export async function reconcile(deps: Deps, submissions: readonly Submission[]): Promise<Findings> {
  const findings: Findings = [];
  const enquiries = await rowsOf<{ number: string; phone: string; details: Record<string, unknown> }>(
    deps,
    "SELECT number, phone, details FROM enquiries",
  );
  const byPhone = Map.groupBy(enquiries, ({ phone }) => phone);
  const reviews = await rowsOf<{ mark: string; n: number }>(
    deps,
    "SELECT l.slug || ' ' || r.author_id AS mark, count(*)::int AS n FROM reviews r JOIN listings l ON l.id = r.listing_id GROUP BY 1",
  );
  const reviewed = new Map(reviews.map(({ mark, n }) => [mark, n]));
  const listings = Map.groupBy(
    await rowsOf<{ owner: string; id: string; photos: number; places: number }>(
      deps,
      "SELECT owner_id AS owner, id, (SELECT count(*)::int FROM media m WHERE m.listing_id = l.id) AS photos, (SELECT count(*)::int FROM listing_places p WHERE p.listing_id = l.id) AS places FROM listings l",
    ),
    ({ owner }) => owner,
  );

  const isMove = ({ kind }: Submission) => BOOKING_KINDS.some((one) => one === kind);
  const moves = submissions.filter(isMove);
  if (moves.length > 0) findings.push(...(await bookingFindings(deps, moves)));

  for (const one of submissions) {
    const { kind, key, mark, answer } = one;
    if (!answer) {
      findings.push(`${key} was never acknowledged`);
      continue;
    }
    if (isMove(one)) continue;
    if (kind === "registration") {
      const own = listings.get(mark) ?? [];
      const id = (answer.body.volunteer as { _id?: string } | undefined)?._id;
      if (own.length !== 1) findings.push(`${key}: ${own.length} profiles of one registration`);
      else if (own[0]!.id !== id || own[0]!.photos !== 2 || own[0]!.places === 0)
        findings.push(`${key}: not whole: ${JSON.stringify(own[0])}, answered ${id}`);
    } else if (kind === "review") {
      if (reviewed.get(mark) !== 1) findings.push(`${key}: ${reviewed.get(mark) ?? 0} reviews of one`);
    } else {
      const own = byPhone.get(mark) ?? [];
      if (own.length !== 1) findings.push(`${key}: ${own.length} enquiries of one`);
      else if (own[0]!.number !== answer.body.enquiryNumber)
        findings.push(`${key}: stored as ${own[0]!.number}, answered ${String(answer.body.enquiryNumber)}`);
    }
  }
  const wrongRatings = await rowsOf<{ slug: string }>(
    deps,
    "SELECT slug FROM listings l LEFT JOIN LATERAL (SELECT count(*)::int AS n, coalesce(sum(stars), 0)::int AS stars FROM reviews r WHERE r.listing_id = l.id AND hidden_at IS NULL) r ON true WHERE l.rating_count <> r.n OR l.rating_sum <> r.stars",
  );
  for (const { slug } of wrongRatings) findings.push(`the rating of ${slug} is not that of its reviews`);
  return [...findings, ...(await photoFindings(deps))];
}

/** Every photo that a row speaks of has its files. */
async function photoFindings(deps: Deps): Promise<Findings> {
  const findings: Findings = [];
  for (const { id, category, kind, widths } of await rowsOf<{
    id: string;
    category: string;
    kind: string;
    widths: number[];
  }>(deps, "SELECT id, category, kind, widths FROM media WHERE drawn_seed IS NULL")) {
    for (const file of [`${id}.webp`, ...widths.map((width) => `${id}-${width}.webp`)]) {
      const found = await deps.media.open({ category, kind }, file);
      if (!found || found.bytes === 0) findings.push(`photo ${category}/${kind}/${file} is missing`);
    }
  }
  return findings;
}

/** Files of photos that no row speaks of, with their age in seconds. */
export async function orphanFiles(deps: Deps): Promise<{ file: string; age: number }[]> {
  const known = new Set((await rowsOf<{ id: string }>(deps, "SELECT id::text AS id FROM media")).map(({ id }) => id));
  const root = join(deps.config.dataDir, "media");
  if (!existsSync(root)) return [];
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const orphans = files.filter((entry) => entry.isFile() && !known.has(entry.name.slice(0, 36)));
  return Promise.all(
    orphans.map(async ({ parentPath, name }) => ({
      file: name,
      age: (Date.now() - (await stat(join(parentPath, name))).mtimeMs) / 1000,
    })),
  );
}

/** The ids of the mails that must go out for what was acknowledged. */
export function expectedMails(submissions: readonly Submission[]): string[] {
  return submissions.flatMap(({ kind, answer }) => {
    const number = answer?.body.enquiryNumber;
    if (!number) return [];
    return ["inbox", "sender", ...(kind === "booking" ? ["recipient"] : [])].map(
      (part) => `enquiry-${String(number)}-${part}`,
    );
  });
}

/** The ids of the SMS that must: to whoever is booked, and to the guest who books, with the link to the request. */
export function expectedTexts(submissions: readonly Submission[]): string[] {
  return submissions.flatMap(({ kind, answer }) =>
    kind === "booking" && answer?.body.enquiryNumber
      ? ["recipient", "guest"].map((part) => `enquiry-${String(answer.body.enquiryNumber)}-${part}`)
      : [],
  );
}

/** How often each mail arrived, by the id we gave it. */
export function mailCounts(mails: readonly ReceivedMail[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { raw } of mails) {
    const id = /^<(.+)@/.exec(parseMail(raw).headers["message-id"] ?? "")?.[1] ?? "?";
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** How often each SMS went into the outbox, by its id. */
export function smsCounts(dataDir: string): Map<string, number> {
  const file = join(dataDir, "outbox/sms.jsonl");
  const counts = new Map<string, number>();
  if (!existsSync(file)) return counts;
  for (const line of readFileSync(file, "utf8").trim().split("\n").filter(Boolean)) {
    const { id = "?" } = JSON.parse(line) as { id?: string };
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The messages that are still queued, by their ids. */
export async function queuedMessages(deps: Deps): Promise<Record<"mail" | "sms", Set<string>>> {
  const rows = await rowsOf<{ name: string; id: string }>(
    deps,
    "SELECT name, coalesce(data->>'messageId', data->>'id') AS id FROM pgboss.job WHERE name IN ('send-mail', 'send-sms') AND state IN ('created', 'retry', 'active')",
  );
  const of = (name: string) => new Set(rows.filter((row) => row.name === name).map(({ id }) => id));
  return { mail: of("send-mail"), sms: of("send-sms") };
}

/** Sent at least once each, or queued still, and at most one repeat for a crash. */
export function deliveryFindings(
  what: string,
  expected: readonly string[],
  counts: ReadonlyMap<string, number>,
  crashes: number,
  waiting: ReadonlySet<string>,
): Findings {
  const wanted = new Set(expected);
  const missing = expected
    .filter((id) => !counts.has(id) && !waiting.has(id))
    .map((id) => `${what} ${id} neither went out nor waits`);
  const often = [...counts]
    .filter(([, count]) => count > 1 + crashes)
    .map(([id, count]) => `${what} ${id} went out ${count} times over ${crashes} crashes`);
  const strange = [...counts.keys()]
    .filter((id) => !wanted.has(id))
    .map((id) => `${what} ${id} belongs to nothing that was acknowledged`);
  return [...missing, ...often, ...strange];
}

/** How many went out more than once. */
export const repeatsIn = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count - 1, 0);
