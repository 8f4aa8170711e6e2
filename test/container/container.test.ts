import { execFile, execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";
import { makeCast, withDeps } from "../chaos/chaos-people.ts";
import { drive } from "../chaos/drive.ts";
import { photo, sharesOf, submissionsOf } from "../chaos/submissions.ts";
import { startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { freePort, until } from "../support/served-site.ts";

// The image of deploy/Containerfile, built by podman and run as it is meant to be: by nobody, over a root that nobody
// can write to.

const IMAGE = "localhost/mandap-tried";
/** What stands in for the base where no registry is reached: the same release, from Debian's own archive. */
const CLEAN_ROOT = "localhost/mandap-clean-root";
const BASE = "docker.io/library/debian:bookworm-slim";
/** Where the machine lets nobody raise limits, those that are must be said. */
const LIMITS = ["--ulimit", "nofile=16384:16384", "--ulimit", "nproc=4096:4096"];
const run = promisify(execFile);
const name = `mandap-tried-${process.pid}`;
let postgres: PostgresServer;
let site: { url: string; env: Record<string, string> };
/** Options of podman itself: a machine's first choice of a runtime may not know its kind of control groups. */
let runtime: string[] = [];

async function podman(...args: string[]): Promise<string> {
  const { stdout } = await run("podman", [...runtime, ...args], { maxBuffer: 16_777_216 });
  return stdout.trim();
}

const has = (image: string) => spawnSync("podman", ["image", "exists", image]).status === 0;

/** The base of the Containerfile, or a clean root of the same release. @throws where neither is to be had */
function base(): string {
  if (has(BASE) || spawnSync("podman", ["pull", "--quiet", BASE], { timeout: 60_000 }).status === 0) return BASE;
  if (has(CLEAN_ROOT)) return CLEAN_ROOT;
  const dir = mkdtempSync(join(tmpdir(), "mandap-root-"));
  try {
    execFileSync("debootstrap", ["--variant=minbase", "bookworm", dir], { stdio: "ignore" });
    execFileSync(
      "sh",
      [
        "-c",
        `rm -rf var/cache/apt/*.bin var/cache/apt/archives/*.deb var/lib/apt/lists/* && tar -c . | podman import - ${CLEAN_ROOT}`,
      ],
      {
        cwd: dir,
        stdio: "ignore",
      },
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  return CLEAN_ROOT;
}

beforeAll(async () => {
  postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
  await admin.query("CREATE DATABASE contained");
  await admin.end();
  const under = base();
  execFileSync(process.execPath, ["scripts/container.mjs", "--tag", IMAGE, "--base", under], {
    cwd: projectRoot,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const works = (options: string[]) =>
    spawnSync("podman", [...options, "run", "--rm", ...LIMITS, "--network", "host", "--entrypoint", "/bin/true", IMAGE])
      .status === 0;
  runtime = works([]) ? [] : ["--runtime", "runc"];
  const port = await freePort();
  const env = {
    DATABASE_URL: postgres.url("contained"),
    SECRET: "container-secret-container-secret-container",
    PORT: String(port),
    LIMIT_ENQUIRIES_PER_ADDRESS: "1000000",
    DATA_DIR: mkdtempSync(join(tmpdir(), "mandap-contained-")),
  };
  site = { url: `http://127.0.0.1:${port}`, env };
});
afterAll(async () => {
  await podman("rm", "--force", "--volumes", name).catch(() => {});
  await podman("rmi", "--force", IMAGE).catch(() => {});
  await postgres?.stop();
  if (site) rmSync(site.env.DATA_DIR!, { recursive: true, force: true });
});

test("built and run: by nobody, without rights, over a root that cannot be written, in 1 GB; pages, forms, photos; ends when it is asked to", async () => {
  const { DATABASE_URL, SECRET, PORT, LIMIT_ENQUIRIES_PER_ADDRESS } = site.env;
  const settings = Object.entries({
    DATABASE_URL,
    SECRET,
    PORT,
    LIMIT_ENQUIRIES_PER_ADDRESS,
    PUBLIC_URL: "https://mandap.example",
  });
  const cast = await makeCast(site.env, { registrations: sharesOf(60).registration, reviews: sharesOf(60).review });
  await podman(
    ..."run --detach --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges --memory 1g --network host --name".split(
      " ",
    ),
    name,
    ...LIMITS,
    ...settings.flatMap(([key, value]) => ["--env", `${key}=${value}`]),
    IMAGE,
  );
  const startedAt = performance.now();
  await until(
    "the site to be ready",
    () =>
      fetch(`${site.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    90_000,
  ).catch(async (error: unknown) => {
    throw new Error(`${String(error)}\n${await podman("logs", name)}`, { cause: error });
  });
  const seconds = (performance.now() - startedAt) / 1000;

  const within = (...command: string[]) => podman("exec", name, ...command);
  expect(await within("/usr/bin/id", "-u")).toBe("10001");
  expect(await within("/bin/grep", "CapEff", "/proc/1/status")).toMatch(/0000000000000000$/);
  for (const place of ["/", "/srv/mandap", "/etc"])
    await expect(within("/usr/bin/touch", `${place}/x`), place).rejects.toThrow(/Read-only file system/);
  await podman("healthcheck", "run", name);
  expect(
    (await podman("inspect", "--format", "{{.Config.User}} {{json .Config.Entrypoint}}", name)).split(" ")[0],
  ).toBe("10001:10001");

  const page = await fetch(`${site.url}/Volunteers?state=Goa`, { headers: { accept: "text/html" } });
  expect([page.status, (await page.text()).includes("</html>")]).toEqual([200, true]);
  expect((await fetch(`${site.url}/favicon.ico`)).status).toBeLessThan(400);
  // Registrations have photos, which a process of its own decodes; reviews, bookings and messages the rest.
  const submissions = submissionsOf(60, cast, await photo(), 0);
  await drive(site, submissions, { crashAt: [], crash: async () => {}, deadlineMs: 60_000 });
  await withDeps(site.env, async (deps) => {
    const { rows } = await deps.db.$client.query<{ file: string }>(
      "SELECT '/images/' || category || '/' || kind || '/' || id || '.webp' AS file FROM media",
    );
    expect(rows).toHaveLength(2 * sharesOf(60).registration);
    expect((await fetch(site.url + rows[0]!.file)).status).toBe(200);
  });

  const stoppedAt = performance.now();
  await podman("stop", "--time", "20", name);
  const stopped = (performance.now() - stoppedAt) / 1000;
  expect(await podman("inspect", "--format", "{{.State.ExitCode}}", name)).toBe("0");
  expect(stopped).toBeLessThan(16);
  const sizes = await podman("images", "--format", "{{.Repository}} {{.Size}}");
  const sizeOf = (image: string) =>
    sizes
      .split("\n")
      .find((line) => line.startsWith(`${image} `))
      ?.slice(image.length + 1);
  process.stdout.write(
    `image ${sizeOf(IMAGE)} over a base of ${sizeOf(CLEAN_ROOT) ?? sizeOf("docker.io/library/debian")}; ready after ${seconds.toFixed(1)} s, ended after ${stopped.toFixed(1)} s\n`,
  );
});
