import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../../src/platform/root.server.ts";
import { changedConfig } from "../support/changed-config.ts";
import { freePort, until } from "../support/served-site.ts";

// The configurations of deploy/ while no process of the site is there, as during a restart of the only one: people read
// it in their language, programs get JSON.

const folder = mkdtempSync(join(tmpdir(), "mandap-away-"));
const deploy = join(projectRoot, "deploy");
beforeAll(() => {
  execFileSync(
    "openssl",
    "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=mandap.example -keyout privkey.pem -out fullchain.pem".split(
      " ",
    ),
    { cwd: folder, stdio: "ignore" },
  );
  const both = ["fullchain.pem", "privkey.pem"].map((name) => readFileSync(join(folder, name), "utf8"));
  writeFileSync(join(folder, "mandap.pem"), both.join(""));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In place of what is encrypted, for the test asks without. */
function nginx(port: number, nobody: number): ChildProcess {
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;\n${changedConfig("nginx.conf", [
      [/^user .*$/gm, ""],
      ["/run/nginx.pid", join(folder, "nginx.pid")],
      ["/var/log/nginx/error.log", join(folder, "error.log")],
      [/127\.0\.0\.1:300[12]/g, `127.0.0.1:${nobody}`],
      [/ {2}server \{\n {4}listen 80;[^}]*\}\n/g, ""],
      [/ {4}listen \[::\]:443 ssl http2;\n/g, ""],
      ["listen 443 ssl http2;", `listen 127.0.0.1:${port};`],
      ["/etc/ssl/mandap", folder],
      ["/etc/mandap", deploy],
    ])}`,
  );
  return spawn("nginx", ["-c", file, "-p", folder, "-e", join(folder, "error.log")], { stdio: "inherit" });
}

function haproxy(port: number, nobody: number): ChildProcess {
  const file = join(folder, "haproxy.cfg");
  writeFileSync(
    file,
    changedConfig("haproxy.cfg", [
      [/^ {2}(?:user|group|log \/dev\/log) .*$/gm, ""],
      ["log global", ""],
      ["bind :80", `bind 127.0.0.1:${port}`],
      [/ {2}bind :443 .*\n/g, ""],
      [/ {2}http-request redirect scheme https .*\n/g, ""],
      [/127\.0\.0\.1:300[12]/g, `127.0.0.1:${nobody}`],
      ["/etc/mandap", deploy],
    ]),
  );
  return spawn("haproxy", ["-f", file], { stdio: "inherit" });
}

describe.each([
  ["nginx", nginx],
  ["HAProxy", haproxy],
] as const)("%s, with nobody behind it", (_name, start) => {
  let proxy: ChildProcess;
  let port: number;
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
    return {
      status: answer.status,
      type: answer.headers.get("content-type") ?? "",
      retry: answer.headers.get("retry-after"),
      body: await answer.text(),
    };
  };
  beforeAll(async () => {
    port = await freePort();
    proxy = start(port, await freePort());
    await until("the proxy", () =>
      ask("/").then(
        ({ body }) => body.includes("We will be right back."),
        () => false,
      ),
    );
  });
  afterAll(async () => {
    if (!proxy || proxy.exitCode !== null) return;
    const ended = new Promise((resolve) => proxy.once("exit", resolve));
    proxy.kill("SIGTERM");
    await ended;
  });

  test.each([
    ["/Volunteers?state=Goa", {}, "GET", "We will be right back."],
    ["/hi", {}, "GET", "हम अभी लौटते हैं।"],
    ["/hi/Volunteers", {}, "GET", "हम अभी लौटते हैं।"],
    ["/Volunteers", { cookie: "a=b; mandap_language=hi" }, "GET", "हम अभी लौटते हैं।"],
    ["/highlights", {}, "GET", "We will be right back."],
    ["/contact", {}, "POST", "We will be right back."],
  ] as const)("%s %j %s: a page", async (path, headers, method, said) => {
    const { status, type, retry, body } = await ask(path, headers, method);
    expect([status, type.toLowerCase(), retry]).toEqual([503, "text/html; charset=utf-8", "5"]);
    expect(body).toContain(`<h1>${said}</h1>`);
  });

  test.each(["/api/volunteers/fetch", "/hi/api/papers.csv"])("%s: JSON", async (path) => {
    const { status, type, body } = await ask(path, { cookie: "mandap_language=hi" });
    expect([status, type.split(";")[0]]).toEqual([503, "application/json"]);
    expect(JSON.parse(body)).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  });
});
