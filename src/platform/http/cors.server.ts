import type { FastifyCorsOptions } from "@fastify/cors";

/** Two hours: browsers remember a preflight for no longer. */
const PREFLIGHT_SECONDS = 7200;

/**
 * What front ends on the origins of the settings may do: every method of the API, with the person's cookie. Of headers
 * they may send whichever they name (the preflight's list is given back): the origin is what is trusted.
 */
export const corsOptions = (origin: string[]): FastifyCorsOptions => ({
  origin,
  credentials: true,
  methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
  exposedHeaders: ["Link", "X-Total-Count", "X-Total-Count-Capped", "Retry-After", "ETag", "X-Request-Id"],
  maxAge: PREFLIGHT_SECONDS,
  strictPreflight: false,
});
