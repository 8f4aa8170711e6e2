import { z } from "zod";
import { say } from "../../domain/words/say.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, takesKey } from "../../platform/http/idempotency.server.ts";
import { commonErrors, messageBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { ASK_LIMITS, ASK_TEXT, askSchema } from "./ask-model.ts";
import { askSeveral, dropFrom, pickFor } from "./ask-service.server.ts";
import { EXAMPLE_LISTING } from "../listings/listing-example.ts";

const tags = ["Events"];
const byId = z.object({ id: z.string().describe("Of the event") });

/** Whom an organiser thinks of for an event, and the question to several at once. */
export const asksApi: ApiRoutes = (api, deps) => {
  api.put(
    "/api/events/:id/picks",
    {
      schema: {
        tags,
        summary: "Puts profiles on the list of an event; nobody is asked by that",
        description:
          "For the event's owner: 404 for everybody else. One that is on it already stays. 400 with `errors.paths` for what is no profile here; 409 for a full list.",
        params: byId,
        body: z
          .object({
            paths: z
              .array(z.string().max(300, ASK_TEXT.path), ASK_TEXT.path)
              .min(1, ASK_TEXT.path)
              .max(ASK_LIMITS.paths, {
                error: () => say("Please send at most {count}.", { count: String(ASK_LIMITS.paths) }),
              })
              .describe("Addresses of profiles on this site")
              .meta({ examples: [["/venue/shri-vatika"]] }),
          })
          .meta({ examples: [{ paths: ["/venue/shri-vatika"] }] }),
        response: { 200: messageSaying("On the list of Riya's wedding."), ...commonErrors },
      },
    },
    async (request) => {
      const name = await transaction(deps.db, (tx) =>
        pickFor(deps, tx, signedIn(request), request.params.id, request.body.paths),
      );
      return { success: true as const, message: say("On the list of {name}.", { name }) };
    },
  );

  api.delete(
    "/api/events/:id/picks/:listing",
    {
      schema: {
        tags,
        summary: "Takes a profile off the list of an event",
        description: "For the event's owner: 404 for everybody else. To take off what is not on it is no fault.",
        params: byId.extend({ listing: z.uuid().describe("Its id") }),
        response: { 200: messageSaying("Taken off the list."), ...commonErrors },
      },
    },
    async (request) => {
      const { id, listing } = request.params;
      await transaction(deps.db, (tx) => dropFrom(tx, signedIn(request), id, listing));
      return { success: true as const, message: say("Taken off the list.") };
    },
  );

  api.post(
    "/api/events/:id/asks",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "Asks up to five listings of a category the same question, each by a request of its own",
        description:
          "One that cannot be asked is named with the reason and holds up no other; those that were asked belong to the event at once. For the event's owner: 404 for everybody else; 400 with `errors` by field, for all of them; 409 with `errors` by the ids of listings where nobody could be asked.",
        params: byId,
        body: askSchema.meta({
          examples: [
            {
              category: "venues",
              listings: [EXAMPLE_LISTING],
              occasion: "Wedding",
              day: "2027-02-12",
              slot: "evening",
              city: "Indore",
              guests: 350,
              budgetPaise: 2_00_000_00,
              words: "A lawn with a hall, in case it rains.",
            },
          ],
        }),
        response: {
          201: messageBody
            .extend({
              asked: z.array(
                z.object({
                  listing: z.string(),
                  title: z.string(),
                  number: z.string().nullable().describe("Of the request; null where there is none"),
                  reason: z.string().nullable().describe("Why there is none"),
                }),
              ),
            })
            .meta({
              examples: [
                {
                  success: true,
                  message: "One was asked.",
                  asked: [
                    {
                      listing: EXAMPLE_LISTING,
                      title: "Shri Vatika",
                      number: "MD-2F6H-8KRD",
                      reason: null,
                    },
                  ],
                },
              ],
            }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const asked = await askSeveral(deps, signedIn(request), request.params.id, request.body, {
        address: request.ip,
        key: idempotencyKey(request),
      });
      const many = asked.filter(({ number }) => number !== null).length;
      const message = say("{n, plural, one {One was asked} other {# providers were asked}}.", { n: many });
      return reply.status(201).send({ success: true, message, asked });
    },
  );
};
