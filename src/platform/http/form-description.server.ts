/** How the OpenAPI document describes multipart forms: from the schemas that the services parse, and the rules of their files. */
import type { SwaggerTransform } from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import type { FileRule } from "./form-body.server.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    form?: FormDescription;
  }
}

export type FormDescription = {
  /** What the service parses the text fields with; their inputs are the fields. */
  fields: readonly z.ZodType[];
  files: Readonly<Record<string, FileRule>>;
  /** Files without which the form is refused. */
  requiredFiles?: readonly string[];
  /** Only what changes is sent: nothing is required. */
  partial?: true;
};

type Property = { type?: string; format?: string; description?: string; properties?: Record<string, Property>; items?: Property; maxItems?: number; anyOf?: Property[]; enum?: unknown[]; required?: string[] };

/** Goes into the `config` of a route whose handler calls `receiveForm`. */
export const takesForm = (form: FormDescription): { form?: FormDescription } => ({ form });

/** A form carries text: of several kinds that a field takes, the text is what is sent. */
function asText({ anyOf, ...property }: Property): Property {
  const text = anyOf?.find(({ type }) => type === "string");
  return text ? { ...text, ...property } : anyOf ? { type: "string", ...property } : property;
}

/** A field as clients name it: lists are repeated as `name[]`, members of an object are `name[member]`. */
function namedAsSent([name, field]: [string, Property]): [string, Property][] {
  const property = asText(field);
  if (property.type === "array") return [[`${name}[]`, { ...property, items: asText(property.items ?? { type: "string" }) }]];
  if (property.type === "object") return Object.entries(property.properties ?? {}).map(([member, one]) => [`${name}[${member}]`, asText(one)]);
  return [[name, property]];
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;

function fileField({ maxFiles, maxBytes }: FileRule, orText: boolean): Property {
  const size = `${maxFiles > 1 ? `At most ${maxFiles} pictures, each of` : "A picture of"} less than ${megabytes(maxBytes)}.`;
  const file: Property = { type: "string", format: "binary" };
  return maxFiles > 1 ? { type: "array", items: file, maxItems: maxFiles, description: size } : { ...file, description: orText ? `${size} Or the path of the present one, as text.` : size };
}

/** The JSON schema of a form's body. */
export function formBody({ fields, files, requiredFiles = [], partial }: FormDescription): Property {
  const schemas = fields.map((schema) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Property);
  const texts = schemas.flatMap(({ properties = {} }) => Object.entries(properties));
  const named = new Set(texts.map(([name]) => name));
  // A list or an object of which nothing is sent is an empty one.
  const single = new Set(texts.filter(([, field]) => !["array", "object"].includes(asText(field).type ?? "")).map(([name]) => name));
  const required = partial ? [] : [...schemas.flatMap((schema) => schema.required ?? []).filter((name) => single.has(name)), ...requiredFiles];
  return {
    type: "object",
    properties: Object.fromEntries([...texts.flatMap(namedAsSent), ...Object.entries(files).map(([name, rule]): [string, Property] => [name, fileField(rule, named.has(name))])]),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** Zod schemas become JSON schemas; a route that takes a form says so with all its fields. */
export const describeRoute: SwaggerTransform = (given) => {
  const described = jsonSchemaTransform(given as Parameters<typeof jsonSchemaTransform>[0]);
  const form = given.route.config?.form;
  return form ? { ...described, schema: { ...described.schema, consumes: ["multipart/form-data"], body: formBody(form) } } : described;
};
