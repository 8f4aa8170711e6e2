import { commonErrors, messageBody } from "../../platform/http/response-shapes.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, takesKey } from "../../platform/http/idempotency.server.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import { registerSchema, sendOtpSchema } from "./account-model.ts";
import { findUser } from "./account-store.server.ts";
import { codeSentBody } from "./account-shapes.server.ts";
import { signIn } from "./sign-in.server.ts";
import { register, sendSignupCode } from "./signup-service.server.ts";

/** Sign-up in two steps, by a code to the mobile, as the specification names them. */
export const signupApi: ApiRoutes = (api, deps) => {
  api.post(
    "/api/twilio/send-otp",
    {
      schema: {
        tags: ["Account"],
        summary: "Send a signup code to a mobile",
        body: sendOtpSchema,
        response: { ...commonErrors, 200: codeSentBody },
      },
    },
    async (request) => {
      const { sessionId } = await sendSignupCode(deps, request.body, request.ip);
      return { success: true as const, message: TEXT.otpSent, sessionId };
    },
  );

  api.post(
    "/api/twilio/register",
    {
      config: takesKey,
      schema: {
        tags: ["Account"],
        summary: "Sign up with the code, and be signed in",
        body: registerSchema,
        response: { ...commonErrors, 201: messageBody },
      },
    },
    async (request, reply) => {
      const { userId } = await register(deps, request.body, { key: idempotencyKey(request), address: request.ip });
      await signIn(deps, request, reply, await findUser(deps.db, userId));
      return reply.status(201).send({ success: true, message: TEXT.signupSuccess });
    },
  );
};
