/** How often cards are shown in lists: counted behind the answer, many lists at a time, without who it was. */
import type { FastifyInstance } from "fastify";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { noteShown } from "../../platform/cache/answer-notes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { Visitor } from "./listing-views.server.ts";

/** Lists wait so long for others, at most. */
const GATHERED_MS = 5_000;
/** So many different ones at most. */
const MOST = 500;
/** Who has seen which list today, as far as this process remembers; in memory alone. */
const REMEMBERED = 50_000;

type List = { ids: readonly string[]; day: string; viewer: string | null; n: number };
type Waiting = {
  /** By the answer that many get, or by themselves. */
  lists: Map<object, List>;
  seen: LRUCache<string, true>;
  timer: NodeJS.Timeout | null;
  writing: Promise<void>;
};

const waiting = new WeakMap<Deps["database"], Waiting>();

function waitingOf({ database }: Pick<Deps, "database">): Waiting {
  let own = waiting.get(database);
  if (!own)
    waiting.set(
      database,
      (own = { lists: new Map(), seen: new LRUCache({ max: REMEMBERED }), timer: null, writing: Promise.resolve() }),
    );
  return own;
}

/** In the order of ids, on which two processes agree. Nobody's own listing counts for them. */
async function write({ db }: Pick<Deps, "db">, lists: readonly List[]): Promise<void> {
  const sums = new Map<string, { id: string; day: string; viewer: string | null; n: number }>();
  for (const { ids, day, viewer, n } of lists)
    for (const id of ids) {
      const key = `${id} ${day} ${viewer}`;
      const sum = sums.get(key) ?? { id, day, viewer, n: 0 };
      sum.n += n;
      sums.set(key, sum);
    }
  const rows = [...sums.values()];
  await db.$client.query({
    name: "cards shown",
    text: `INSERT INTO listing_shown_days AS kept (listing_id, day, shown)
     SELECT v.listing_id, v.day, sum(v.n) FROM unnest($1::uuid[], $2::date[], $3::int[], $4::uuid[]) AS v(listing_id, day, n, viewer)
     JOIN listings l ON l.id = v.listing_id AND l.status = 'approved' AND (v.viewer IS NULL OR l.owner_id IS DISTINCT FROM v.viewer)
     GROUP BY 1, 2 ORDER BY 1, 2
     ON CONFLICT (listing_id, day) DO UPDATE SET shown = kept.shown + excluded.shown`,
    values: [
      rows.map(({ id }) => id),
      rows.map(({ day }) => day),
      rows.map(({ n }) => n),
      rows.map((row) => row.viewer),
    ],
  });
}

/** Writes down what waits. Resolves when it is done. */
export async function flushShown(deps: Pick<Deps, "database" | "db" | "log">): Promise<void> {
  const own = waitingOf(deps);
  if (own.timer) clearTimeout(own.timer);
  own.timer = null;
  const lists = [...own.lists.values()];
  own.lists.clear();
  if (lists.length > 0)
    own.writing = own.writing
      .then(() => write(deps, lists))
      .catch((error: unknown) => deps.log.error({ err: error, lists: lists.length }, "cards were not counted"));
  await own.writing;
}

/**
 * Counts that somebody has got a list with these cards: once a day for each list, crawlers not.
 * @param ids the same array for the same kept answer: many who get it are one entry
 * @param list its address
 */
export function countShown(
  deps: Deps,
  ids: readonly string[],
  list: string,
  from: Visitor | null,
  viewer: string | null = null,
): void {
  if (!from || ids.length === 0 || isbot(from.userAgent)) return;
  const own = waitingOf(deps);
  const day = todayIST(deps.now());
  const key = `${from.ip}\n${from.userAgent}\n${day}\n${list}`;
  if (own.seen.has(key)) return;
  own.seen.set(key, true);
  const at = viewer ? {} : ids;
  const kept = own.lists.get(at);
  if (kept && kept.day === day) kept.n++;
  else own.lists.set(kept ? {} : at, { ids, day, viewer, n: 1 });
  if (own.lists.size >= MOST) void flushShown(deps);
  else own.timer ??= setTimeout(() => void flushShown(deps), GATHERED_MS).unref();
}

/** What a list shows: counted here for whoever is signed in, and as it is sent where many get it. */
export function showCards(
  deps: Deps,
  ids: readonly string[],
  { actor, visitor, request }: { actor: Actor | null; visitor: Visitor | null; request: Request },
): void {
  if (!noteShown(ids)) countShown(deps, ids, request.url, visitor, actor?.id ?? null);
}

/** Whatever still waits is written before the site stops. */
export function shownHook(app: FastifyInstance, deps: Deps): void {
  app.addHook("onClose", () => flushShown(deps));
}
