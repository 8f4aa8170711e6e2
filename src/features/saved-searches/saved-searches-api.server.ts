import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../domain/errors.ts";
import { saveSearchPath, SEARCHES_CALL, SEARCHES_PATH, searchMailsPath } from "../../domain/request-paths.ts";
import { languageOfPath } from "../../domain/words/languages.ts";
import { say } from "../../domain/words/say.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { Api, ApiRoutes } from "../../platform/http/http-types.server.ts";
import { cameFrom, isPlainForm, takesPlainForms } from "../../platform/http/plain-form.server.ts";
import { commonErrors, errorBody, messageBody, messageSaying } from "../../platform/http/response-shapes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { FOR_NOBODY_ELSE } from "../enquiries/guest-headers.ts";
import {
  changeSearchSchema,
  SAVED_LIMITS,
  savedProblemOf,
  saveSearchSchema,
  stopMailsSchema,
} from "./saved-search-model.ts";
import {
  changeSearch,
  endSearch,
  mailsBehind,
  savedSearchesOf,
  saveSearch,
  stopMails,
} from "./saved-search-service.server.ts";

const tags = ["Saved searches"];
const byId = z.object({ id: z.string().describe("Of the saved search") });
const byToken = z.object({ token: z.string().describe("The last part of the link in a mail") });

const savedBody = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string().describe("The address of what it finds"),
  on: z.boolean().describe("A mail comes when there is something new"),
  over: z.boolean().describe("Its days have passed: nothing is looked for any more"),
  lookedOn: z.string().describe("The last look: an ISO day in India"),
});
const EXAMPLE: z.input<typeof savedBody> = {
  id: "0190a0a0-0000-7000-8000-000000000000",
  name: "Venues: Indore · Free on 12 February 2027",
  path: "/VenueBooking?state=Madhya+Pradesh&district=Indore&date=2027-02-12",
  on: true,
  over: false,
  lookedOn: "2026-11-26",
};
const listBody = z.object({ success: z.literal(true), searches: z.array(savedBody) });

const told = (message: string) => ({ success: true as const, message });

/** Does what a call asks; a plain form is led to a page in its language, which says also what went wrong. */
async function done<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  work: () => Promise<Body>,
  wrong: string = path,
): Promise<Body> {
  void reply.headers(FOR_NOBODY_ELSE);
  if (!isPlainForm(request)) return work();
  const from = cameFrom(request);
  const { prefix } = languageOfPath(from ?? "");
  try {
    await work();
    return await (reply.redirect(prefix + path, 303) as unknown as Promise<Body>);
  } catch (error) {
    const problem = error instanceof AppError && error.status !== 429 ? savedProblemOf(error.message) : undefined;
    // What comes from none of our pages is led back to none.
    if (!problem || from === null) throw error;
    const more = `${wrong.includes("?") ? "&" : "?"}problem=${problem}`;
    return reply.redirect(prefix + wrong + more, 303) as unknown as Promise<Body>;
  }
}

/** Searches that somebody keeps, which plain forms change too; and the links that stop the mails about them. */
export const savedSearchesApi: ApiRoutes = (api, deps) =>
  takesPlainForms(api, (scope) => {
    ownCalls(scope, deps);
    linkCalls(scope, deps);
  });

function ownCalls(api: Api, deps: Deps): void {
  api.get(
    SEARCHES_CALL,
    {
      schema: {
        tags,
        summary: "The searches that the signed-in person keeps, the newest first",
        response: { 200: listBody.meta({ examples: [{ success: true, searches: [EXAMPLE] }] }), 401: errorBody },
      },
    },
    async (request, reply) =>
      reply.headers(FOR_NOBODY_ELSE).send({ success: true, searches: await savedSearchesOf(deps, signedIn(request)) }),
  );

  api.post(
    SEARCHES_CALL,
    {
      schema: {
        tags,
        summary: "Keeps a search: what is new in it comes by mail, once a day",
        description: `By the address of its list. Kept twice it stands there once. 409 for more than ${SAVED_LIMITS.searches}. A plain form is answered with the page of saved searches.`,
        body: saveSearchSchema.meta({ examples: [{ search: EXAMPLE.path, name: "Halls for Riya" }] }),
        response: {
          200: messageBody
            .extend({ id: z.string() })
            .meta({ examples: [{ success: true, message: "Your search is saved.", id: EXAMPLE.id }] }),
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const form = request.body;
      const again = saveSearchPath(form.search) + (form.name ? `&${new URLSearchParams({ name: form.name })}` : "");
      return done(
        request,
        reply,
        `${SEARCHES_PATH}?saved`,
        async () => ({
          ...told(say("Your search is saved.")),
          id: await saveSearch(deps, signedIn(request), form),
        }),
        again,
      );
    },
  );

  api.post(
    `${SEARCHES_CALL}/:id`,
    {
      schema: {
        tags,
        summary: "Gives a saved search another name, or stops its mails, or lets them come again",
        params: byId,
        body: changeSearchSchema.meta({ examples: [{ on: false }] }),
        response: { 200: messageSaying("Changed."), ...commonErrors },
      },
    },
    async (request, reply) =>
      done(request, reply, SEARCHES_PATH, async () => {
        await changeSearch(deps, signedIn(request), request.params.id, request.body);
        return told(say("Changed."));
      }),
  );

  api.post(
    `${SEARCHES_CALL}/:id/end`,
    {
      schema: {
        tags,
        summary: "Deletes a saved search",
        params: byId,
        response: { 200: messageSaying("The search is gone."), ...commonErrors },
      },
    },
    async (request, reply) =>
      done(request, reply, SEARCHES_PATH, async () => {
        await endSearch(deps, signedIn(request), request.params.id);
        return told(say("The search is gone."));
      }),
  );
}

function linkCalls(api: Api, deps: Deps): void {
  api.get(
    "/api/search-mails/:token",
    {
      schema: {
        tags,
        summary: "What the link in a mail about saved searches is for, without a login",
        description: "Changes nothing. A browser is led to the page with the button.",
        params: byToken,
        response: {
          200: listBody.meta({ examples: [{ success: true, searches: [EXAMPLE] }] }),
          404: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      void reply.headers(FOR_NOBODY_ELSE);
      const searches = await mailsBehind(deps, token, request.ip);
      return (request.headers.accept ?? "").includes("text/html")
        ? (reply.redirect(searchMailsPath(token), 303) as never)
        : { success: true as const, searches };
    },
  );

  api.post(
    "/api/search-mails/:token",
    {
      schema: {
        tags,
        summary: "Stops the mails about saved searches by the link in one, without a login",
        description:
          "All of them, or about one search. Also what mail programs send by themselves where somebody presses their button (List-Unsubscribe-Post, RFC 8058).",
        params: byToken,
        body: stopMailsSchema.meta({ examples: [{ search: EXAMPLE.id }] }),
        response: { 200: messageSaying("No more of these mails come."), ...commonErrors },
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      // A mail program looks at the status alone, and follows nothing.
      const work = async () => {
        await stopMails(deps, token, request.body, request.ip);
        return told(say("No more of these mails come."));
      };
      return cameFrom(request) ? done(request, reply, `${searchMailsPath(token)}?stopped`, work) : work();
    },
  );
}
