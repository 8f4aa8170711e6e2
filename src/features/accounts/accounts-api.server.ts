import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { emailApi } from "./email-api.server.ts";
import { ownSessionsApi } from "./own-sessions-api.server.ts";
import { languageApi } from "./language-api.server.ts";
import { passwordApi } from "./password-api.server.ts";
import { roleApi } from "./role-api.server.ts";
import { sessionApi } from "./session-api.server.ts";
import { signupApi } from "./signup-api.server.ts";

/** Every call of accounts (API.md, 'Account'). */
export const accountsApi: ApiRoutes = async (api, deps) => {
  for (const register of [signupApi, sessionApi, passwordApi, roleApi, languageApi, emailApi, ownSessionsApi])
    await register(api, deps);
};
