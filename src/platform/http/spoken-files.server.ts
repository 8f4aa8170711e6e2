/**
 * Files that a call gives, addressed below a language as pages are: '/hi/api/papers/…/paper.pdf' is the paper in Hindi.
 * The call is the same, and so is its row of the access matrix: it is found without the language, and spoken in it
 * (`spokenCalls`).
 */
import type { IncomingMessage } from "node:http";
import { languageOfPath, withoutLanguage, type Language } from "../../domain/words/languages.ts";

const SPOKEN_FILE = /^\/[a-z]{2}\/api\/[^?]+\.(?:pdf|ics|csv)(?:\?|$)/i;

/** For Fastify's `rewriteUrl`. */
export function withoutFileLanguage({ url = "/" }: Pick<IncomingMessage, "url">): string {
  return SPOKEN_FILE.test(url) ? withoutLanguage(url) : url;
}

/** The language that a file was asked for in. @param originalUrl as it was asked for */
export const languageOfFile = (originalUrl: string): Language | undefined =>
  SPOKEN_FILE.test(originalUrl) ? languageOfPath(originalUrl) : undefined;
