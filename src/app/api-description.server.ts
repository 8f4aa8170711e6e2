/** What the OpenAPI document says of every call besides its schemas: its name, who may call it, and its headers. */
import { STATUS_CODES } from "node:http";
import type { SwaggerTransform } from "@fastify/swagger";
import { SESSION_COOKIE } from "../features/accounts/session-service.server.ts";
import { describeRoute } from "../platform/http/form-description.server.ts";
import { gateOf } from "./access-kinds.ts";
import { callRows } from "./access-matrix.ts";

/** The one way for people to be known: the cookie that login and sign-up set. */
export const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: SESSION_COOKIE,
    description: "Set by POST /api/twilio/login and POST /api/twilio/register.",
  },
  webhook: {
    type: "apiKey",
    in: "header",
    name: "X-Hub-Signature-256",
    description: "'sha256=' and the HMAC of the body with a secret of the settings; a GET brings `hub.verify_token`.",
  },
} as const;

type Field = { type: string; description: string; [more: string]: unknown };
type Answer = { type?: string; headers?: Record<string, Field>; content?: unknown; [more: string]: unknown };
type Described = {
  querystring?: { properties?: Record<string, unknown> };
  response?: Record<string, Answer>;
  [more: string]: unknown;
};

const LINK: Field = {
  type: "string",
  description: 'The next page, as `<address>; rel="next"`; absent on the last one.',
};
const TOTAL: Field = { type: "integer", description: "How many there are on all pages." };
const CAPPED: Field = { type: "string", enum: ["true"], description: "Where there are more than X-Total-Count says." };
const ETAG: Field = { type: "string", description: "To be sent back as If-None-Match." };
const RETRY: Field = { type: "integer", description: "Seconds to wait before the next try." };

const KEY: Field = {
  type: "string",
  pattern: "^[!-~]{8,200}$",
  description: "The same key does the same once: sent again, the first answer is given again.",
};
const IF_NONE_MATCH: Field = {
  type: "string",
  description: "The ETag of an answer that is here already: 304 where it still holds.",
};
const BASED_ON: Field = {
  type: "string",
  description: "The version that the edit began with: 409 where it has changed since.",
};

/** 'GET /api/volunteers/username/:username' becomes getVolunteersUsernameByUsername. */
export function operationId(method: string, url: string): string {
  const words = url
    .replace(/^\/api\//, "")
    .split(/[/\-.]/)
    .filter(Boolean)
    .map((word) => (word.startsWith(":") ? `by-${word.slice(1)}` : word))
    .join("-");
  return `${method.toLowerCase()}-${words}`.replace(/-(\w)/g, (_dash, first: string) => first.toUpperCase());
}

/** Needed, of use (an owner sees more), or of no matter. */
function securityOf(method: string, url: string): Record<string, string[]>[] {
  const row = callRows()[`${method} ${url}`];
  if (!row) return [];
  if (row.access === "token") return [{ webhook: [] }];
  return gateOf(row) === "open" ? [{}, { session: [] }] : [{ session: [] }];
}

/** The headers that a call answers with, by status. */
function answerHeaders(
  status: string,
  answer: Answer,
  { pages, shared }: { pages: boolean; shared: boolean },
): Record<string, Field> {
  if (status === "429" || status === "503") return { "Retry-After": RETRY };
  if (status !== "200" && status !== "304") return {};
  return {
    // A list that is here already (304) comes with the headers of the one that was kept.
    ...(pages ? { Link: LINK } : {}),
    ...(pages && (status === "304" || answer.type === "array")
      ? { "X-Total-Count": TOTAL, "X-Total-Count-Capped": CAPPED }
      : {}),
    ...(shared ? { ETag: ETAG } : {}),
  };
}

/** An answer with its headers, and its status in words where its schema has none. */
function withHeaders(status: string, answer: Answer, headers: Record<string, Field>): Answer {
  const said = { description: STATUS_CODES[status] ?? status, ...(Object.keys(headers).length > 0 ? { headers } : {}) };
  if (answer.content || answer.type === "null") return { ...said, ...answer };
  return { ...said, content: { "application/json": { schema: answer } } };
}

/**
 * What the OpenAPI document says of one route: its schemas, and from its `config`, method and access row the headers it
 * takes and sends, its `operationId` and who may call. Hidden routes stay without a schema.
 */
export const describeCall: SwaggerTransform = (given) => {
  const { schema, url } = describeRoute(given) as { schema?: Described; url: string };
  if (!schema || schema["hide"]) return { schema: schema as never, url };
  const { config, method: methods } = given.route;
  const method = [methods].flat().find((one) => one !== "HEAD") ?? "GET";
  const pages = method === "GET" && "cursor" in (schema.querystring?.properties ?? {});
  const shared = "304" in (schema.response ?? {});
  const headers = {
    ...(config?.takesKey ? { "Idempotency-Key": KEY } : {}),
    ...(config?.form && method === "PUT" ? { "X-Based-On": BASED_ON } : {}),
    ...(shared ? { "If-None-Match": IF_NONE_MATCH } : {}),
  };
  const response = Object.fromEntries(
    Object.entries(schema.response ?? {}).map(([status, answer]) => [
      status,
      withHeaders(status, answer, answerHeaders(status, answer, { pages, shared })),
    ]),
  );
  return {
    url,
    schema: {
      ...schema,
      operationId: operationId(method, url),
      security: securityOf(method, url),
      ...(Object.keys(headers).length > 0 ? { headers: { type: "object", properties: headers } } : {}),
      response,
    } as never,
  };
};
