import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAGES } from "../../src/app/access-matrix.ts";
import { FOR_EACH_BROWSER } from "../../src/app/pages.server.ts";
import * as quote from "../../src/features/bookings/pages/guest-quote.tsx";
import * as shortlist from "../../src/features/deciding/pages/shared-shortlist.tsx";
import * as request from "../../src/features/enquiries/pages/guest-request.tsx";
import * as family from "../../src/features/events/pages/family.tsx";
import * as planned from "../../src/features/managers/pages/shared-events.tsx";
import * as mails from "../../src/features/saved-searches/pages/search-mails.tsx";
import { pageContextKey } from "../../src/platform/pages/page-context.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    LIMIT_EVENT_LINK_MISSES_PER_ADDRESS: "1",
    LIMIT_GUEST_LINK_MISSES_PER_ADDRESS: "1",
    LIMIT_SEARCH_MAIL_MISSES_PER_ADDRESS: "1",
    LIMIT_SHORTLIST_MISSES_PER_ADDRESS: "1",
  });
});
afterAll(() => site.close());

const PAGES_BEHIND_LINKS = {
  "s/:token": shortlist,
  "planned/:token": planned,
  "search-mails/:token": mails,
  "r/:token": request,
  "r/:token/quote": quote,
  "e/:token": family,
};

test("pages behind links › are all here, and each is rendered for its own visitor", () => {
  const linked = Object.entries(PAGES).flatMap(([path, { access }]) => (access === "linked" ? [path] : []));
  expect(linked.sort()).toEqual(Object.keys(PAGES_BEHIND_LINKS).sort());
  expect(linked.filter((path) => !FOR_EACH_BROWSER.test(`/${path.replace(":token", "x")}`))).toEqual([]);
});

test.each(Object.entries(PAGES_BEHIND_LINKS))(
  "wrong links to %s › are counted by address, past the limit a 429 page",
  async (path, page) => {
    const token = "x".repeat(22);
    const open = async (end: number): Promise<number | undefined> => {
      const context = new RouterContextProvider();
      const address = `10.${Object.keys(PAGES_BEHIND_LINKS).indexOf(path)}.0.${end}`;
      // As of a HEAD, which is no visit, but may try links all the same.
      const asked = { deps: site.deps, actor: null, visitor: null, address, requestId: "1", nonce: "", cookies: "" };
      context.set(pageContextKey, asked);
      const args = {
        context,
        request: new Request(`http://localhost/${path.replace(":token", token)}`),
        params: { token },
      };
      const answer = await (page.loader(args as never) as Promise<unknown>).catch((error: unknown) => error);
      return (answer as { init?: { status?: number } }).init?.status;
    };
    expect([await open(1), await open(1), await open(2)]).toEqual([404, 429, 404]);
  },
);
