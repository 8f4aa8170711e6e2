import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pageUrl } from "./page-rendering.server.ts";
import { byHash, contentSecurityPolicy, without } from "./page-security.server.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("only scripts of our own rendering are named by their hash", () => {
  const nonce = "aB+/0==";
  const html = `<script nonce="${nonce}">one()</script><script type="application/ld+json">{}</script><script>evil()</script><script nonce="other">evil2()</script>
    <script nonce="${nonce}" type="module" async="">two();\nthree()</script><script nonce="${nonce}" src="/a.js"></script><script nonce="${nonce}">one()</script>`;
  expect(byHash(Buffer.from(html), nonce)).toEqual([hashOf("one()"), hashOf("two();\nthree()")]);
});

test("what a page must not say is taken out wherever it stands", () => {
  expect(without(Buffer.from("id₹ 5 idid, ₹id"), "id").toString()).toBe("₹ 5 , ₹");
  expect(without(Buffer.from("₹5"), "id").toString()).toBe("₹5");
});

test("the policy allows no inline script besides", () => {
  const policy = contentSecurityPolicy([hashOf("one()")], true);
  const scripts = policy.split("; ").find((line) => line.startsWith("script-src"));
  expect(scripts).toBe(`script-src 'self' ${hashOf("one()")}`);
  expect(policy).toContain("upgrade-insecure-requests");
});

test("the address of a page is our own, whatever was asked", () => {
  const own = "https://mandap.example";
  for (const [raw, expected] of [
    ["/Volunteers?state=Kerala", "/Volunteers?state=Kerala"],
    ["//evil.example/Volunteers", "//evil.example/Volunteers"],
    ["http://evil.example/", "/"],
    ["@evil.example/", "/"],
    [".evil.example/", "/"],
    ["/a/../Volunteers", "/Volunteers"],
    ["/%56olunteers", "/%56olunteers"],
    [undefined, "/"],
  ] as const) {
    expect(pageUrl(raw, own).href, raw).toBe(own + expected);
  }
});
