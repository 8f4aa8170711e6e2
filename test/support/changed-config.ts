import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../src/platform/root.server.ts";

/**
 * A file of deploy/, changed for a test.
 * @throws where a line to be changed is not there, so that the file cannot drift away from its test
 */
export function changedConfig(name: string, changes: readonly [from: string | RegExp, to: string][]): string {
  return changes.reduce(
    (all, [from, to]) => {
      const next = all.replaceAll(from, () => to);
      if (next === all) throw new Error(`Not in deploy/${name}: ${from}`);
      return next;
    },
    readFileSync(join(projectRoot, "deploy", name), "utf8"),
  );
}
