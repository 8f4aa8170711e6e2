import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { spokenAsset } from "../src/app/words/spoken-assets.server.ts";
import { projectRoot } from "../src/platform/root.server.ts";

/** Most kilobytes (1000 bytes, brotli) of scripts that a first visit may load. An empty page of this framework has 97. */
export const FIRST_LOAD_LIMIT = 110_000;

/** The pages that are measured, by the module of their route. */
export const MEASURED: Readonly<Record<string, string>> = {
  "/": "features/site/pages/home",
  "/Volunteers": "volunteers/search",
  "a profile": "volunteers/detail",
  "/ArtistBooking": "artists/search",
  "/places": "features/places/pages/places",
  "a place": "places/place",
  "a category in a place": "places/trade",
};

/** Most kilobytes of scripts before the first touch on the other pages that everybody may open. */
export const PUBLIC_LOAD_LIMIT = 130_000;
/** Of these the pages with a form, whose schemas and libraries come with the first touch. */
export const WITH_FORMS: Readonly<Record<string, string>> = {
  "/search": "features/search/pages/search",
  "/ContactUs": "features/site/pages/contact",
  "/VolunteerEnquiryForm": "volunteers/pages/enquiry-form",
  "/EventRentalForm": "rentals/pages/register",
  "/EventPlannerForm": "planners/pages/register",
  "/Registration": "features/vendors/pages/register",
  "a venue": "venues/detail",
  "a planner": "planners/detail",
  equipment: "rentals/detail",
  "an artist": "artists/detail",
  "a manager": "managers/detail",
};

const client = join(projectRoot, "build/client");
type Module = { module: string; imports: string[]; css?: string[] };
type Manifest = { entry: Module; routes: Record<string, Module> };

/** React Router's own list of what each route needs. */
function manifest(): Manifest {
  const name = readdirSync(join(client, "assets")).find((file) => /^manifest-.*\.js$/.test(file))!;
  const text = readFileSync(join(client, "assets", name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
}

/**
 * The scripts a page loads at first, as text by path: what its HTML names, and what these import statically.
 * @param language the code of the language that the page is in
 */
export function firstLoad(route: string, language = "en"): Map<string, string> {
  const { entry, routes } = manifest();
  const inLanguage = spokenAsset(language);
  const found = new Map<string, string>();
  const take = (path: string) => {
    if (found.has(path)) return;
    const text = readFileSync(join(client, path), "utf8");
    found.set(path, text);
    for (const [, name] of text.matchAll(/(?:from|import)\s*"(\.\.?\/[^"]+\.js)"/g))
      take(posix.join(posix.dirname(path), name!));
  };
  for (const { module, imports } of [entry, routes.root!, routes[route]!])
    [module, ...imports].map(inLanguage).forEach(take);
  return found;
}

/** The style sheets a page waits for, by path. */
export const sheetsOf = (route: string): string[] => {
  const { entry, routes } = manifest();
  return [...new Set([entry, routes.root!, routes[route]!].flatMap(({ css = [] }) => css))];
};

/** Pages share most of their files: each is compressed once. */
const compressed = new Map<string, number>();
function bytesOf(text: string): number {
  const known = compressed.get(text);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(text).length;
  compressed.set(text, bytes);
  return bytes;
}

/** Their bytes, compressed file by file as they are sent. */
export const brotliBytes = (scripts: ReadonlyMap<string, string>): number =>
  [...scripts.values()].reduce((sum, text) => sum + bytesOf(text), 0);
