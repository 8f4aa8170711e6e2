import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/**
 * A schema of the model as the rule of a form. The schemas take any value (calls send what they like),
 * a form knows its own: `Values` says what its fields hold, before and after the schema has put them in order.
 */
export function formResolver<Values extends FieldValues>(schema: z.ZodType): Resolver<Values, unknown, Values> {
  return zodResolver(schema as z.ZodType<Values, Values>);
}
