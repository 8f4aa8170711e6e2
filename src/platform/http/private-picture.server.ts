import type { FastifyReply } from "fastify";
import { z } from "zod";
import { errorBody } from "./response-shapes.server.ts";

/** Nobody else's browser, and no proxy, keeps the answer. */
export const FOR_ONE_ALONE = { "Cache-Control": "private, no-store" } as const;

/** What a call answers that shows a picture to admins alone. */
export const privatePicture = {
  200: {
    description: "A WebP picture",
    content: { "image/webp": { schema: z.string().meta({ format: "binary" }) } },
  },
  401: errorBody,
  403: errorBody,
  404: errorBody,
} as const;

/** The headers of such a picture: it is kept by nobody, and is a picture whatever is in it. @param bytes its length */
export const privatePictureHeaders = (reply: Pick<FastifyReply, "headers">, bytes: number): void =>
  void reply.headers({
    ...FOR_ONE_ALONE,
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'",
    "Content-Length": bytes,
  });
