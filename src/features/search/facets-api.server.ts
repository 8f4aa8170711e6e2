/** How many a search would find with each value of its filters: asked when somebody opens these. */
import { z } from "zod";
import { sharedAnswers, sharedCall } from "../../platform/cache/shared-call.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { commonErrors } from "../../platform/http/response-shapes.server.ts";
import { facetsAt } from "../listings/list-question.server.ts";
import { categories } from "../registry.ts";
import { searchFacetsAt } from "./search-facets.server.ts";

const answer: z.ZodType = z.object({
  facets: z.array(
    z.object({
      name: z.string().describe("The filter, as the address of the page names it."),
      about: z
        .boolean()
        .describe(
          "True where its numbers were reckoned from a sample: within a half of what is true in 19 of 20 cases, those of much far nearer.",
        ),
      values: z
        .array(
          z.object({
            value: z.string(),
            count: z.number().int(),
            exact: z.literal(true).optional().describe("Counted all the same, since there are few."),
          }),
        )
        .describe("What the sample saw too few of is not among them."),
    }),
  ),
});

/** The numbers beside filters (ADR 50), the same answer for everybody. */
export const facetsApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/search/facets",
    {
      schema: {
        tags: ["Search"],
        summary: "How many a search would find with each value of its filters",
        querystring: z
          .looseObject({
            list: z
              .enum(["", ...categories.map(({ key }) => key)], { error: "There is no such category." })
              .optional()
              .describe("The category whose list it is; without it the search over everything."),
            q: z.string().max(10_000, "q may have at most 10,000 characters.").optional(),
          })
          .describe("Whatever the address of the page says, by the same names."),
        response: { 200: answer, ...commonErrors, ...sharedAnswers },
      },
    },
    (request, reply) =>
      sharedCall(deps, request, reply, async () => {
        const params = new URL(request.url, "http://localhost").searchParams;
        const category = categories.find(({ key }) => key === params.get("list"));
        return {
          json: { facets: category ? await facetsAt(deps, category, params) : await searchFacetsAt(deps, params) },
        };
      }),
  );
};
