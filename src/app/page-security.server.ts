import { createHash } from "node:crypto";
import { SOUND_ORIGIN } from "../domain/sound-links.ts";
import { VIDEO_ORIGIN } from "../domain/video-links.ts";

/** What pages may load: our own origin alone. Style attributes are allowed, of inline scripts only those of `scripts`. */
export function contentSecurityPolicy(scripts: readonly string[], secure: boolean): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Hot reload speaks over a WebSocket of its own port.
    process.env.NODE_ENV === "development" ? "connect-src 'self' ws:" : "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${VIDEO_ORIGIN} ${SOUND_ORIGIN}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The inline scripts of a page made for one asker: those that carry its nonce. */
export const byNonce = (nonce: string): string[] => [`'nonce-${nonce}'`];

/**
 * The inline scripts of a page that many get: a nonce would be known to all of them, so each script is named by its
 * hash. Only those count that carry the nonce of the rendering, which nobody could know who wrote into the page.
 */
export function byHash(html: Buffer, nonce: string): string[] {
  const hashes = new Set<string>();
  const opening = `<script nonce="${nonce}"`;
  for (let from = html.indexOf(opening); from >= 0; from = html.indexOf(opening, from + opening.length)) {
    const start = html.indexOf(">", from) + 1;
    if (/\ssrc=/.test(html.toString("utf8", from, start))) continue;
    const script = html.subarray(start, html.indexOf("</script>", start));
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return [...hashes];
}

/** A page without any place where `word` stands, which is of ASCII letters and signs alone. */
export function without(html: Buffer, word: string): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(word); at >= 0; at = html.indexOf(word, from)) {
    kept.push(html.subarray(from, at));
    from = at + word.length;
  }
  return Buffer.concat([...kept, html.subarray(from)]);
}
