import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request, type Agent } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { projectRoot } from "../../src/platform/root.server.ts";
import { changedConfig } from "../support/changed-config.ts";

/** The host that the configurations of deploy/ name. */
export const HOST = "mandap.example";

type ProxyPorts = {
  /** Where it listens for https, and for http that it leads there. */
  tls: number;
  plain: number;
  /** Of the two processes of the site. */
  sites: readonly [number | string, number | string];
};
type Changes = Parameters<typeof changedConfig>[1];
type Start = (ports: ProxyPorts) => ChildProcess;

/** nginx and HAProxy as deploy/ has them: but for ports, names of users and a certificate of our own. */
export type ProxyKit = { nginx: Start; haproxy: Start; remove(): void };

export function proxyKit(): ProxyKit {
  const folder = mkdtempSync(join(tmpdir(), "mandap-proxies-"));
  execFileSync(
    "openssl",
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${HOST} -keyout privkey.pem -out fullchain.pem`.split(" "),
    { cwd: folder, stdio: "ignore" },
  );
  const both = ["fullchain.pem", "privkey.pem"].map((name) => readFileSync(join(folder, name), "utf8"));
  writeFileSync(join(folder, "mandap.pem"), both.join(""));
  const written = (name: string, config: string) => {
    const file = join(folder, name);
    writeFileSync(file, config);
    return file;
  };
  const places = ({ sites: [a, b] }: ProxyPorts): Changes => [
    ["/etc/ssl/mandap", folder],
    ["/etc/mandap", join(projectRoot, "deploy")],
    ["127.0.0.1:3001", `127.0.0.1:${a}`],
    ["127.0.0.1:3002", `127.0.0.1:${b}`],
  ];
  return {
    nginx(ports) {
      const errors = join(folder, "error.log");
      const config = changedConfig("nginx.conf", [
        [/^user .*$/gm, ""],
        ["/run/nginx.pid", join(folder, "nginx.pid")],
        ["/var/log/nginx/error.log", errors],
        ["worker_processes auto;", "worker_processes 2;"],
        ["    listen [::]:80;\n", ""],
        ["    listen [::]:443 ssl http2;\n", ""],
        ["listen 80;", `listen 127.0.0.1:${ports.plain};`],
        ["listen 443 ssl http2;", `listen 127.0.0.1:${ports.tls} ssl http2;`],
        ...places(ports),
      ]);
      const file = written("nginx.conf", `daemon off;\n${config}`);
      return spawn("nginx", ["-c", file, "-p", folder, "-e", errors], { stdio: "inherit" });
    },
    haproxy(ports) {
      const config = changedConfig("haproxy.cfg", [
        [/^ {2}(?:user|group|log \/dev\/log) .*$/gm, ""],
        ["log global", ""],
        ["bind :80", `bind 127.0.0.1:${ports.plain}`],
        ["bind :443", `bind 127.0.0.1:${ports.tls}`],
        ...places(ports),
      ]);
      return spawn("haproxy", ["-f", written("haproxy.cfg", config)], { stdio: "inherit" });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Lets a proxy end, where it runs. */
export async function ended(proxy: ChildProcess | undefined): Promise<void> {
  if (!proxy || proxy.exitCode !== null) return;
  const gone = new Promise((resolve) => proxy.once("exit", resolve));
  proxy.kill("SIGTERM");
  await gone;
}

type Answer = { status: number; body: string; headers: Record<string, string | string[] | undefined> };

/** Asks this machine as that host, by https. @param from an address of this machine to come from */
export function ask(
  agent: Agent,
  port: number,
  path: string,
  {
    method = "GET",
    headers = {},
    body,
    from,
  }: { method?: string; headers?: Record<string, string>; body?: Buffer | string; from?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        agent,
        localAddress: from,
        headers: { host: HOST, ...headers },
        servername: HOST,
      },
      (answer) =>
        void text(answer).then(
          (said) => resolve({ status: answer.statusCode ?? 0, body: said, headers: answer.headers }),
          reject,
        ),
    );
    sent.once("error", reject);
    sent.end(body);
  });
}
