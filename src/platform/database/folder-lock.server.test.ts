import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { projectRoot } from "../root.server.ts";
import { FolderInUse, lockFolder } from "./folder-lock.server.ts";

const dir = mkdtempSync(join(tmpdir(), "mandap-folder-lock-"));
const parents: ChildProcess[] = [];
afterAll(() => {
  for (const parent of parents) parent.kill("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
});

const HOLD = `
import { lockFolder } from ${JSON.stringify(join(projectRoot, "src/platform/database/folder-lock.server.ts"))};
await lockFolder(process.argv[1]);
console.log(process.pid);
setInterval(() => {}, 1000);`;

/** What a process that holds a folder writes and how it ends, once `lost` has been done to the folder. */
async function afterLosing(folder: string, lost: () => void): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", HOLD, folder]);
  parents.push(child);
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await once(child.stdout, "data");
  lost();
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, said };
}

/** A process that holds the folder, under a parent that never asks how its children ended. */
async function holder(folder: string): Promise<number> {
  // After exec the shell is gone, and with it whoever would have waited for the child.
  const parent = spawn(
    "sh",
    ["-c", `"$0" --input-type=module -e "$1" "$2" & exec sleep 600`, process.execPath, HOLD, folder],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  parents.push(parent);
  return new Promise((resolve) => parent.stdout.once("data", (chunk: Buffer) => resolve(Number(chunk))));
}

const folderFor = (name: string) => {
  const folder = join(dir, name);
  mkdirSync(folder);
  return folder;
};
const stateOf = (pid: number) => /\) (.)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1];

test.runIf(process.platform === "linux")("a killed process that nobody has asked after holds nothing", async () => {
  const folder = folderFor("killed");
  for (let round = 0; round < 4; round++) {
    const pid = await holder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    process.kill(pid, "SIGKILL");
    const release = await lockFolder(folder);
    expect(stateOf(pid)).toBe("Z");
    await release();
  }
});

test.runIf(process.platform === "linux")(
  "a process that has the number of a killed one is another process",
  async () => {
    const folder = folderFor("number-again");
    const pid = await holder(folder);
    const note = readFileSync(`${folder}.owner`, "utf8");
    process.kill(pid, "SIGKILL");
    // The same number, started at another time: this very process, as if it had been given the dead one's number.
    const own = readFileSync("/proc/self/stat", "utf8");
    const started = Number(own.slice(own.lastIndexOf(")") + 2).split(" ")[19]);
    writeFileSync(`${folder}.owner`, note.replace(/^\d+ \d+/, `${process.pid} ${started - 1}`));
    await (
      await lockFolder(folder)
    )();
    expect(note).toMatch(new RegExp(`^${pid} \\d+ pid:`));
  },
);

test.runIf(process.platform === "linux")(
  "a process that runs keeps the folder, however long it has stood still",
  async () => {
    const folder = folderFor("stood-still");
    const release = await lockFolder(folder);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(`${folder}.lock`, longAgo, longAgo);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await release();
    await (
      await lockFolder(folder)
    )();
  },
);

test("a lock that was swept away is taken again, and given back without a word", { timeout: 240_000 }, async () => {
  const folder = folderFor("swept");
  const release = await lockFolder(folder);
  rmSync(`${folder}.lock`, { recursive: true });
  await vi.waitUntil(() => existsSync(`${folder}.lock`), { timeout: 240_000 });
  rmSync(`${folder}.lock`, { recursive: true });
  // Before anybody has noticed, and after: nothing is there to give back.
  await expect(release()).resolves.toBeUndefined();
  expect([existsSync(`${folder}.lock`), existsSync(`${folder}.owner`)]).toEqual([false, false]);
});

test(
  "a process whose folder another has taken stops and says so, and leaves the other's note",
  { timeout: 240_000 },
  async () => {
    const folder = folderFor("taken");
    const { code, said } = await afterLosing(folder, () => {
      rmSync(`${folder}.lock`, { recursive: true });
      writeFileSync(`${folder}.owner`, "somebody of another machine");
    });
    expect([code === 0, said]).toEqual([
      false,
      expect.stringContaining("this one stops, so that the two do not write at once"),
    ]);
    expect(readFileSync(`${folder}.owner`, "utf8")).toBe("somebody of another machine");
  },
);
