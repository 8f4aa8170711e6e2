import { z } from "zod";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { messageBody } from "../../platform/http/response-shapes.server.ts";
import { CONTENT_KEYS, CONTENT_LISTS, isContentKey } from "../content/content-lists.ts";
import { changeSiteContent, contentNamed } from "./admin-content.server.ts";
import { refusals } from "./admin-shapes.server.ts";

const tags = ["Admin"];

const key = z.object({ key: z.string().describe(CONTENT_KEYS.join(", ")) });
const list = {
  key: z.enum(CONTENT_KEYS),
  items: z.array(z.record(z.string(), z.string())).describe("In the order of the page; the fields depend on the list"),
  updatedAt: z.string().nullable().describe("null while nobody has changed the list"),
};
const change = z.object({
  items: z.unknown().describe("The whole list; 400 names the field at fault, such as items.0.title"),
  updatedAt: z
    .string("updatedAt must be a text.")
    .nullish()
    .describe("As it was read: 409 when the list has changed since"),
});

const view = <Item extends object>({
  items,
  ...rest
}: {
  key: (typeof CONTENT_KEYS)[number];
  items: readonly Item[];
  updatedAt: string | null;
}) => ({ ...rest, items: items.map((item) => Object.fromEntries<string>(Object.entries(item))) });

/** `api/admin/content` and `api/admin/content/{key}`: the lists of the public pages. */
export const adminContentApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/admin/content",
    {
      schema: {
        tags,
        summary: "All lists of the public pages, as they stand",
        response: { 200: z.object({ success: z.literal(true), lists: z.array(z.object(list)) }), ...refusals },
      },
    },
    async (request, reply) => {
      const lists = await Promise.all(CONTENT_KEYS.map(async (name) => view(await contentNamed(deps, name))));
      return reply.send({ success: true, lists });
    },
  );

  api.get(
    "/api/admin/content/:key",
    {
      schema: {
        tags,
        summary: "A list of the public pages, as it stands",
        params: key,
        response: { 200: z.object({ success: z.literal(true), ...list }), ...refusals },
      },
    },
    async (request, reply) => {
      return reply.send({ success: true, ...view(await contentNamed(deps, request.params.key)) });
    },
  );

  api.put(
    "/api/admin/content/:key",
    {
      schema: {
        tags,
        summary: "Puts a list of the public pages in place of what was there",
        params: key,
        body: change,
        response: { 200: messageBody.extend(list), ...refusals },
      },
    },
    async (request, reply) => {
      const { key: name } = request.params;
      const changed = await changeSiteContent(deps, signedIn(request), name, request.body);
      return reply.send({
        success: true,
        message: `${isContentKey(name) ? CONTENT_LISTS[name].label : name} saved.`,
        ...view(changed),
      });
    },
  );
};
