import type { FastifyInstance } from "fastify";

type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  description?: string;
};
type Operation = {
  parameters?: { in: string; name: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};

/** A call as the OpenAPI document describes it: what can be put where. */
export type ApiForm = {
  key: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  params: string[];
  query: string[];
  multipart: boolean;
  fields: [name: string, schema: Schema][];
  files: string[];
};

const isFile = (schema: Schema): boolean => schema.format === "binary" || schema.items?.format === "binary";

/** Every call of the document that the site publishes: a new one is tried without a word here. */
export function apiForms(app: FastifyInstance): ApiForm[] {
  const { paths = {} } = app.swagger() as unknown as { paths?: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]): ApiForm => {
      const content = requestBody?.content ?? {};
      const multipart = "multipart/form-data" in content;
      const schema = content["multipart/form-data"]?.schema ?? content["application/json"]?.schema ?? {};
      const properties = Object.entries(
        schema.properties ?? schema.anyOf?.find((one) => one.properties)?.properties ?? {},
      );
      const named = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name);
      return {
        key: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as "GET",
        path,
        params: named("path"),
        query: named("query"),
        multipart,
        fields: properties.filter(([, one]) => !isFile(one)),
        files: properties.filter(([, one]) => isFile(one)).map(([name]) => name),
      };
    }),
  );
}

/** Whether a field takes words of people's own. */
export const isFreeText = ([, { type, format, pattern, enum: choices, const: only }]: [string, Schema]): boolean =>
  (type === "string" || (Array.isArray(type) && type.includes("string"))) &&
  !format &&
  !pattern &&
  !choices &&
  only === undefined;

/** A value that fits a field as far as its schema tells. */
export function fitting([name, { type, enum: choices, items }]: [string, Schema]): unknown {
  if (choices) return choices[0];
  if (type === "number" || type === "integer") return 5;
  if (type === "boolean") return true;
  return type === "array" ? (items?.enum ? [items.enum[0]] : []) : name;
}

/** The body of a form, as the call takes it. */
export function bodyOf(
  form: ApiForm,
  values: Record<string, unknown>,
  files: Record<string, Blob> = {},
): { body?: unknown; form?: FormData } {
  if (!form.multipart) return { body: values };
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value])
      data.append(name, typeof one === "object" ? JSON.stringify(one) : String(one));
  for (const [name, file] of Object.entries(files)) data.append(name, file, "photo.jpg");
  return { form: data };
}
