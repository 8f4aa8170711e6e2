/**
 * Node's clients, each in the process of its own that a client is: `node large-senders.ts <url> <client> <MB>` sends
 * six bodies of that size at once and writes what each sender saw, as JSON.
 */
import { Agent, request } from "node:http";
import { Readable } from "node:stream";

const [url = "", client = "", megabytes = "1"] = process.argv.slice(2);
const body = JSON.stringify({ loginId: "a".repeat(Number(megabytes) * 1_048_576) });
const headers = { "content-type": "application/json" };
const PIECE = 65_536;

const byHttp = (agent: Agent, chunked = false) =>
  new Promise<string>((resolve, reject) => {
    const length = chunked ? {} : { "content-length": Buffer.byteLength(body) };
    const sent = request(url, { method: "POST", agent, headers: { ...headers, ...length } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve(`${answer.statusCode} ${text}`)).on("error", reject);
    });
    sent.on("error", reject);
    if (!chunked) return void sent.end(body);
    for (let at = 0; at < body.length; at += PIECE) sent.write(body.slice(at, at + PIECE));
    sent.end();
  });

async function byFetch(stream = false): Promise<string> {
  const pieces = () =>
    Readable.toWeb(Readable.from([body.slice(0, PIECE), body.slice(PIECE)].map((one) => Buffer.from(one))));
  const sent = stream ? { body: pieces(), duplex: "half" } : { body };
  const answer = await fetch(url, { method: "POST", headers, ...sent } as RequestInit);
  return `${answer.status} ${await answer.text()}`;
}

const clients: Record<string, () => Promise<string>> = {
  fetch: () => byFetch(),
  "fetch of a stream": () => byFetch(true),
  "node:http": () => byHttp(new Agent({ keepAlive: false })),
  "node:http over a kept connection": () => byHttp(new Agent({ keepAlive: true })),
  "node:http in pieces": () => byHttp(new Agent({ keepAlive: true }), true),
};
const seen = await Promise.all(
  Array.from({ length: 6 }, () =>
    clients[client]!().catch((error: unknown) => String((error as Error).cause ?? error)),
  ),
);
process.stdout.write(JSON.stringify(seen), () => process.exit(0));
