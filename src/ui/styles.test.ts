import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "styles");

test("hover colours are for those who can hover: on touch they would stay after the tap", () => {
  for (const file of readdirSync(folder)) {
    const css = readFileSync(join(folder, file), "utf8");
    const open: string[] = [];
    for (const [, selector = "", brace] of css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
      if (brace === "}") open.pop();
      else if (brace === "{") {
        if (selector.includes(":hover"))
          expect(
            open.some((around) => around.includes("(hover: hover)")),
            `${file}: ${selector.trim()}`,
          ).toBe(true);
        open.push(selector);
      }
    }
  }
});
