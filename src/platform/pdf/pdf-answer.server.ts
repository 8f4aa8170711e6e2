/** What a call answers that gives a PDF to one person alone. */
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { FOR_ONE_ALONE } from "../http/private-picture.server.ts";
import { errorBody } from "../http/response-shapes.server.ts";

export const pdfAnswer = {
  200: {
    description: "A PDF",
    content: { "application/pdf": { schema: z.string().meta({ format: "binary" }) } },
  },
  401: errorBody,
  404: errorBody,
  429: errorBody,
  503: errorBody,
} as const;

/** The headers of such a file. @param name with letters, digits and dashes alone */
export const pdfHeaders = (reply: Pick<FastifyReply, "headers">, name: string): void =>
  void reply.headers({
    ...FOR_ONE_ALONE,
    "Content-Type": "application/pdf",
    "X-Content-Type-Options": "nosniff",
    "Content-Disposition": `attachment; filename="${name}"`,
  });
