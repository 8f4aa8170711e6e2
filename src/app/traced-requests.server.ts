import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TracedRequest, Tracing } from "../platform/tracing.server.ts";
import { routeOf } from "./metrics-routes.server.ts";

/** What watches, and files that are read from the disk: many, and all alike. */
const UNTOLD = /^\/(?:healthz|readyz|metrics|assets|fonts)\b/;

/** A span for each request, whatever it does meanwhile below it. */
export function tracedRequests(app: FastifyInstance, tracing: Tracing): void {
  const traced = new WeakMap<FastifyRequest, TracedRequest>();
  app.addHook("onRequest", (request, _reply, done) => {
    if (UNTOLD.test(request.url)) return done();
    const one = tracing.request(request.method, request.id);
    traced.set(request, one);
    one.within(done);
  });
  // A body is read by events of the socket, which belong to nobody: from here on it is the request's again.
  app.addHook("preValidation", (request, _reply, done) => {
    const one = traced.get(request);
    if (one) one.within(done);
    else done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    traced.get(request)?.answered(routeOf(request), reply.statusCode);
    done();
  });
}
