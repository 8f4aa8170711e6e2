import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawIcons } from "../../scripts/draw-sprite.mjs";
import { projectRoot } from "../../src/platform/root.server.ts";

test("icons.svg holds every icon that icons.tsx names, as its makers draw it (npm run icons)", async () => {
  expect(readFileSync(join(projectRoot, "src/ui/icons.svg"), "utf8")).toBe(await drawIcons());
});
