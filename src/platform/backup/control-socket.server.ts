import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Deps } from "../deps.server.ts";
import { makeBackup, type BackupReport } from "./make-backup.server.ts";

/** A socket's path may have about 100 characters. */
const LONGEST = 100;

/** Where a running site can be spoken to by whoever owns its data folder; on Windows a named pipe. */
export function controlPath(dataDir: string): string {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 24);
  if (process.platform === "win32") return `\\\\.\\pipe\\mandap-${name}`;
  const path = join(dataDir, "control.sock");
  return Buffer.byteLength(path) < LONGEST ? path : join(tmpdir(), `mandap-${name}.sock`);
}

type Order = { backup?: string | null };
type Answer = { report?: BackupReport; error?: string };

function serveOne(socket: Socket, deps: Deps): void {
  let text = "";
  socket.on("error", () => socket.destroy());
  socket.on("data", async (chunk: Buffer) => {
    text += chunk.toString("utf8");
    if (!text.includes("\n")) return;
    let answer: Answer;
    try {
      const { backup } = JSON.parse(text) as Order;
      answer = { report: await makeBackup(deps, backup ?? undefined) };
    } catch (error) {
      deps.log.error({ err: error }, "backup failed");
      answer = { error: (error as Error).message };
    }
    socket.end(`${JSON.stringify(answer)}\n`);
  });
}

/**
 * Lets `npm run backup` ask this process for a backup: the embedded engine lets in no other. The socket is the owner's
 * alone and takes that one order. @returns how to close it
 */
export async function listenForOrders(deps: Deps): Promise<() => Promise<void>> {
  const path = controlPath(deps.config.dataDir);
  if (process.platform !== "win32") rmSync(path, { force: true });
  const server = createServer((socket) => serveOne(socket, deps));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  if (process.platform !== "win32") await chmod(path, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Asks the site that runs over this data folder for a backup. @returns null when none runs */
export function askForBackup(dataDir: string, file: string | null): Promise<BackupReport | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(controlPath(dataDir));
    let text = "";
    socket.once("connect", () => socket.write(`${JSON.stringify({ backup: file } satisfies Order)}\n`));
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
    socket.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" || error.code === "ECONNREFUSED" ? resolve(null) : reject(error),
    );
    socket.once("end", () => {
      const answer = text
        ? (JSON.parse(text) as Answer)
        : { error: "The site stopped while the backup was being made." };
      if (answer.report) resolve(answer.report);
      else reject(new Error(answer.error));
    });
  });
}
