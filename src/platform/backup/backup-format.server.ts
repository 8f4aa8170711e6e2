import { z } from "zod";

/*
 * A backup is a gzipped tar: `tables/{table}.ndjson` (a row of the database in each line), `jobs.ndjson` (work that was
 * still to be done), `media/{category}/{kind}/{two characters}/{file}`, and at its end `manifest.json`.
 */

export const MANIFEST = "manifest.json";
export const JOBS = "jobs.ndjson";
/** Where the rows of a table stand in the archive. */
export const tablePath = (table: string): string => `tables/${table}.ndjson`;
export const MEDIA = "media/";

const entry = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });

export const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO, of the snapshot. */
  at: z.string(),
  engine: z.string(),
  /** The migrations of its schema, by name. */
  migrations: z.array(z.string()),
  /** In an order in which they can be filled. */
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  jobs: z.number(),
  entries: z.array(entry),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Entry = z.infer<typeof entry>;

/** A backup that cannot be restored, or a place that it must not be restored to: the message says why. */
export class BackupError extends Error {}
