import { afterAll, beforeAll, expect, test } from "vitest";
import { callRows } from "../../src/app/access-matrix.ts";
import { person } from "../../src/features/accounts/accounts-test-kit.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { NOBODYS_ID } from "../support/nobodys-id.ts";

// A page of another site makes a signed-in person's browser call us: nothing happens.

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = (await person(site, "lured", { role: "admin" })).cookie;
});
afterAll(() => site?.close());

const call = (key: string, headers: Record<string, string>) => {
  const [method, path] = key.split(" ") as ["POST", string];
  return site.app.inject({
    method,
    url: path.replace(/:\w+/g, NOBODYS_ID),
    headers: { host: "localhost:3000", cookie, ...headers },
  });
};

/** Calls that change something: all that are not read, and logout. */
const changing = Object.keys(callRows()).filter((key) => !key.startsWith("GET ") || key.endsWith("/logout"));

test.each(changing)("%s is refused from another site, in every way a browser tells", async (key) => {
  const ways: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3000.evil.example" },
    { origin: "http://localhost:3001" },
    { origin: "file://" },
  ];
  for (const headers of ways) {
    const answer = await call(key, { "content-type": "text/plain", ...headers });
    expect([answer.statusCode, (answer.json() as { error: string }).error], JSON.stringify(headers)).toEqual([
      403,
      "This request came from another site.",
    ]);
  }
  expect((await site.call("GET", "/api/auth/check-auth", { cookie })).body["loggedIn"]).toBe(true);
});

test("our own pages, and programs that are no browser, pass", async () => {
  const ways: Record<string, string>[] = [
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
    { origin: "http://localhost:3000" },
    {},
  ];
  for (const headers of ways) {
    expect((await call("POST /api/reach/track", headers)).statusCode, JSON.stringify(headers)).toBe(200);
  }
});

test("no other origin may read answers with credentials, unless the settings name it", async () => {
  for (const origin of ["https://evil.example", "null", "https://app.example.in.evil.example"]) {
    const answer = await call("GET /api/auth/check-auth", { origin });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  }
  const open = await startTestSite({ CORS_ORIGINS: "https://app.example.in" });
  const from = async (origin: string) =>
    (await open.app.inject({ method: "GET", url: "/api/auth/check-auth", headers: { origin } })).headers;
  expect(await from("https://app.example.in")).toMatchObject({
    "access-control-allow-origin": "https://app.example.in",
    "access-control-allow-credentials": "true",
  });
  expect((await from("https://app.example.in.evil.example"))["access-control-allow-origin"]).not.toBe(
    "https://app.example.in.evil.example",
  );
  expect((await from("null"))["access-control-allow-origin"]).not.toBe("null");
  await open.close();
});
