// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../domain/ids.ts";
import { listings } from "../../platform/database/schema.server.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_REACH_PER_ADDRESS: "8" });
});
afterAll(() => site.close());

test("a visit counts once per browser session", async () => {
  const first = await site.call("POST", "/api/reach/track");
  expect([first.status, first.body]).toEqual([200, { total: 1 }]);
  expect(String(first.headers["set-cookie"])).toMatch(/^mandap_visit=1; Path=\/api\/reach; HttpOnly; SameSite=Lax$/);
  expect((await site.call("POST", "/api/reach/track", { cookie: first.cookie })).body).toEqual({ total: 1 });
  await Promise.all(Array.from({ length: 5 }, () => site.call("POST", "/api/reach/track")));
  expect((await site.call("POST", "/api/reach/track", { cookie: first.cookie })).body).toEqual({ total: 6 });
});

test("past its limit an address is not counted, and is told nothing but the total", async () => {
  const ip = "203.0.113.7";
  const before = (await site.call<{ total: number }>("POST", "/api/reach/track", { ip })).body.total;
  for (let i = 1; i < 8; i++) await site.call("POST", "/api/reach/track", { ip });
  const past = await site.call("POST", "/api/reach/track", { ip });
  expect([past.status, past.body, past.cookie]).toEqual([200, { total: before + 7 }, null]);
  expect((await site.call("POST", "/api/reach/track", { ip: "203.0.113.8" })).body).toEqual({ total: before + 8 });
});

test("registered are the approved listings of every category", async () => {
  const count = async () => (await site.call("GET", "/api/volunteer-stats/registered/count")).body;
  expect(await count()).toEqual({ total: 0 });
  for (const [category, status] of [
    ["volunteers", "approved"],
    ["artists", "approved"],
    ["volunteers", "suspended"],
    ["artists", "pending"],
  ] as const) {
    const id = newId();
    await site.deps.db.insert(listings).values({ id, category, slug: id, slugKey: id, status, title: "Somebody" });
  }
  expect(await count()).toEqual({ total: 2 });
});
