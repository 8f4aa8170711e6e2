import { z } from "zod";
import { commonErrors } from "../../platform/http/response-shapes.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { categories } from "../registry.ts";
import { SEARCH_TEXT, questionIn, searchHref } from "./search-model.ts";
import { searchEverything } from "./search-service.server.ts";

const API_PATH = "/api/search";
const asked = z.string().trim().max(200).optional();
const querystring = z.object({
  q: z.string().max(SEARCH_TEXT, `q may have at most ${SEARCH_TEXT} characters.`).optional().describe("Words; mistyped ones find what is spelt alike."),
  state: asked.describe("A state; its former and common names are understood."),
  category: z.enum(["", ...categories.map(({ key }) => key)], { error: "There is no such category." }).optional().describe("One category alone, in pages."),
  cursor: asked.describe("Of the next page; only with a category."),
});
const amount = { count: z.number().int(), about: z.boolean().describe("True where the number was reckoned from a sample.") };
const photo = z.object({ id: z.string(), src: z.string(), width: z.number(), height: z.number(), srcSet: z.string().optional(), avifSrcSet: z.string().optional(), alt: z.string().optional() });
const card = z.object({
  _id: z.string(), category: z.string(), path: z.string(), slug: z.string(), title: z.string(), city: z.string(), district: z.string(), state: z.string(), averageRating: z.number(), ratingCount: z.number().int(), photo: photo.nullable(),
});
const answer = z.object({
  corrected: z.string().nullable().describe("The words as they were understood, where that is another spelling."),
  total: z.object(amount),
  categories: z.array(z.object({ category: z.string(), one: z.string(), many: z.string(), ...amount, cards: z.array(card) })),
  states: z.array(z.object({ state: z.string(), ...amount })),
  next: z.string().nullable(),
});

export const searchApi: ApiRoutes = (api, deps) => {
  api.get(
    API_PATH,
    { schema: { tags: ["Search"], summary: "Words in every category at once, with how many there are by category and state", querystring, response: { ...commonErrors, 200: answer } } },
    async ({ query: { cursor, ...sent } }, reply) => {
      const question = questionIn(new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, value ?? ""])), categories.map(({ key }) => key));
      // A state that there is not is nowhere, and not everywhere.
      const nowhere = Boolean(sent.state) && question.state === "";
      const found = await searchEverything(deps, nowhere ? { ...question, q: "" } : question, cursor || undefined);
      if (found.next) reply.header("Link", `<${API_PATH}${searchHref(question, found.next).slice(searchHref({ q: "", state: "", category: "" }).length)}>; rel="next"`);
      return found;
    },
  );
};
