/** Visits of pages that many get: counted behind the answer, many at a time. */
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { isbot } from "isbot";
import { todayIST } from "../../domain/dates.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { visitorHash, type Visitor } from "./listing-views.server.ts";

/** Visits wait so long for others, at most. */
const GATHERED_MS = 250;
/** Written with one statement. */
const MOST = 500;
/** Visitors of today that this process has written down already, as far as it remembers. */
const REMEMBERED = 20_000;

type Visit = { listingId: string; day: string; visitor: Buffer };
type Waiting = { visits: Visit[]; seen: LRUCache<string, true>; timer: NodeJS.Timeout | null; writing: Promise<void> };

const waiting = new WeakMap<Deps["database"], Waiting>();

function waitingOf({ database }: Pick<Deps, "database">): Waiting {
  let own = waiting.get(database);
  if (!own)
    waiting.set(
      database,
      (own = { visits: [], seen: new LRUCache({ max: REMEMBERED }), timer: null, writing: Promise.resolve() }),
    );
  return own;
}

/** In the order of ids, on which two processes agree: none waits for a row that another holds. */
async function write({ db }: Pick<Deps, "db">, visits: readonly Visit[]): Promise<void> {
  const sorted = [...visits].sort((a, b) =>
    a.listingId < b.listingId ? -1 : a.listingId > b.listingId ? 1 : Buffer.compare(a.visitor, b.visitor),
  );
  await db.$client.query(
    `WITH visits AS (SELECT v.* FROM unnest($1::uuid[], $2::date[], $3::bytea[]) WITH ORDINALITY AS v(listing_id, day, visitor, at) JOIN listings l ON l.id = v.listing_id AND l.status = 'approved' ORDER BY v.at),
       seen AS (INSERT INTO listing_views (listing_id, day, visitor) SELECT listing_id, day, visitor FROM visits ON CONFLICT DO NOTHING RETURNING listing_id),
       counted AS (SELECT listing_id, count(*)::int AS n FROM seen GROUP BY listing_id),
       held AS (SELECT id FROM listings WHERE id IN (SELECT listing_id FROM counted) ORDER BY id FOR NO KEY UPDATE)
     UPDATE listings l SET view_count = l.view_count + c.n FROM counted c JOIN held h ON h.id = c.listing_id WHERE l.id = c.listing_id`,
    [sorted.map(({ listingId }) => listingId), sorted.map(({ day }) => day), sorted.map(({ visitor }) => visitor)],
  );
}

/** Writes down what waits. Resolves when it is done. */
export async function flushVisits(deps: Pick<Deps, "database" | "db" | "log">): Promise<void> {
  const own = waitingOf(deps);
  if (own.timer) clearTimeout(own.timer);
  own.timer = null;
  while (own.visits.length > 0) {
    const some = own.visits.splice(0, MOST);
    own.writing = own.writing
      .then(() => write(deps, some))
      .catch((error: unknown) => deps.log.error({ err: error, visits: some.length }, "visits were not counted"));
  }
  await own.writing;
}

/**
 * Counts that a visitor who is not signed in has got the page of these listings: once a day each, crawlers not
 * (DECISIONS 16). The page itself shows the number a moment later.
 */
export function countVisits(deps: Deps, listingIds: readonly string[], from: Visitor | null): void {
  if (!from || listingIds.length === 0 || isbot(from.userAgent)) return;
  const own = waitingOf(deps);
  const day = todayIST(deps.now());
  const visitor = visitorHash(deps.config.secret, day, from);
  for (const listingId of listingIds) {
    const key = `${listingId} ${visitor.toString("base64")}`;
    if (own.seen.has(key)) continue;
    own.seen.set(key, true);
    own.visits.push({ listingId, day, visitor });
  }
  if (own.visits.length >= MOST) void flushVisits(deps);
  else if (own.visits.length > 0) own.timer ??= setTimeout(() => void flushVisits(deps), GATHERED_MS).unref();
}

/** Whatever still waits is written before the site stops. */
export function visitsHook(app: FastifyInstance, deps: Deps): void {
  app.addHook("onClose", () => flushVisits(deps));
}
