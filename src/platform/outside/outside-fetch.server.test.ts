import { createServer, request, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createOutsideFetch, MOST_BYTES, type OutsideWorld } from "./outside-fetch.server.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const PUBLIC = "93.184.216.34";
const four = (address: string) => [{ address, family: 4 }];

/**
 * A fetch whose names lead to `PUBLIC`, which stands on this machine, and which speaks without TLS: what is tried is
 * where it goes, not how it is sealed.
 * @returns the fetch, and to which addresses it has connected
 */
async function world(answer: RequestListener, given: Partial<OutsideWorld> = {}) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const connected: string[] = [];
  const outside = createOutsideFetch({
    resolve: async () => four(PUBLIC),
    request(url, options, answered) {
      // The address that the connection would be made to, as Node asks for it.
      options.lookup!(url.hostname, { all: true }, (_error, found) => {
        connected.push(...(found as { address: string }[]).map(({ address }) => address));
      });
      const { lookup: _lookup, ...rest } = options;
      return request(
        `http://127.0.0.1:${port}${url.pathname}`,
        { ...rest, headers: { ...rest.headers, host: url.host } },
        answered as (message: IncomingMessage) => void,
      );
    },
    ...given,
  });
  return { outside, connected };
}

test("a text is fetched from the public address behind its name", async () => {
  const { outside, connected } = await world((asked, reply) => reply.end(`BEGIN ${asked.headers.host}`));
  expect(await outside("https://cal.example.com/a.ics")).toEqual({ ok: true, text: "BEGIN cal.example.com" });
  expect(connected).toEqual([PUBLIC]);
});

test("only plain https addresses of public names are asked", async () => {
  let asked = 0;
  const { outside } = await world((_request, reply) => {
    asked += 1;
    reply.end("x");
  });
  for (const address of [
    "http://cal.example.com/",
    "file:///etc/passwd",
    "ftp://cal.example.com/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://localhost/",
    "https://db.internal/",
    "https://cal.example.com:5432/",
    "https://cal.example.com@127.0.0.1/",
    "https://user:word@cal.example.com/",
    "javascript:alert(1)",
    "",
  ])
    expect(await outside(address), address).toEqual({ ok: false, trouble: "address" });
  expect(asked).toBe(0);
});

test("a name that leads to this machine or its network is not connected to, nor one of which one address does", async () => {
  for (const addresses of [
    four("127.0.0.1"),
    four("169.254.169.254"),
    [...four(PUBLIC), ...four("10.0.0.5")],
    [{ address: "::ffff:10.0.0.5", family: 6 }],
    [{ address: "fd00:ec2::254", family: 6 }],
  ]) {
    const { outside, connected } = await world((_asked, reply) => reply.end("x"), { resolve: async () => addresses });
    expect(await outside("https://cal.example.com/"), addresses[0]!.address).toEqual({ ok: false, trouble: "private" });
    expect(connected).toEqual([]);
  }
});

test("a name that says another address the second time gains nothing: the connection goes to the one that was looked at", async () => {
  let looked = 0;
  const { outside, connected } = await world((_asked, reply) => reply.end("x"), {
    resolve: async () => four(looked++ === 0 ? PUBLIC : "127.0.0.1"),
  });
  expect(await outside("https://cal.example.com/")).toEqual({ ok: true, text: "x" });
  expect([looked, connected]).toEqual([1, [PUBLIC]]);
});

test("it leads on once, to an address that is looked at as the first one is", async () => {
  const to = (location: string) =>
    world((asked, reply) => reply.writeHead(asked.url === "/a" ? 302 : 200, { location }).end("there"));
  expect(await (await to("https://other.example.com/b")).outside("https://cal.example.com/a")).toEqual({
    ok: true,
    text: "there",
  });
  for (const [location, trouble] of [
    ["http://other.example.com/b", "address"],
    ["https://127.0.0.1/b", "address"],
    ["https://other.example.com:8080/b", "address"],
    ["/a", "moved"],
  ])
    expect(await (await to(location!)).outside("https://cal.example.com/a"), location).toEqual({ ok: false, trouble });
  const inside = await world((_asked, reply) => reply.writeHead(302, { location: "https://in.example.com/b" }).end(), {
    resolve: async (host) => four(host === "in.example.com" ? "10.0.0.1" : PUBLIC),
  });
  expect(await inside.outside("https://cal.example.com/a")).toEqual({ ok: false, trouble: "private" });
  expect(inside.connected).toEqual([PUBLIC]);
});

test("what is too large, said or not, packed, slow or no answer is left", async () => {
  const said = await world((_asked, reply) => reply.writeHead(200, { "content-length": MOST_BYTES + 1 }).end());
  expect(await said.outside("https://cal.example.com/")).toEqual({ ok: false, trouble: "large" });
  const endless = await world((_asked, reply) => {
    const more = () => void (reply.write("x".repeat(65_536)) ? setImmediate(more) : reply.once("drain", more));
    more();
  });
  expect(await endless.outside("https://cal.example.com/")).toEqual({ ok: false, trouble: "large" });
  const packed = await world((_asked, reply) => reply.writeHead(200, { "content-encoding": "gzip" }).end("x"));
  expect(await packed.outside("https://cal.example.com/")).toEqual({ ok: false, trouble: "refused" });
  const gone = await world((_asked, reply) => reply.writeHead(404).end());
  expect(await gone.outside("https://cal.example.com/")).toEqual({ ok: false, trouble: "refused" });
  const broken = await world((asked) => asked.socket.destroy());
  expect(await broken.outside("https://cal.example.com/")).toEqual({ ok: false, trouble: "unreachable" });
  for (const slow of [
    await world(() => undefined, { mostMs: 100 }),
    await world((_asked, reply) => void reply.write("drop"), { mostMs: 100 }),
    await world((_asked, reply) => reply.end("x"), { mostMs: 100, resolve: () => new Promise(() => undefined) }),
  ])
    expect(await slow.outside("https://cal.example.com/")).toEqual({ ok: false, trouble: "slow" });
  const nameless = await world((_asked, reply) => reply.end("x"), { resolve: () => Promise.reject(new Error("no")) });
  expect(await nameless.outside("https://cal.example.com/")).toEqual({ ok: false, trouble: "unknown" });
});
