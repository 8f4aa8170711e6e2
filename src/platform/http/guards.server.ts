import type { FastifyRequest } from "fastify";
import { notAllowed, notSignedIn } from "../../domain/errors.ts";
import type { Actor } from "../../domain/actor.ts";

/** The signed-in person. @throws 401 for nobody. */
export function signedIn(request: Pick<FastifyRequest, "actor">): Actor {
  if (!request.actor) throw notSignedIn();
  return request.actor;
}

/** The signed-in admin. @throws 401 for nobody, 403 for anybody else. */
export function asAdmin(request: Pick<FastifyRequest, "actor">): Actor {
  const actor = signedIn(request);
  if (actor.role !== "admin") throw notAllowed();
  return actor;
}
