import type { FastifyInstance } from "fastify";
import { LANGUAGES } from "../../../domain/words/languages.ts";
import type { Deps } from "../../../platform/deps.server.ts";
import { notThere } from "../../../platform/media/image-route.server.ts";
import { sharePicture } from "./share-picture.server.ts";

/** What is shared is looked at again after a day. */
const A_DAY = "public, max-age=86400";

/** `GET /share/{listing}.jpg`: the picture that a shared link shows; `{listing}-hi.jpg`: of its page in Hindi. */
export function shareRoutes(app: FastifyInstance, deps: Pick<Deps, "db" | "media">): void {
  app.get<{ Params: { file: string } }>("/share/:file", { schema: { hide: true } }, async (request, reply) => {
    const [, id = "", code = "en"] = /^([0-9a-f-]{36})(?:-([a-z]{2}))?\.jpg$/.exec(request.params.file) ?? [];
    const language = LANGUAGES.find((one) => one.code === code);
    const [, known] = /^(?:W\/)?"(\d+)"$/.exec(request.headers["if-none-match"] ?? "") ?? [];
    const found = id && language ? await sharePicture(deps, id, language.code, known ? Number(known) : null) : null;
    reply.header("x-content-type-options", "nosniff").header("content-security-policy", "default-src 'none'");
    if (!found) return notThere(reply);
    void reply.header("cache-control", A_DAY).header("etag", `"${found.version}"`);
    return found.jpeg ? reply.type("image/jpeg").send(found.jpeg) : reply.code(304).send();
  });
}
