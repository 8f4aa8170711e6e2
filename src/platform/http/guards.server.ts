import type { FastifyRequest } from "fastify";
import { notSignedIn } from "../../domain/errors.ts";
import type { Actor } from "../../domain/actor.ts";

/** The signed-in person; for a call of admins, the admin: src/app/access-guard.server.ts lets in nobody else. @throws 401 for nobody. */
export function signedIn(request: Pick<FastifyRequest, "actor">): Actor {
  if (!request.actor) throw notSignedIn();
  return request.actor;
}
