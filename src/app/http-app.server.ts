import { randomUUID } from "node:crypto";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import multipart from "@fastify/multipart";
import sse from "@fastify/sse";
import fastifyStatic from "@fastify/static";
import swagger from "@fastify/swagger";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { jsonSchemaTransformObject, serializerCompiler } from "fastify-type-provider-zod";
import type { ServerBuild } from "react-router";
import { BRAND } from "../domain/brand.ts";
import { corsOptions } from "../platform/http/cors.server.ts";
import { crossSiteGuard } from "../platform/http/cross-site.server.ts";
import { brokenRequest, errorsPlugin, unknownCalls, unreadableAddress } from "../platform/http/errors-plugin.server.ts";
import type { Api } from "../platform/http/http-types.server.ts";
import { justWrittenHook } from "../platform/http/just-written.server.ts";
import { patientOptions, slowBodyGuard } from "../platform/http/patience.server.ts";
import { withoutFileLanguage } from "../platform/http/spoken-files.server.ts";
import { spokenCalls } from "../platform/http/spoken-calls.server.ts";
import { dropUnread } from "../platform/http/unread-body.server.ts";
import { validatorCompiler } from "../platform/http/validation.server.ts";
import { writtenByGuard } from "../platform/http/written-by.server.ts";
import type { Deps } from "../platform/deps.server.ts";
import { shareRoutes } from "./pictures/share/share-route.server.ts";
import { imageRoutes } from "../platform/media/image-route.server.ts";
import { projectRoot } from "../platform/root.server.ts";
import { accessGuard } from "./access-guard.server.ts";
import { describeCall, securitySchemes } from "./api-description.server.ts";
import { apiDocs } from "./api-docs.server.ts";
import { compressionHook } from "./compression.server.ts";
import { drawMissing, featureApis, featureHooks } from "./features.server.ts";
import { healthRoutes } from "./health.server.ts";
import { metricsRoutes } from "./metrics-routes.server.ts";
import { pagesPlugin } from "./pages.server.ts";
import { standingHeaders } from "./standing-headers.server.ts";
import { tracedRequests } from "./traced-requests.server.ts";

/** Where unknown calls end beside the pages: they answer JSON. */
const UNKNOWN_CALL = "/api/*";
const JSON_LIMIT = 1_048_576;
const YEAR = 31_536_000;
const WEEK = 604_800;
/** Below what proxies and our own `connectionTimeout` take for silence. */
const HEARTBEAT_MS = 25_000;

/** The service worker and what it shows offline: a browser that kept an old one would keep an old site. */
const ALWAYS_FRESH = /\/(sw\.js|offline\.js|offline(-\w+)?\.html|site(-hi)?\.webmanifest)$/;

/** Built files under their hashed names never change; the few others are asked about again after a week. */
async function staticFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(projectRoot, "build/client"),
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (ALWAYS_FRESH.test(path.replace(/\.(br|gz)$/, ""))) return void reply.header("Cache-Control", "no-cache");
      const hashed = path.includes("/assets/") || path.includes("/fonts/");
      reply.header("Cache-Control", `public, max-age=${hashed ? YEAR : WEEK}${hashed ? ", immutable" : ""}`);
    },
  });
}

/** The Fastify application: the calls and, where a build of the pages is given, the pages. */
export async function createHttpApp(
  deps: Deps,
  pages?: { build: ServerBuild | (() => Promise<ServerBuild>); statics: boolean },
): Promise<FastifyInstance> {
  const { config } = deps;
  const hops = config.trustProxy;
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    trustProxy: typeof hops === "number" ? (_address: string, hop: number) => hop < hops : hops,
    bodyLimit: JSON_LIMIT,
    http: patientOptions(),
    requestTimeout: 0,
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
    // Who asks on an open connection while we stop is still answered, and told to come back on another.
    return503OnClosing: false,
    frameworkErrors: unreadableAddress,
    clientErrorHandler: brokenRequest,
    rewriteUrl: withoutFileLanguage,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  errorsPlugin(app);
  if (deps.tracing) tracedRequests(app, deps.tracing);
  await standingHeaders(app, config);
  slowBodyGuard(app);
  dropUnread(app);

  await app.register(cookie);
  justWrittenHook(app, deps);
  if (config.corsOrigins.length > 0) await app.register(cors, corsOptions(config.corsOrigins));
  crossSiteGuard(app, config);
  unknownCalls(app, UNKNOWN_CALL);
  compressionHook(app);
  accessGuard(app);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: `${BRAND.name} API`, version: "1.0.0" },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes },
    },
    transform: describeCall,
    transformObject: jsonSchemaTransformObject,
  });
  healthRoutes(app, deps);
  metricsRoutes(app, deps);
  for (const hook of featureHooks) hook(app, deps);
  writtenByGuard(app);
  shareRoutes(app, deps);
  await app.register(imageRoutes, { store: deps.media, drawMissing: drawMissing(deps) });

  await app.register(async (scope) => {
    await scope.register(multipart);
    spokenCalls(scope);
    // What is told are ids and words, as they are.
    await scope.register(sse, { heartbeatInterval: HEARTBEAT_MS, serializer: String });
    scope.addHook("onSend", (_request, reply, _payload, done) => {
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      // Data, whatever a browser makes of it.
      if (!reply.hasHeader("content-security-policy"))
        reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
      done();
    });
    const api = scope as unknown as Api;
    for (const register of featureApis) await register(api, deps);
    api.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
    apiDocs(scope);
  });

  if (pages) {
    app.all(UNKNOWN_CALL, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
    if (pages.statics) await staticFiles(app);
    await app.register(async (scope) => pagesPlugin(scope, { deps, build: pages.build }));
  }
  return app;
}
