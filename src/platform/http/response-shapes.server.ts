import { z } from "zod";

/** The body of every error (DECISIONS 23). */
export const errorBody = z
  .object({
    error: z.string(),
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
    missingFields: z.array(z.string()).optional(),
  })
  .meta({ id: "Error", description: "`error` and `message` carry the same text; `errors` has one by field." });

/** The errors any call may answer, for the `response` of a route. */
export const commonErrors = {
  400: errorBody,
  401: errorBody,
  403: errorBody,
  404: errorBody,
  409: errorBody,
  412: errorBody,
  413: errorBody,
  415: errorBody,
  429: errorBody,
  500: errorBody,
  503: errorBody,
} as const;

export const messageBody = z.object({ success: z.literal(true), message: z.string() });
/** The same with the words that a call answers with. */
export const messageSaying = (message: string) => messageBody.meta({ examples: [{ success: true, message }] });
