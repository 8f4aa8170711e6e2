import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { say } from "../../domain/words/say.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody, messageBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { cookieOptions } from "../accounts/session-service.server.ts";
import { FOR_NOBODY_ELSE } from "../enquiries/guest-headers.ts";
import { eventSeen } from "./event-service.server.ts";
import { LINK_DAYS, LINK_KINDS, linkSchema, voteSchema } from "./family-model.ts";
import { endLink, familySeen, linksSeen, shareEvent, vote } from "./family-service.server.ts";
import { VOTER_COOKIE, voterIn } from "./voter-cookie.ts";
import { newVoter } from "./voter-hash.server.ts";

const tags = ["Events"];
const byId = z.object({ id: z.string().describe("Of the event") });
const byKind = byId.extend({ kind: z.enum(LINK_KINDS).describe("What it lets do") });
const byToken = z.object({ token: z.string().describe("The last part of the link") });
const paise = z.number().describe("In paise");
const links = z.array(
  z.object({
    kind: z.enum(LINK_KINDS),
    address: z.string().nullable().describe("Null where it cannot be said again"),
    prices: z.boolean(),
    since: z.string().meta({ format: "date-time" }),
    until: z.string().meta({ format: "date-time" }),
  }),
);
const EXAMPLE_LINKS: z.infer<typeof links> = [
  {
    kind: "vote",
    address: "https://mandap.example/e/qBkVAfVxFI7iWp-dR0JF1g",
    prices: true,
    since: "2026-11-25T06:00:00.000Z",
    until: "2027-05-24T06:00:00.000Z",
  },
];
const option = z.object({
  key: z.string().describe("What is voted for"),
  title: z.string(),
  path: z.string(),
  totalPaise: paise.nullable().describe("Null where nothing is quoted, or prices are not shown"),
  lines: z.array(z.string()),
  when: z.string().describe("Its days and hours, where they are more than the day of its row"),
  included: z.string(),
  excluded: z.string(),
  votes: z.array(z.string()).describe("First names"),
  mine: z.array(z.string()).describe("Names under which this browser has voted for it"),
});

const family = z.object({
  success: z.literal(true),
  mayVote: z.boolean(),
  prices: z.boolean(),
  event: z.object({
    name: z.string(),
    occasion: z.string(),
    place: z.string(),
    guests: z.number().nullable(),
    parts: z.array(z.object({ name: z.string(), day: z.string() })),
  }),
  rows: z.array(
    z.object({
      category: z.string(),
      label: z.string(),
      day: z.string().nullable(),
      booked: z.array(option),
      open: z.array(option),
    }),
  ),
});
const EXAMPLE_FAMILY: z.infer<typeof family> = {
  success: true,
  mayVote: true,
  prices: true,
  event: {
    name: "Riya's wedding",
    occasion: "Wedding",
    place: "Indore",
    guests: 350,
    parts: [{ name: "Wedding", day: "2027-02-12" }],
  },
  rows: [
    {
      category: "artists",
      label: "Artists",
      day: "2027-02-12",
      booked: [],
      open: [
        {
          key: "b4pQnT0mXwq3m2JmN8uQ0g",
          title: "Meera Joshi",
          path: "/artist/meera-joshi",
          totalPaise: 52_000_00,
          lines: ["Dhol and shehnai, four musicians", "Each further hour"],
          when: "12 to 14 February 2027, Evening",
          included: "Sound for 300 people",
          excluded: "Stay for four",
          votes: ["Asha"],
          mine: ["Asha"],
        },
      ],
    },
  ],
};

const voterOf = (request: FastifyRequest): string | null => voterIn(request.headers.cookie);

/** An event shared by link with the family. */
export const familyApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/events/:id/links",
    {
      schema: {
        tags,
        summary: "The links by which an event is shared",
        description:
          "For the event's owner: 404 for everybody else. Those that work: at most one to read and one to vote.",
        params: byId,
        response: {
          200: z
            .object({ success: z.literal(true), links })
            .meta({ examples: [{ success: true, links: EXAMPLE_LINKS }] }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const { event } = await eventSeen(deps, signedIn(request), request.params.id);
      return reply.headers(FOR_ONE_ALONE).send({ success: true, links: await linksSeen(deps, event.id) });
    },
  );

  api.put(
    "/api/events/:id/links/:kind",
    {
      schema: {
        tags,
        summary: "Makes a link to read or to vote, says whether it shows prices, or renews it",
        description:
          "It works for 180 days, for whoever has it, without an account. For the event's owner: 404 for everybody else. With `renew` the old one is dead; without, one that works stays and shows what `prices` says.",
        params: byKind,
        body: linkSchema.meta({ examples: [{ prices: true }] }),
        response: {
          200: messageBody
            .extend({ links })
            .meta({ examples: [{ success: true, message: "Your link is ready.", links: EXAMPLE_LINKS }] }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const { id, kind } = request.params;
      await transaction(deps.db, (tx) => shareEvent(deps, tx, signedIn(request), id, kind, request.body));
      return reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, message: say("Your link is ready."), links: await linksSeen(deps, id) });
    },
  );

  api.delete(
    "/api/events/:id/links/:kind",
    {
      schema: {
        tags,
        summary: "Ends a link: whoever has it reads nothing any more",
        description:
          "For the event's owner: 404 for everybody else. The votes that came by it stay; to end what is not there is no fault.",
        params: byKind,
        response: { 200: messageSaying("The link works no more."), ...commonErrors },
      },
    },
    async (request) => {
      const { id, kind } = request.params;
      await transaction(deps.db, (tx) => endLink(tx, signedIn(request), id, kind));
      return { success: true as const, message: say("The link works no more.") };
    },
  );

  api.get(
    "/api/event-links/:token",
    {
      schema: {
        tags,
        summary: "An event as a family reads it, for whoever has its link",
        description: "Nobody's number or address is in it, and amounts only where the organiser shows them.",
        params: byToken,
        response: {
          200: family.meta({ examples: [EXAMPLE_FAMILY] }),
          404: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      const seen = await familySeen(deps, request.params.token, { address: request.ip, voter: voterOf(request) });
      return reply.headers(FOR_NOBODY_ELSE).send({ success: true, ...seen });
    },
  );

  api.put(
    "/api/event-links/:token/vote",
    {
      schema: {
        tags,
        summary: "Votes for one of those who were asked, under a first name, or takes the vote back",
        description: "One vote for each kind and day, browser and name; another one takes its place.",
        params: byToken,
        body: voteSchema.meta({ examples: [{ option: "b4pQnT0mXwq3m2JmN8uQ0g", name: "Asha" }] }),
        response: {
          200: messageSaying("Your vote counts."),
          400: errorBody,
          403: errorBody,
          404: errorBody,
          409: errorBody,
          413: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      const voter = voterOf(request) ?? newVoter();
      await vote(deps, request.params.token, request.body, { address: request.ip, voter });
      void reply.setCookie(VOTER_COOKIE, voter, { ...cookieOptions(deps), maxAge: LINK_DAYS * 86_400 });
      return reply
        .headers(FOR_NOBODY_ELSE)
        .send({ success: true, message: request.body.on ? say("Your vote counts.") : say("Taken back.") });
    },
  );
};
