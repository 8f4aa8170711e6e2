/** How many there are of what is asked. */
import type { Db } from "../../../platform/database/database.server.ts";
import { countFound } from "./word-index.server.ts";
import type { Found, WordQuery } from "./word-index.server.ts";

/** One row in 256, or in 16, is in a sample (migration 0003): from so many hits there, the numbers are reckoned from it. */
const SAMPLES = { small: 256, large: 16 } as const;
/** About 5,000 rows: below, counting all of them is quick. */
const COUNT_ALL_BELOW = 20;
/** About 200,000 rows: from there the small sample is exact enough. */
const SMALL_SAMPLE_FROM = 800;

/** How many there are by category and states: counted, or reckoned from a sample and then 'about' so many. */
export type Counted = { found: Found[]; about: boolean };

const sampled = (asked: WordQuery, size: keyof typeof SAMPLES): WordQuery => ({ ...asked, sample: SAMPLES[size] });
const sum = (found: readonly Found[]) => found.reduce((total, { n }) => total + n, 0);

/** Counts all, or reckons from the sample that is large enough. */
export async function countAll(db: Db, asked: WordQuery): Promise<Counted> {
  const times = (found: Found[], by: number) => ({
    found: found.map((row) => ({ ...row, n: row.n * by })),
    about: true,
  });
  const probe = await countFound(db, sampled(asked, "small"));
  const hits = sum(probe);
  if (hits >= SMALL_SAMPLE_FROM) return times(probe, SAMPLES.small);
  if (hits >= COUNT_ALL_BELOW) return times(await countFound(db, sampled(asked, "large")), SAMPLES.large);
  return { found: await countFound(db, asked), about: false };
}

/** Whether there is any. */
export const anyFound = async (db: Db, asked: WordQuery) =>
  sum(await countFound(db, sampled(asked, "small"))) > 0 || sum(await countFound(db, asked)) > 0;
