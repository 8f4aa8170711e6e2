import { readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import lockfile from "proper-lockfile";

/** The folder is in use by another process. */
export class FolderInUse extends Error {}

const inUse = (folder: string) =>
  new FolderInUse(`Another process is using the database in ${folder}. Stop it first, set DATA_DIR to another folder, or set DATABASE_URL to use PostgreSQL. (After a crash, wait 10 seconds.)`);

/** Names a process on this machine for as long as it runs; null where the system does not tell (only Linux does). */
function processName(pid: number): string | null {
  try {
    // The start time, the 22nd field, tells a process from a later one of the same number; the namespace tells containers apart.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return `${pid} ${started} ${readlinkSync("/proc/self/ns/pid")} ${hostname()} ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
  } catch {
    return null;
  }
}

/** Whether the process that left this note is surely gone: on this very machine and in this container, and no longer there. */
function isGone(noteFile: string): boolean {
  try {
    const note = readFileSync(noteFile, "utf8");
    const own = processName(process.pid);
    const place = (name: string) => name.split(" ").slice(2).join(" ");
    return own !== null && place(note) === place(own) && processName(Number(note.split(" ")[0])) !== note;
  } catch {
    return false;
  }
}

/**
 * PGlite takes no lock on its folder and a second process can corrupt it: we take one, and say so. After a crash the
 * lock runs out by itself in 10 seconds, and is broken at once where its holder is known to be gone.
 * @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const note = `${folder}.owner`;
  const take = (file: string, stale = 10_000) =>
    lockfile.lock(file, { stale, update: stale / 4, realpath: false }).catch((error: { code?: string }) => {
      if (error.code === "ELOCKED") return null;
      throw error;
    });
  const release = (await take(folder)) ?? (isGone(note) ? await takeOver() : null);
  if (!release) throw inUse(folder);
  writeFileSync(note, processName(process.pid) ?? "");
  return async () => {
    rmSync(note, { force: true });
    await release();
  };

  /** One at a time, and looking again: else the second would break the lock of the first. */
  async function takeOver() {
    const turn = await take(`${folder}.turn`, 5_000);
    if (!turn) return null;
    try {
      if (!isGone(note)) return null;
      rmSync(`${folder}.lock`, { recursive: true, force: true });
      const taken = await take(folder);
      if (taken) writeFileSync(note, processName(process.pid) ?? "");
      return taken;
    } finally {
      await turn();
    }
  }
}
