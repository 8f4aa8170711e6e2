/** Where a search over everything finds nothing or little: each way out leads to as many as it says. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { questionIn } from "./search-question.server.ts";
import { searchEverything } from "./search-service.server.ts";
import { waysOut } from "./search-ways-out.server.ts";

let site: TestSite;
const planner = { kinds: ["Wedding Planner"], experience: "1-3 years", events: "10-50", languages: [], summary: "" };

beforeAll(async () => {
  site = await startTestSite();
  for (let at = 0; at < 7; at++)
    await testListing(site.deps, "planners", {
      title: `Marigold Days ${at}`,
      slug: `marigold-${at}`,
      attributes: planner,
      ...(at < 2 ? { state: "Goa", district: "North Goa" } : {}),
    });
  await site.deps.database.pool.query("UPDATE listings SET papers_seen = true WHERE slug = 'marigold-6'");
});
afterAll(() => site.close());

async function ways(query: string) {
  const question = questionIn(new URLSearchParams(query), ["planners", "venues"], "2026-11-25");
  const answer = await searchEverything(site.deps, question);
  return { found: answer.total.count, ways: await waysOut(site.deps, question, answer, undefined) };
}

test.each([
  ["q=marigold&state=Kerala", 0, "Without Kerala: 7"],
  ["q=marigold&category=venues", 0, "Without Venues: 7"],
  ["q=marigold&state=Goa", 2, "Without Goa: 7"],
  ["q=marigold&verified=documents", 1, "Without Documents checked by us: 7"],
  ["q=marigold&state=Goa&verified=documents", 0, "Without Documents checked by us: 2"],
])("%s", async (query, count, first) => {
  const { found, ways: out } = await ways(query);
  expect(found).toBe(count);
  expect(out.map(({ label }) => label)).toContain(first);
  for (const { label, to } of out) {
    const { found: there } = await ways(to.split("?")[1] ?? "");
    expect(label.endsWith(`: ${there}`), label).toBe(true);
    expect(there).toBeGreaterThan(found);
  }
});

test("where no single condition helps, two are left out together, and as many are found", async () => {
  const { found, ways: out } = await ways("q=marigold&state=Kerala&verified=mobile&rating=4.5");
  expect([found, out.map(({ label }) => label)]).toEqual([0, []]);
  const two = await ways("q=marigold&state=Kerala&verified=mobile");
  expect(two.ways.map(({ label }) => label)).toEqual(["Without Kerala and Mobile proven: 7"]);
  expect((await ways(two.ways[0]!.to.split("?")[1] ?? "")).found).toBe(7);
});

test("without words, a day and a place the list of the category is the way, and without a category there is none", async () => {
  const { ways: out } = await ways("q=zzqq&category=planners&verified=documents");
  expect(out).toEqual([{ label: "Without “zzqq”: 1", to: "/EventPlanner?verified=documents" }]);
  expect((await ways("q=zzqq&verified=documents")).ways).toEqual([]);
});

test("what gains most stands first, and nothing that gains nothing", async () => {
  const { ways: out } = await ways("q=marigold&state=Goa&category=planners&verified=documents");
  expect(out.map(({ label }) => label)).toEqual(["Without Documents checked by us: 2", "Without Goa: 1"]);
});
