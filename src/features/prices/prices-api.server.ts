import { z } from "zod";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody } from "../../platform/http/response-shapes.server.ts";
import { MOST_PAISE, PRICE_MESSAGES, cardSchema } from "./price-model.ts";
import { questionSchema } from "./price-question.ts";
import { keptPrices, savePrices, wouldCost } from "./price-service.server.ts";
import { EXAMPLE_CARD, apiCard, apiPrice, priceCardBody, priceBody } from "./price-shapes.server.ts";
import { text } from "../../domain/words/say.ts";

const tags = ["Prices"];
const byId = z.object({ id: z.string() });
const saidSchema = z.object({
  basePaise: z
    .int(text("Please enter an amount."))
    .min(0, text("An amount is never below zero."))
    .max(MOST_PAISE, text("This amount is too large."))
    .nullable()
    .optional()
    .describe("The price itself, which stands with the listing; null: on request, absent: as it is"),
  unit: z.string().max(50).optional().describe("What it is for one of, where the category lets its owner choose"),
  card: cardSchema
    .optional()
    .describe("What it comes with: what is not sent within it is taken back; absent: as it is"),
});

/** What listings cost: what their owners say, and what everybody may ask. */
export const pricesApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/listings/:id/price",
    {
      schema: {
        tags,
        summary: "What an approved listing would cost, all in",
        description:
          "By its price card, for what is asked. Nothing of it binds anybody: the way is an estimate by PIN codes (India Post, GODL-India; GeoNames, CC BY 4.0).",
        params: byId,
        querystring: questionSchema,
        response: { 200: priceBody, 400: errorBody, 404: errorBody },
      },
    },
    async (request) => {
      const { answer, km, ...priced } = await wouldCost(deps, request.params.id, request.query);
      return { success: true as const, ...apiPrice(priced, km, answer) };
    },
  );

  api.get(
    "/api/listings/:id/price-card",
    {
      schema: {
        tags,
        summary: "A listing's price card, for its owner and admins",
        params: byId,
        response: { 200: priceCardBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const priced = await keptPrices(deps, signedIn(request), request.params.id);
      return reply.headers(FOR_ONE_ALONE).send({ success: true, ...apiCard(priced) });
    },
  );

  api.put(
    "/api/listings/:id/price-card",
    {
      schema: {
        tags,
        summary: "Says what a listing costs, and what that comes with",
        params: byId,
        body: saidSchema.meta({ examples: [{ basePaise: 45_000_00, card: EXAMPLE_CARD }] }),
        response: { 200: priceCardBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const priced = await savePrices(deps, signedIn(request), request.params.id, request.body);
      return reply.headers(FOR_ONE_ALONE).send({ success: true, message: PRICE_MESSAGES.saved, ...apiCard(priced) });
    },
  );
};
