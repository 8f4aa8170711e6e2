import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../../src/platform/root.server.ts";
import { until } from "../support/served-site.ts";

/** A machine with systemd: this one's own files, over which it writes elsewhere, and its network. Needs root. */
export type Container = {
  /** Where a folder of its stands here. */
  folder(path: string): string;
  run(...command: string[]): Promise<string>;
  /** What is said of a unit by `systemctl show`. */
  property(unit: string, name: string): Promise<string>;
  /** What systemd has said of a unit so far. */
  said(unit: string): Promise<string>;
  /** And what was said by whom it has started. */
  logs(): Promise<string>;
  stop(): Promise<void>;
};

const execute = promisify(execFile);
const TARGET = "[Unit]\nDescription=Nothing but what every machine has\nRequires=basic.target\nAfter=basic.target\n";

/** The only process that it has started. */
function childOf(pid: number): number | null {
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return Number(first) || null;
}

/** @param settings of /etc/mandap.env */
export async function startContainer(settings: Readonly<Record<string, string>>): Promise<Container> {
  const folder = mkdtempSync(join(tmpdir(), "mandap-systemd-"));
  const [root, upper, work] = ["root", "upper", "work"].map((name) => join(folder, name)) as [string, string, string];
  for (const one of [root, upper, work]) mkdirSync(one);
  execFileSync("mount", ["-t", "overlay", "overlay", "-o", `lowerdir=/,upperdir=${upper},workdir=${work}`, root]);
  let child: ChildProcess | null = null;
  const log = join(folder, "console.log");
  async function stop(): Promise<void> {
    process.off("exit", unmount);
    if (child && child.exitCode === null) {
      const gone = new Promise((resolve) => child!.once("exit", resolve));
      // Twice: at once.
      child.kill("SIGTERM");
      child.kill("SIGTERM");
      await gone;
    }
    unmount();
  }
  function unmount(): void {
    child?.kill("SIGKILL");
    execFileSync("umount", ["--lazy", root]);
    rmSync(folder, { recursive: true, force: true });
  }
  process.once("exit", unmount);
  try {
    execFileSync("chroot", [root, "useradd", "--system", "--home-dir", "/var/lib/mandap", "mandap"]);
    writeFileSync(join(root, "etc/machine-id"), "");
    copyFileSync(join(projectRoot, "deploy/mandap@.service"), join(root, "etc/systemd/system/mandap@.service"));
    writeFileSync(join(root, "etc/systemd/system/tried.target"), TARGET);
    const env = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(root, "etc/mandap.env"), env.join(""));
    chmodSync(join(root, "etc/mandap.env"), 0o600);
    const out = openSync(log, "a");
    child = spawn(
      "systemd-nspawn",
      [
        `--directory=${root}`,
        `--bind-ro=${projectRoot}:/srv/mandap`,
        `--machine=mandap-tried-${process.pid}`,
        "--register=no",
        "--keep-unit",
        "--console=pipe",
        "--boot",
        "systemd.unit=tried.target",
      ],
      { stdio: ["ignore", out, out] },
    );
    const inside = () => {
      const pid = child?.pid ? childOf(child.pid) : null;
      if (!pid) throw new Error(`The machine has ended:\n${readFileSync(log, "utf8")}`);
      return ["--target", String(pid), "--mount", "--uts", "--ipc", "--pid", "--"];
    };
    const run = async (...command: string[]) => (await execute("nsenter", [...inside(), ...command])).stdout.trim();
    const container: Container = {
      folder: (path) => join(root, path),
      run,
      property: (unit, name) => run("systemctl", "show", "--value", "--property", name, unit),
      said: (unit) => run("journalctl", "--no-pager", "--output=cat", "_PID=1", `UNIT=${unit}`),
      logs: () => run("journalctl", "--no-pager", "--lines=60"),
      stop,
    };
    await until("systemd to be up", async () => {
      return (await container.property("tried.target", "ActiveState").catch(() => "")) === "active";
    });
    return container;
  } catch (error) {
    await stop();
    throw error;
  }
}
