/**
 * Fetches a text from an address that somebody gave us, so that it leads to nobody but the public: https alone, every
 * address behind the name looked at, and connected to one of those that were looked at, whatever the name says later.
 */
import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import type { ClientRequest, IncomingMessage } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { webLink } from "../../domain/web-links.ts";
import { isPublicAddress } from "./public-address.server.ts";

/** Bytes of an answer, and milliseconds for all of it, names and redirects included. */
export const MOST_BYTES = 10 * 1_048_576;
export const MOST_MS = 10_000;
/** How often it may lead on, each time to an address that is looked at anew. */
const MOST_REDIRECTS = 1;

/** Why there is no text: said to whoever gave the address, in words of its feature. */
export const OUTSIDE_TROUBLES = [
  /** No https address of a public name. */ "address",
  /** Behind the name is nothing public. */ "private",
  /** No such name. */ "unknown",
  "unreachable",
  "slow",
  "large",
  /** Another status than 200. */ "refused",
  /** It leads on too often. */ "moved",
] as const;
export type OutsideTrouble = (typeof OUTSIDE_TROUBLES)[number];
export type OutsideAnswer = { ok: true; text: string } | { ok: false; trouble: OutsideTrouble };
/** Never throws. */
export type OutsideFetch = (address: string) => Promise<OutsideAnswer>;

declare module "../deps.server.ts" {
  interface Deps {
    /** Reads what others publish. */
    outside: OutsideFetch;
  }
}

class Trouble extends Error {
  readonly trouble: OutsideTrouble;
  constructor(trouble: OutsideTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** The world as the fetch sees it; tests have one of their own. */
export type OutsideWorld = {
  resolve(host: string): Promise<LookupAddress[]>;
  isPublic(address: string): boolean;
  request(url: URL, options: RequestOptions, answered: (answer: IncomingMessage) => void): ClientRequest;
  /** How long all of it may take. */
  mostMs: number;
};
const WORLD: OutsideWorld = {
  resolve: (host) => lookup(host, { all: true, order: "ipv4first" }),
  isPublic: isPublicAddress,
  request: httpsRequest,
  mostMs: MOST_MS,
};

/** The addresses behind a name, once all of them have been looked at. */
async function checkedAddresses({ resolve, isPublic }: OutsideWorld, host: string): Promise<LookupAddress[]> {
  const found = await resolve(host).catch(() => {
    throw new Trouble("unknown");
  });
  if (found.length === 0) throw new Trouble("unknown");
  // One that is not makes the name one that plays tricks.
  if (!found.every(({ address }) => isPublic(address))) throw new Trouble("private");
  return found;
}

/** A connection asks for its name once more: it is told what was looked at. */
const pinnedTo =
  (addresses: LookupAddress[]): LookupFunction =>
  (_host, options, found) => {
    const [first] = addresses;
    if (options.all || !first) found(null, addresses);
    else found(null, first.address, first.family);
  };

/** One question, without following anything. */
function ask(world: OutsideWorld, url: URL, addresses: LookupAddress[], signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = world.request(
      url,
      {
        method: "GET",
        agent: false,
        lookup: pinnedTo(addresses),
        signal,
        maxHeaderSize: 16_384,
        headers: { accept: "text/calendar, text/plain;q=0.5", "accept-encoding": "identity", "user-agent": "Mandap" },
      },
      resolve,
    );
    asked.on("error", reject);
    asked.end();
  });
}

/** What it brings, up to the limit; packed it could be anything, and is not looked at. */
async function textOf(answer: IncomingMessage): Promise<string> {
  if (answer.statusCode !== 200) throw new Trouble("refused");
  if ((answer.headers["content-encoding"] ?? "identity") !== "identity") throw new Trouble("refused");
  if (Number(answer.headers["content-length"] ?? 0) > MOST_BYTES) throw new Trouble("large");
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Trouble("large");
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/** Where an answer leads on to; null where it is the answer. */
function nextOf(answer: IncomingMessage, url: URL): string | null {
  const { statusCode = 0, headers } = answer;
  if (statusCode < 300 || statusCode > 399 || !headers.location) return null;
  return URL.canParse(headers.location, url) ? new URL(headers.location, url).href : "";
}

async function follow(world: OutsideWorld, given: string, signal: AbortSignal): Promise<string> {
  let address = given;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!address.startsWith("https://") || webLink(address) === null) throw new Trouble("address");
    const url = new URL(address);
    if (isIP(url.hostname)) throw new Trouble("address");
    const addresses = await checkedAddresses(world, url.hostname);
    signal.throwIfAborted();
    const answer = await ask(world, url, addresses, signal);
    try {
      const next = nextOf(answer, url);
      if (next === null) return await textOf(answer);
      address = next;
    } finally {
      answer.destroy();
    }
  }
  throw new Trouble("moved");
}

/** Makes the fetch; `world` is the real one but in tests. */
export function createOutsideFetch(given: Partial<OutsideWorld> = {}): OutsideFetch {
  const world = { ...WORLD, ...given };
  return async (address) => {
    const signal = AbortSignal.timeout(world.mostMs);
    const late = new Promise<never>((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(new Trouble("slow")), { once: true }),
    );
    try {
      return { ok: true, text: await Promise.race([follow(world, address, signal), late]) };
    } catch (error) {
      if (error instanceof Trouble) return { ok: false, trouble: error.trouble };
      return { ok: false, trouble: signal.aborted ? "slow" : "unreachable" };
    }
  };
}
