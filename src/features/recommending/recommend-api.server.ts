import { z } from "zod";
import { todayIST } from "../../domain/dates.ts";
import { sharedAnswers, sharedCall } from "../../platform/cache/shared-call.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { errorBody } from "../../platform/http/response-shapes.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { datesIn } from "../listings/list-call.server.ts";
import { besideListing } from "./recommend-service.server.ts";
import { besideBody, recommendQuery } from "./recommend-shapes.server.ts";
import { shownRecommendation } from "./recommend-shapes.ts";

/** What else there is for the same brief, for everybody. */
export const recommendApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/listings/:id/recommended",
    {
      schema: {
        tags: ["Search"],
        summary: "Others like a listing for the same brief, and what is often booked together with it",
        description:
          "`others`: up to three of the same category within 50 km, not taken on the day, with a price near its own, in the order of lists. `together`: up to three that were booked for the same ten events or more, of three organisers or more. Nothing is known of who asks, and nothing is kept.",
        params: z.object({ id: z.string() }),
        querystring: recommendQuery,
        response: { 200: besideBody, 400: errorBody, 404: errorBody, ...sharedAnswers },
      },
    },
    async (request, reply) =>
      sharedCall(deps, request, reply, async () => {
        const { guests, hours, pin, state, district, date, until, slot, in: code = "en" } = request.query;
        const when = datesIn({ date, until, slot }, todayIST(deps.now()));
        return inLanguage(code, async () => {
          const found = await besideListing(deps, request.params.id, {
            when,
            guests,
            hours,
            pin,
            state,
            district,
          });
          return {
            json: {
              success: true as const,
              others: shownRecommendation(found.others),
              together: shownRecommendation(found.together),
            },
            headers: {},
          };
        });
      }),
  );
};
