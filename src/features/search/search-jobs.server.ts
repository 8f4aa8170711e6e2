import { sweepJob } from "../../platform/jobs/sweep-job.server.ts";
import { rankAnew } from "../listings/ranking.server.ts";
import { DICTIONARY_PARTS, sweepWords } from "../listings/understanding/word-index.server.ts";

const HOUR_MS = 3_600_000;

/**
 * Takes words out of the dictionary that no listing has any more, an hour's part of it at a time: each is looked at once
 * in eleven days (docs/adr/0014).
 */
export const searchJobs = [
  sweepJob("search.sweep", 53, {
    words: ({ db }, now) => sweepWords(db, Math.floor(now.getTime() / HOUR_MS) % DICTIONARY_PARTS),
  }),
  // The means of the categories; what moves them moves slowly.
  sweepJob("ranking.sweep", 23, { ranking: ({ db }) => rankAnew(db) }),
];
