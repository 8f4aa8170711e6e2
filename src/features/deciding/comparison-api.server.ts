import { todayIST } from "../../domain/dates.ts";
import { say } from "../../domain/words/say.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { errorBody } from "../../platform/http/response-shapes.server.ts";
import { datesIn } from "../listings/list-call.server.ts";
import { forItsDays, untilBy } from "./comparison-days.ts";
import { briefWords, messageOf } from "./comparison-model.ts";
import { comparisonAsked } from "./comparison-service.server.ts";
import { compareBody, compareQuery } from "./comparison-shapes.server.ts";
import { comparisonAddress } from "./comparison-page.server.ts";

/** Listings side by side, for everybody. */
export const comparisonApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/compare",
    {
      schema: {
        tags: ["Compare"],
        summary: "Up to four listings of one category side by side, for the same brief",
        description:
          "What each would cost all in with its parts, what that includes, whether it is free, how far it is, how fast it usually answers, what others say, and what comes back of a booking that is called off. Nothing of the brief is kept. Those that are not shown any more stand in `closed`. 400 with `errors` by field.",
        querystring: compareQuery,
        response: { 200: compareBody, 400: errorBody },
      },
    },
    async (request) => {
      const { listing, date, until, slot, ...asked } = request.query;
      const ids = [listing].flat();
      const when = datesIn({ date, until: until || untilBy(date, asked.days), slot }, todayIST(deps.now()));
      const question = forItsDays(asked, when);
      const { category, listings, differs, closed } = await comparisonAsked(deps, ids, question, when);
      const address = deps.config.publicUrl + comparisonAddress(ids, question, when);
      return {
        success: true as const,
        category: category?.key ?? null,
        listings,
        differs,
        closed,
        address,
        message: messageOf(listings, say(category?.plural ?? ""), briefWords(question, when), address),
      };
    },
  );
};
