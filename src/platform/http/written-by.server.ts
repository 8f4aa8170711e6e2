import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";

const SOMEBODY_ELSE = text("This was written by somebody else than the person who is signed in.");

/**
 * Forms that waited on a phone until the network was back say by `X-Written-By` whose they are ('' for nobody):
 * sent while another person is signed in, they are refused with 412 before anything is done. Only the server
 * knows at that moment who is signed in. To be registered after the hook that reads the session.
 */
export function writtenByGuard(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const header = request.headers["x-written-by"];
    const passes = header === undefined || header === encodeURIComponent(request.actor?.username ?? "");
    done(passes ? undefined : new AppError("conflict", 412, SOMEBODY_ELSE));
  });
}
