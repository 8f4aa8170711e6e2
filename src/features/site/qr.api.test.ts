import { encode } from "uqr";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const asked = (to: string) => site.call("GET", `/qr?${new URLSearchParams({ to })}`);

test("a code leads to a page of ours, and may be kept", async () => {
  const to = "/EventPlanner?planner=shri-planners";
  const { status, headers, body } = await asked(to);
  expect(status).toBe(200);
  expect(String(headers["content-type"])).toContain("image/svg+xml");
  expect(String(headers["cache-control"])).toContain("max-age=");
  const { data } = encode(site.deps.config.publicUrl + to, { border: 2 });
  // One square for each dark point of the code to this very address.
  expect(String(body).match(/M\d+,\d+/g)).toHaveLength(data.flat().filter(Boolean).length);
});

test.each(["", "venue/a", "//evil.example", "/\\evil.example", "https://evil.example", "/a b", `/${"a".repeat(300)}`])(
  "none leads to %j",
  async (to) => expect((await asked(to)).status).toBe(400),
);
