import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { BRAND } from "../../domain/brand.ts";
import { chosenLanguage } from "../../domain/words/language-choice.ts";
import { ENGLISH, languageOfPath, OFFERED, type Language, type LanguageCode } from "../../domain/words/languages.ts";
import { say } from "../../domain/words/say.ts";
import { inLanguage } from "../words.server.ts";

/** The inks and papers of tokens.css, written out: this page must stand when nothing else does. */
const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fff9ef;color:#2b1115;font:400 1.125rem/1.55 Mukta,"Noto Sans Devanagari",system-ui,sans-serif}
main{box-sizing:border-box;width:100%;max-width:40rem;padding:2rem 1.25rem;text-align:center}
h1{margin:1.5rem 0 .75rem;font:400 2.375rem/1.15 "Rozha One",Georgia,serif;color:#6e1030}
h1:not(:lang(en)){line-height:1.4}
p{margin:0 0 1rem;color:#6b4641}
a{display:inline-block;min-height:1.5rem;color:#6e1030}
.button{margin:.75rem 0 1.5rem;padding:.8rem 1.5rem;border-radius:.625rem;background:#6e1030;color:#fff9ef;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #2b1115;outline-offset:2px}`;

const CANOPY = `<svg width="96" height="96" viewBox="0 0 48 48" aria-hidden="true"><path fill="#6E1030" d="M24 2C25 10 34 17 46 20H2C14 17 23 10 24 2Z"/><path fill="#F6A81A" d="M2 20h11v3.4a5.5 5.5 0 0 1-11 0ZM24 20h11v3.4a5.5 5.5 0 0 1-11 0Z"/><path fill="#D63A1C" d="M13 20h11v3.4a5.5 5.5 0 0 1-11 0ZM35 20h11v3.4a5.5 5.5 0 0 1-11 0Z"/><path fill="#6E1030" d="M5 30h5v16H5zM38 30h5v16h-5zM14 46V40C14 33 20 32 24 27C28 32 34 33 34 40V46Z"/><circle cx="24" cy="40.5" r="3.2" fill="#F6A81A"/></svg>`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What it says; `action` is the button that leads `to` where there is one, else opens the same address anew. */
export type PlainPage = { title: string; text: string; action: string; to?: string };

export type Plain = { html: string; headers: Record<string, string> };

/** What is known of who asks, however early their request ended. */
export type Asked = Pick<FastifyRequest, "originalUrl" | "headers">;

/** The language of who reads a page that stands by itself: of its address, else the one that they have chosen. */
export function readersLanguage({ originalUrl, headers }: Asked): Language {
  const asked = languageOfPath(originalUrl);
  const chosen = chosenLanguage(headers.cookie);
  return asked.prefix ? asked : (OFFERED.find(({ code }) => code === chosen) ?? ENGLISH);
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

const help = (): string =>
  say("Need a hand? Call <tel>{phone}</tel> or write to <mail>{mail}</mail>.", {
    phone: BRAND.phone.shown,
    mail: BRAND.email.contact,
  })
    .replace(/<tel>(.*)<\/tel>/, `<a href="tel:${BRAND.phone.e164}">$1</a>`)
    .replace(/<mail>(.*)<\/mail>/, `<a href="mailto:${BRAND.email.contact}">$1</a>`);

function drawn({ to = "", ...words }: PlainPage, lang: string): Plain {
  const [title, text, action] = [escaped(words.title), escaped(words.text), escaped(words.action)];
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title.replace(/[.।]$/u, "")} · ${BRAND.name}</title><style>${STYLE}</style></head><body><main>${CANOPY}<h1>${title}</h1><p>${text}</p><a class="button" href="${escaped(to)}">${action}</a><p>${help()}</p></main></body></html>`;
  return {
    html,
    headers: {
      "Cache-Control": "no-store",
      "Content-Security-Policy": POLICY,
      "Content-Type": "text/html; charset=utf-8",
    },
  };
}

/** A page in our look that stands by itself, without scripts or any other file, in the language of its reader. */
export function plainPageFor(asked: Asked, words: () => PlainPage): Plain {
  const { code, locale } = readersLanguage(asked);
  return inLanguage(code, () => drawn(words(), locale));
}

/** The same for a page that says the same to everybody: drawn once a language. @returns the document and its headers */
export function plainPage(words: () => PlainPage): (reply: FastifyReply) => Plain {
  const made = new Map<LanguageCode, Plain>();
  return ({ request }) => {
    const { code } = readersLanguage(request);
    const page = made.get(code) ?? plainPageFor(request, words);
    made.set(code, page);
    return page;
  };
}
