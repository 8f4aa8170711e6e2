import { z } from "zod";
import { csvText } from "../../domain/csv.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors } from "../../platform/http/response-shapes.server.ts";
import { insightRows, insightsOf } from "./insights.server.ts";

/** The figures of the site as a file. */
export const insightsApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/admin/insights.csv",
    {
      schema: {
        tags: ["Admin"],
        summary: "The last twelve weeks by week and state as a file for a spreadsheet",
        description: "Listings registered, requests, bookings, rupees agreed and the median minutes to an answer.",
        response: {
          200: { description: "A CSV file in UTF-8", content: { "text/csv": { schema: z.string() } } },
          ...commonErrors,
        },
      },
    },
    async (_request, reply) =>
      reply
        .headers({
          ...FOR_ONE_ALONE,
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": 'attachment; filename="insights.csv"',
        })
        .send(csvText(insightRows(await insightsOf(deps)))),
  );
};
