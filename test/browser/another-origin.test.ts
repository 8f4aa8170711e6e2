import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callRows } from "../../src/app/access-matrix.ts";
import { person } from "../../src/features/accounts/accounts-test-kit.ts";
import { builtSite } from "../support/built-site.ts";
import { freePort } from "../support/served-site.ts";
import type { TestSite } from "../support/test-app.ts";
import { NOBODYS_ID } from "../support/nobodys-id.ts";
import { sharedBrowser } from "./served.ts";

// A front end of its own on another origin, in a real browser: nothing between it and the site, preflights and all.

type Sent = { method: string; path: string; headers?: Record<string, string>; body?: unknown };
type Seen = { status: number; body: unknown; headers: Record<string, string> } | { refused: string };

/** An empty page of an origin of its own. */
async function frontEnd(port: number): Promise<Server> {
  const server = createServer((_request, answer) =>
    answer.setHeader("Content-Type", "text/html").end("<!doctype html><title>Front end</title>"),
  );
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}

let site: TestSite;
let api: string;
let browser: Browser;
const servers: Server[] = [];
const pages: Record<"named" | "unknown", Page> = {} as never;
/** What the browser asked beforehand, and what it then sent. */
const preflights: string[] = [];
const requests: string[] = [];

beforeAll(async () => {
  const [named, unknown] = [await freePort(), await freePort()];
  site = await builtSite({ CORS_ORIGINS: `http://localhost:${named}`, ANSWER_CACHE: "on" });
  site.app.server.on("request", ({ method, url, headers }) => {
    if (method === "OPTIONS") preflights.push(`${String(headers["access-control-request-method"])} ${url}`);
    else requests.push(`${method} ${url}`);
  });
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  // Another origin of the same site, as app.… and api.… are: cookies of other sites a browser may refuse altogether.
  api = `http://localhost:${(site.app.server.address() as AddressInfo).port}`;
  servers.push(await frontEnd(named), await frontEnd(unknown));
  browser = await sharedBrowser();
  for (const [name, port] of Object.entries({ named, unknown })) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`http://localhost:${port}/`);
    pages[name as keyof typeof pages] = page;
  }
});
afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close();
  await site?.close();
});

const send = (page: Page, sent: Sent): Promise<Seen> =>
  page.evaluate(
    async ({ api, method, path, headers, body }) => {
      try {
        const answer = await fetch(api + path, {
          method,
          credentials: "include",
          headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        let read: unknown = text;
        try {
          read = JSON.parse(text);
        } catch {
          // A picture, a page or nothing.
        }
        return { status: answer.status, body: read, headers: Object.fromEntries(answer.headers) };
      } catch (error) {
        return { refused: String(error) };
      }
    },
    { api, ...sent },
  );

const signIn = (page: Page, username: string) =>
  send(page, { method: "POST", path: "/api/twilio/login", body: { loginId: username, password: "secret-1" } });

test("a front end on a named origin signs somebody in, and reads, changes and removes with their cookie", async () => {
  const { named } = pages;
  const member = await person(site, "front-end", { role: "user" });
  expect(await signIn(named, member.username)).toMatchObject({ status: 200 });
  expect(await send(named, { method: "GET", path: "/api/auth/check-auth" })).toMatchObject({
    body: { loggedIn: true },
  });
  expect(await send(named, { method: "PUT", path: "/api/roll/set-role", body: { role: "volunteer" } })).toMatchObject({
    status: 200,
  });
  expect(await send(named, { method: "PATCH", path: "/api/notifications/read-all" })).toMatchObject({ status: 200 });
  await person(site, "front-end-admin", { role: "admin" });
  expect(await signIn(named, "front-end-admin")).toMatchObject({ status: 200 });
  expect(await send(named, { method: "DELETE", path: `/api/admin/people/${member.id}/sessions` })).toMatchObject({
    status: 200,
  });
  for (const method of ["PUT", "PATCH", "DELETE"])
    expect(
      preflights.some((line) => line.startsWith(`${method} `)),
      method,
    ).toBe(true);
});

test("it may send our headers and read those that we answer with", async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(pages.named.url());
  const list = await send(page, {
    method: "GET",
    path: "/api/volunteers/fetch?limit=5",
    headers: { "If-None-Match": '"none"', "Idempotency-Key": "front-end-key-1", "If-Match": "*", "X-Written-By": "" },
  });
  expect(list).toMatchObject({ status: 200, headers: { "x-total-count": "0", etag: expect.stringMatching(/^W\/"/) } });
  const { headers } = await site.app.inject({
    url: "/api/volunteers/fetch",
    headers: { origin: new URL(page.url()).origin },
  });
  expect(String(headers["access-control-expose-headers"]).split(", ")).toEqual(
    expect.arrayContaining(["Link", "X-Total-Count", "X-Total-Count-Capped", "Retry-After", "ETag"]),
  );
});

const everyCall = Object.keys(callRows())
  .filter((key) => !key.endsWith("/logout"))
  .concat("GET /api/auth/logout");

test("every call of the API can be reached from there, and its answer be read", async () => {
  const { named } = pages;
  await signIn(named, "front-end-admin");
  const unread: string[] = [];
  for (const key of everyCall) {
    const [method, route] = key.split(" ") as [string, string];
    const path = route.replace(/:\w+/g, NOBODYS_ID);
    const seen = await send(named, {
      method,
      path,
      headers: { "Idempotency-Key": "front-end-key-2", "If-Match": '"1"', "X-Requested-With": "fetch" },
      body: method === "GET" ? undefined : {},
    });
    if ("refused" in seen || seen.status >= 500) unread.push(`${key}: ${JSON.stringify(seen).slice(0, 200)}`);
    expect(requests.at(-1), key).toBe(`${method} ${path}`);
    expect(preflights.at(-1), key).toBe(`${method} ${path}`);
  }
  expect(unread).toEqual([]);
});

test("an origin that is not named is refused by the browser, before anything is sent that would need leave", async () => {
  const before = requests.length;
  for (const method of ["PUT", "PATCH", "DELETE"])
    expect(await send(pages.unknown, { method, path: "/api/roll/set-role", body: {} })).toMatchObject({
      refused: expect.stringContaining("Failed to fetch"),
    });
  expect(requests.slice(before)).toEqual([]);
});
