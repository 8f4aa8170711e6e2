import type { ChildProcess } from "node:child_process";
import { Agent as HttpsAgent, request } from "node:https";
import { connect, constants } from "node:http2";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { testPerson, testVolunteer } from "../../src/features/notifications/people-test-kit.server.ts";
import { validForm } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { withDeps } from "../chaos/chaos-people.ts";
import { photo } from "../chaos/submissions.ts";
import { startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { askedFor } from "../support/test-bookings.ts";
import { freePort, serveSite, until, type ServedSite } from "../support/served-site.ts";
import { ask, ended, HOST, proxyKit, type ProxyKit } from "./proxy-kit.ts";

// The two configurations of deploy/ before two processes of the site, as an operator puts them there.

const SECRET = "behind-proxies-behind-proxies-behind-proxies";
let kit: ProxyKit;
let server: PostgresServer;
let sites: ServedSite[];
/** To open the database beside the processes. */
let beside: Record<string, string>;

beforeAll(async () => {
  server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url("postgres") });
  await admin.connect();
  await admin.query("CREATE DATABASE proxied");
  await admin.end();
  const env = { DATABASE_URL: server.url("proxied"), SECRET, TRUST_PROXY: "1", PUBLIC_URL: `https://${HOST}` };
  beside = { ...env, DATA_DIR: mkdtempSync(join(tmpdir(), "mandap-beside-")), LOG_LEVEL: "silent" };
  sites = await Promise.all([serveSite(env), serveSite(env)]);
  kit = proxyKit();
});
afterAll(async () => {
  await Promise.all((sites ?? []).map((site) => site.stop()));
  await server?.stop();
  kit?.remove();
  if (beside) rmSync(beside.DATA_DIR!, { recursive: true, force: true });
});

const portsOf = () => sites.map(({ url }) => new URL(url).port) as [string, string];

/** A photo of so many bytes, nearly all of them comments that nobody sees. */
async function largePhoto(bytes: number): Promise<Buffer> {
  const plain = Buffer.from(await (await photo()).arrayBuffer());
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, "a")]);
  const comments = Math.floor((bytes - plain.length) / comment.length);
  return Buffer.concat([plain.subarray(0, 2), ...Array.from({ length: comments }, () => comment), plain.subarray(2)]);
}

/** A registration with this photo, as a browser sends it. */
async function registration(picture: Buffer, email: string): Promise<{ type: string; body: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...validForm, email })) form.append(name, value);
  form.append("profileImage", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "me.jpg");
  const sent = new Response(form);
  return { type: sent.headers.get("content-type")!, body: Buffer.from(await sent.arrayBuffer()) };
}

/** An open conversation: what it hears, and when it ends. */
function listen(agent: HttpsAgent, port: number, path: string, headers: Record<string, string>) {
  let heard = "";
  let ended = false;
  const sent = request({
    host: "127.0.0.1",
    port,
    path,
    agent,
    headers: { host: HOST, accept: "text/event-stream", ...headers },
    servername: HOST,
  });
  sent.on("error", () => (ended = true));
  sent.on("response", (answer) => {
    answer.on("data", (piece: Buffer) => (heard += piece.toString()));
    answer.on("error", () => (ended = true));
    answer.on("close", () => (ended = true));
  });
  sent.end();
  /** The mark of the newest event; what stands at its beginning has an id alone. */
  const newest = () => [...heard.matchAll(/^data: (\S+)$/gm)].at(-1)?.[1];
  return { newest, ended: () => ended, close: () => sent.destroy() };
}

