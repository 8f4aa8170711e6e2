import type { FastifyInstance, FastifyRequest } from "fastify";
import type { LoaderFunction, ServerBuild } from "react-router";
import { notAllowed, notSignedIn } from "../domain/errors.ts";
import { signedIn } from "../platform/http/guards.server.ts";
import { guarded } from "../platform/pages/page-context.server.ts";
import { gateOf, type Row } from "./access-kinds.ts";
import { callRows, PAGES } from "./access-matrix.ts";

/** Files of the build and of public/: the same for everybody, and as many as there are. */
const isFile = (url: string) => !url.startsWith("/api/") && /\.[a-z0-9]+$/i.test(url);
/** Where the pages begin, and where an unknown call ends. */
const ENDS = new Set(["/*", "/api/*"]);

function gate(row: Row): ((request: FastifyRequest) => Promise<void>) | null {
  const kind = gateOf(row);
  if (kind === "open") return null;
  return async (request) => {
    if (!request.actor && row.says) throw notSignedIn(row.says);
    const actor = signedIn(request);
    if (kind === "admin" && actor.role !== "admin") throw notAllowed();
  };
}

/**
 * Holds every call to its row of the matrix, before anything of it runs. To be called before any route is
 * registered, and after the hook that reads the session.
 * @throws at the start, for a call that does not stand in the matrix
 */
export function accessGuard(app: FastifyInstance): void {
  const rows = callRows();
  app.addHook("onRoute", (route) => {
    if (ENDS.has(route.url)) return;
    for (const method of [route.method].flat()) {
      if (method === "OPTIONS") continue;
      const row = rows[`${method === "HEAD" ? "GET" : method} ${route.url}`];
      if (!row && isFile(route.url)) continue;
      if (!row)
        throw new Error(`${method} ${route.url} does not stand in the access matrix (src/app/access-matrix.ts).`);
      const check = gate(row);
      if (check) route.onRequest = [check, ...[route.onRequest ?? []].flat()];
    }
  });
}

/**
 * The build with every page held to its row of the matrix, before its own loader runs.
 * @throws for a page that does not stand in the matrix
 */
export function guardedPages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route || id === "root" || route.path === "*") return [id, route];
    const row = PAGES[route.index ? "" : (route.path ?? id)];
    if (!row)
      throw new Error(`The page '${route.path}' does not stand in the access matrix (src/app/access-matrix.ts).`);
    const kind = gateOf(row);
    if (kind === "open") return [id, route];
    const own = route.module.loader;
    // Without a loader the browser would not even ask.
    if (!own) throw new Error(`The page '${route.path}' is not for everybody and needs a loader.`);
    const loader: LoaderFunction = async (args) => {
      guarded(args, kind === "admin" ? ["admin"] : undefined);
      return own(args);
    };
    return [id, { ...route, module: { ...route.module, loader } }];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}
