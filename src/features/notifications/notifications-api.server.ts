import { z } from "zod";
import { LISTS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { errorBody } from "../../platform/http/response-shapes.server.ts";
import { NOTIFICATIONS_PAGE } from "./notification-model.ts";
import { markAllRead, markRead, notificationsOf, unreadCount } from "./notification-service.server.ts";

const tags = ["Notifications"];
const query = z.object({
  cursor: z.uuid("This is no cursor of this list.").optional(),
  limit: z.coerce
    .number("limit must be a number.")
    .int()
    .min(1)
    .max(LISTS.maxPage, `limit must be at most ${LISTS.maxPage}.`)
    .default(NOTIFICATIONS_PAGE),
});
const notification = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  href: z.string().nullable(),
  createdAt: z.string(),
  read: z.boolean(),
});
const list = z.object({
  success: z.literal(true),
  notifications: z.array(notification),
  unread: z.number(),
  next: z.string().nullable(),
});
const marked = z.object({ success: z.literal(true), message: z.string(), unread: z.number() });

/** Next page of a list, as every list of the API names it (DECISIONS 22). */
function nextLink(path: string, next: string | null, limit: number): Record<string, string> {
  return next ? { Link: `<${path}?${new URLSearchParams({ cursor: next, limit: String(limit) })}>; rel="next"` } : {};
}

/** The bell: one's own, read one by one or all at once. */
export const notificationsApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/notifications",
    {
      schema: {
        tags,
        summary: "The signed-in person's notifications, newest first",
        querystring: query,
        response: { 200: list, 400: errorBody, 401: errorBody },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const { cursor, limit } = request.query;
      const page = await notificationsOf(deps, actor, { cursor, limit });
      return reply.headers(nextLink("/api/notifications", page.next, limit)).send({ success: true, ...page });
    },
  );

  api.patch(
    "/api/notifications/:id/read",
    {
      schema: {
        tags,
        summary: "Marks one as read",
        params: z.object({ id: z.string() }),
        response: { 200: marked, 401: errorBody, 404: errorBody },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      await markRead(deps, actor, request.params.id);
      return reply.send({ success: true, message: text("Marked as read."), unread: await unreadCount(deps, actor) });
    },
  );

  api.patch(
    "/api/notifications/read-all",
    { schema: { tags, summary: "Marks all as read", response: { 200: marked, 401: errorBody } } },
    async (request, reply) => {
      const actor = signedIn(request);
      await markAllRead(deps, actor);
      return reply.send({ success: true, message: text("All marked as read."), unread: 0 });
    },
  );
};
