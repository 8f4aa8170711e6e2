import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import type { Config } from "../platform/config/config.server.ts";

const YEAR = 31_536_000;

/** What helmet gives an answer. Asked for once: it makes itself and its dozen headers anew for every request otherwise. */
async function helmetHeaders({
  secure,
  corsOrigins,
}: Pick<Config, "secure" | "corsOrigins">): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    // The pages have their own, with a nonce (pages.server.ts).
    contentSecurityPolicy: false,
    hsts: secure ? { maxAge: YEAR, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginResourcePolicy: corsOrigins.length > 0 ? { policy: "cross-origin" } : { policy: "same-origin" },
  });
  app.get("/", (_request, reply) => reply.code(204).send());
  const { headers } = await app.inject("/");
  await app.close();
  const own = new Set(["date", "connection", "content-length"]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (own.has(name) ? [] : [[name, String(value)]])),
  );
}

/** The headers that every answer carries, in one step: helmet's, the permissions and the request's id. */
export async function standingHeaders(
  app: FastifyInstance,
  config: Pick<Config, "secure" | "corsOrigins">,
): Promise<void> {
  const headers = {
    ...(await helmetHeaders(config)),
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), browsing-topics=()",
  };
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    done();
  });
}
