import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors.ts";
import { SAVE_CALL, SHORTLIST_PATH, sharedShortlistPath } from "../../domain/request-paths.ts";
import { languageOfPath, withoutLanguage } from "../../domain/words/languages.ts";
import { say } from "../../domain/words/say.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { Api, ApiRoutes } from "../../platform/http/http-types.server.ts";
import { cameFrom, isPlainForm, takesPlainForms } from "../../platform/http/plain-form.server.ts";
import { commonErrors, errorBody, messageBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { cookieOptions } from "../accounts/session-service.server.ts";
import { FOR_NOBODY_ELSE } from "../enquiries/guest-headers.ts";
import { VOTER_COOKIE, voterIn } from "../events/voter-cookie.ts";
import { newVoter } from "../events/voter-hash.server.ts";
import { z } from "zod";
import type { Deps } from "../../platform/deps.server.ts";
import { SHORTLIST_COOKIE, shortlistIn } from "./shortlist-cookie.ts";
import { ballotSchema, problemOf, saveSchema } from "./shortlist-model.ts";
import { SHORTLIST_LIMITS } from "./shortlist-limits.ts";
import {
  adopt,
  currentSeen,
  endShared,
  keepable,
  renewReadLink,
  save,
  saveShared,
  sharedSeen,
  voteFor,
  type Visitor,
} from "./shortlist-service.server.ts";
import { apiList, byToken, currentBody, sharedBody } from "./shortlist-shapes.server.ts";
import { EXAMPLE_LISTING } from "../listings/listing-example.ts";

const tags = ["Shortlists"];
const DAY = 86_400;

/** Whoever asks, by what their browser says of itself. */
function visitorOf(request: FastifyRequest): Visitor {
  const { cookie } = request.headers;
  return { actor: request.actor, kept: shortlistIn(cookie), voter: voterIn(cookie), address: request.ip };
}

const withProblem = (page: string, { message }: AppError): string => {
  const problem = problemOf(message);
  return problem ? `${page}?problem=${problem}` : page;
};

/** Does what a call asks; a plain form is then led to a page in the language of where it stood, which says also what went wrong. */
async function done<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  work: () => Promise<Body>,
): Promise<Body> {
  void reply.headers(FOR_NOBODY_ELSE);
  if (!isPlainForm(request)) return work();
  const page = languageOfPath(cameFrom(request) ?? "").prefix + path;
  try {
    await work();
    return await (reply.redirect(page, 303) as unknown as Promise<Body>);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.status === 429) throw error;
    return reply.redirect(withProblem(page.split("?")[0]!, error), 303) as unknown as Promise<Body>;
  }
}

const told = (message: string) => ({ success: true as const, message });

function keep(deps: Deps, reply: FastifyReply, token: string | null): void {
  void reply.setCookie(SHORTLIST_COOKIE, token ?? "", {
    ...cookieOptions(deps),
    ...(token === null ? { expires: new Date(0) } : { maxAge: SHORTLIST_LIMITS.days * DAY }),
  });
}

/** Shortlists, which plain forms change too. */
export const shortlistsApi: ApiRoutes = (api, deps) => takesPlainForms(api, (scope) => calls(scope, deps));