describe.each([
  ["nginx", "nginx"],
  ["HAProxy", "haproxy"],
] as const)("behind %s", (_name, program) => {
  let proxy: ChildProcess;
  let tls: number;
  let plain: number;
  const agent = new HttpsAgent({ keepAlive: true, maxSockets: 16, rejectUnauthorized: false });
  beforeAll(async () => {
    [tls, plain] = [await freePort(), await freePort()];
    proxy = kit[program]({ tls, plain, sites: portsOf() });
    await until("the proxy", () =>
      ask(agent, tls, "/readyz").then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
  });
  afterAll(async () => {
    agent.destroy();
    await ended(proxy);
  });

  test("TLS with HTTP/2, HSTS, and everybody led to https; what watches is for the inside", async () => {
    const session = connect(`https://127.0.0.1:${tls}`, { rejectUnauthorized: false, servername: HOST });
    const stream = session.request({ [constants.HTTP2_HEADER_PATH]: "/", [constants.HTTP2_HEADER_AUTHORITY]: HOST });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.once("response", resolve);
      stream.once("error", reject);
    });
    expect(headers).toMatchObject({
      ":status": 200,
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
    });
    stream.close();
    session.close();
    const led = await fetch(`http://127.0.0.1:${plain}/Volunteers?state=Goa`, {
      redirect: "manual",
      headers: { host: HOST },
    });
    expect(led.status).toBe(301);
    expect(led.headers.get("location")).toMatch(/^https:\/\/[^/]+\/Volunteers\?state=Goa$/);
    expect((await ask(agent, tls, "/metrics")).status).toBe(404);
  });

  test("limits count the address that comes, whatever it says of itself", async () => {
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        ask(agent, tls, "/api/twilio/login", {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.${n}` },
          body: Buffer.from(JSON.stringify({ loginId: "nobody.here", password: "wrong-one" })),
        }),
      ),
    );
    expect(tries.some(({ status }) => status === 429)).toBe(true);
  });

  test("who comes from elsewhere is counted for themselves", async () => {
    const again = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ loginId: "nobody.here", password: "wrong-one" }),
    };
    const apart = new HttpsAgent({ rejectUnauthorized: false });
    const [here, elsewhere] = [
      await ask(apart, tls, "/api/twilio/login", again),
      await ask(apart, tls, "/api/twilio/login", {
        ...again,
        from: "127.0.0.9",
        body: JSON.stringify({ loginId: "somebody.else", password: "wrong-one" }),
      }),
    ];
    expect([here.status, elsewhere.status]).toEqual([429, 401]);
  });

  test("a registration with a photo of 49 MB is taken whole", async () => {
    const asha = await withDeps(beside, (deps) => testPerson(deps, { name: "Asha Rao" }));
    const { type, body } = await registration(await largePhoto(49 * 1_048_576), `${asha.username}@mail.example`);
    expect(body.length).toBeGreaterThan(48 * 1_048_576);
    const { status, body: said } = await ask(agent, tls, "/api/volunteers/add", {
      method: "POST",
      headers: { "content-type": type, "content-length": String(body.length), cookie: asha.cookie },
      body,
    });
    expect([status, said.slice(0, 200)]).toEqual([201, expect.any(String)]);
  });

  test("an open conversation hears at once, ends with its process, and hears what it missed when it comes back", async () => {
    const [provider, organiser, number] = await withDeps(beside, async (deps) => {
      const [one, other] = [await testPerson(deps, { role: "volunteer" }), await testPerson(deps)];
      const { id: listing } = await testVolunteer(deps, one);
      const asked = await askedFor(deps.db, {
        sender: other.id,
        recipient: one.id,
        listing,
        day: addDays(todayIST(), 40),
      });
      return [one, other, asked.number] as const;
    });
    const path = `/api/bookings/${number}/messages`;
    const write = async (said: string) => {
      const { status } = await ask(agent, tls, path, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: organiser.cookie },
        body: JSON.stringify({ text: said }),
      });
      expect(status).toBe(201);
    };
    const first = listen(agent, tls, `${path}/stream`, { cookie: provider.cookie });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const writtenAt = performance.now();
    await write("Are you free on that day?");
    const mark = await until("what is new", () => first.newest(), 5_000, 10);
    // Nothing gathers it on the way.
    expect(performance.now() - writtenAt).toBeLessThan(3_000);
    for (const site of sites) await site.later(0);
    await until("the end of the stream", () => first.ended(), 30_000);
    await write("Hello?");
    const again = listen(agent, tls, `${path}/stream`, { cookie: provider.cookie, "last-event-id": mark });
    expect(await until("what was missed", () => again.newest(), 5_000, 10)).not.toBe(mark);
    again.close();
  });

  test("no request fails while processes are restarted one after the other, and while one is killed", async () => {
    const failed: string[] = [];
    let answered = 0;
    const stop = new AbortController();
    const paths = ["/", "/Volunteers", "/api/volunteers/fetch?limit=24", "/readyz", "/AboutUs", "/search?q=indore"];
    const hands = Array.from({ length: 8 }, async (_, hand) => {
      for (let n = hand; !stop.signal.aborted; n++) {
        const path = paths[n % paths.length]!;
        await ask(agent, tls, path).then(
          ({ status }) => {
            answered++;
            if (status !== 200) failed.push(`${path} ${status}`);
          },
          (error: Error) => failed.push(`${path} ${error.message}`),
        );
      }
    });
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await pause(1_500);
    for (const site of sites) {
      await site.later(0);
      await pause(1_500);
    }
    const [first] = sites;
    first!.process.kill("SIGKILL");
    await pause(1_500);
    await first!.later(0);
    await pause(1_500);
    stop.abort();
    await Promise.all(hands);
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(200);
  });
});
