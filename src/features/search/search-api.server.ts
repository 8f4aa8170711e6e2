import { z } from "zod";
import { LANGUAGES } from "../../domain/words/languages.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { todayIST } from "../../domain/dates.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { commonErrors } from "../../platform/http/response-shapes.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { withDays } from "../listings/card-days.server.ts";
import {
  allInField,
  aroundParams,
  availabilityField,
  brief,
  briefIn,
  circleIn,
  dates,
  datesIn,
  distanceField,
  kmToTell,
} from "../listings/list-call.server.ts";
import type { PriceAsked } from "../listings/card-prices.server.ts";
import { distancesOf, type Circle } from "../listings/near.server.ts";
import type { When } from "../listings/when.ts";
import { countedFilters } from "../listings/search-description.ts";
import { categories } from "../registry.ts";
import { searchHref, type SearchAnswer } from "./search-model.ts";
import { questionIn } from "./search-question.server.ts";
import { suggestionsFor } from "./suggest-service.server.ts";
import { searchEverything } from "./search-service.server.ts";
import { text } from "../../domain/words/say.ts";
import { datedFields } from "../listings/understanding/dated-question.ts";

const API_PATH = "/api/search";
const asked = z.string().trim().max(200).optional();
const querystring = z.object({
  q: z
    .string()
    .max(10_000, "q may have at most 10,000 characters.")
    .optional()
    .describe(
      "A question as people type it: categories, kinds, places and numbers are understood; the beginning counts.",
    ),
  state: asked.describe("A state; its former and common names are understood."),
  category: z
    .enum(["", ...categories.map(({ key }) => key)], { error: text("There is no such category.") })
    .optional()
    .describe("One category alone, in pages."),
  sort: z
    .enum(["best", "rating", ""], { error: "sort must be best or rating." })
    .optional()
    .describe("`rating`: by the stars alone, few of them drawn towards the mean of the category; else the best first."),
  cursor: asked.describe("Of the next page; only with a category."),
  ...Object.fromEntries(
    countedFilters(null).map(({ name, values }) => [name, asked.describe(`One of ${values.join(", ")}.`)]),
  ),
  ...brief,
  ...dates,
  ...aroundParams,
});
const amount = {
  count: z.number().int(),
  about: z.boolean().describe("True where the number was reckoned from a sample."),
};
const photo = z.object({
  id: z.string(),
  src: z.string(),
  width: z.number(),
  height: z.number(),
  srcSet: z.string().optional(),
  avifSrcSet: z.string().optional(),
  alt: z.string().optional(),
});
const card = z.object({
  _id: z.string(),
  category: z.string(),
  path: z.string(),
  slug: z.string(),
  title: z.string(),
  city: z.string(),
  district: z.string(),
  state: z.string(),
  averageRating: z.number(),
  ranking: z
    .number()
    .describe(
      "By what it stands in its order (see /HowWeRank): few ratings are drawn towards the mean of the category, and a little is put to it for quick answers, a price, pictures and what is verified.",
    ),
  ratingCount: z.number().int(),
  photo: photo.nullable(),
  availability: availabilityField,
  distanceKm: distanceField,
  allIn: allInField,
});
const understood = z.object({
  text: z.string().describe("What of the question counted: the beginning of a long one."),
  category: z.string().nullable().describe("The key of the category that it speaks of."),
  parts: z.array(
    z.object({
      what: z.enum(["category", "kind", "place", "number", "word"]),
      label: z.string(),
      typed: z.string(),
      used: z.boolean().describe("False for what was left out, and for a number that narrows nothing."),
      without: z.string().describe("The question without this part."),
    }),
  ),
  corrected: z.string().nullable(),
  leftOut: z.array(z.string()).describe("What was left out so that something is found."),
  kept: z.string().describe("The question without that."),
});
const answer = z.object({
  understood: understood.nullable().describe("What was understood; null where nothing is asked."),
  corrected: z.string().nullable().describe("The words as they were understood, where that is another spelling."),
  guests: z
    .number()
    .nullable()
    .describe("For how many the words ask room: what prices are reckoned for where `guests` is not said."),
  total: z.object(amount),
  cards: z.array(card).describe("The best: an exact name, the category that the words speak of, then the others."),
  categories: z.array(
    z.object({ category: z.string(), one: z.string(), many: z.string(), ...amount, cards: z.array(card) }),
  ),
  states: z.array(z.object({ state: z.string(), ...amount })),
  next: z.string().nullable(),
});

