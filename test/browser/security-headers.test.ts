import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PAGES } from "../../src/app/access-matrix.ts";
import { person } from "../../src/features/accounts/accounts-test-kit.ts";
import { builtSite } from "../support/built-site.ts";
import type { TestSite } from "../support/test-app.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await builtSite({ PUBLIC_URL: "https://mandap.example" });
  cookie = (await person(site, "reader")).cookie;
});
afterAll(() => site?.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: "GET",
    url,
    headers: { host: "mandap.example", "x-forwarded-proto": "https", "user-agent": "test-bot", ...headers },
  });
const pages = Object.keys(PAGES)
  .filter((path) => !path.includes(":"))
  .map((path) => `/${path}`);
const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name = "", ...values]) => [name, values]),
  );

describe.each([
  ...pages,
  "/no-such-page",
  "/volunteer/nobody",
  "/Volunteers?q=%3Cscript%3E&state=%22%3E",
  "/login?redirect=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E",
])("%s", (path) => {
  test.each([
    ["nobody", false],
    ["somebody signed in", true],
  ])("for %s runs no script but ours, in no frame", async (_who, signedIn) => {
    const answer = await get(path, signedIn ? { cookie } : {});
    if (answer.statusCode >= 300 && answer.statusCode < 400)
      return expect(String(answer.headers.location)).toMatch(/^\/(?!\/)/);
    const policy = directives(answer.headers["content-security-policy"]);
    const scripts = policy.get("script-src") ?? policy.get("default-src")!;
    expect(scripts.filter((source) => !/^'(?:self|none|nonce-[\w+/=]{22,}|sha256-[\w+/=]+)'$/.test(source))).toEqual(
      [],
    );
    for (const [name, value] of [
      ["object-src", "'none'"],
      ["frame-ancestors", "'none'"],
      ["form-action", "'self'"],
      ["base-uri", "'none'"],
    ] as const)
      expect(policy.get(name), name).toEqual([value]);
    expect(
      [...policy.values()]
        .flat()
        .filter((source) => source === "*" || source === "'unsafe-eval'" || source === "http:" || source === "https:"),
    ).toEqual([]);

    const html = answer.body;
    const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].filter(
      ([, attributes = ""]) => !/\ssrc=|application\/(?:ld\+)?json/.test(attributes),
    );
    expect(inline.length).toBeGreaterThan(0);
    for (const [, attributes = "", code = ""] of inline) {
      const nonce = /\snonce="([^"]+)"/.exec(attributes)?.[1];
      const sum = createHash("sha256").update(code).digest("base64");
      expect(scripts.includes(`'nonce-${nonce}'`) || scripts.includes(`'sha256-${sum}'`), code.slice(0, 80)).toBe(true);
    }
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=|href="\s*javascript:/i);
  });
});

test.each([
  ["a page", "/", 200],
  ["an unknown page", "/no-such-page", 404],
  ["a call", "/api/auth/check-auth", 200],
  ["a refused call", "/api/auth/protected", 401],
  ["an unknown call", "/api/nothing", 404],
  ["a bad picture", "/images/x/y/z.webp", 404],
  ["a file", "/robots.txt", 200],
  ["the page of the API", "/api/docs", 200],
])("%s tells the browser what it may do", async (_name, path, status) => {
  const { statusCode, headers } = await get(path);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
    "permissions-policy": expect.stringContaining("camera=(), microphone=(), geolocation=()"),
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": expect.stringMatching(/^(?:SAMEORIGIN|DENY)$/),
  });
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["server"]).toBeUndefined();
  if (path.startsWith("/api/") && !path.endsWith("docs") && status !== 404)
    expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
});

/** Where an address leads, as a browser reads it. */
const leadsTo = (location: string) => new URL(location, "https://mandap.example").origin;

describe("a redirect stays on this site", () => {
  test.each([
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "/%09/evil.example",
    "/%2F%2Fevil.example",
    "%2F%2Fevil.example",
    "/.//evil.example",
    "/..//evil.example",
    "//evil.example/%2e%2e",
    "https://mandap.example@evil.example",
    "https://mandap.example.evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "//google.com/%2f..",
    "/\t//evil.example",
    "/login?redirect=//evil.example",
    "http:/evil.example",
    "〱//evil.example",
    "/%5cevil.example",
    "?redirect=//evil.example",
    "#//evil.example",
  ])("after login, for redirect=%s", async (wanted) => {
    for (const page of ["/login", "/signup", "/MyDashBoard"]) {
      const { statusCode, headers } = await get(`${page}?redirect=${encodeURIComponent(wanted)}`, { cookie });
      expect([302, 200]).toContain(statusCode);
      if (statusCode === 302) expect(leadsTo(String(headers.location))).toBe("https://mandap.example");
    }
  });

  test.each([
    "//evil.example/account",
    "/\\evil.example/account",
    "//evil.example",
    "//evil.example/..",
    "/%2Fevil.example/",
    "/account//evil.example",
    "/account/?x=//evil.example",
    "//account",
    "/account.data",
    "/account.data?_routes=//evil.example",
  ])("on the way to login, from %s", async (path) => {
    const { statusCode, headers } = await get(path);
    if (statusCode >= 300 && statusCode < 400) {
      expect(leadsTo(String(headers.location))).toBe("https://mandap.example");
      expect(String(headers.location)).not.toMatch(/redirect=(?:%2F){2}|redirect=\/\//);
    } else expect(statusCode).toBeLessThan(500);
  });
});
