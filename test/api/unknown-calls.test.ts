import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site?.close());

const SHAPES: [string, { headers?: Record<string, string>; payload?: string | Buffer }][] = [
  [
    "a form",
    {
      headers: { "content-type": "multipart/form-data; boundary=b" },
      payload: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
    },
  ],
  ["a form without a boundary", { headers: { "content-type": "multipart/form-data" }, payload: "--b" }],
  ["JSON", { headers: { "content-type": "application/json" }, payload: '{"a":1}' }],
  ["broken JSON", { headers: { "content-type": "application/json" }, payload: '{"a":' }],
  ["no JSON where JSON is said", { headers: { "content-type": "application/json" } }],
  [
    "JSON that is too large",
    { headers: { "content-type": "application/json" }, payload: `"${"a".repeat(2_000_000)}"` },
  ],
  [
    "an address line of fields",
    { headers: { "content-type": "application/x-www-form-urlencoded" }, payload: "a=1&b=2" },
  ],
  ["bytes", { headers: { "content-type": "application/octet-stream" }, payload: Buffer.from([0, 255, 1]) }],
  ["text", { headers: { "content-type": "text/plain" }, payload: "a" }],
  ["XML", { headers: { "content-type": "application/xml" }, payload: "<a/>" }],
  ["a type that is none", { headers: { "content-type": ";;" }, payload: "a" }],
  ["bytes without a type", { payload: Buffer.from("abc") }],
  ["nothing", {}],
];

test.each(SHAPES)("an unknown call is 404 in JSON: %s", async (_name, sent) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
    for (const url of ["/api/nope", "/API/nope/deeper?x=1", "/api/volunteers/fetch"]) {
      const answer = await site.app.inject({ method, url, ...sent });
      expect([answer.statusCode, answer.headers["content-type"], answer.json()], `${method} ${url}`).toEqual([
        404,
        "application/json; charset=utf-8",
        { error: "There is nothing at this address.", message: "There is nothing at this address." },
      ]);
    }
  }
});
