import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVE_ENV, SERVE_FLAGS } from "../../scripts/serve-flags.mjs";
import { projectRoot } from "../../src/platform/root.server.ts";
import { parseMail } from "./eml.ts";

/** A running site, as tests read it. */
export type ReadSite = {
  url: string;
  dataDir: string;
  /** The code in the newest SMS to this number; waits a moment for it. */
  codeFor(mobile: string): Promise<string>;
  sms(): { to: string; text: string; template: string }[];
  mails(): { headers: Record<string, string>; text: string; html: string }[];
  logins(): { label: string; username: string; password: string; role: string }[];
};

export type ServedSite = ReadSite & {
  process: ChildProcess;
  /** Ends it and starts it again over its data, so many days after now: under the same address. */
  later(days: number): Promise<void>;
  /** Ends it; its data stay. */
  end(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
};

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export async function until<T>(
  what: string,
  probe: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  timeoutMs = 60_000,
  everyMs = 100,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** A site that somebody else has started: what it says, and what it would have sent. */
export function sharedSite({ url, dataDir }: { url: string; dataDir: string }): ReadSite {
  const outbox = join(dataDir, "outbox");
  const sms: ReadSite["sms"] = () => {
    const file = join(outbox, "sms.jsonl");
    return existsSync(file)
      ? readFileSync(file, "utf8")
          .trim()
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line) as ReturnType<ReadSite["sms"]>[number])
      : [];
  };
  return {
    url,
    dataDir,
    sms,
    codeFor: (mobile) =>
      until(
        `a code for ${mobile}`,
        () => /\b(\d{6})\b/.exec(sms().findLast((one) => one.to === mobile)?.text ?? "")?.[1],
      ),
    mails: () => {
      const dir = join(outbox, "mail");
      return existsSync(dir)
        ? readdirSync(dir)
            .filter((name) => name.endsWith(".eml"))
            .sort()
            .map((name) => parseMail(readFileSync(join(dir, name), "utf8")))
        : [];
    },
    logins: () => JSON.parse(readFileSync(join(dataDir, "demo-logins.json"), "utf8")) as ReturnType<ReadSite["logins"]>,
  };
}

/** The built site as `npm start` serves it, in a process and data folder of its own: empty, or a copy of `from`. */
export async function serveSite(env: Record<string, string> = {}, from: string | null = null): Promise<ServedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "mandap-site-"));
  if (from) cpSync(from, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = async (aheadMs = 0) => {
    const child = spawn(
      process.execPath,
      [
        ...SERVE_FLAGS,
        ...(aheadMs > 0 ? ["--import", join(projectRoot, "test/support/later.mjs")] : []),
        "scripts/serve.mjs",
      ],
      {
        cwd: projectRoot,
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          ...SERVE_ENV,
          LOG_LEVEL: "warn",
          DATA_DIR: dataDir,
          PORT: String(port),
          DEMO: "off",
          ...(aheadMs > 0 ? { TEST_LATER_MS: String(aheadMs) } : {}),
          ...env,
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    child.stdout.on("data", (chunk: Buffer) => {
      if (process.env.TEST_LOG) process.stdout.write(chunk);
    });
    await until(
      "the site to start",
      async () => {
        if (child.exitCode !== null) throw new Error(`The site stopped with ${child.exitCode}.`);
        return fetch(`${url}/readyz`).then(
          (r) => r.ok,
          () => false,
        );
      },
      300_000,
    );
    return child;
  };
  const end = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  };
  let child = await start();
  return {
    ...sharedSite({ url, dataDir }),
    get process() {
      return child;
    },
    later: async (days) => {
      await end(child);
      child = await start(days * 86_400_000);
    },
    end: () => end(child),
    stop: async () => {
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
