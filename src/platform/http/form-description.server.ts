/** How the OpenAPI document describes multipart forms: from the schemas that the services parse, and the rules of their files. */
import type { SwaggerTransform } from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import type { FileRule } from "./form-body.server.ts";
import { takesKey } from "./idempotency.server.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    form?: FormDescription;
  }
}

export type FormDescription = {
  /** What the service parses the text fields with; their inputs are the fields. Of several for several kinds each has a title. */
  fields: readonly z.ZodType[];
  files: Readonly<Record<string, FileRule>>;
  /** Files without which the form is refused. */
  requiredFiles?: readonly string[];
  /** Only what changes is sent: nothing is required. */
  partial?: true;
};

type Property = {
  type?: string;
  format?: string;
  description?: string;
  properties?: Record<string, Property>;
  items?: Property;
  maxItems?: number;
  anyOf?: Property[];
  enum?: unknown[];
  required?: string[];
  const?: unknown;
  title?: string;
  contentMediaType?: string;
  contentSchema?: object;
  examples?: unknown[];
};

/** Goes into the `config` of a route whose handler calls `receiveForm`. Such calls take an Idempotency-Key. */
export const takesForm = (form: FormDescription): { form?: FormDescription; takesKey: true } => ({ form, ...takesKey });

/** Each kind that a field takes; one that takes several kinds of several kinds takes them all. */
const kindsOf = ({ anyOf = [] }: Property): Property[] => anyOf.flatMap((one) => (one.anyOf ? kindsOf(one) : [one]));

/** A form carries text: of several kinds that a field takes, the text is what is sent; of several texts the one that holds JSON. */
function asText({ anyOf, ...property }: Property): Property {
  const texts = kindsOf({ anyOf }).filter(({ type }) => type === "string");
  const text = texts.find(({ contentMediaType }) => contentMediaType) ?? texts[0];
  return text ? { ...text, ...property } : anyOf ? { type: "string", ...property } : property;
}

const saidExamples = (schema: z.core.$ZodType): unknown[] | undefined =>
  z.globalRegistry.get(schema)?.["examples"] as unknown[] | undefined;

/** A text that holds JSON is read on by the schema behind it: what that takes stands in the text. */
function tellContent({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }): void {
  const examples = saidExamples(zodSchema);
  if (examples) Object.assign(jsonSchema, { examples });
  const { def } = zodSchema._zod as { def: { type: string; out?: z.core.$ZodType } };
  if (def.type !== "pipe" || !def.out) return;
  for (const kind of kindsOf(jsonSchema)) if (kind.contentMediaType) kind.contentSchema = schemaOf(def.out);
}

function schemaOf(schema: z.core.$ZodType): Property {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: tellContent,
  });
  return described as Property;
}

/** A field as clients name it: lists are repeated as `name[]`, members of an object are `name[member]`. */
function namedAsSent([name, field]: [string, Property]): [string, Property][] {
  const property = asText(field);
  if (property.type === "array")
    return [[`${name}[]`, { ...property, items: asText(property.items ?? { type: "string" }) }]];
  if (property.type === "object")
    return Object.entries(property.properties ?? {}).map(([member, one]) => [`${name}[${member}]`, asText(one)]);
  return [[name, property]];
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;

function fileField({ maxFiles, maxBytes }: FileRule, orText: boolean): Property {
  const size = `${maxFiles > 1 ? `At most ${maxFiles} pictures, each of` : "A picture of"} less than ${megabytes(maxBytes)}.`;
  const file: Property = { type: "string", format: "binary" };
  return maxFiles > 1
    ? { type: "array", items: file, maxItems: maxFiles, description: size }
    : { ...file, description: orText ? `${size} Or the path of the present one, as text.` : size };
}

/** One description of what several schemas say of a field. `of`: those that alone have it. */
function merged(said: readonly Property[], of: readonly string[]): Property {
  const [first = {}, ...others] = new Map(said.map((one) => [JSON.stringify(one), one])).values();
  const property = others.length === 0 ? first : { anyOf: [first, ...others] };
  const description = [property.description, of.length > 0 ? `Of ${of.join(", ")}.` : ""].filter(Boolean).join(" ");
  return { ...property, ...(description ? { description } : {}) };
}

/** The fields of all schemas as they are sent; those that only some of the titled schemas have say of which. */
function sentFields(schemas: readonly Property[]): [string, Property][] {
  const titled = schemas.filter(({ title }) => title).length;
  const named = new Map<string, { said: Property[]; of: string[] }>();
  for (const { properties = {}, title } of schemas)
    for (const [name, property] of Object.entries(properties).flatMap(namedAsSent)) {
      const { said, of } = named.get(name) ?? { said: [], of: [] };
      named.set(name, { said: [...said, property], of: title ? [...of, title] : of });
    }
  return [...named].map(([name, { said, of }]) => [name, merged(said, of.length < titled ? of : [])]);
}

/** The generator leaves out the examples of what is changed while it is read; what is sent is what they show. */
function examplesOf(schemas: readonly z.core.$ZodType[]): Pick<Property, "examples"> {
  const examples = schemas.flatMap((schema) => saidExamples(schema) ?? []);
  return examples.length > 0 ? { examples } : {};
}

/** The same of the fields of an object. */
function withFieldExamples(schema: z.core.$ZodType, body: Property): Property {
  const { shape = {} } = schema._zod.def as { shape?: Record<string, z.core.$ZodType> };
  const said = Object.entries(body.properties ?? {}).map(([name, property]) => {
    const examples = shape[name] && saidExamples(shape[name]);
    return [name, examples ? { ...property, examples } : property] as const;
  });
  return said.length > 0 ? { ...body, properties: Object.fromEntries(said) } : body;
}

/** The JSON schema of a form's body. */
export function formBody({ fields, files, requiredFiles = [], partial }: FormDescription): Property {
  const schemas = fields.map(schemaOf);
  const texts = schemas.flatMap(({ properties = {} }) => Object.entries(properties));
  const named = new Set(texts.map(([name]) => name));
  // A list or an object of which nothing is sent is an empty one.
  const single = new Set(
    texts.filter(([, field]) => !["array", "object"].includes(asText(field).type ?? "")).map(([name]) => name),
  );
  const required = partial
    ? []
    : [...schemas.flatMap((schema) => schema.required ?? []).filter((name) => single.has(name)), ...requiredFiles];
  return {
    type: "object",
    properties: Object.fromEntries([
      ...sentFields(schemas),
      ...Object.entries(files).map(([name, rule]): [string, Property] => [name, fileField(rule, named.has(name))]),
    ]),
    ...(required.length > 0 ? { required } : {}),
    ...examplesOf(fields),
  };
}

/** Zod schemas become JSON schemas; a route that takes a form says so with all its fields. */
export const describeRoute: SwaggerTransform = (given) => {
  const described = jsonSchemaTransform(given as Parameters<typeof jsonSchemaTransform>[0]);
  const form = given.route.config?.form;
  if (form)
    return { ...described, schema: { ...described.schema, consumes: ["multipart/form-data"], body: formBody(form) } };
  const taken = (given.schema as { body?: z.core.$ZodType } | undefined)?.body;
  const body = (described.schema as { body?: Property } | undefined)?.body;
  return taken && body
    ? {
        ...described,
        schema: { ...described.schema, body: { ...withFieldExamples(taken, body), ...examplesOf([taken]) } },
      }
    : described;
};
