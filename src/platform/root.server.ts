import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The project's folder, found upwards from this file, so that it is the same
 * whether the code runs from src/ or bundled from build/server/.
 */
export const projectRoot: string = (() => {
  let dir = import.meta.dirname;
  while (!existsSync(join(dir, "package.json"))) {
    const up = dirname(dir);
    if (up === dir) throw new Error("No package.json above " + import.meta.dirname);
    dir = up;
  }
  return dir;
})();
