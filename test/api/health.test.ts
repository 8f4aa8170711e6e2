// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test("the process says that it lives and can serve", async () => {
  expect((await site.call("GET", "/healthz")).body).toEqual({ status: "ok" });
  expect((await site.call("GET", "/readyz")).body).toEqual({ status: "ready" });
});

test("an unknown call answers JSON with error and message", async () => {
  const { status, body } = await site.call("GET", "/api/nothing-here");
  expect(status).toBe(404);
  expect(body).toEqual({ error: "There is nothing at this address.", message: "There is nothing at this address." });
});

test("a request with side effects from another site is refused", async () => {
  const { status } = await site.call("POST", "/api/reach/track", {
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  expect(status).toBe(403);
});
