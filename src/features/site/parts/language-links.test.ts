import { afterEach, expect, test, vi } from "vitest";
import { keepLanguage } from "./language-links.tsx";

afterEach(() => vi.unstubAllGlobals());

function choose(viewer: unknown) {
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new Error("offline")));
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("fetch", asked);
  keepLanguage("hi", viewer);
  return { cookie: page.cookie, calls: asked.mock.calls };
}

test("a chosen language stays with the browser, and with the account of who is signed in, though the page goes", () => {
  expect(choose(null)).toEqual({ cookie: expect.stringContaining("=hi; "), calls: [] });
  const { cookie, calls } = choose({ username: "asha" });
  expect(cookie).toContain("=hi; ");
  expect(calls).toEqual([
    ["/api/account/language", expect.objectContaining({ method: "PUT", body: '{"language":"hi"}', keepalive: true })],
  ]);
});
