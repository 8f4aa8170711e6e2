import type { FastifyInstance } from "fastify";
import type { Deps } from "../platform/deps.server.ts";
import type { ApiRoutes } from "../platform/http/http-types.server.ts";
import type { AnyJob } from "../platform/jobs/jobs.server.ts";
import type { DrawMissing } from "../platform/media/image-route.server.ts";

/** Hooks that every request passes, such as the one that tells who is signed in. */
export const featureHooks: ((app: FastifyInstance, deps: Deps) => void)[] = [];

/** The calls of every feature, one line each. */
export const featureApis: ApiRoutes[] = [];

/** The background work of every feature. */
export const featureJobs: AnyJob<Deps>[] = [];

/** Draws pictures that exist only as a seed (demo portraits), the first time somebody asks for them. */
export const drawMissing: ((deps: Deps) => DrawMissing) | null = null;
