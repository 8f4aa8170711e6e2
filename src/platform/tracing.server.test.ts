import { expect, test } from "vitest";
import { plainStatement, startTracing, statementName } from "./tracing.server.ts";

test("what is written out in a statement is not told, and its name is its verb and table", () => {
  const plain = plainStatement("SELECT *\n  FROM listings WHERE slug = 'asha''s' AND state = $1");
  expect(plain).toBe("SELECT * FROM listings WHERE slug = '…' AND state = $1");
  expect(
    [
      plain,
      'insert into "enquiries" ("id") values ($1)',
      "UPDATE pgboss.job SET x = 1",
      "BEGIN",
      "WITH a AS (SELECT 1)",
    ].map(statementName),
  ).toEqual(["SELECT listings", "INSERT enquiries", "UPDATE pgboss.job", "BEGIN", "WITH"]);
});

test("off, there is nothing", async () => {
  expect(await startTracing({ tracesUrl: null, tracesShare: 1 })).toBeNull();
});
