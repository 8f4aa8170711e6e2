import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { badInputFrom } from "../../domain/zod-issues.ts";

/** Parses a route's body, query and params with their zod schemas; a failure is our 400 with `errors` by field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    // An absent JSON body is an empty one: its required fields then say what is missing.
    const result = schema.safeParse(httpPart === "body" && (data === undefined || data === null) ? {} : data);
    return result.success ? { value: result.data } : { error: badInputFrom(result.error) };
  };
