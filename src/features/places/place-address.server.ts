/** Addresses of places: '/in/madhya-pradesh/indore/venues'. Lower case and hyphens, made from the names of places and the keys of categories. */
import { say } from "../../domain/words/say.ts";
import { canonicalDistrict, canonicalState, districtsOf, states } from "../../domain/places/places.ts";
import { categories } from "../registry.ts";
import type { Category } from "../listings/category.ts";

/** A state (district ''), or a district of it, by their canonical names. */
export type Place = { state: string; district: string };

/** All of India, with its map. */
export const PLACES_PATH = "/places";

/** A name as addresses spell it: 'Dr. B.R. Ambedkar Konaseema' is 'dr-b-r-ambedkar-konaseema'. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The page of a place, or of a category there. */
export const placePath = ({ state, district }: Place, category?: Pick<Category, "key">): string =>
  ["/in", slugOf(state), ...(district ? [slugOf(district)] : []), ...(category ? [slugOf(category.key)] : [])].join(
    "/",
  );

/** The name that a part of an address means; also one in another spelling, or a former name: 'gurgaon' is Gurugram. */
const called = (names: readonly string[], part: string, otherwise: (typed: string) => string | null): string | null => {
  const slug = slugOf(part);
  return slug === "" ? null : (names.find((name) => slugOf(name) === slug) ?? otherwise(slug.replaceAll("-", " ")));
};

/** What an address asks for; `category` is null where it names a place alone. */
export type AskedPlace = Place & { category: Category | null };

/**
 * The place, and the category, that the parts of an address mean: the second is a district or, of a whole state, a
 * category. null for what is neither.
 */
export function askedPlace(parts: {
  state?: string;
  within?: string;
  district?: string;
  category?: string;
}): AskedPlace | null {
  const state = called(states(), parts.state ?? "", canonicalState);
  if (!state) return null;
  const nearest = parts.district ?? parts.within;
  const district =
    nearest === undefined ? "" : called(districtsOf(state), nearest, (typed) => canonicalDistrict(state, typed));
  const keyed = (part: string | undefined) =>
    part === undefined ? undefined : categories.find(({ key }) => slugOf(key) === slugOf(part));
  if (parts.district !== undefined) {
    const category = keyed(parts.category);
    return district && category ? { state, district, category } : null;
  }
  const category = keyed(parts.within);
  if (category) return { state, district: "", category };
  return district === null ? null : { state, district, category: null };
}

/** What a category is called in titles and links of places. */
export const nameOf = ({ search, plural }: Category): string => say(search?.called ?? plural);
