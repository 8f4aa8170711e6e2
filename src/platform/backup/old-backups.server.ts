import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { MS_PER_DAY } from "../../domain/dates.ts";

/** The names that `backupName` gives, also of one whose process was killed while it was written. */
const OWN_NAME = /^mandap-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz(?:\.part)?$/;

/** What a backup of this moment is called, where nobody says otherwise. */
export const backupName = (at: Date): string => `mandap-${at.toISOString().replace(/[:.]/g, "-")}.tar.gz`;

/** When a backup of this name was made; null for a name of somebody else's. */
function madeAt(name: string): number | null {
  const match = OWN_NAME.exec(name);
  return match && Date.parse(`${match[1]}T${match[2]}:${match[3]}:${match[4]}.${match[5]}Z`);
}

/**
 * Removes the backups in `dir` that are older than `days`, by the time in their names: a copy may be younger than what it
 * holds. What has another name stays. @returns how many
 */
export async function removeOldBackups(dir: string, days: number, now: Date): Promise<number> {
  const old = (await readdir(dir)).filter((name) => (madeAt(name) ?? Infinity) < now.getTime() - days * MS_PER_DAY);
  for (const name of old) await rm(join(dir, name));
  return old.length;
}
