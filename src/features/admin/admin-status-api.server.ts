import { z } from "zod";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { messageBody } from "../../platform/http/response-shapes.server.ts";
import { refusals } from "./admin-shapes.server.ts";
import { statusSchema } from "./admin-status-model.ts";
import { jobWords } from "./job-words.ts";
import { retryJob, siteStatus } from "./admin-status.server.ts";
import { say } from "../../domain/words/say.ts";

const tags = ["Admin"];

/** What the machinery is doing, and another try for a job that was given up. */
export const adminStatusApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/admin/status",
    {
      schema: {
        tags,
        summary: "Queues, failed jobs, outbox, disk, versions, last backup",
        response: { 200: z.object({ success: z.literal(true), status: statusSchema }), ...refusals },
      },
    },
    async (request, reply) => {
      return reply.send({ success: true, status: await siteStatus(deps) });
    },
  );

  api.post(
    "/api/admin/jobs/:id/retry",
    {
      schema: {
        tags,
        summary: "Has a failed job done once more",
        params: z.object({ id: z.string() }),
        response: { 200: messageBody, ...refusals },
      },
    },
    async (request, reply) => {
      const { name } = await retryJob(deps, signedIn(request), request.params.id);
      return reply.send({ success: true, message: say("{job}: tried again now.", { job: jobWords(name) }) });
    },
  );
};
