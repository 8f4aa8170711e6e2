import { z } from "zod";
import type { Actor } from "../../domain/actor.ts";
import { text } from "../../domain/words/say.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { errorBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { EXAMPLE_SENT } from "./enquiry-examples.server.ts";
import { enquiry, move, moved, opened, taking, chosenOrNobody } from "./enquiry-shapes.server.ts";
import { FOR_NOBODY_ELSE } from "./guest-headers.ts";
import {
  endGuestLinks,
  guestRequest,
  keepAsMine,
  moveAsGuest,
  openContactAsGuest,
  renewGuestLink,
  takeAsGuest,
  type GuestVisitor,
} from "./guest-service.server.ts";

const tags = ["Enquiries"];
const params = z.object({ token: z.string().describe("The last part of the link") });

const visitorOf = ({ actor, ip }: { actor: Actor | null; ip: string }): GuestVisitor => ({ actor, address: ip });

/** The calls of a guest's page. */
export const guestsApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/guest-requests/:token",
    {
      schema: {
        tags,
        summary: "A request that was sent without an account, for whoever has its link",
        params,
        response: {
          200: z
            .object({
              success: z.literal(true),
              enquiry,
              kept: z.enum(["no", "yours", "elsewhere"]).describe("Under whose My requests it stands by now"),
              mayKeep: z.boolean().describe("The signed-in person may take it there"),
              waits: z
                .object({
                  usually: z
                    .string()
                    .nullable()
                    .describe("When an answer usually comes; null where nothing can be said"),
                  days: z.number().describe("Full days since it was sent"),
                  others: z.string().describe("Where others of its kind are searched for the same place and days"),
                })
                .nullable()
                .describe("While it waits for an answer"),
            })
            .meta({
              examples: [
                {
                  success: true,
                  enquiry: EXAMPLE_SENT,
                  kept: "no",
                  mayKeep: false,
                  waits: { usually: "in about 3 hours", days: 0, others: "/ArtistBooking?date=2027-02-12" },
                },
              ],
            }),
          404: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) =>
      reply
        .headers(FOR_NOBODY_ELSE)
        .send({ success: true, ...(await guestRequest(deps, request.params.token, visitorOf(request))) }),
  );

  api.patch(
    "/api/guest-requests/:token",
    {
      schema: {
        tags,
        summary: "Confirms, withdraws, cancels or completes it",
        params,
        body: z.object({ status: move }).meta({ examples: [{ status: "confirmed" }] }),
        response: { 200: moved, 400: errorBody, 403: errorBody, 404: errorBody, 409: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const after = await moveAsGuest(deps, request.params.token, request.body.status, visitorOf(request));
      return reply
        .headers(FOR_NOBODY_ELSE)
        .send({ success: true, message: `Request ${after.status}.`, enquiry: after });
    },
  );

  api.post(
    "/api/guest-requests/:token/take",
    {
      schema: {
        tags,
        summary: "Takes one of those who are free for an enquiry to a district",
        params,
        body: taking,
        response: {
          200: messageSaying("Chosen. They have been told."),
          400: errorBody,
          403: errorBody,
          404: errorBody,
          409: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      await takeAsGuest(deps, request.params.token, visitorOf(request), request.body);
      return reply.headers(FOR_NOBODY_ELSE).send({ success: true, message: text("Chosen. They have been told.") });
    },
  );

  api.post(
    "/api/guest-requests/:token/contact",
    {
      schema: {
        tags,
        summary: "Opens the number of the other side, once it is accepted; both see that it was opened",
        body: chosenOrNobody,
        params,
        response: { 200: opened, 400: errorBody, 403: errorBody, 404: errorBody, 409: errorBody, 429: errorBody },
      },
    },
    async (request, reply) =>
      reply.headers(FOR_NOBODY_ELSE).send({
        success: true,
        contact: await openContactAsGuest(deps, request.params.token, visitorOf(request), request.body?.listing),
      }),
  );

  api.post(
    "/api/guest-requests/:token/keep",
    {
      schema: {
        tags,
        summary: "Takes what was asked under the account's own address to My requests",
        params,
        response: {
          200: z
            .object({ success: z.literal(true), message: z.string(), requests: z.number() })
            .meta({ examples: [{ success: true, message: "It stands under My requests now.", requests: 1 }] }),
          401: errorBody,
          403: errorBody,
          404: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      const requests = await keepAsMine(deps, request.params.token, {
        ...visitorOf(request),
        actor: signedIn(request),
      });
      return reply
        .headers(FOR_NOBODY_ELSE)
        .send({ success: true, message: text("It stands under My requests now."), requests });
    },
  );

  api.post(
    "/api/guest-requests/:token/end",
    {
      schema: {
        tags,
        summary: "Ends every link of the request; the next message about it brings a new one",
        params,
        response: { 200: messageSaying("The link works no more."), 403: errorBody, 404: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      await endGuestLinks(deps, request.params.token, visitorOf(request));
      return reply.headers(FOR_NOBODY_ELSE).send({ success: true, message: text("The link works no more.") });
    },
  );

  api.post(
    "/api/guest-requests/:token/renew",
    {
      schema: {
        tags,
        summary: "Ends every link of the request, and sends a new one to the address or number that it was sent with",
        params,
        response: {
          200: messageSaying("A new link is on its way to your e-mail."),
          403: errorBody,
          404: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      const way = await renewGuestLink(deps, request.params.token, visitorOf(request));
      const message =
        way === "email"
          ? text("A new link is on its way to your e-mail.")
          : text("A new link is on its way to your phone.");
      return reply.headers(FOR_NOBODY_ELSE).send({ success: true, message });
    },
  );
};
