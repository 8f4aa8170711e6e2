/** Which act and section speak of what a marketplace pays to its sellers, by day: one table, for every page that names them. */
import { text } from "./words/say.ts";

/** `from`: ISO day from which it applies. The newest first. */
const MARKETPLACE_TDS = [
  {
    from: "2026-04-01",
    name: text("section 393 of the Income-tax Act, 2025 (before April 2026: section 194-O of the Act of 1961)"),
  },
  { from: "2020-10-01", name: text("section 194-O of the Income-tax Act, 1961") },
] as const;

/** @param year a financial year, such as '2026-27' @returns act and section that apply to it, as a text to be said */
export function marketplaceAct(year: string): string {
  const begins = `${year.slice(0, 4)}-04-01`;
  return (MARKETPLACE_TDS.find(({ from }) => from <= begins) ?? MARKETPLACE_TDS[1]).name;
}
