import { z } from "zod";
import { isIsoDay, todayIST } from "../../domain/dates.ts";
import { badInput } from "../../domain/errors.ts";
import { aheadProblem } from "../../domain/typed-text.ts";
import { canonicalDistrict, canonicalState } from "../../domain/places/places.ts";
import { LANGUAGES } from "../../domain/words/languages.ts";
import { text } from "../../domain/words/say.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { commonErrors } from "../../platform/http/response-shapes.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { LEVELS } from "./demand-model.ts";
import { dayTold } from "./demand-service.server.ts";

/** No pack of days goes back before it. */
const FIRST_TOLD = "2020-01-01";
const NO_DAY = text("This is no day of the calendar.");
/** A browser that asks again while somebody looks for a day need not ask us. */
const MAX_AGE_S = 300;

const told = z.object({
  day: z.string(),
  level: z.enum(LEVELS).nullable().describe("Null where nothing is known of the day"),
  reasons: z.array(z.string()).describe("Why, a line each; wedding days are what named lists say"),
  words: z.string().describe("All of it in a line; '' where nothing is known"),
  quieter: z.object({ day: z.string(), words: z.string() }).nullable().describe("The nearest day that is quieter"),
});
const EXAMPLE: z.input<typeof told> = {
  day: "2026-12-03",
  level: "veryBusy",
  reasons: [
    "a wedding day in 2 of 2 named lists (Wedora, Vedic Vaibhav)",
    "31 of 42 who keep a calendar here are taken",
  ],
  words:
    "Very busy: a wedding day in 2 of 2 named lists (Wedora, Vedic Vaibhav) · 31 of 42 who keep a calendar here are taken",
  quieter: { day: "2026-12-05", words: "5 December 2026 is quieter" },
};

/** How sought after a day is. */
export const demandApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/days/:day",
    {
      schema: {
        tags: ["Days"],
        summary:
          "How sought after a day is: festivals, holidays, wedding days of named lists, exams, and how many are taken",
        description:
          "From packs of days by year, and, from 20 listings that keep a calendar on, the share of them that is taken in the district. A statement about a day, never about a price.",
        params: z.object({ day: z.string().describe("An ISO day") }),
        querystring: z.object({
          state: z.string().max(100).optional().describe("A state; its former and common names are understood"),
          district: z.string().max(100).optional(),
          in: z
            .enum(LANGUAGES.map(({ code }) => code))
            .optional()
            .describe("The language of the words; English by default"),
        }),
        response: { 200: told.meta({ examples: [EXAMPLE] }), ...commonErrors },
      },
    },
    async ({ params: { day }, query: { state = "", district = "", in: code = "en" } }, reply) => {
      if (!isIsoDay(day)) throw badInput(NO_DAY, { day: NO_DAY });
      // Of what is over somebody may still read why it was busy; nothing is known of other years.
      const today = todayIST(deps.now());
      const problem = day >= FIRST_TOLD && day < today ? null : aheadProblem(day, undefined, today);
      if (problem) throw badInput(problem, { day: problem });
      const at = canonicalState(state) ?? "";
      const place = { state: at, district: (at && canonicalDistrict(at, district)) || "" };
      void reply.header("Cache-Control", `private, max-age=${day < today ? 0 : MAX_AGE_S}`);
      return inLanguage(code, () => dayTold(deps, day, place));
    },
  );
};
