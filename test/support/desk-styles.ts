/** Whether a page brings the styles of desk.css where it shows something of theirs. */
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const ASSETS = "build/client/assets";

/** The built sheet of `src/ui/styles/desk.css`. */
export function deskSheet(): string {
  const file = readdirSync(ASSETS).find((name) => /^desk-[\w-]+\.css$/.test(name));
  if (!file) throw new Error("There is no style sheet for desks in the build.");
  return readFileSync(`${ASSETS}/${file}`, "utf8");
}

/** The selectors of `sheet` that something on the page answers to while it is not loaded; a page that loads it has none. */
export const unstyledByDesk = (page: Page, sheet: string): Promise<string[]> =>
  page.evaluate((text) => {
    if (document.querySelector('link[rel="stylesheet"][href*="/desk-"]')) return [];
    const parsed = new CSSStyleSheet();
    parsed.replaceSync(text);
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? [rule.selectorText]
          : rule instanceof CSSGroupingRule
            ? selectors(rule.cssRules)
            : [],
      );
    return selectors(parsed.cssRules).filter((selector) => document.querySelector(selector));
  }, sheet);
