import { expect, test } from "vitest";
import { openDatabase } from "../database/database.server.ts";
import { startPostgres } from "../../../test/support/postgres-server.ts";
import { startTestSite } from "../../../test/support/test-app.ts";

// On a PostgreSQL of its own, whatever the project has: replicas are of PostgreSQL alone.
test.runIf(process.env.TEST_ENGINE === "postgres")(
  "who has written without an account reads it in a page of their own; where there are no replicas nobody is marked",
  async () => {
    const server = await startPostgres();
    const database = await openDatabase({
      databaseUrl: server.url("postgres"),
      // Nobody is there: the primary answers.
      databaseReadUrls: [server.url("postgres").replace(/:\d+\//, ":1/")],
      dataDir: "",
      databaseConnections: 10,
    });
    const site = await startTestSite({ ANSWER_CACHE: "on", ANSWER_CACHE_SECONDS: "3600" }, { database });
    const LIST = "/api/volunteers/fetch?state=Goa";
    const kept = await site.call("GET", LIST);
    expect(kept.headers["cache-control"]).toBe("private, no-cache");
    const reached = await site.call("POST", "/api/reach/track", { body: {} });
    expect(reached.status).toBeLessThan(400);
    const cookie = /mandap_just_written=1/.exec(String(reached.headers["set-cookie"]))?.[0];
    expect(cookie).toBe("mandap_just_written=1");
    expect(String(reached.headers["set-cookie"])).toMatch(
      /mandap_just_written=1; Max-Age=15; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect((await site.call("GET", LIST, { cookie })).headers["cache-control"]).toBe("no-store");
    expect((await site.call("GET", LIST)).headers["set-cookie"]).toBeUndefined();
    await site.close();
    await server.stop();
  },
);
