/** What a listing's owner wrote, as lines that an admin reads before deciding. */
import { formatRupees } from "../../domain/money.ts";
import { formatMobile } from "../../domain/phone.ts";
import type { ReviewFact } from "./admin-model.ts";

/** As much of a listing as is read. */
export type Reviewed = { email: string | null; phone: string | null; address: string | null; city: string | null; district: string | null; state: string | null; pin: string | null; attributes: Record<string, unknown> };

const COLUMNS = { email: "Email", phone: "Mobile", address: "Address", city: "City", district: "District", state: "State", pin: "PIN code" } as const;
const isColumn = (name: string): name is keyof typeof COLUMNS => Object.hasOwn(COLUMNS, name);
const isLink = (text: string) => /^https?:\/\/\S+$/i.test(text);

/** 'profileTitle' → 'Profile title'. */
function words(name: string): string {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replaceAll("_", " ").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Any stored value as text: lists by comma, pairs by colon, lists of pairs by semicolon; '' for nothing. */
function text(value: unknown): string {
  if (value === true) return "Yes";
  if (value === false) return "No";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(text).filter(Boolean).join(value.some((one) => typeof one === "object") ? "; " : ", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, one]) => (text(one) ? [`${words(name)}: ${text(one)}`] : [])).join(", ");
  }
  return "";
}

/** Every address in a value, however deep. */
function linksIn(value: unknown): string[] {
  if (typeof value === "string") return isLink(value.trim()) ? [value.trim()] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(linksIn) : [];
}

/**
 * The lines of a listing, empty ones as 'Not provided', and the addresses among them, which are shown as links and videos.
 * @param order which, in which order and under which label: names of columns or attributes, `paise:` before an amount of money. Without it, everything.
 */
export function reviewFacts(listing: Reviewed, order?: readonly (readonly [label: string, name: string])[]): { facts: ReviewFact[]; links: string[] } {
  const { attributes } = listing;
  const lines = order ?? [...Object.entries(COLUMNS).map(([name, label]) => [label, name] as const), ...Object.keys(attributes).map((name) => [words(name), name] as const)];
  const facts = lines.flatMap(([label, source]) => {
    const name = source.replace(/^paise:/, "");
    const value = Object.hasOwn(attributes, name) ? attributes[name] : isColumn(name) ? listing[name] : null;
    if (linksIn(value).length > 0) return [];
    if (source !== name && typeof value === "number") return [{ label, value: formatRupees(value) }];
    const shown = name === "phone" && typeof value === "string" ? formatMobile(value) : text(value);
    return [{ label, value: shown || "Not provided" }];
  });
  return { facts, links: [...new Set(linksIn(attributes))] };
}
