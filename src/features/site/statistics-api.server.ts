import { z } from "zod";
import { AppError } from "../../domain/errors.ts";
import { sharedAnswers, sharedCall } from "../../platform/cache/shared-call.server.ts";
import { commonErrors } from "../../platform/http/response-shapes.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { countReach, registeredCount, totalReach } from "./statistics-service.server.ts";

/** Without an end date: it lives as long as the browser session that is counted. */
const VISIT_COOKIE = "mandap_visit";
const totalBody = z.object({ total: z.number().int() });

/** Past the limit of an address a visit is not counted; the visitor hears nothing of it. */
async function mayCount({ limits }: Deps, address: string): Promise<boolean> {
  try {
    await limits.hit("LIMIT_REACH_PER_ADDRESS", address);
    return true;
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.status === 429) return false;
    throw refusal;
  }
}

/** The two figures of the home page, as the specification names their calls. */
export const statisticsApi: ApiRoutes = (api, deps) => {
  const { config } = deps;
  const elsewhere = config.corsOrigins.length > 0;

  api.post(
    "/api/reach/track",
    {
      schema: {
        tags: ["Statistics"],
        summary: "Count a visit to the home page, once per browser session",
        response: { ...commonErrors, 200: totalBody },
      },
    },
    async (request, reply) => {
      if (request.cookies[VISIT_COOKIE]) return { total: await totalReach(deps) };
      if (!(await mayCount(deps, request.ip))) return { total: await totalReach(deps) };
      reply.setCookie(VISIT_COOKIE, "1", {
        path: "/api/reach",
        httpOnly: true,
        sameSite: elsewhere ? "none" : "lax",
        secure: elsewhere || config.secure,
      });
      return { total: await countReach(deps) };
    },
  );

  api.get(
    "/api/volunteer-stats/registered/count",
    {
      schema: {
        tags: ["Statistics"],
        summary: "How many are registered: approved listings of every category",
        response: { ...commonErrors, ...sharedAnswers, 200: totalBody },
      },
    },
    async (request, reply) =>
      sharedCall(deps, request, reply, async () => ({ json: { total: await registeredCount(deps) } })),
  );
};
