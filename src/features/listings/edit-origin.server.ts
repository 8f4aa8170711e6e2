import type { FastifyRequest } from "fastify";
import { idempotencyKey } from "../../platform/http/idempotency.server.ts";
import type { ListingRow } from "./listing-service.server.ts";

/**
 * How an edit came: `key` is its Idempotency-Key; `basedOn` the version (`listingVersion`) that its form began with,
 * where it may have waited on a phone until the network was back. null where it does not say.
 */
export type EditOrigin = { key: string | null; basedOn: string | null };

/** The version that a form began with, as it is sent back. */
const BASED_ON = "x-based-on";

/** Another one after each change of a listing: to be compared, not ordered. */
export const listingVersion = ({ updatedAt }: Pick<ListingRow, "updatedAt">): string => updatedAt.toISOString();

/** @throws 400 for a key that is none */
export function editOrigin(request: Pick<FastifyRequest, "headers" | "routeOptions">): EditOrigin {
  const basedOn = request.headers[BASED_ON];
  return { key: idempotencyKey(request), basedOn: typeof basedOn === "string" ? basedOn : null };
}
