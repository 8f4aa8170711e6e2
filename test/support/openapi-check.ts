import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { FastifyInstance } from "fastify";

type Answer = { headers?: object; content?: Record<string, { schema?: object }> };
type Operation = { responses?: Record<string, Answer> };
/** What lists tell beside their body. */
const LIST_HEADERS = ["link", "x-total-count", "x-total-count-capped"];

type Document = { paths?: Record<string, Record<string, Operation>>; components?: object };

type Check = (method: string, path: string, status: number, body: unknown, headers: object) => void;

/** One for all sites of a test process, by what made them: the document is the same, and dear to make. */
const checks = new Map<unknown, Check>();

/** As `openApiCheck`; `maker` is the function that made the site. */
export function sharedOpenApiCheck(app: FastifyInstance, maker: unknown): Check {
  const known = checks.get(maker) ?? openApiCheck(app);
  checks.set(maker, known);
  return known;
}

/**
 * Holds every answer against the OpenAPI document that the server itself publishes: a call it does not
 * describe, a status it does not name, a header of a list that it is silent of or a body of another shape is an error.
 */
function openApiCheck(app: FastifyInstance): Check {
  const document = app.swagger() as unknown as Document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const compiled = new Map<object, ValidateFunction>();
  const routes = Object.entries(document.paths ?? {})
    .map(([template, operations]) => ({
      operations,
      template,
      fixed: template.split("/").filter((part) => !part.startsWith("{")).length,
      pattern: new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]+\}/g, "[^/]+")}/?$`, "i"),
    }))
    .sort((a, b) => b.fixed - a.fixed);
  return (method, url, status, body, headers) => {
    const path = url.split("?")[0]!;
    if (!/^\/api\//i.test(path) || /openapi\.json|\/api\/docs/.test(path)) return;
    const route = routes.find(({ pattern, operations }) => pattern.test(path) && operations[method.toLowerCase()]);
    if (!route) {
      if (status === 404 || status === 403) return;
      throw new Error(`The OpenAPI document does not describe ${method} ${path}.`);
    }
    const answers = route.operations[method.toLowerCase()]!.responses ?? {};
    const answer = answers[String(status)];
    if (!answer)
      throw new Error(
        `The OpenAPI document names no ${status} for ${method} ${route.template}: ${JSON.stringify(body).slice(0, 200)}`,
      );
    const told = Object.keys(answer.headers ?? {}).map((name) => name.toLowerCase());
    const silent = LIST_HEADERS.filter((name) => name in headers && !told.includes(name));
    if (silent.length > 0)
      throw new Error(`The OpenAPI document names no ${silent.join(", ")} for ${method} ${route.template}.`);
    const schema = answer.content?.["application/json"]?.schema;
    if (!schema) return;
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile({ ...schema, components: document.components });
      compiled.set(schema, validate);
    }
    if (!validate(body))
      throw new Error(
        `${method} ${route.template} answered ${status} in another shape than the OpenAPI document says: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body).slice(0, 300)}`,
      );
  };
}
