import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** 256 KB, more than a page: with brotli's usual 4 MB the allocation costs as much as the work (docs/performance.md). */
const WINDOW_BITS = 18;
const LEVELS = { once: { br: 2, gzip: 1 }, kept: { br: 5, gzip: 6 } } as const;

/** Smaller ones gain nothing. */
export const SMALLEST = 1_024;

const asked = new Map<string, Encoding | null>();
/** Browsers send a handful of different headers. */
const MOST_HEADERS = 200;

function better(header: string): Encoding | null {
  const taken = new Set(
    header
      .toLowerCase()
      .split(",")
      .flatMap((part) => {
        const [name = "", ...settings] = part.split(";").map((word) => word.trim());
        return settings.some((setting) => /^q=0(?:\.0*)?$/.test(setting)) ? [] : [name];
      }),
  );
  return taken.has("br") ? "br" : taken.has("gzip") ? "gzip" : null;
}

/** The better of the encodings that a client takes by its `Accept-Encoding`, or null. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  if (!header) return null;
  const text = String(header);
  const known = asked.get(text);
  if (known !== undefined) return known;
  if (asked.size >= MOST_HEADERS) asked.clear();
  const encoding = better(text);
  asked.set(text, encoding);
  return encoding;
}

/**
 * A body, compressed by zlib's own threads.
 * @param use 'once' for what one asker gets: quickly; 'kept' for what many get: well
 */
export function compressed(body: Buffer | string, encoding: Encoding, use: keyof typeof LEVELS): Promise<Buffer> {
  if (encoding === "gzip") return gzipped(body, { level: LEVELS[use].gzip });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: LEVELS[use].br,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
