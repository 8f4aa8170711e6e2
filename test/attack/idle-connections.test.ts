import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveSite, type ServedSite } from "../support/served-site.ts";

const IDLE = 5000;
const SLOW = 300;

let site: ServedSite;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await serveSite({ DEMO: "off" });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site?.stop();
});

function open(first: string): Promise<Socket> {
  return new Promise((done, failed) => {
    const socket = connect(Number(new URL(site.url).port), "localhost", () => {
      if (first) socket.write(first);
      done(socket);
    });
    sockets.push(socket);
    // Unread, the server's end would never be heard of.
    socket.resume();
    socket.on("error", failed);
  });
}

async function openMany(count: number, first: string): Promise<void> {
  for (let at = 0; at < count; at += 250)
    await Promise.all(Array.from({ length: Math.min(250, count - at) }, () => open(first)));
}

/** Times of plain visitors, in milliseconds, one after the other. */
async function visitors(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const start = performance.now();
    const answer = await fetch(`${site.url}${at % 2 ? "/api/volunteers/fetch" : "/"}`, {
      headers: { connection: "close" },
    });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

test(
  "with 5,000 idle and 600 dripping connections open, others are served; the drippers are cut off",
  { timeout: 240_000 },
  async () => {
    const before = await visitors(40);
    await openMany(IDLE, "");
    await openMany(SLOW, "GET / HTTP/1.1\r\nHost: localhost\r\n");
    await openMany(
      SLOW,
      "POST /api/twilio/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
    );
    expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(IDLE);
    const during = await visitors(40);
    console.log(
      `visitors: median ${before[20]!.toFixed(0)} ms alone, ${during[20]!.toFixed(0)} ms beside ${sockets.length} connections; slowest ${during.at(-1)!.toFixed(0)} ms`,
    );
    expect(during.at(-1)).toBeLessThan(5000);
    // Those who have sent no whole head within 20 s, those whose body brings nothing within 30 s, each looked at every 5 s.
    await expect
      .poll(() => sockets.filter(({ closed, readableEnded }) => !closed && !readableEnded).length, {
        timeout: 120_000,
        interval: 1000,
      })
      .toBe(0);
  },
);
