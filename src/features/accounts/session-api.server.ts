import { signedIn } from "../../platform/http/guards.server.ts";
import { commonErrors } from "../../platform/http/response-shapes.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import { loginSchema } from "./account-model.ts";
import { checkAuthBody, loginBody, logoutBody, presentUser, protectedBody } from "./account-shapes.server.ts";
import { knownDevice } from "./known-device.server.ts";
import { login } from "./login-service.server.ts";
import { closeSession, FORGET_PAGES, sessionCookie, sessionToken } from "./session-service.server.ts";
import { signIn } from "./sign-in.server.ts";

/** Login, logout and who is signed in, as the specification names them; the session is a cookie (DECISIONS 11). */
export const sessionApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/auth/check-auth",
    {
      schema: {
        tags: ["Account"],
        summary: "Who is signed in, if anybody",
        response: { ...commonErrors, 200: checkAuthBody },
      },
    },
    async ({ actor }) => (actor ? { loggedIn: true, user: presentUser(actor) } : { loggedIn: false }),
  );

  api.get(
    "/api/auth/protected",
    {
      schema: {
        tags: ["Account"],
        summary: "200 only for a signed-in person",
        response: { ...commonErrors, 200: protectedBody },
      },
    },
    async (request) => ({ message: "You are logged in", user: presentUser(signedIn(request)) }),
  );

  api.get(
    "/api/auth/logout",
    { schema: { tags: ["Account"], summary: "End the session", response: { ...commonErrors, 200: logoutBody } } },
    async (request, reply) => {
      const token = sessionToken(request.cookies);
      if (token) await closeSession(deps, token);
      reply.setCookie(...sessionCookie(deps, null)).headers(FORGET_PAGES);
      return { message: TEXT.logoutSuccess, msg: TEXT.logoutSuccess };
    },
  );

  api.post(
    "/api/twilio/login",
    {
      schema: {
        tags: ["Account"],
        summary: "Log in by username, e-mail or mobile",
        body: loginSchema,
        response: { ...commonErrors, 200: loginBody },
      },
    },
    async (request, reply) => {
      const { user, tries } = await login(deps, request.body, {
        address: request.ip,
        known: knownDevice(deps, request),
      });
      await signIn(deps, request, reply, user, { tries, audited: "account.login" });
      return { success: true as const, msg: TEXT.loginSuccess, userId: user.id };
    },
  );
};
