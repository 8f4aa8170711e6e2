/** The call that lists a category: the same filters, paging and headers everywhere (DECISIONS 22). */
import { z } from "zod";
import { LISTS } from "../../domain/limits.ts";
import { sharedAnswers, sharedCall } from "../../platform/cache/shared-call.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { Api } from "../../platform/http/http-types.server.ts";
import { errorBody } from "../../platform/http/response-shapes.server.ts";
import type { Category } from "./category.ts";
import { searchListingsJson } from "./listing-search.server.ts";
import type { ListingQuery } from "./listing-search.server.ts";

const text = z.string().trim().max(200).optional();
const texts = z.union([z.string(), z.array(z.string())]).optional();
const LIMIT = `limit must be a whole number from 1 to ${LISTS.maxPage}.`;
const RATING = "rating must be a number from 0 to 5.";

const common = z.object({
  state: text.describe("A state; its former and common names are understood."),
  district: texts.describe("Repeat it for several districts of the state."),
  "district[]": texts,
  districts: texts,
  "districts[]": texts,
  city: text.describe("Part of the city's name."),
  q: text.describe("Words to look for in name, places and skills."),
  rating: z.string().regex(/^(?:[0-4](?:\.\d{1,2})?|5(?:\.0{1,2})?|)$/, RATING).optional().describe("At least so many stars on average."),
  sort: z.enum(["rating", "newest", ""], { error: "sort must be rating or newest." }).optional(),
  limit: z.string().regex(/^(?:[1-9]\d?|100|)$/, LIMIT).optional().describe(`1 to ${LISTS.maxPage}; ${LISTS.page} by default.`),
  cursor: text.describe("From the Link header of the page before."),
});
type Query = z.infer<typeof common> & Record<string, unknown>;

function listingQuery(query: Query, facets: readonly string[]): ListingQuery {
  const { state, city, q, rating, sort, limit, cursor } = query;
  const districts = [query.district, query["district[]"], query.districts, query["districts[]"]].flat().filter((name) => name !== undefined);
  const wanted = Object.fromEntries(facets.map((name) => [name, String(query[name] ?? "")]));
  return { state, districts, city, q, facets: wanted, minRating: Number(rating || 0), sort: sort || "rating", limit: limit ? Number(limit) : LISTS.page, cursor: cursor || undefined };
}

/** An address as browsers write it: nothing in it means anything to a header. */
const PLAIN = /^[\w\-.~%&=+*!'():/?,@[\]]*$/;

/** The address of the next page: the same search with another cursor. */
function nextLink(path: string, url: string, cursor: string, defaults: string): string {
  const asked = url.slice(url.indexOf("?") + 1 || url.length);
  // Written anew where it is odd; most are not, and this is on the way of every search.
  const query = PLAIN.test(asked) ? asked : new URLSearchParams(asked).toString();
  const kept = query.split("&").filter((pair) => pair !== "" && !pair.startsWith("cursor="));
  return `<${path}?${[...(defaults ? [defaults] : []), ...kept, `cursor=${cursor}`].join("&")}>; rel="next"`;
}

/**
 * Registers `GET {path}`: approved listings as a bare array, filtered by place, words, rating and the category's facets.
 * @param card the shape of an entry, for the OpenAPI document
 */
export function listCall(api: Api, deps: Deps, category: Category, { path, tags, card }: { path: string; tags: string[]; card: z.ZodType }): void {
  const facets = Object.keys(category.facets ?? {});
  const querystring = common.extend(Object.fromEntries(facets.map((name) => [name, text.describe(`The ${name}.`)])));
  const summary = `${category.plural} by place, ${["city", ...facets, "rating", "words"].join(", ")}`;
  api.get(path, { schema: { tags, summary, querystring, response: { 200: z.array(card), 400: errorBody, ...sharedAnswers } } }, async (request, reply) => {
    const sent = request.query as Query;
    // Clients that filter in the browser ask for everything, without parameters.
    const bare = Object.values(sent).every((value) => value === undefined);
    const query: ListingQuery = bare ? { sort: "newest", limit: LISTS.withoutParameters } : listingQuery(sent, facets);
    return sharedCall(deps, request, reply, async () => {
      const { cards, next, total, capped } = await searchListingsJson(deps, category.key, query);
      const headers: Record<string, string> = { "x-total-count": String(total) };
      if (capped) headers["x-total-count-capped"] = "true";
      if (next) headers["link"] = nextLink(path, request.url, next, bare ? `sort=newest&limit=${LISTS.maxPage}` : "");
      // The JSON that PostgreSQL made goes out as it is: a text is not serialised again.
      return { json: cards, headers };
    });
  });
}
