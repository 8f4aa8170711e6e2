import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { projectRoot } from "../src/platform/root.server.ts";
import { serveSite } from "../test/support/served-site.ts";
import type { Settings, Table } from "./table.ts";

const file = (path: string) => readFileSync(join(projectRoot, "build/client", path), "utf8");

/** The scripts a page names, and what these import statically. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>();
  const take = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, name] of file(path).matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)) take(posix.join(posix.dirname(path), name!));
  };
  for (const [path] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) take(path);
  return found;
}

/** Bytes of the JavaScript that a first visit loads, compressed file by file as it is sent. */
export async function benchBytes(_settings: Settings): Promise<Table> {
  const site = await serveSite();
  const rows = [["page", "files", "raw", "gzip", "brotli"]];
  for (const path of ["/", "/Volunteers"]) {
    const scripts = [...scriptsOf(await (await fetch(site.url + path)).text())];
    const sum = (size: (text: string) => number) => `${(scripts.reduce((total, script) => total + size(file(script)), 0) / 1000).toFixed(1)} KB`;
    rows.push([path, String(scripts.length), sum((text) => Buffer.byteLength(text)), sum((text) => gzipSync(text, { level: 9 }).length), sum((text) => brotliCompressSync(text).length)]);
  }
  await site.stop();
  return { title: "First-load JavaScript (an empty page of this framework: 111 KB gzip, 97 KB brotli, measured before)", rows };
}
