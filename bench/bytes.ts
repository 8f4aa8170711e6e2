import { gzipSync } from "node:zlib";
import { brotliBytes, FIRST_LOAD_LIMIT, firstLoad, MEASURED } from "./first-load.ts";
import { kilobytes } from "./first-pages.ts";
import type { Settings, Table } from "./table.ts";

/** Bytes of the JavaScript that a first visit loads, compressed file by file as it is sent. */
export async function benchBytes(_settings: Settings): Promise<Table> {
  const rows = [["page", "files", "raw", "gzip", "brotli", "of the limit", "in Hindi"]];
  for (const [page, route] of Object.entries(MEASURED)) {
    const scripts = firstLoad(route);
    const sum = (size: (text: string) => number) =>
      kilobytes([...scripts.values()].reduce((total, text) => total + size(text), 0));
    const brotli = brotliBytes(scripts);
    rows.push([
      page,
      String(scripts.size),
      sum(Buffer.byteLength),
      sum((text) => gzipSync(text, { level: 9 }).length),
      kilobytes(brotli),
      (brotli / FIRST_LOAD_LIMIT).toFixed(2),
      kilobytes(brotliBytes(firstLoad(route, "hi"))),
    ]);
  }
  return {
    title: `First-load JavaScript (limit: ${kilobytes(FIRST_LOAD_LIMIT)} brotli; an empty page of this framework: 111 KB gzip, 97 KB brotli, measured before)`,
    rows,
  };
}
