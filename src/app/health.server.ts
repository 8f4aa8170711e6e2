import type { FastifyInstance } from "fastify";
import type { Deps } from "../platform/deps.server.ts";

const READY_TIMEOUT_MS = 2_000;

/** `/healthz`: the process lives. `/readyz`: it can serve, which needs the database. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/healthz", { schema: { hide: true }, logLevel: "warn" }, async () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true }, logLevel: "warn" }, async (_request, reply) => {
    const timeout = new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error("The database does not answer.")), READY_TIMEOUT_MS).unref(),
    );
    try {
      await Promise.race([deps.db.$client.query("SELECT 1"), timeout]);
      return { status: "ready" };
    } catch {
      return reply.status(503).header("Retry-After", "5").send({
        status: "unavailable",
        error: "The database does not answer.",
        message: "The database does not answer.",
      });
    }
  });
}
