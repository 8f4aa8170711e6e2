import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "./call.ts";

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/gone") return void request.socket.destroy();
    response
      .writeHead(request.url === "/page" ? 502 : 409)
      .end(
        request.url === "/page"
          ? "<h1>Bad gateway</h1>"
          : JSON.stringify({ error: "Taken.", message: "Taken.", errors: { email: "Taken." } }),
      );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("no answer is a network error in words", async () => {
  expect(await call(`${url}/gone`, { body: {} })).toEqual({
    ok: false,
    status: 0,
    error: "Network error. Please check your connection and try again.",
    fields: {},
  });
});

test("what the server says is handed on by field; a proxy's page has no words of ours", async () => {
  expect(await call(`${url}/taken`, { body: {} })).toEqual({
    ok: false,
    status: 409,
    error: "Taken.",
    fields: { email: "Taken." },
  });
  expect(await call(`${url}/page`)).toEqual({ ok: false, status: 502, error: "", fields: {} });
});
