import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import { withoutLanguage } from "../domain/words/languages.ts";
import { categories } from "../features/registry.ts";
import { SEARCH_PATH } from "../features/search/search-model.ts";
import type { Config } from "../platform/config/config.server.ts";

const YEAR = 31_536_000;
/** Lists ask for somebody's place when 'Near me' is pressed; no other page may. */
const ASK_FOR_A_PLACE = new Set(
  [SEARCH_PATH, ...categories.map(({ searchPath }) => searchPath)].map((path) => path.toLowerCase()),
);
const permissions = (geolocation: "()" | "(self)") =>
  `camera=(), microphone=(), geolocation=${geolocation}, payment=(), usb=(), serial=(), hid=(), midi=(), browsing-topics=()`;
/** The path of an address, as routes are matched. */
const pathOf = (url: string): string => (/^[^?]*?(?=\/?(?:\?|$))/.exec(url)?.[0] ?? "").toLowerCase();

/** What helmet gives an answer. Asked for once: it makes itself and its dozen headers anew for every request otherwise. */
async function helmetHeaders({
  secure,
  corsOrigins,
  hstsSubdomains,
}: Pick<Config, "secure" | "corsOrigins" | "hstsSubdomains">): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    // The pages have their own, with a nonce (pages.server.ts).
    contentSecurityPolicy: false,
    hsts: secure ? { maxAge: YEAR, includeSubDomains: hstsSubdomains } : false,
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
  config: Pick<Config, "secure" | "corsOrigins" | "hstsSubdomains">,
): Promise<void> {
  const headers = {
    ...(await helmetHeaders(config)),
    "permissions-policy": permissions("()"),
  };
  const ofLists = { ...headers, "permissions-policy": permissions("(self)") };
  app.addHook("onRequest", (request, reply, done) => {
    reply
      .headers(ASK_FOR_A_PLACE.has(pathOf(withoutLanguage(request.url))) ? ofLists : headers)
      .header("x-request-id", request.id);
    done();
  });
}
