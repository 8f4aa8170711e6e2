import type { ChildProcess } from "node:child_process";
import { Agent } from "node:https";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, until } from "../support/served-site.ts";
import { ask, ended, proxyKit, type ProxyKit } from "./proxy-kit.ts";

// The configurations of deploy/ while no process of the site is there, as during a restart of the only one: people read
// it in their language, programs get JSON.

let kit: ProxyKit;
beforeAll(() => {
  kit = proxyKit();
});
afterAll(() => kit?.remove());

describe.each([
  ["nginx", "nginx"],
  ["HAProxy", "haproxy"],
] as const)("%s, with nobody behind it", (_name, program) => {
  let proxy: ChildProcess;
  let port: number;
  const agent = new Agent({ rejectUnauthorized: false });
  const answerTo = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const { status, headers: said, body } = await ask(agent, port, path, { method, headers });
    return { status, type: String(said["content-type"]), retry: said["retry-after"], body };
  };
  beforeAll(async () => {
    port = await freePort();
    const nobody = await freePort();
    proxy = kit[program]({ tls: port, plain: await freePort(), sites: [nobody, nobody] });
    await until("the proxy", () =>
      answerTo("/").then(
        ({ body }) => body.includes("We will be right back."),
        () => false,
      ),
    );
  });
  afterAll(async () => {
    agent.destroy();
    await ended(proxy);
  });

  test.each([
    ["/Volunteers?state=Goa", {}, "GET", "We will be right back."],
    ["/hi", {}, "GET", "हम अभी लौटते हैं।"],
    ["/hi/Volunteers", {}, "GET", "हम अभी लौटते हैं।"],
    ["/Volunteers", { cookie: "a=b; mandap_language=hi" }, "GET", "हम अभी लौटते हैं।"],
    ["/highlights", {}, "GET", "We will be right back."],
    ["/contact", {}, "POST", "We will be right back."],
  ] as const)("%s %j %s: a page", async (path, headers, method, said) => {
    const { status, type, retry, body } = await answerTo(path, headers, method);
    expect([status, type.toLowerCase(), retry]).toEqual([503, "text/html; charset=utf-8", "5"]);
    expect(body).toContain(`<h1>${said}</h1>`);
  });

  test.each(["/api/volunteers/fetch", "/hi/api/papers.csv"])("%s: JSON", async (path) => {
    const { status, type, body } = await answerTo(path, { cookie: "mandap_language=hi" });
    expect([status, type.split(";")[0]]).toEqual([503, "application/json"]);
    expect(JSON.parse(body)).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  });
});
