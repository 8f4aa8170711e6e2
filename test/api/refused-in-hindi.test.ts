import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callRows } from "../../src/app/access-matrix.ts";
import { testPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

// Every call that changes something, asked in many wrong ways by our own script on a page in Hindi: what it refuses is
// said in Hindi. What only a program can do wrong names fields and values as they are called, and stays English.

let site: TestSite;
beforeAll(async () => {
  const many = ["UPLOADS_PER_PERSON", "REVIEWS_PER_PERSON", "REPORTS_PER_ADDRESS", "LOGINS_PER_ADDRESS"];
  const more = ["CODE_TRIES_PER_ADDRESS", "CODES_PER_ADDRESS", "ENQUIRIES_PER_ADDRESS"];
  site = await startTestSite(Object.fromEntries([...many, ...more].map((name) => [`LIMIT_${name}`, "100000"])));
});
afterAll(() => site.close());

const FOR_PROGRAMS = /^\w+ must be |\bJSON\b|^There is no such call\.$/;
const WRONG: readonly unknown[] = ["x".repeat(12_000), "x", -1, {}, null, "2020-01-01", "9876543210", ["a", "a"]];

type Schema = { properties?: Record<string, unknown> };
type Call = { requestBody?: { content: Record<string, { schema: Schema }> } };

/** A body in which every field that the call knows has the same wrong value. */
async function wrongBody(call: Call | undefined, value: unknown): Promise<{ type: string; payload: Buffer }> {
  const content = call?.requestBody?.content ?? {};
  const names = [...new Set(Object.values(content).flatMap(({ schema }) => Object.keys(schema.properties ?? {})))];
  if (!Object.keys(content).some((type) => type.includes("multipart")))
    return {
      type: "application/json",
      payload: Buffer.from(JSON.stringify(Object.fromEntries(names.map((name) => [name, value])))),
    };
  const form = new FormData();
  for (const name of names) form.append(name, String(value));
  const sent = new Response(form);
  return { type: sent.headers.get("content-type") ?? "", payload: Buffer.from(await sent.arrayBuffer()) };
}

test("whatever a call refuses is said in Hindi", { timeout: 240_000 }, async () => {
  const calls = (site.app.swagger() as unknown as { paths: Record<string, Record<string, Call>> }).paths;
  const cookies = [
    undefined,
    (await testPerson(site.deps)).cookie,
    (await testPerson(site.deps, { role: "admin" })).cookie,
  ];
  const english = new Set<string>();
  let said = 0;
  for (const row of Object.keys(callRows())) {
    const [method = "", url = ""] = row.split(" ");
    if (method === "GET" || !url.startsWith("/api/")) continue;
    const path = url.replace(/:(\w+)/g, (_, name: string) => (name === "number" ? "MD-7K3Q-9ZXA" : randomUUID()));
    for (const cookie of cookies) {
      // Whoever is signed out, or gone, is refused nothing more.
      if (cookie && /\/(?:logout|close)$/.test(path)) continue;
      for (const value of WRONG) {
        const { type, payload } = await wrongBody(calls[url.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()], value);
        const answer = await site.app.inject({
          method: method as "POST",
          url: path,
          headers: {
            "accept-language": "hi",
            "content-type": type,
            "idempotency-key": randomUUID(),
            ...(cookie ? { cookie } : {}),
          },
          payload,
        });
        if (answer.statusCode < 400) continue;
        const { message, errors = {} } = answer.json<{ message: string; errors?: Record<string, string> }>();
        for (const words of [message, ...Object.values(errors)]) {
          said++;
          if (!/\p{Script=Devanagari}/u.test(words) && !FOR_PROGRAMS.test(words)) english.add(`${row}: ${words}`);
        }
      }
    }
  }
  expect([...english]).toEqual([]);
  expect(said).toBeGreaterThan(5000);
});
