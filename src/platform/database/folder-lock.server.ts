import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout } from "node:timers/promises";
import lockfile from "proper-lockfile";

/** How long we wait for a process that still holds the folder: longer than one that was killed needs to be gone. */
const DYING_MS = 2000;
const ASK_EVERY_MS = 50;

/** The folder is in use by another process. */
export class FolderInUse extends Error {}

const inUse = (folder: string) =>
  new FolderInUse(
    `Another process is using the database in ${folder}. Stop it first, set DATA_DIR to another folder, or set DATABASE_URL to use PostgreSQL. (After a crash, wait 10 seconds.)`,
  );

/** What the system tells of a process or thread, from its state, the 3rd field, on. */
function statOf(path: string): string[] {
  const stat = readFileSync(`/proc/${path}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/**
 * A killed process keeps its number, its name and its start until its parent has asked how it ended, which may be
 * never; its files are closed by then. It is dead when all its threads are: the first may go before the others.
 */
function isDead(pid: number): boolean {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.every((thread) => ["Z", "X", "x"].includes(statOf(`${pid}/task/${thread}`)[0] ?? ""));
}

/** Names a process on this machine for as long as it runs; null where the system does not tell (only Linux does). */
function processName(pid: number): string | null {
  try {
    if (isDead(pid)) return null;
    // The start time, the 22nd field, tells a process from a later one of the same number; the namespace tells containers apart.
    const started = statOf(String(pid))[19];
    return `${pid} ${started} ${readlinkSync("/proc/self/ns/pid")} ${hostname()} ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
  } catch {
    return null;
  }
}

/** What becomes of the process that left this note, where that can be known: on this very machine and in this container. */
function ownerOf(noteFile: string): "runs" | "gone" | "unknown" {
  try {
    const note = readFileSync(noteFile, "utf8");
    const own = processName(process.pid);
    const place = (name: string) => name.split(" ").slice(2).join(" ");
    if (own === null || place(note) !== place(own)) return "unknown";
    return processName(Number(note.split(" ")[0])) === note ? "runs" : "gone";
  } catch {
    return "unknown";
  }
}

/**
 * PGlite takes no lock on its folder and a second process can corrupt it: we take one, and say so. After a crash the
 * lock runs out by itself in 10 seconds, and is broken at once where its holder is known to be gone. A holder that is
 * known to run keeps it, however long it has stood still. Where nobody can know that, another may take the lock of one
 * that stood still for too long: that one then stops, by an error that nobody catches, before the two write at once.
 * @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const note = `${folder}.owner`;
  const own = processName(process.pid) ?? randomUUID();
  let given = false;
  const take = (file: string, stale = 10_000, onCompromised?: () => void) =>
    lockfile
      .lock(file, { stale, update: stale / 4, realpath: false, ...(onCompromised ? { onCompromised } : {}) })
      .catch((error: { code?: string }) => {
        if (error.code === "ELOCKED") return null;
        throw error;
      });
  const takeFolder = () => take(folder, 10_000, () => void holdAgain());
  const attempt = async () => {
    const owner = ownerOf(note);
    if (owner === "runs") return null;
    return (await takeFolder()) ?? (owner === "gone" ? await takeOver() : null);
  };
  let release = await attempt();
  // A process that was killed this moment takes a while to die, and so does the claim of one killed in its turn.
  for (const end = performance.now() + DYING_MS; !release && performance.now() < end; release = await attempt())
    await setTimeout(ASK_EVERY_MS);
  if (!release) throw inUse(folder);
  writeFileSync(note, own);
  return async () => {
    given = true;
    if (isOurs()) rmSync(note, { force: true });
    await release?.().catch((error: { code?: string }) => {
      // It was lost on the way: there is nothing to give back.
      if (error.code !== "ERELEASED" && error.code !== "ENOTACQUIRED") throw error;
    });
  };

  /** Whoever takes the folder leaves a note of their own. */
  function isOurs() {
    return existsSync(note) && readFileSync(note, "utf8") === own;
  }

  /** The lock is not there as we left it: taken again if nobody has been in the folder meanwhile. */
  async function holdAgain() {
    if (given) return;
    const again = isOurs() ? await takeFolder() : null;
    // Given back in the very moment.
    if (given) return again?.();
    release = again;
    if (!release)
      throw new FolderInUse(
        `Another process has taken the database in ${folder} while this one stood still: this one stops, so that the two do not write at once.`,
      );
  }

  /** One at a time, and looking again: else the second would break the lock of the first. */
  async function takeOver() {
    const turn = await take(`${folder}.turn`, 5_000);
    if (!turn) return null;
    try {
      if (ownerOf(note) !== "gone") return null;
      rmSync(`${folder}.lock`, { recursive: true, force: true });
      const taken = await takeFolder();
      if (taken) writeFileSync(note, own);
      return taken;
    } finally {
      await turn();
    }
  }
}
