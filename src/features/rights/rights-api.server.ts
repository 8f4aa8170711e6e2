import { z } from "zod";
import { todayIST } from "../../domain/dates.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { commonErrors, errorBody, messageBody } from "../../platform/http/response-shapes.server.ts";
import { CLOSING_TEXT, closeSchema } from "../accounts/closing-model.ts";
import { closeAccount, sendClosingCode } from "../accounts/closing-service.server.ts";
import { CONSENT_MESSAGES, CONSENT_PURPOSES } from "../accounts/consent-model.ts";
import { consentsOf, setConsent } from "../accounts/consent-service.server.ts";
import { FORGET_PAGES, sessionCookie } from "../accounts/session-service.server.ts";
import { exportData } from "./export-service.server.ts";
import { text } from "../../domain/words/say.ts";

const tags = ["Account"];
const consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  given: z.boolean(),
  version: z.string().nullable(),
  givenAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  withdrawable: z.boolean(),
});
const consentsBody = z.object({ success: z.literal(true), message: z.string().optional(), consents: z.array(consent) });

/** What everybody may ask of us about their own data (DPDP Act 2023): consent, a copy, erasure. */
export const rightsApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/account/consents",
    {
      schema: {
        tags,
        summary: "What the signed-in person agreed to, by purpose",
        response: { 200: consentsBody, 401: errorBody },
      },
    },
    async (request) => ({
      success: true as const,
      consents: await consentsOf(deps, signedIn(request)),
    }),
  );

  const purpose = z.object({ purpose: z.enum(CONSENT_PURPOSES, text("There is no such purpose.")) });
  api.put(
    "/api/account/consents/:purpose",
    {
      schema: {
        tags,
        summary: "Give a consent, or take it back",
        params: purpose,
        body: z.object({ given: z.boolean("given must be true or false.") }),
        response: { 200: consentsBody, ...commonErrors },
      },
    },
    async (request) => {
      const { given } = request.body;
      const consents = await setConsent(deps, signedIn(request), request.params.purpose, given);
      return { success: true as const, message: given ? CONSENT_MESSAGES.given : CONSENT_MESSAGES.withdrawn, consents };
    },
  );

  api.get(
    "/api/account/data",
    {
      schema: {
        tags,
        summary: "Everything about the signed-in person: a zip with data.json and photos",
        response: {
          200: {
            description: "The zip",
            content: { "application/zip": { schema: z.string().meta({ format: "binary" }) } },
          },
          401: errorBody,
          429: errorBody,
        },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const zip = await exportData(deps, actor);
      return reply
        .type("application/zip")
        .header("Content-Disposition", `attachment; filename="my-data-${todayIST(deps.now())}.zip"`)
        .header("Cache-Control", "no-store")
        .send(zip as never);
    },
  );

  api.post(
    "/api/account/close-code",
    {
      schema: {
        tags,
        summary: "Send a code to the account's mobile, to close it without the password",
        response: { 200: messageBody.extend({ sessionId: z.string() }), ...commonErrors },
      },
    },
    async (request) => {
      const { sessionId } = await sendClosingCode(deps, signedIn(request));
      return { success: true as const, message: CLOSING_TEXT.codeSent, sessionId };
    },
  );

  api.post(
    "/api/account/close",
    {
      schema: {
        tags,
        summary: "Close the account: hidden at once, erased after seven days unless a login keeps it",
        body: closeSchema,
        response: { 200: messageBody.extend({ eraseAfter: z.string() }), ...commonErrors },
      },
    },
    async (request, reply) => {
      const { eraseAfter } = await closeAccount(deps, signedIn(request), request.body);
      reply.setCookie(...sessionCookie(deps, null)).headers(FORGET_PAGES);
      return { success: true as const, message: CLOSING_TEXT.closed, eraseAfter: eraseAfter.toISOString() };
    },
  );
};
