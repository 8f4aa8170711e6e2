/** People who are counted by parts of the day, when these parts are others from now on. */
import { formatDay } from "../../domain/dates.ts";
import { conflict } from "../../domain/errors.ts";
import type { Slot } from "../../domain/slots.ts";
import { say } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { bucketKey, bucketsOf, offeredSlots, type CalendarFacts } from "./calendar-days.ts";
import { countedFrom, putCounts, type CountedHold } from "./counts-store.server.ts";

/**
 * What is promised or closed from today on is counted in the parts of the day that are offered now: in each that it
 * touches. The caller has locked the counts.
 * @throws 409 where more would be promised in one of them than there are
 */
export async function countAnew(
  tx: Tx,
  listingId: string,
  facts: Pick<CalendarFacts, "rule" | "said">,
  today: string,
): Promise<void> {
  const { holds, closed } = await countedFrom(tx, listingId, today);
  const offered = new Set<Slot>(offeredSlots(facts));
  const parts = [...new Set([...holds, ...closed].map(({ slot }) => slot))];
  // Every part in use is offered, and nothing overlaps: nothing is counted otherwise than before.
  if (parts.length === 0) return;
  if (parts.length === offered.size && parts.every((slot) => offered.has(slot))) return;
  const held = new Map<string, CountedHold>();
  for (const hold of holds)
    for (const bucket of bucketsOf(facts, hold)) {
      const key = `${hold.enquiryId} ${bucketKey(bucket)}`;
      const before = held.get(key);
      if (!before || before.quantity < hold.quantity) held.set(key, { ...hold, ...bucket });
    }
  const shut = new Map(
    closed.flatMap((one) =>
      bucketsOf(facts, one).map((bucket) => [bucketKey(bucket), { ...bucket, note: one.note }] as const),
    ),
  );
  const over = await putCounts(tx, {
    listingId,
    today,
    capacity: facts.said?.capacity ?? null,
    holds: [...held.values()],
    closed: [...shut.values()],
  });
  if (!over) return;
  const why = toCaller(() =>
    say("{taken} are promised on {day} for parts of the day that touch each other.", {
      taken: over.taken,
      day: formatDay(over.day),
    }),
  );
  throw conflict(why, { slots: why });
}
