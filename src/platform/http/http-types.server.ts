import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Actor } from "../../domain/actor.ts";
import type { Deps } from "../deps.server.ts";

/** The application as API files see it: schemas of a route are zod, and typed. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** An API file exports one of these: it registers the calls of its feature. */
export type ApiRoutes = (api: Api, deps: Deps) => void | Promise<void>;

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in on this request; null for nobody. */
    actor: Actor | null;
    /** Whether a session cookie came along, of a living session or not: such an answer is kept for nobody else. */
    credentials: boolean;
  }
}