function calls(api: Api, deps: Deps): void {
  api.get(
    "/api/shortlists/current",
    {
      schema: {
        tags,
        summary: "What the asker has saved: in their account, else in this browser",
        description: "A browser without an account keeps its link in a cookie. Nobody's number or address is in it.",
        response: { 200: currentBody },
      },
    },
    async (request, reply) => {
      const list = await currentSeen(deps, visitorOf(request));
      return reply.headers(FOR_NOBODY_ELSE).send({ success: true, list: list && apiList(list) });
    },
  );

  api.post(
    SAVE_CALL,
    {
      schema: {
        tags,
        summary: "Saves a listing, or takes it out",
        description: `The first one makes a shortlist: of the account, or without one behind a link that the browser keeps for ${SHORTLIST_LIMITS.days} days. Saved twice it stands there once. A plain form is answered with the page of the shortlist. 409 for more than ${SHORTLIST_LIMITS.listings}.`,
        body: saveSchema.meta({ examples: [{ listing: "/venue/rang-mahal", on: true }] }),
        response: {
          200: messageBody
            .extend({ paths: z.array(z.string()).describe("Addresses of all that is saved now") })
            .meta({ examples: [{ success: true, message: "Saved.", paths: ["/venue/rang-mahal"] }] }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const from = request.body.on ? cameFrom(request) : null;
      const page =
        from && !withoutLanguage(from).startsWith(SHORTLIST_PATH)
          ? `${SHORTLIST_PATH}?${new URLSearchParams({ from })}`
          : SHORTLIST_PATH;
      return done(request, reply, page, async () => {
        const { paths, keep: token } = await save(deps, visitorOf(request), request.body);
        if (token) keep(deps, reply, token);
        return { ...told(request.body.on ? say("Saved.") : say("Taken out.")), paths };
      });
    },
  );

  api.get(
    "/api/shortlists/:token",
    {
      schema: {
        tags,
        summary: "A shortlist, for whoever has one of its links",
        description: "A link to edit says both links; one to read lets vote. Nobody's number or address is in it.",
        params: byToken,
        response: { 200: sharedBody, 404: errorBody, 429: errorBody },
      },
    },
    async (request, reply) => {
      const list = await sharedSeen(deps, request.params.token, visitorOf(request));
      return reply.headers(FOR_NOBODY_ELSE).send({ success: true, list: apiList(list) });
    },
  );

  api.post(
    "/api/shortlists/:token/listings",
    {
      schema: {
        tags,
        summary: "Puts a listing on a shortlist by its link to edit, or takes it out",
        params: byToken,
        body: saveSchema.meta({ examples: [{ listing: "/venue/rang-mahal", on: false }] }),
        response: { 200: messageSaying("Taken out."), ...commonErrors },
      },
    },
    async (request, reply) =>
      done(request, reply, sharedShortlistPath(request.params.token), async () => {
        await saveShared(deps, request.params.token, request.body, visitorOf(request));
        return told(request.body.on ? say("Saved.") : say("Taken out."));
      }),
  );

  api.post(
    "/api/shortlists/:token/votes",
    {
      schema: {
        tags,
        summary: "Votes for one of a kind under a first name, or takes the vote back",
        description:
          "One vote for each kind and name; another one takes its place. A name belongs to the browser that came first with it: 409 for another.",
        params: byToken,
        body: ballotSchema.meta({ examples: [{ listing: EXAMPLE_LISTING, name: "Asha" }] }),
        response: { 200: messageSaying("Your vote counts."), ...commonErrors },
      },
    },
    async (request, reply) =>
      done(request, reply, sharedShortlistPath(request.params.token), async () => {
        const voter = voterIn(request.headers.cookie) ?? newVoter();
        await voteFor(deps, request.params.token, request.body, { address: request.ip, voter });
        void reply.setCookie(VOTER_COOKIE, voter, { ...cookieOptions(deps), maxAge: SHORTLIST_LIMITS.days * DAY });
        return told(request.body.on ? say("Your vote counts.") : say("Taken back."));
      }),
  );

  api.post(
    "/api/shortlists/:token/adopt",
    {
      schema: {
        tags,
        summary: "Puts a shortlist into the account of whoever has its link to edit",
        description: "It stays there without an end, and its links go on working. 409 where it is in another account.",
        params: byToken,
        response: { 200: messageSaying("It is in your account."), ...commonErrors },
      },
    },
    async (request, reply) =>
      done(request, reply, SHORTLIST_PATH, async () => {
        await adopt(deps, request.params.token, signedIn(request), visitorOf(request));
        // From now on the account has it: whoever uses this browser next does not.
        if (shortlistIn(request.headers.cookie) === request.params.token) keep(deps, reply, null);
        return told(say("It is in your account."));
      }),
  );

  api.post(
    "/api/shortlists/:token/device",
    {
      schema: {
        tags,
        summary: "Lets this browser keep a shortlist by its link to edit: what is saved goes there",
        params: byToken,
        response: { 200: messageSaying("This browser keeps it."), ...commonErrors },
      },
    },
    async (request, reply) =>
      done(request, reply, SHORTLIST_PATH, async () => {
        await keepable(deps, request.params.token, visitorOf(request));
        keep(deps, reply, request.params.token);
        return told(say("This browser keeps it."));
      }),
  );

  api.post(
    "/api/shortlists/:token/read-link",
    {
      schema: {
        tags,
        summary: "Makes another link to read: the old one is dead",
        description: "By the link to edit. The votes stay.",
        params: byToken,
        response: { 200: messageSaying("The old link works no more."), ...commonErrors },
      },
    },
    async (request, reply) =>
      done(request, reply, sharedShortlistPath(request.params.token), async () => {
        await renewReadLink(deps, request.params.token, visitorOf(request));
        return told(say("The old link works no more."));
      }),
  );

  api.post(
    "/api/shortlists/:token/end",
    {
      schema: {
        tags,
        summary: "Deletes a shortlist with its votes, by its link to edit",
        params: byToken,
        response: { 200: messageSaying("The shortlist is gone."), ...commonErrors },
      },
    },
    async (request, reply) =>
      done(request, reply, SHORTLIST_PATH, async () => {
        await endShared(deps, request.params.token, visitorOf(request));
        if (shortlistIn(request.headers.cookie) === request.params.token) keep(deps, reply, null);
        return told(say("The shortlist is gone."));
      }),
  );
}
