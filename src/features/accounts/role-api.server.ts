import { signedIn } from "../../platform/http/guards.server.ts";
import { commonErrors } from "../../platform/http/response-shapes.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import { setRoleSchema } from "./account-model.ts";
import { checkVolunteerBody, roleBody } from "./account-shapes.server.ts";
import { chooseRole } from "./role-service.server.ts";

/** The role that is chosen after sign-up, and what the specification's forms ask before. */
export const roleApi: ApiRoutes = (api, deps) => {
  api.put(
    "/api/roll/set-role",
    {
      schema: {
        tags: ["Account"],
        summary: "Choose one's role after signup",
        body: setRoleSchema,
        response: { ...commonErrors, 200: roleBody },
      },
    },
    async (request) => {
      const { id, username, role } = await chooseRole(deps, signedIn(request), request.body.role);
      return { success: true as const, message: TEXT.roleSuccess, user: { id, username, role } };
    },
  );

  api.get(
    "/api/check-volunteer",
    {
      schema: {
        tags: ["Account"],
        summary: "Whether one has registered as a volunteer",
        response: { ...commonErrors, 200: checkVolunteerBody },
      },
    },
    async (request) => ({
      hasRegistered: (await deps.kept.categoriesOf(deps.db, signedIn(request).id)).includes("volunteers"),
    }),
  );
};
