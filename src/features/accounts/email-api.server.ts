import { z } from "zod";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { commonErrors, messageBody } from "../../platform/http/response-shapes.server.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import { proveEmailSchema } from "./account-model.ts";
import { proveEmail, sendEmailCode } from "./email-proof-service.server.ts";

/** How the e-mail of an account is proven. */
export const emailApi: ApiRoutes = (api, deps) => {
  const tags = ["Account"];

  api.post(
    "/api/account/email-code",
    {
      schema: {
        tags,
        summary: "Send a code to the account's e-mail, to prove that it is one's own",
        response: { 200: messageBody.extend({ sessionId: z.string() }), ...commonErrors },
      },
    },
    async (request) => {
      const { sessionId } = await sendEmailCode(deps, signedIn(request));
      return { success: true as const, message: TEXT.emailCodeSent, sessionId };
    },
  );

  api.post(
    "/api/account/prove-email",
    {
      schema: {
        tags,
        summary: "Prove the account's e-mail by the code that went there",
        body: proveEmailSchema,
        response: { 200: messageBody, ...commonErrors },
      },
    },
    async (request) => {
      await proveEmail(deps, signedIn(request), request.body);
      return { success: true as const, message: TEXT.emailProvenNow };
    },
  );
};
