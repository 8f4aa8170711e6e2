import { expect, test } from "vitest";
import { scriptsLast } from "./scripts-last.server.ts";

const last = (html: string, scripts: string, nonce: string) =>
  scriptsLast(Buffer.from(html), scripts, nonce).toString("utf8");
const page = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

test("preloads become a list, the starting script waits, and a script that starts both ends the page", () => {
  const out = last(
    page(
      '<link rel="modulepreload" href="/assets/a.js" nonce="n1"/><link rel="modulepreload" href="/assets/b.js" nonce="n1"/><link rel="stylesheet" href="/assets/a.css"/>',
      '<script nonce="n1" type="module" async="">import "/assets/a.js";</script>',
    ),
    '<script nonce="n1">data()</script>',
    "n1",
  );
  expect(out).not.toContain('<link rel="modulepreload"');
  expect(out).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(out).toContain('<script nonce="n1" type="text/plain" id="start">import "/assets/a.js";</script>');
  // The loaders' data, then what starts the page.
  expect(out).toMatch(
    /<script nonce="n1">data\(\)<\/script><script nonce="n1">.*\["\/assets\/a\.js","\/assets\/b\.js"\]\)<\/script><\/body><\/html>$/,
  );
});

test("a page without that script stays as it is", () => {
  const plain = page('<link rel="modulepreload" href="/assets/a.js"/>', "<p>₹500 · नमस्ते</p>");
  expect(last(plain, "", "n1")).toBe(plain);
  expect(last(plain, "<script></script>", "n1")).toBe(plain.replace("</body>", "<script></script></body>"));
});
