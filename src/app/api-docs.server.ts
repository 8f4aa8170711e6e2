import type { FastifyInstance } from "fastify";
import { BRAND } from "../domain/brand.ts";

type Schema = {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
};
type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { description?: string }>;
};

const escaped = (text: unknown) => String(text ?? "").replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function typeOf(schema: Schema | undefined): string {
  if (!schema) return "any";
  if (schema.format === "binary") return "file";
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" or ");
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  return [schema.type ?? "any"].flat().join(" or ");
}

function fieldsOf({
  parameters = [],
  requestBody,
}: Operation): { name: string; where: string; type: string; required: boolean }[] {
  const bodies = Object.entries(requestBody?.content ?? {}).flatMap(([kind, { schema }]) =>
    Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
      name,
      where: kind,
      type: [typeOf(field), field.description].filter(Boolean).join(". "),
      required: schema?.required?.includes(name) ?? false,
    })),
  );
  return [
    ...parameters.map(({ name, in: where, schema, required = false }) => ({
      name,
      where,
      type: typeOf(schema),
      required,
    })),
    ...bodies,
  ];
}

function section(path: string, method: string, operation: Operation): string {
  const fields = fieldsOf(operation);
  const rows = fields
    .map(
      ({ name, where, type, required }) =>
        `<tr><td><code>${escaped(name)}</code></td><td>${escaped(where)}</td><td>${escaped(type)}</td><td>${required ? "yes" : "no"}</td></tr>`,
    )
    .join("");
  return `<section><h2><code>${escaped(method.toUpperCase())} ${escaped(path)}</code></h2><p>${escaped(operation.summary)}</p>${rows ? `<table><thead><tr><th>Field</th><th>Where</th><th>Type</th><th>Required</th></tr></thead><tbody>${rows}</tbody></table>` : ""}<p>Answers: ${escaped(Object.keys(operation.responses ?? {}).join(", "))}</p></section>`;
}

/** `/api/docs`: the OpenAPI document as a page to read, made from the document itself. Call it after the calls. */
export function apiDocs(app: FastifyInstance): void {
  app.get("/api/docs", { schema: { hide: true } }, (_request, reply) => {
    const { paths = {} } = app.swagger() as unknown as { paths?: Record<string, Record<string, Operation>> };
    const sections = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => section(path, method, operation)),
    );
    const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API of ${escaped(BRAND.name)}</title><style>body{font:17px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#fff9ef;color:#2b1115}h1,h2{color:#6e1030}h2{font-size:1.1rem;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ebd8b8;padding:.3rem .5rem;text-align:left;overflow-wrap:anywhere}section{margin-top:2rem}a{color:#6e1030}</style></head><body><main><h1>API of ${escaped(BRAND.name)}</h1><p>${sections.length} calls. For programs: <a href="/api/openapi.json">the OpenAPI document</a>. Every error is JSON with <code>error</code> and <code>message</code>, and <code>errors</code> by field.</p>${sections.join("")}</main></body></html>`;
    return reply
      .type("text/html; charset=utf-8")
      .header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(html);
  });
}
