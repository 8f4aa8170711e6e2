import { z } from "zod";
import { csvText } from "../../domain/csv.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors } from "../../platform/http/response-shapes.server.ts";
import { keptListing } from "../listings/own-listing-service.server.ts";
import { weekRows, lastWeeks } from "./listing-weeks.server.ts";

/** What whoever keeps a listing can take along of its figures. */
export const visibilityApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/listings/:id/weeks.csv",
    {
      schema: {
        tags: ["My listings"],
        summary: "A listing's last twelve weeks as a file for a spreadsheet, for its owner and admins",
        description:
          "How often its card was seen in lists, how often its page was opened, how often it was asked and booked, beside the middle of its district from 20 listings on.",
        params: z.object({ id: z.string() }),
        response: {
          200: { description: "A CSV file in UTF-8", content: { "text/csv": { schema: z.string() } } },
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const { row } = await keptListing(deps, signedIn(request), request.params.id);
      return reply
        .headers({
          ...FOR_ONE_ALONE,
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": 'attachment; filename="weeks.csv"',
        })
        .send(csvText(weekRows(await lastWeeks(deps, row))));
    },
  );
};
