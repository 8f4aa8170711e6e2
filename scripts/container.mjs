// npm run container: the site as an image, by podman, buildah or docker (deploy/Containerfile).
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt, ensureInstalled, fail, onPath, root, say } from "./setup.mjs";

const HELP = `npm run container -- [--tag mandap] [--base docker.io/library/debian:bookworm-slim] [--only-lay-out]

Lays out what the site needs to run in build/container, and builds an image of it.`;

const { values } = parseArgs({
  options: {
    tag: { type: "string", default: "mandap" },
    base: { type: "string" },
    "only-lay-out": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
ensureInstalled();
ensureBuilt();

const out = join(root, "build/container");
const site = join(out, "site");
/** Tests, and of libraries what is for those who read them. */
const unneeded = (path) =>
  /\.test\.tsx?$/.test(path) ||
  (path.includes("node_modules") && /(?:\.map|\.md|\.d\.[cm]?ts|node-[a-z]+-\w+\/(?:include|share|lib))$/.test(path));
const copy = (path) =>
  cpSync(join(root, path), join(site, path), { recursive: true, filter: (from) => !unneeded(from) });

/** The libraries that run, and those alone: what the lockfile says of each. */
const libraries = () =>
  Object.entries(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages)
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional && existsSync(join(root, path)))
    .map(([path]) => path);

say("Laying out what runs …");
rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "data"), { recursive: true });
for (const path of ["build/client", "build/server", "src", "migrations", "scripts", "package.json", ".env.example"])
  copy(path);
for (const path of libraries()) copy(path);
const own = join("node_modules", `node-${process.platform}-${process.arch}`, "bin/node");
if (!existsSync(join(site, own)))
  fail(`There is no Node of the project's own for ${process.platform}-${process.arch}.`);
symlinkSync(own, join(site, "node"));
if (values["only-lay-out"]) process.exit(0);

const builder = ["podman", "docker", "buildah"].find(onPath);
if (!builder) fail("No podman, docker or buildah was found; on Debian: apt-get install podman");
say(`Building the image ${values.tag} with ${builder} …`);
const { status } = spawnSync(
  builder,
  [
    "build",
    // The other format knows no health check.
    ...(builder === "docker" ? [] : ["--format", "docker"]),
    ...(values.base ? ["--build-arg", `BASE=${values.base}`] : []),
    "--file",
    join(root, "deploy/Containerfile"),
    "--tag",
    values.tag,
    out,
  ],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
