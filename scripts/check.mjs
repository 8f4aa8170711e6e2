// npm run check: types, lint, and the tests of what has changed since the branch began. `--staged` (the pre-commit hook):
// format, lint and types of what is staged.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { childEnv, ensureInstalled, nodeBinary, root, say } from "./setup.mjs";

const git = (...args) =>
  spawnSync("git", args, { cwd: root, encoding: "utf8" })
    .stdout.split("\n")
    .filter((line) => line !== "");

/** Where this branch began: where it left main; on main itself what is not committed, or the last commit. */
function base() {
  const [head] = git("rev-parse", "HEAD");
  const main = ["origin/main", "main"].find((name) => git("rev-parse", "--verify", "--quiet", name).length > 0);
  const [left] = main ? git("merge-base", "HEAD", main) : [head];
  if (left !== head) return left;
  return git("status", "--porcelain").length > 0 ? head : `${head}~1`;
}

/** The API tests beside what has changed: each runs the whole site, so that by import every one of them would run. */
function apiTestsBeside(changed) {
  const own = changed.filter((file) => /\.api\.test\.ts$|^test\/api\/.*\.test\.ts$/.test(file));
  const folders = new Set(
    changed
      .filter((file) => /^src\/.*\.(tsx?|json)$/.test(file))
      .map((file) => /^src\/features\/[^/]+/.exec(file)?.[0] ?? dirname(file)),
  );
  const beside = [...folders].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder))
          .filter((name) => name.endsWith(".api.test.ts"))
          .map((name) => `${folder}/${name}`)
      : [],
  );
  return [...new Set([...own, ...beside])].filter((file) => existsSync(join(root, file)));
}

let failed = false;
function run(name, ...args) {
  say(`${name} …`);
  const done = spawnSync(nodeBinary(), args, { cwd: root, stdio: "inherit", env: childEnv() });
  failed ||= done.status !== 0;
}

ensureInstalled();
const startedAt = Date.now();
const staged = process.argv.includes("--staged");
const from = staged ? null : base();
const changed = staged
  ? git("diff", "--cached", "--name-only", "--diff-filter=ACMR")
  : [...git("diff", "--name-only", "--diff-filter=ACMR", from), ...git("ls-files", "--others", "--exclude-standard")];
if (changed.length > 0) {
  const code = changed.filter((file) => /\.(tsx?|mjs)$/.test(file));
  run(
    "format",
    "node_modules/prettier/bin/prettier.cjs",
    "--check",
    "--log-level=warn",
    "--ignore-unknown",
    ...changed,
  );
  if (code.length > 0) run("lint", "node_modules/oxlint/bin/oxlint", "--quiet", ...code);
  run("page types", "node_modules/@react-router/dev/bin.cjs", "typegen");
  run("types", "node_modules/typescript-7/bin/tsc", "--noEmit");
  if (!staged) {
    run(
      "arrows between folders",
      "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
      "src",
      "--config",
      ".dependency-cruiser.mjs",
    );
    run("what nobody uses", "node_modules/knip/bin/knip.js", "--no-progress");
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--passWithNoTests"];
    run("unit tests of what changed", ...vitest, "--project", "unit*", "--changed", from);
    const api = apiTestsBeside(changed);
    if (api.length > 0) run("API tests beside what changed", ...vitest, "--project", "api-postgres*", ...api);
  }
}
console.log(`${failed ? "✖ failed" : "✔ passed"} in ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
process.exit(failed ? 1 : 0);