const suggestion = z.object({
  what: z.enum(["category", "kind", "place", "name"]),
  text: z.string().describe("What a list shows."),
  q: z.string().describe("The question with it in place of its last words."),
  path: z.string().nullable().describe("The page of a name."),
});

type AskedOfCards = { when: When | undefined; circle: Circle | undefined; asked: PriceAsked | undefined };

/** The same answer with what is known of each for the days, the place and the event that are asked for. */
async function withAnswers(
  deps: Deps,
  { when, circle, asked }: AskedOfCards,
  found: SearchAnswer,
): Promise<SearchAnswer> {
  if (!when && !circle && !asked) return found;
  const ids = found.cards.map(({ _id }) => _id);
  const [cards, far, prices] = await Promise.all([
    withDays(
      deps,
      found.cards.map((one) => ({ ...one, id: one._id })),
      when,
    ),
    circle && distancesOf(deps, ids, circle.point),
    asked && deps.cardPrices(deps, ids, asked),
  ]);
  const dated = cards.map(({ id, day, ...one }) => ({
    ...one,
    ...(day ? { availability: day.state } : {}),
    ...(far ? { distanceKm: kmToTell(far.get(id)) } : {}),
    ...(prices ? { allIn: prices.get(id) ?? null } : {}),
  }));
  return {
    ...found,
    cards: dated,
    categories: found.categories.map((group) => ({
      ...group,
      cards: dated.filter(({ category }) => category === group.category),
    })),
  };
}

/** Search over every category and suggestions, for everybody. */
export const searchApi: ApiRoutes = (api, deps) => {
  api.get(
    `${API_PATH}/suggest`,
    {
      schema: {
        tags: ["Search"],
        summary: "How a question that is being typed may go on: categories, kinds, places and names",
        querystring: z.object({
          q: z.string().max(10_000).optional(),
          in: z
            .enum(LANGUAGES.map(({ code }) => code))
            .optional()
            .describe("The language of what a list shows; English by default."),
        }),
        response: { ...commonErrors, 200: z.object({ suggestions: z.array(suggestion) }) },
      },
    },
    async ({ query: { q, in: code = "en" } }) => ({
      suggestions: await inLanguage(code, () => suggestionsFor(deps, q ?? "")),
    }),
  );
  api.get(
    API_PATH,
    {
      schema: {
        tags: ["Search"],
        summary: "Words in every category at once, with how many there are by category and state",
        querystring,
        response: { ...commonErrors, 200: answer },
      },
    },
    async ({ query: { cursor, ...typed } }, reply) => {
      const today = todayIST(deps.now());
      const sent = datedFields(typed, today, deps.feastDay);
      const question = questionIn(
        new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, value ?? ""])),
        categories.map(({ key }) => key),
        today,
      );
      const when = datesIn(sent, today);
      const circle = await circleIn(sent);
      // A state that there is not is nowhere, and not everywhere.
      const nowhere = Boolean(sent.state) && question.state === "";
      const sought = await searchEverything(
        deps,
        nowhere ? { ...question, q: "", when: undefined } : { ...question, circle, sent },
        cursor || undefined,
      );
      const asked = briefIn({ ...sent, guests: sent.guests || sought.guests?.toString() }, when, circle);
      const found = await withAnswers(deps, { when, circle, asked }, sought);
      if (found.next)
        reply.header(
          "Link",
          `<${API_PATH}${searchHref(question, found.next).slice(searchHref({ q: "", state: "", category: "" }).length)}>; rel="next"`,
        );
      return found;
    },
  );
};
