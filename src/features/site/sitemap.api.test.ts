import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../domain/ids.ts";
import { listings } from "../../platform/database/schema.server.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test("robots.txt keeps calls and own pages out and names the sitemap", async () => {
  const { status, headers, body } = await site.call("GET", "/robots.txt");
  expect(status).toBe(200);
  expect(String(headers["content-type"])).toContain("text/plain");
  expect(String(body)).toContain("Disallow: /api/");
  expect(String(body)).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test("the sitemap lists pages and approved profiles of known categories", async () => {
  for (const [category, status, slug] of [
    ["volunteers", "approved", "asha.k"],
    ["volunteers", "suspended", "gone"],
    ["no-such", "approved", "unknown"],
  ] as const) {
    await site.deps.db
      .insert(listings)
      .values({ id: newId(), category, slug, slugKey: slug, status, title: "Somebody" });
  }
  const { status, headers, body } = await site.call("GET", "/sitemap.xml");
  expect(status).toBe(200);
  expect(String(headers["content-type"])).toContain("application/xml");
  const xml = String(body);
  for (const path of ["/", "/AboutUs", "/TermCondition", "/Volunteers", "/volunteer/asha.k"])
    expect(xml).toContain(`${path}</loc>`);
  for (const path of ["gone", "unknown", "/ComingPage", "/login"]) expect(xml).not.toContain(path);
});

test("security.txt says whom to tell of a hole, and until when that holds", async () => {
  const { status, headers, body } = await site.call<string>("GET", "/.well-known/security.txt");
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/);
});
