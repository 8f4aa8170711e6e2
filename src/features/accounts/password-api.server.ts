import { signedIn } from "../../platform/http/guards.server.ts";
import { commonErrors, messageBody } from "../../platform/http/response-shapes.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import { changePasswordSchema, forgotSchema, resetPasswordSchema, verifyOtpSchema } from "./account-model.ts";
import { codeSentBody, resetBody } from "./account-shapes.server.ts";
import { VERIFIED_MS } from "./code-service.server.ts";
import { knownDevice, rememberDevice } from "./known-device.server.ts";
import { changePassword } from "./password-change-service.server.ts";
import { forgotPassword, resetPassword, verifyResetCode } from "./password-reset-service.server.ts";
import { cookieOptions, sessionCookie, sessionToken } from "./session-service.server.ts";
import { userAgentOf } from "./sign-in.server.ts";

/** Carries the proof from the second step to the third, for clients that send no sessionId there. */
const RESET_COOKIE = "mandap_reset";
const RESET_PATH = "/api/twilio";

/** A forgotten password by a code in three steps, as the specification names them, and a known one that is changed. */
export const passwordApi: ApiRoutes = (api, deps) => {
  const tags = ["Account"];

  api.post(
    "/api/twilio/forgot-password",
    {
      schema: {
        tags,
        summary: "Ask for a reset code; alike for unknown accounts",
        body: forgotSchema,
        response: { ...commonErrors, 200: codeSentBody },
      },
    },
    async (request) => {
      const { sessionId } = await forgotPassword(deps, request.body.emailorphoneorusername, {
        address: request.ip,
        known: knownDevice(deps, request),
      });
      return { success: true as const, message: TEXT.otpSent, sessionId };
    },
  );

  api.post(
    "/api/twilio/verifyForgotOtp",
    {
      schema: {
        tags,
        summary: "Check a reset code",
        body: verifyOtpSchema,
        response: { ...commonErrors, 200: messageBody },
      },
    },
    async (request, reply) => {
      const { emailorphoneorusername: identifier, otp, sessionId } = request.body;
      await verifyResetCode(deps, { identifier, otp, sessionId }, request.ip);
      reply.setCookie(RESET_COOKIE, sessionId, {
        ...cookieOptions(deps),
        path: RESET_PATH,
        maxAge: VERIFIED_MS / 1000,
      });
      return { success: true as const, message: TEXT.otpVerified };
    },
  );

  api.post(
    "/api/twilio/resetPassword",
    {
      schema: {
        tags,
        summary: "Set a new password after the code, and be signed in",
        body: resetPasswordSchema,
        response: { ...commonErrors, 200: resetBody },
      },
    },
    async (request, reply) => {
      const sessionIds = [request.body.sessionId, request.cookies[RESET_COOKIE]];
      const { user, session } = await resetPassword(deps, request.body, {
        sessionIds,
        userAgent: userAgentOf(request),
      });
      reply.setCookie(...sessionCookie(deps, session.token, session.expiresAt));
      rememberDevice(deps, request, reply, user);
      reply.clearCookie(RESET_COOKIE, { ...cookieOptions(deps), path: RESET_PATH });
      return { success: true as const, message: TEXT.resetSuccess, username: user.username };
    },
  );

  api.post(
    "/api/auth/change-password",
    {
      schema: {
        tags,
        summary: "Change one's own password",
        body: changePasswordSchema,
        response: { ...commonErrors, 200: messageBody },
      },
    },
    async (request, reply) => {
      const user = await changePassword(deps, signedIn(request), request.body, sessionToken(request.cookies) ?? "");
      rememberDevice(deps, request, reply, user);
      return { success: true as const, message: TEXT.changeSuccess };
    },
  );
};
