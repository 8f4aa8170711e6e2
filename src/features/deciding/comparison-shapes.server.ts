/** What the call that compares takes and answers. */
import { z } from "zod";
import { questionSchema } from "../prices/price-question.ts";
import { dates } from "../listings/list-call.server.ts";
import { COMPARE_TEXT, type Compared } from "./comparison-model.ts";
import { MOST_COMPARED } from "./comparison-limits.ts";
import { EXAMPLE_LISTING } from "../listings/listing-example.ts";

const { free: _free, ...days } = dates;

export const compareQuery = questionSchema.extend({
  listing: z
    .union(
      [z.uuid(COMPARE_TEXT.id), z.array(z.uuid(COMPARE_TEXT.id)).max(40, { error: COMPARE_TEXT.most })],
      COMPARE_TEXT.id,
    )
    .describe(`The id of a listing; repeat it, up to ${MOST_COMPARED} times`),
  ...days,
});

const paise = z.number().nullable();
const listing = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  place: z.string(),
  rating: z.number(),
  ratingCount: z.number(),
  answerMinutes: z.number().nullable().describe("The median wait for an answer; null where too few tell"),
  mobileProven: z.boolean(),
  papersSeen: z.boolean(),
  totalPaise: paise.describe("All in, without the deposit; null: on request"),
  lines: z.array(
    z.object({
      label: z.string(),
      quantity: z.number(),
      unit: z.string(),
      eachPaise: z.number(),
      amountPaise: z.number(),
    }),
  ),
  gstPaise: paise,
  depositPaise: z.number().describe("Comes back"),
  notes: z.array(z.string()),
  included: z.array(z.string()),
  day: z
    .object({ state: z.enum(["free", "asked", "notSaid", "taken"]), words: z.string() })
    .nullable()
    .describe("Of the days that are asked for; null where none are"),
  km: z.number().nullable().describe("By road, one way; an estimate. Null where either place is not known"),
  cancellation: z
    .array(z.object({ days: z.number(), back: z.number().nullable() }))
    .describe("Per cent that come back, by how many days before it is called off; null: not said, or to be agreed on"),
  rows: z.array(z.tuple([z.string(), z.string()])).describe("Label and words, the same labels for each of them"),
}) satisfies z.ZodType<Compared, unknown>;

const EXAMPLE: z.input<typeof listing> = {
  id: EXAMPLE_LISTING,
  path: "/venue/rang-mahal",
  title: "Rang Mahal",
  place: "Indore, Madhya Pradesh",
  rating: 4.6,
  ratingCount: 23,
  answerMinutes: 95,
  mobileProven: true,
  papersSeen: false,
  totalPaise: 2_67_750_00,
  lines: [{ label: "Price of a plate", quantity: 300, unit: "plate", eachPaise: 850_00, amountPaise: 2_55_000_00 }],
  gstPaise: 12_750_00,
  depositPaise: 25_000_00,
  notes: [],
  included: ["Sound for 200 guests"],
  day: { state: "free", words: "Free on 12 Feb" },
  km: 12,
  cancellation: [
    { days: 30, back: 100 },
    { days: 7, back: 50 },
    { days: 1, back: 0 },
  ],
  rows: [
    ["Total", "₹2,67,750 all in · 300 guests · about 12 km"],
    ["On the day", "Free on 12 Feb"],
  ],
};

export const compareBody = z
  .object({
    success: z.literal(true),
    category: z.string().nullable().describe("Null where none of them is shown any more"),
    listings: z.array(listing),
    differs: z.array(z.string()).describe("Labels of the lines that are not the same for all"),
    closed: z.array(z.string()).describe("Ids of those that nobody sees any more"),
    address: z.string().describe("The page that shows the same"),
    message: z.string().describe("The same as a short text, for a messenger"),
  })
  .meta({
    examples: [
      {
        success: true,
        category: "venues",
        listings: [EXAMPLE],
        differs: ["Total", "Distance"],
        closed: [],
        address: `https://mandap.example/compare?listing=${EXAMPLE_LISTING}&guests=300`,
        message: "For 300 guests\n\n*Rang Mahal*\n₹2,67,750 all in · 300 guests · about 12 km",
      },
    ],
  });
