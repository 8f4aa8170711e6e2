/** What the call of recommendations takes and answers. */
import { z } from "zod";
import { LANGUAGES } from "../../domain/words/languages.ts";
import { dates } from "../listings/list-call.server.ts";
import { questionSchema } from "../prices/price-question.ts";
import type { ShownRecommendation } from "./recommend-shapes.ts";
import { EXAMPLE_LISTING } from "../listings/listing-example.ts";

const { free: _free, ...days } = dates;
export const recommendQuery = questionSchema
  .pick({ guests: true, hours: true, pin: true, state: true, district: true })
  .extend({
    ...days,
    in: z
      .enum(LANGUAGES.map(({ code }) => code))
      .optional()
      .describe("The language of what the page says; English by default."),
  });

export const recommendationBody = z.object({
  words: z.string().describe("Why these; empty where there are none"),
  listings: z.array(
    z.object({
      id: z.string(),
      path: z.string().describe("Its page, with the brief"),
      title: z.string(),
      what: z.string().describe("'Singer', 'Pandit · Hindu'; empty where its category says it all"),
      place: z.string(),
      price: z.string(),
      allIn: z
        .object({ totalPaise: z.number().int(), words: z.string(), parts: z.string() })
        .nullable()
        .describe("For this brief; null where none is told, or the price is told on request"),
      day: z
        .object({ state: z.enum(["free", "asked", "notSaid"]), words: z.string() })
        .nullable()
        .describe("Of the days that are asked for; null where none are"),
      proof: z.string(),
      rating: z.number(),
      ratingCount: z.number().int(),
      events: z.number().int().nullable().describe("Of what is booked together: in how many events"),
    }),
  ),
}) satisfies z.ZodType<ShownRecommendation, unknown>;

/** An example for the documents. */
export const EXAMPLE_RECOMMENDATION: z.output<typeof recommendationBody> = {
  words: "Caterers within 50 km of Indore, not taken on 12 February 2027.",
  listings: [
    {
      id: EXAMPLE_LISTING,
      path: "/venue/rang-mahal?date=2027-02-12&guests=300",
      title: "Rang Mahal",
      what: "Banquet hall",
      place: "Indore, Madhya Pradesh",
      price: "₹850 a plate",
      allIn: { totalPaise: 2_67_750_00, words: "₹2,67,750 all in", parts: "300 guests" },
      day: { state: "free", words: "Free on 12 Feb" },
      proof: "Booked 14 times here",
      rating: 4.6,
      ratingCount: 23,
      events: null,
    },
  ],
};

export const besideBody = z
  .object({ success: z.literal(true), others: recommendationBody, together: recommendationBody })
  .meta({ examples: [{ success: true, others: EXAMPLE_RECOMMENDATION, together: { words: "", listings: [] } }] });
